"""Several processes over one database: what each of them has to know of the others, and tells them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from atol.core.errors import AtolError
from atol.server.bot_queue import BotQueue
from atol.server.catching_up import forget_old_vote, has_lost_anyone, read_journal, seat_anew
from atol.server.channels import MISSED, channels_over
from atol.server.errors import NotSaved, Overtaken
from atol.server.following import Following
from atol.server.limits import Limits
from atol.server.neighbours import Neighbours
from atol.server.news import BOTS, CHANGED, PEOPLE, news_texts, read_news
from atol.server.room import Room
from atol.server.rooms import Rooms
from atol.server.shared_limits import SharedLimits
from atol.server.votes import answer_statement, question_statements, read_vote, withdrawal
from atol.server.writer import News, Statement

logger = logging.getLogger("atol.server")

BEAT_SECONDS = 1.0


async def keep_on(duty: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong once must not end it: nobody would hear of anything any more."""
    while True:
        try:
            await duty()
        except Exception:
            logger.exception("begins anew")
        await asyncio.sleep(BEAT_SECONDS)


class Together:
    """Company of other processes. What is lost on the way is read from the database at the next beat."""

    def __init__(self, rooms: Rooms, limits: list[Limits], channels: str | None) -> None:
        """`channels` is the address of what carries news in place of the database."""
        self.rooms = rooms
        self.storage = rooms.storage
        self.neighbours = Neighbours(self.storage)
        self.queue = BotQueue(rooms)
        self._channels = channels_over(channels, self.storage.url)
        self.storage.writer.tell_moves_by(self._tell)
        if channels is not None:
            self.storage.writer.tell_by(self._tell)
        self._limits = SharedLimits(self.storage.process, limits, self._channels.publish)
        self._tasks: set[asyncio.Task[None]] = set()
        self._hearing: set[News] = set()
        assert self.storage.shared is not None  # nobody else works on another database
        self._journal = self.storage.shared
        self._following = Following(rooms, self._journal, self._hear_alone)

    async def open(self) -> None:
        await self.neighbours.beat()
        await self._channels.open(self._hear)
        for duty in (
            self._following.follow_for_ever,
            self._beat_for_ever,
            self.neighbours.tell_for_ever,
            self._limits.tell_for_ever,
        ):
            self._start(keep_on(duty))
        await self.queue.open()

    async def close(self) -> None:
        await self.queue.close()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(NotSaved):
            await self.neighbours.leave()
        await self._channels.close()

    def _start(self, duty: Awaitable[None]) -> None:
        task = asyncio.ensure_future(duty)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- hearing

    def _hear(self, message: bytes) -> None:
        if message == MISSED:
            self._refresh_all()
        elif not self._limits.hear(message):
            process, news = read_news(message.decode())
            for item in news:
                if process != self.storage.process or item[0] == BOTS:
                    self._hear_of(item)

    def _hear_of(self, item: News) -> None:
        match_id, version = item
        if match_id == BOTS:
            self.queue.look()
        elif self.rooms.open_room(match_id) is None:
            return
        elif version >= 0:
            self._following.hear(item)
        else:
            self._hear_alone(item)

    def _hear_alone(self, item: News) -> None:
        if item not in self._hearing:
            self._hearing.add(item)
            self._start(self._follow(item))

    async def _follow(self, item: News) -> None:
        """One message may have overtaken another: what counts is what the database says."""
        match_id, version = item
        room = self.rooms.open_room(match_id)
        if room is None:
            self._hearing.discard(item)
            return
        async with room.lock:
            self._hearing.discard(item)
            await self._bring(room, self._way_to_bring(version))

    def _way_to_bring(self, version: int) -> Callable[[Room], Awaitable[None]]:
        if version >= 0:
            return self._catch_up
        return self._meet if version == PEOPLE else self.refresh

    async def _bring(self, room: Room, how: Callable[[Room], Awaitable[None]]) -> None:
        try:
            if not room.dropped:
                await how(room)
        except NotSaved:
            pass  # the database is away; the next beat that reaches it tries again
        except AtolError as error:
            logger.warning("a room cannot follow: %s", error.code)
            self.rooms.drop(room)
        except Exception:
            logger.exception("a room cannot follow")
            self.rooms.drop(room)

    async def _catch_up(self, room: Room) -> None:
        await read_journal(room)
        forget_old_vote(room)

    async def _meet(self, room: Room) -> None:
        """Take over who is connected elsewhere."""
        before = room.people_present(), room.vote.request
        room.elsewhere = await self.neighbours.people_at(room.match.id)
        room.go_on_without_the_absent()
        if before != (room.people_present(), room.vote.request):
            room.tell_people()

    async def refresh(self, room: Room) -> None:
        """Everything about a room, whose lock is held, as the database has it."""
        if room.dropped:
            return
        stored = await self.storage.match_with_seats(room.match.id)
        if stored is None or has_lost_anyone(room.sitting, stored[1]):
            self.rooms.drop(room)
            return
        await read_journal(room)
        before = room.people_present(), room.vote.request
        room.elsewhere = await self.neighbours.people_at(room.match.id)
        room.vote.request = await read_vote(self.storage, room.match.id, room.table.version)
        room.go_on_without_the_absent()
        if seat_anew(room, *stored):
            room.publish(room.table.version)
            room.tell_people()
        elif before != (room.people_present(), room.vote.request):
            room.tell_people()

    def _refresh_all(self) -> None:
        for room in self.rooms.open_rooms():
            self._hear_of((room.match.id, CHANGED))

    # ---- the beat

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if await self.neighbours.beat():
                    self._refresh_all()
                await self._look_for_missed()
                await self.queue.give_back_lost()
                self.queue.look()
            except NotSaved:
                pass  # the database is away
            except Exception:
                logger.exception("a beat was missed")

    async def _look_for_missed(self) -> None:
        """A process can die between writing and telling, and news can be lost."""
        rooms = {room.match.id: room for room in self.rooms.open_rooms()}
        for match_id, version in await self._journal.newest(list(rooms)) if rooms else []:
            if version > rooms[match_id].table.version:
                self._hear_of((match_id, version))

    # ---- telling

    def _tell(self, news: list[News]) -> None:
        for text in news_texts(self.storage.process, news):
            self._channels.publish(text.encode())

    async def people_elsewhere(self, match_id: str) -> set[str]:
        return await self.neighbours.people_at(match_id)

    def here_changed(self, room: Room) -> None:
        self.neighbours.here_changed(room)

    async def asked(self, room: Room) -> None:
        request = room.vote.request
        if request is None or not request.waiting:
            return
        try:
            await self.storage.writer.write(
                *question_statements(room.match.id, request), news=[(room.match.id, CHANGED)]
            )
        except NotSaved:
            room.vote.cancel()
            raise

    async def answered(self, room: Room, seats: list[int], yes: bool) -> None:
        """Two may answer at once at two processes: what all have said stands in the database."""
        statement = answer_statement(room.match.id, seats) if yes else withdrawal(room.match.id)
        await self.storage.writer.write(statement, news=[(room.match.id, CHANGED)])
        room.vote.request = await read_vote(self.storage, room.match.id, room.table.version)

    def withdrawn(self, room: Room) -> None:
        self._start(self._withdraw(room.match.id))

    async def _withdraw(self, match_id: str) -> None:
        with suppress(NotSaved):
            await self.storage.writer.write(withdrawal(match_id), news=[(match_id, CHANGED)])

    def saving(self, room: Room) -> tuple[list[Statement], list[News]]:
        """Whether a bot is to move now is decided with the move before: whichever process dies, none is forgotten."""
        statements, waits = self.queue.after_move(room)
        news = [(room.match.id, room.table.version)]
        return statements, [*news, (BOTS, 0)] if waits else news

    def wake_bot(self, room: Room) -> None:
        self._start(self._wake(room))

    async def _wake(self, room: Room) -> None:
        with suppress(NotSaved, Overtaken):
            await self.queue.put(room)

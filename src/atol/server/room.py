"""A room is a table with the people connected to it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NoReturn

import msgspec
from msgspec import Raw

from atol.core.errors import NoHints, StaleVersion
from atol.core.game import Game
from atol.server.catching_up import start_over
from atol.server.errors import NotFound, NotLate, NotSaved, NotYourSeat, Overtaken, SeatTaken
from atol.server.history import played_statements
from atol.server.messages import Rematch, SeatInfo, TableInfo, encode
from atol.server.naming import actions_named
from atol.server.protocol import Act, Agree, AskHint, Hint, People, Sheets, StandIn, Undo, UndoRequest, Welcome
from atol.server.results import result_statements
from atol.server.seating import seat_info, table_of
from atol.server.stored import StoredMatch, StoredSeat, entry_statement, filing_statement, result_statement
from atol.server.surroundings import Keeper, Listener, Settled
from atol.server.thinking import demand_bot
from atol.server.undo_vote import UndoVote
from atol.server.viewpoints import Viewpoints
from atol.table.hints import HintTask
from atol.table.parts import Entry
from atol.table.seats import BOT

logger = logging.getLogger("atol.server")


class Room:
    """All changes happen under `lock`, and nobody sees one before it is on disk."""

    def __init__(
        self, rooms: Keeper, game: Game, match: StoredMatch, sitting: list[StoredSeat], journal: list[Entry]
    ) -> None:
        self.rooms = rooms
        self.match = match
        self.sitting = sitting
        self.game = game
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.table = table_of(match, sitting, self.game, journal)
        self.viewpoints = Viewpoints(self.game)
        self.vote = UndoVote()
        self.elsewhere: set[str] = set()  # people who are connected at other processes
        self.queued = -1  # the version at which the bots' queue was last told of this match
        self.users = 0  # connections and requests that hold this room
        self.dropped = False
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.users > 0 or self._playing is not None

    def settled(self) -> Settled:
        """The room while nothing is half done in it; raises NotSaved when it no longer stands for the match."""
        return Settled(self)

    # ---- who sits here

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.place for seat in self.sitting if person is not None and seat.owner == person]

    def demand_seat(self, person: str | None, seat: int) -> None:
        if person is None or not 0 <= seat < len(self.sitting) or self.sitting[seat].owner != person:
            raise NotYourSeat(seat=seat)

    def people_present(self) -> set[str]:
        return self.people_here() | self.elsewhere

    def people_here(self) -> set[str]:
        """Those who are connected to this very process."""
        return {listener.person for listener in self.listeners if listener.person is not None and listener.here}

    def seat_infos(self) -> list[SeatInfo]:
        present = self.people_present()
        return [seat_info(seat, seat.owner in present) for seat in self.sitting]

    async def change_seat(self, seat: StoredSeat) -> None:
        """Raises StaleVersion when somebody else has changed it meanwhile."""
        try:
            await self.rooms.storage.change_seat(self.match.id, self.sitting[seat.place], seat)
        except Overtaken:
            await self._start_over(self.table.version)
        self.sitting[seat.place] = seat
        self.queued = -1

    async def _start_over(self, seen: int) -> NoReturn:
        await start_over(self, seen)
        raise StaleVersion(given=seen, current=self.table.version)

    # ---- listening

    def enter(self, listener: Listener, components: Raw, info: TableInfo) -> None:
        own = self.seats_of(listener.person)
        listener.looking = self.table.to_act if self.table.to_act in own else next(iter(own), None)
        self.listeners.append(listener)
        info = msgspec.structs.replace(info, seats=self.seat_infos())
        listener.send(
            encode(
                Welcome(info, components, self.vote.request, self.viewpoints.update(self.table, listener.looking, -1))
            )
        )
        self.tell_people()
        self.rooms.company.here_changed(self)
        self.queued = -1
        self.wake_bots()

    async def look(self, listener: Listener, seat: int | None) -> None:
        """See the table from one of one's own seats, or as everyone may."""
        if seat is not None:
            self.demand_seat(listener.person, seat)
        async with self.settled():
            listener.looking = seat
            listener.send(encode(self.viewpoints.update(self.table, seat, self.table.version)))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        self._who_is_here()

    def hears(self, listener: Listener, here: bool) -> None:
        """A connection that stands may still lead to nobody: a phone without a network."""
        if listener.here != here:
            listener.here = here
            self._who_is_here()

    def _who_is_here(self) -> None:
        self.go_on_without_the_absent()
        self.tell_people()
        self.rooms.company.here_changed(self)

    def go_on_without_the_absent(self) -> None:
        present = self.people_present()
        if self.vote.go_on_without([seat.place for seat in self.sitting if seat.owner not in present]):
            self.rooms.company.withdrawn(self)

    def tell_people(self) -> None:
        """Who is here; the next match is only for those who sit."""
        seated = encode(People(self.seat_infos(), self.vote.request, self.rematch))
        watching = encode(People(self.seat_infos(), self.vote.request, None))
        for listener in self.listeners:
            listener.send(seated if self.seats_of(listener.person) else watching)

    def publish(self, since: int) -> None:
        """Each viewpoint is encoded once, however many watch from it."""
        encoded: dict[int | None, bytes] = {}
        for listener in self.listeners:
            if listener.looking not in encoded:
                encoded[listener.looking] = encode(self.viewpoints.update(self.table, listener.looking, since))
            listener.send(encoded[listener.looking])

    async def sheets(self, ref: int, viewer: int | None) -> Sheets:
        async with self.settled():
            pads = [self.table.score_sheet(seat, viewer) for seat in range(len(self.sitting))]
            return Sheets(ref, self.table.version, pads)

    # ---- playing

    async def act(self, person: str | None, message: Act) -> None:
        async with self.settled():
            self.demand_seat(person, message.seat)
            await self._play(message.seat, message.action, message.version)
        self.wake_bots()

    async def _play(self, seat: int, action: int, version: int) -> None:
        before = self.table.version
        self.table.play(seat, action, version)
        await self._save()
        self.publish(before)
        if self.vote.cancel():
            self.tell_people()

    async def _save(self) -> None:
        """A table that could not be saved is forgotten: the next who comes finds it as it was on disk. Where another
        process was first, its move is told instead: raises StaleVersion."""
        table = self.table
        more, news = self.rooms.company.saving(self)
        statements = [entry_statement(self.match.id, table.journal[-1], table.to_act, table.turn), *more]
        if table.over:
            statements.append(result_statement(self.match.id, table.scores(), table.winners()))
            statements += result_statements(self.match, self.sitting, table, time.time())
            statements += played_statements(self.match, self.sitting, table, time.time())
        try:
            await self.rooms.storage.writer.write(*statements, news=news)
        except Overtaken:
            await self._start_over(table.version - 1)
        except BaseException:
            self.rooms.drop(self)
            raise

    async def file(self, at: float) -> None:
        """Keep the results of a match that ended at that time and was not filed then."""
        reached = result_statements(self.match, self.sitting, self.table, at)
        await self.rooms.storage.writer.write(*reached, filing_statement(self.match.id))

    def wake_bots(self) -> None:
        """Where rules are taught, only once somebody looks: a match may begin at a moment to be seen first."""
        if self.table.course is not None and not self.listeners:
            return
        if self.table.is_bot(self.table.to_act):
            self.rooms.company.wake_bot(self)

    def play_bots(self) -> None:
        """Here and now, until a person is to move."""
        if self._playing is None:
            self._playing = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.table.is_bot(self.table.to_act) and not self.dropped:
                await self.play_bot(self.table.to_act)
        except (NotSaved, StaleVersion):
            pass  # the writer has told why, and the next who comes wakes the bot again
        except Exception:
            logger.exception("a bot could not move")
        finally:
            self._playing = None
            self.rooms.release(self)

    async def play_bot(self, seat: int) -> None:
        """One decision of the bot on that seat, unless something happens meanwhile."""
        version = self.table.version
        action = await self.rooms.thinkers.think(self.table.bot_task(seat))
        async with self.settled():
            await self.rooms.company.refresh(self)
            if self.table.version == version and self.table.is_bot(seat) and not self.dropped:
                await self._play(seat, action, version)

    async def hint_task(self, person: str | None, message: AskHint) -> HintTask:
        if self.match.counted:
            raise NoHints()
        async with self.settled():
            self.demand_seat(person, message.seat)
            self._demand_version(message.version)
            return self.table.hint_task(message.seat)

    async def hint(self, message: AskHint, task: HintTask) -> Hint:
        advice = await self.rooms.thinkers.think(task)
        named = actions_named(self.game, advice.moves)
        return Hint(message.ref, message.version, advice, self.game.meta.secrets, named)

    def _demand_version(self, version: int) -> None:
        if version != self.table.version:
            raise StaleVersion(given=version, current=self.table.version)

    # ---- taking back

    async def ask_undo(self, person: str | None, message: Undo) -> None:
        """At once when nobody else is there to be asked."""
        async with self.settled():
            self.demand_seat(person, message.seat)
            self._demand_version(message.version)
            self.table.demand_undo(message.seat)
            self.vote.begin(UndoRequest(message.seat, message.version, self._others_present(person)))
            await self.rooms.company.asked(self)
            await self._undo_if_agreed()
        self.wake_bots()

    def _others_present(self, person: str | None) -> list[int]:
        others = self.people_present() - {person}
        return [seat.place for seat in self.sitting if seat.owner in others and seat.stand_in is None]

    async def answer_undo(self, person: str | None, message: Agree) -> None:
        async with self.settled():
            self.vote.answer(self.seats_of(person), message.version, message.yes)
            await self.rooms.company.answered(self, self.seats_of(person), message.yes)
            await self._undo_if_agreed()
        self.wake_bots()

    async def _undo_if_agreed(self) -> None:
        agreed = self.vote.take_agreed()
        if agreed is not None:
            before = self.table.version
            self.table.undo(agreed.seat, agreed.version)
            await self._save()
            self.publish(before)
        self.tell_people()

    def _withdraw_undo(self) -> None:
        if self.vote.cancel():
            self.rooms.company.withdrawn(self)

    # ---- coming, going, standing in

    async def take_seat(self, number: int, token: str, person: str, name: str) -> None:
        """Use a seat link, which works once."""
        async with self.settled():
            seat = self.sitting[number]
            if seat.invitation != token:
                raise NotFound()
            if self.seats_of(person):
                raise SeatTaken()
            try:
                await self.change_seat(
                    msgspec.structs.replace(seat, owner=person, name=name, invitation=None, code=None, stand_in=None)
                )
            except StaleVersion:
                raise NotFound() from None  # somebody has used it at another process
            if self.table.is_bot(number):
                self.table.stand_in(number, None)
            self._withdraw_undo()
            self.tell_people()

    async def let_stand_in(self, person: str | None, message: StandIn) -> None:
        async with self.settled():
            await self._seat_bot(self._demand_changeable(person, message), message.bot)
        self.wake_bots()

    async def stand_in_for(self, place: int, bot: str, turn: int) -> None:
        """Let a bot play for somebody who has not moved in time; nothing where they have meanwhile."""
        async with self.settled():
            seat = self.sitting[place]
            if self.table.to_act == place and self.table.turn == turn and seat.stand_in is None:
                await self._seat_bot(seat, bot)
        self.wake_bots()

    async def _seat_bot(self, seat: StoredSeat, bot: str | None) -> None:
        await self.change_seat(msgspec.structs.replace(seat, stand_in=bot))
        if bot is not None or self.table.is_bot(seat.place):
            self.table.stand_in(seat.place, bot)
        self._withdraw_undo()
        self.tell_people()
        self.publish(self.table.version)

    def _demand_changeable(self, person: str | None, message: StandIn) -> StoredSeat:
        """One's own seat; or, to let a bot play, one whose person is away."""
        mine = self.seats_of(person)
        if not mine or message.seat >= len(self.sitting) or self.sitting[message.seat].kind == BOT:
            raise NotYourSeat(seat=message.seat)
        if message.seat not in mine and (message.bot is None or self.seat_infos()[message.seat].present):
            raise SeatTaken()
        if message.seat not in mine and self.match.pace != "live":
            raise NotLate()  # being away is the rule there; the others vote once the time is over
        if message.bot is not None:
            demand_bot(message.bot)
        return self.sitting[message.seat]

    @property
    def rematch(self) -> Rematch | None:
        """The next match, for those who sit here."""
        return None if self.match.rematch is None else Rematch(self.match.rematch, self.match.rematch_by)

    def set_rematch(self, match_id: str, by: int) -> None:
        self.match = msgspec.structs.replace(self.match, rematch=match_id, rematch_by=by)
        self.tell_people()

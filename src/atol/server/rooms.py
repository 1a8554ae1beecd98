"""A room is a table with the people connected to it. It is rebuilt from the journal whenever it is needed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from msgspec import Raw

from atol.bots.registry import bot
from atol.bots.search import SearchBot
from atol.core import registry
from atol.core.errors import AtolError, StaleVersion
from atol.core.game import Game
from atol.core.shuffle import shuffle_from
from atol.server.errors import BotTooSlow, NotFound, NotSaved, NotYourSeat, NoUndoRequest, SeatTaken
from atol.server.messages import (
    Act,
    Agree,
    AskHint,
    Choice,
    Hint,
    People,
    Rematch,
    Result,
    SeatInfo,
    Sheets,
    StandIn,
    TableInfo,
    Undo,
    UndoRequest,
    Update,
    Welcome,
)
from atol.server.results import result_statements
from atol.server.settings import MOST_ITERATIONS, MOST_SECONDS
from atol.server.storage import (
    Standing,
    Storage,
    StoredMatch,
    StoredSeat,
    entry_statement,
    filing_statement,
    result_statement,
)
from atol.server.thinking import Thinkers
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Entry, Table, table_from_journal

logger = logging.getLogger("atol.server")

encode = msgspec.json.Encoder().encode


class Listener:
    """A connection as a room sees it: who listens, from which seat, and how to send."""

    def __init__(self, person: str | None, send: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self.person = person
        self.send = send
        self.close = close
        self.looking: int | None = None


class Room:
    """All changes happen under `lock`, and nobody sees one before it is on disk."""

    def __init__(self, rooms: Rooms, match: StoredMatch, sitting: list[StoredSeat], journal: list[Entry]) -> None:
        self.rooms = rooms
        self.match = match
        self.sitting = sitting
        self.game = registry.game(match.game)
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.table = table_of(match, sitting, self.game, journal)
        self.undo: UndoRequest | None = None
        self.users = 0  # connections and requests that hold this room
        self.dropped = False
        self._moves = MoveTexts(self.game)
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.users > 0 or self._playing is not None

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The room while nothing is half done in it; raises NotSaved when it no longer stands for the match."""
        async with self.lock:
            if self.dropped:
                raise NotSaved()
            yield

    # ---- who sits here

    def places_of(self, person: str | None) -> list[int]:
        return [seat.place for seat in self.sitting if person is not None and seat.owner == person]

    def demand_place(self, person: str | None, place: int) -> None:
        if place not in self.places_of(person):
            raise NotYourSeat(seat=place)

    def seat_infos(self) -> list[SeatInfo]:
        present = {listener.person for listener in self.listeners}
        return [seat_info(seat, seat.owner is not None and seat.owner in present) for seat in self.sitting]

    async def change_seat(self, seat: StoredSeat) -> None:
        await self.rooms.storage.change_seat(self.match.id, seat)
        self.sitting[seat.place] = seat

    # ---- listening

    def enter(self, listener: Listener, components: Raw, info: TableInfo) -> None:
        places = self.places_of(listener.person)
        listener.looking = self.table.to_act if self.table.to_act in places else next(iter(places), None)
        self.listeners.append(listener)
        info = msgspec.structs.replace(info, seats=self.seat_infos())
        listener.send(encode(Welcome(info, components, self.undo, self.update_for(listener.looking, -1))))
        self.tell_people()

    async def look(self, listener: Listener, seat: int | None) -> None:
        """See the table from one of one's own seats, or as everyone may."""
        if seat is not None:
            self.demand_place(listener.person, seat)
        async with self.settled():
            listener.looking = seat
            listener.send(encode(self.update_for(seat, self.table.version)))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        if self.undo is not None:
            self._settle_undo()
        self.tell_people()

    def tell_people(self) -> None:
        """Who is here; the next match is only for those who sit."""
        seated = encode(People(self.seat_infos(), self.undo, self.rematch))
        watching = encode(People(self.seat_infos(), self.undo, None))
        for listener in self.listeners:
            listener.send(seated if self.places_of(listener.person) else watching)

    def publish(self, since: int) -> None:
        """Each viewpoint is encoded once, however many watch from it."""
        encoded: dict[int | None, bytes] = {}
        for listener in self.listeners:
            if listener.looking not in encoded:
                encoded[listener.looking] = encode(self.update_for(listener.looking, since))
            listener.send(encoded[listener.looking])

    def update_for(self, seat: int | None, since: int) -> Update:
        table = self.table
        offers = [] if seat is None or table.is_bot(seat) else table.offers(seat)
        return Update(
            version=table.version,
            seat=seat,
            to_act=table.to_act,
            turn=table.turn,
            view=Raw(encode(table.view(seat))),
            choices=[Choice(offer.action, self._moves.text(offer.action), offer.final) for offer in offers],
            can_undo=seat is not None and table.can_undo(seat),
            events=table.events(seat, since),
            result=Result(table.scores(), table.winners()) if table.over else None,
        )

    async def sheets(self, ref: int, viewer: int | None) -> Sheets:
        async with self.settled():
            pads = [self.table.score_sheet(place, viewer) for place in range(len(self.sitting))]
            return Sheets(ref, self.table.version, pads)

    # ---- playing

    async def act(self, person: str | None, message: Act) -> None:
        async with self.settled():
            self.demand_place(person, message.seat)
            await self._play(message.seat, message.action, message.version)
        self.wake_bots()

    async def _play(self, seat: int, action: int, version: int) -> None:
        before = self.table.version
        self.table.play(seat, action, version)
        await self._save()
        self.publish(before)
        self._forget_undo()

    async def _save(self) -> None:
        """A table that could not be saved is forgotten: the next who comes finds it as it was on disk."""
        table = self.table
        statements = [entry_statement(self.match.id, table.journal[-1], table.to_act, table.turn)]
        if table.over:
            statements.append(result_statement(self.match.id, table.scores(), table.winners()))
            statements += result_statements(self.match, self.sitting, table, time.time())
        try:
            await self.rooms.storage.writer.write(*statements)
        except BaseException:
            self.rooms.drop(self)
            raise

    async def file(self, at: float) -> None:
        """Keep the results of a match that ended at that time and was not filed then."""
        found = result_statements(self.match, self.sitting, self.table, at)
        await self.rooms.storage.writer.write(*found, filing_statement(self.match.id))

    def wake_bots(self) -> None:
        if self._playing is None and self.table.is_bot(self.table.to_act):
            self._playing = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.table.is_bot(self.table.to_act) and not self.dropped:
                await self._play_bot(self.table.to_act)
        except NotSaved:
            pass  # the writer has told why, and the next who comes wakes the bot again
        except Exception:
            logger.exception("a bot could not move")
        finally:
            self._playing = None
            self.rooms.release(self)

    async def _play_bot(self, seat: int) -> None:
        version = self.table.version
        action = await self.rooms.thinkers.think(self.table.bot_task(seat))
        async with self.settled():
            if self.table.version == version and self.table.is_bot(seat):  # nothing happened meanwhile
                await self._play(seat, action, version)

    async def hint(self, person: str | None, message: AskHint) -> Hint:
        async with self.settled():
            self.demand_place(person, message.seat)
            self._demand_version(message.version)
            task = self.table.hint_task(message.seat)
        return Hint(message.ref, message.version, await self.rooms.thinkers.think(task))

    def _demand_version(self, version: int) -> None:
        if version != self.table.version:
            raise StaleVersion(given=version, current=self.table.version)

    # ---- taking back

    async def ask_undo(self, person: str | None, message: Undo) -> None:
        """At once when nobody else is there to be asked."""
        async with self.settled():
            self.demand_place(person, message.seat)
            self._demand_version(message.version)
            self.table.demand_undo(message.seat)
            self.undo = UndoRequest(message.seat, message.version, self._others_present(person))
            await self._undo_if_agreed()
        self.wake_bots()

    def _others_present(self, person: str | None) -> list[int]:
        present = {listener.person for listener in self.listeners} - {person, None}
        return [seat.place for seat in self.sitting if seat.owner in present and seat.stand_in is None]

    async def answer_undo(self, person: str | None, message: Agree) -> None:
        async with self.settled():
            asked = self.undo
            answering = self.places_of(person)
            if asked is None or asked.version != message.version or not set(answering) & set(asked.waiting):
                raise NoUndoRequest()
            if message.yes:
                self.undo = without(asked, answering)
                await self._undo_if_agreed()
            else:
                self._forget_undo()
        self.wake_bots()

    async def _undo_if_agreed(self) -> None:
        asked = self.undo
        if asked is not None and not asked.waiting:
            before = self.table.version
            self.undo = None
            self.table.undo(asked.seat, asked.version)
            await self._save()
            self.publish(before)
        self.tell_people()

    def _settle_undo(self) -> None:
        """Who has left is not waited for; whoever asked may ask again."""
        present = {listener.person for listener in self.listeners}
        if self.undo is not None and any(self.sitting[place].owner not in present for place in self.undo.waiting):
            self.undo = None

    def _forget_undo(self) -> None:
        """What was asked no longer fits, or somebody said no."""
        if self.undo is not None:
            self.undo = None
            self.tell_people()

    # ---- coming, going, standing in

    async def take_seat(self, place: int, token: str, person: str, name: str) -> None:
        """Use a seat link, which works once."""
        async with self.settled():
            seat = self.sitting[place]
            if seat.invitation != token:
                raise NotFound()
            if self.places_of(person):
                raise SeatTaken()
            await self.change_seat(
                msgspec.structs.replace(seat, owner=person, name=name, invitation=None, stand_in=None)
            )
            if self.table.is_bot(place):
                self.table.stand_in(place, None)
            self.undo = None
            self.tell_people()

    async def let_stand_in(self, person: str | None, message: StandIn) -> None:
        async with self.settled():
            seat = self._demand_changeable(person, message)
            await self.change_seat(msgspec.structs.replace(seat, stand_in=message.bot))
            if message.bot is not None or self.table.is_bot(message.seat):
                self.table.stand_in(message.seat, message.bot)
            self.undo = None
            self.tell_people()
            self.publish(self.table.version)
        self.wake_bots()

    def _demand_changeable(self, person: str | None, message: StandIn) -> StoredSeat:
        """One's own seat; or, to let a bot play, one whose person is away."""
        mine = self.places_of(person)
        if not mine or message.seat >= len(self.sitting) or self.sitting[message.seat].kind == BOT:
            raise NotYourSeat(seat=message.seat)
        if message.seat not in mine and (message.bot is None or self.seat_infos()[message.seat].present):
            raise SeatTaken()
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


class Rooms:
    """The rooms that somebody needs now."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def use(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, opened if need be and kept while it is used; raises NotFound."""
        room = await self._room(match_id)
        room.users += 1
        try:
            room.wake_bots()
            yield room
        finally:
            room.users -= 1
            self.release(room)

    async def _room(self, match_id: str) -> Room:
        while match_id not in self._open:
            if match_id not in self._opening:
                self._opening[match_id] = asyncio.create_task(self._load(match_id))
            await asyncio.shield(self._opening[match_id])
        return self._open[match_id]

    async def _load(self, match_id: str) -> None:
        try:
            match = await self.storage.match(match_id)
            if match is None:
                raise NotFound()
            sitting = await self.storage.seats_of(match_id)
            self._open[match_id] = Room(self, match, sitting, await self.storage.entries_of(match_id))
        finally:
            del self._opening[match_id]

    def release(self, room: Room) -> None:
        if not room.busy and self._open.get(room.match.id) is room:
            del self._open[room.match.id]

    def drop(self, room: Room) -> None:
        """Forget what is in memory: whoever listens is sent away and, coming back, finds it as it is on disk."""
        room.dropped = True
        if self._open.get(room.match.id) is room:
            del self._open[room.match.id]
        for listener in room.listeners:  # after the refusal that one of them may still get
            asyncio.get_running_loop().call_soon(listener.close)

    async def drop_match(self, match_id: str) -> None:
        """The same, once whatever is being opened or changed there is done."""
        if match_id in self._opening:
            await asyncio.wait([self._opening[match_id]])
        room = self._open.get(match_id)
        if room is not None:
            async with room.lock:
                self.drop(room)

    async def resume(self) -> None:
        """After a start: where a bot was to move, it goes on."""
        for standing in await self.storage.running_matches():
            if waits_for_bot(standing):
                await self._go_on(standing.match.id)

    async def file_results(self) -> None:
        """After a start: matches that ended before results were kept get theirs."""
        for standing in await self.storage.unfiled_matches():
            try:
                async with self.use(standing.match.id) as room:
                    await room.file(standing.moved)
            except AtolError as error:
                logger.warning("the results of a match cannot be kept: %s", error.code)

    async def _go_on(self, match_id: str) -> None:
        try:
            async with self.use(match_id):
                pass  # using a room wakes its bots
        except AtolError as error:
            logger.warning("a match cannot go on: %s", error.code)


def waits_for_bot(standing: Standing) -> bool:
    seat = standing.seats[standing.to_act]
    return seat.kind == BOT or seat.stand_in is not None


class MoveTexts:
    """Typed actions as JSON, each made once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._texts: dict[int, Raw] = {}

    def text(self, action: int) -> Raw:
        if action not in self._texts:
            self._texts[action] = Raw(encode(self._game.message(action)))
        return self._texts[action]


def table_of(match: StoredMatch, sitting: list[StoredSeat], game: Game, journal: list[Entry]) -> Table:
    places = [Seat(BOT if seat.kind == BOT else PERSON, seat.name) for seat in sitting]
    options: dict[str, object] = dict(match.options)
    table = table_from_journal(game, places, options, shuffle_from(match.shuffle, match.seed), journal)
    for seat in sitting:
        if seat.stand_in is not None:
            table.stand_in(seat.place, seat.stand_in)
    return table


def seat_info(seat: StoredSeat, present: bool) -> SeatInfo:
    is_bot = seat.kind == BOT
    return SeatInfo(
        place=seat.place,
        kind=BOT if is_bot else PERSON,
        name=seat.name,
        joined=is_bot or seat.owner is not None,
        present=is_bot or present,
        bot=seat.name if is_bot else seat.stand_in,
    )


def without(asked: UndoRequest, places: list[int]) -> UndoRequest:
    waiting = [place for place in asked.waiting if place not in places]
    return msgspec.structs.replace(asked, waiting=waiting)


def demand_bot(name: str) -> None:
    """Raises UnknownBot, BadBot or, for one that would keep all others waiting, BotTooSlow."""
    wanted = bot(name)
    if isinstance(wanted, SearchBot) and (wanted.iterations > MOST_ITERATIONS or wanted.seconds > MOST_SECONDS):
        raise BotTooSlow(bot=name, iterations=str(MOST_ITERATIONS), seconds=MOST_SECONDS)

"""What the server does for people: tables, seats, links, records. HTTP and WebSocket only carry it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from urllib.parse import urlencode

import msgspec
import segno
from msgspec import Raw

from atol.core import record, registry
from atol.core.errors import AtolError, BadSeats
from atol.core.game import Game
from atol.core.shuffle import KNOWN, Shuffle, keyed, shuffle_from
from atol.server.errors import BadRequest, NotFound, OthersSitHere
from atol.server.identity import Identities
from atol.server.limits import Limits
from atol.server.messages import (
    Added,
    Fairness,
    GameInfo,
    Invitation,
    Invited,
    MyResult,
    MySheet,
    NewBox,
    NewSeat,
    NewTable,
    OneTimeLink,
    Result,
    Review,
    ReviewStep,
    ShuffleKind,
    TableInfo,
    TableSummary,
    TabletopAnswer,
    TabletopAsk,
)
from atol.server.results import BOX, added_by, box_result, my_result, my_sheet, sheet_of, tabletop_answer
from atol.server.rooms import Room, Rooms, demand_bot, encode
from atol.server.settings import LONGEST_URL, Settings
from atol.server.storage import Standing, Storage, StoredMatch, StoredResult, StoredSeat, new_token, sqlite_url
from atol.server.thinking import Thinkers
from atol.table.seats import BOT, PERSON, Seat, display_names, seat_from
from atol.table.table import Table


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(sqlite_url(settings.data))
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms = Rooms(self.storage, self.thinkers)
        self.limits = Limits(settings.rate)
        self.identities = Identities(b"")  # until the database is open
        self._components: dict[str, Raw] = {}

    async def open(self) -> None:
        await self.storage.open()
        self.identities = Identities(await self.storage.secret_key())
        await self.rooms.file_results()
        await self.rooms.resume()

    async def close(self) -> None:
        self.thinkers.close()
        await self.storage.close()

    # ---- games

    def game_info(self, game_id: str) -> GameInfo:
        game = registry.game(game_id)
        return GameInfo(game.meta, game.edition, self.components(game), game.rulings, game.sources)

    def components(self, game: Game) -> Raw:
        """As JSON, made once; an owner's edition comes and goes with its record."""
        if game.overlay is not None:
            return Raw(encode(game.components))
        if game.meta.id not in self._components:
            self._components[game.meta.id] = Raw(encode(game.components))
        return self._components[game.meta.id]

    # ---- tables

    async def create(self, person: str, name: str, wanted: NewTable) -> str:
        """A new match of that person; returns its id."""
        if [seat.kind for seat in wanted.seats].count("me") > 1:
            raise BadRequest(problem="seats: me twice")
        sitting = [stored_seat(place, seat, person, name) for place, seat in enumerate(wanted.seats)]
        if not any(seat.owner == person for seat in sitting):
            raise BadRequest(problem="seats: nobody is me or here")
        shuffle = keyed() if wanted.seed is None else shuffle_from(KNOWN, wanted.seed)
        return await self._add(wanted.game, dict(wanted.options), sitting, shuffle)

    async def _add(
        self,
        game_id: str,
        options: dict[str, str],
        sitting: list[StoredSeat],
        shuffle: Shuffle,
        after: tuple[str, int] | None = None,
    ) -> str:
        game = registry.game(game_id)
        places = [Seat(BOT if seat.kind == BOT else PERSON, seat.name) for seat in sitting]
        table = Table(game, places, dict(options), shuffle)
        match = StoredMatch(
            id=new_token(),
            game=game_id,
            rules=game.meta.rules_version,
            edition=game.edition,
            options=table.options,
            seed=shuffle.text(),
            watch=new_token(),
            result=None,
            rematch=None,
            rematch_by=None,
            shuffle=shuffle.kind,
        )
        await self.storage.add_match(match, sitting, table.to_act, after)
        return match.id

    @asynccontextmanager
    async def own_room(self, match_id: str, person: str | None) -> AsyncIterator[Room]:
        """A room in which that person sits; any other one does not exist for them."""
        async with self.rooms.use(match_id) as room:
            if not room.places_of(person):
                raise NotFound()
            yield room

    @asynccontextmanager
    async def watched_room(self, token: str) -> AsyncIterator[Room]:
        match_id = await self.storage.watched_match(token)
        if match_id is None:
            raise NotFound()
        async with self.rooms.use(match_id) as room:
            yield room

    async def summaries(self, person: str | None) -> list[TableSummary]:
        if person is None:
            return []
        return [summary_of(standing, person) for standing in await self.storage.matches_of(person)]

    def info(self, room: Room, person: str | None, base: str) -> TableInfo:
        yours = room.places_of(person)
        open_seats = [seat for seat in room.sitting if seat.invitation is not None] if yours else []
        return TableInfo(
            id=room.match.id if yours else "",
            game=room.match.game,
            options=room.table.options,
            seats=room.seat_infos(),
            yours=yours,
            commitment=room.table.commitment,
            shuffle=shuffle_kind(room.table.shuffle),
            invitations=[Invitation(seat.place, self.link(f"/join/{seat.invitation}", base)) for seat in open_seats],
            watch=self.link(f"/watch/{room.match.watch}", base) if yours else None,
            rematch=room.rematch if yours else None,
        )

    def link(self, path: str, base: str) -> OneTimeLink:
        url = (self.settings.public or base).rstrip("/") + path
        return OneTimeLink(path, url, code_rows(url), self.settings.only_here)

    async def delete(self, match_id: str, person: str) -> None:
        async with self.own_room(match_id, person) as room, room.settled():
            if any(seat.kind == PERSON and seat.owner not in (person, None) for seat in room.sitting):
                raise OthersSitHere()
            await self.storage.delete_match(match_id)
            self.rooms.drop(room)

    async def rematch(self, match_id: str, person: str) -> str:
        """The same people and bots again; asking twice gives the same table, unless that was deleted."""
        async with self.own_room(match_id, person) as room, room.settled():
            room.table.scores()  # raises StillRunning
            found = room.match.rematch
            if found is None or await self.storage.match(found) is None:
                fresh = [seat_again(seat) for seat in room.sitting]
                asker = room.places_of(person)[0]
                found = await self._add(room.match.game, room.table.options, fresh, keyed(), (match_id, asker))
                room.set_rematch(found, asker)
            return found

    # ---- links

    async def invited(self, token: str) -> Invited:
        async with self._invited_room(token) as (room, place):
            names = [seat.name for seat in room.sitting if seat.place != place]
            return Invited(room.match.game, names, place)

    async def join(self, token: str, person: str, name: str) -> str:
        """Take the seat of a link; returns the id of the match."""
        async with self._invited_room(token) as (room, place):
            await room.take_seat(place, token, person, name)
            return room.match.id

    @asynccontextmanager
    async def _invited_room(self, token: str) -> AsyncIterator[tuple[Room, int]]:
        found = await self.storage.invited_match(token)
        if found is None:
            raise NotFound()
        async with self.rooms.use(found[0]) as room:
            yield room, found[1]

    async def forget(self, person: str) -> None:
        sat_at = await self.storage.matches_of(person)
        await self.storage.forget(person)
        for standing in sat_at:
            await self.rooms.drop_match(standing.match.id)

    # ---- what lasts beyond a match

    async def sheet(self, game_id: str, person: str | None) -> MySheet:
        game = registry.game(game_id)
        return my_sheet(game, *await self._results(game, person))

    async def results(self, game_id: str, person: str | None) -> list[MyResult]:
        game = registry.game(game_id)
        sheet_of(game)  # raises NotFound
        found, kept = await self._results(game, person)
        return [my_result(result, kept) for result in found]

    async def _results(self, game: Game, person: str | None) -> tuple[list[StoredResult], set[str]]:
        """All of a person's, and the matches that can still be looked at."""
        if person is None:
            return [], set()
        found = await self.storage.results_of(person, game.meta.id)
        return found, await self.storage.kept_matches(person)

    async def added(self, match_id: str, person: str) -> Added:
        """What a finished match brought to that person."""
        async with self.own_room(match_id, person) as room, room.settled():
            room.table.scores()  # raises StillRunning
            game = room.game
        found = await self.storage.results_of(person, game.meta.id)
        mine = next((result for result in found if result.id == match_id), None)
        return added_by(game, mine, found)

    def answer_tabletop(self, game_id: str, name: str, wanted: TabletopAsk) -> TabletopAnswer:
        return TabletopAnswer(Raw(encode(tabletop_answer(registry.game(game_id), name, wanted))))

    async def keep_box(self, game_id: str, wanted: NewBox, person: str) -> Added:
        """A position from a table at home goes to the sheet, once."""
        game = registry.game(game_id)
        sheet_of(game)  # raises NotFound
        result = box_result(game, wanted, person, time.time())
        before = await self.storage.results_of(person, game_id)
        known = next((other for other in before if other.id == result.id), None)
        if known is None:
            await self.storage.keep_result(result)
        return added_by(game, known or result, before)

    async def forget_box(self, game_id: str, result_id: str, person: str) -> None:
        """Take back what was typed in; what matches brought stays."""
        found = await self.storage.results_of(person, registry.game(game_id).meta.id)
        if not any(result.id == result_id and result.origin == BOX for result in found):
            raise NotFound()
        await self.storage.delete_result(person, result_id)

    async def same_link(self, match_id: str, person: str | None, base: str) -> OneTimeLink:
        """Opens a new table with the seed and the setup of a finished match."""
        async with self.own_room(match_id, person) as room, room.settled():
            room.table.scores()  # raises StillRunning
            match, options, seats = room.match, room.table.options, len(room.sitting)
            defaults = {option.name: option.values[0] for option in room.game.meta.options}
        chosen = {name: value for name, value in options.items() if value != defaults[name]}
        setup = {"seed": match.seed, "seats": str(seats), **chosen}
        return self.link(f"/new/{match.game}?{urlencode(setup)}", base)

    # ---- records

    async def record_text(self, match_id: str, person: str | None) -> str:
        async with self.own_room(match_id, person) as room, room.settled():
            return record.write(room.table.record())

    async def fairness(self, match_id: str, person: str | None) -> Fairness:
        async with self.own_room(match_id, person) as room, room.settled():
            found = room.table.record()
            shown_first = room.table.commitment
        assert found.seed is not None
        seed_matches = keyed(bytes.fromhex(found.seed)).commitment() == shown_first
        matches = await asyncio.to_thread(record_matches, found)
        return Fairness(found.commitment, found.seed, seed_matches, matches, shuffle_kind(found.shuffle))

    async def review_table(self, match_id: str, person: str | None, seat: int | None) -> Review:
        async with self.own_room(match_id, person) as room, room.settled():
            found, place = room.table.record(), room.places_of(person)[0] if seat is None else seat
        return await asyncio.to_thread(self._review, found, place)

    async def review_text(self, text: str, seat: int) -> Review:
        return await asyncio.to_thread(lambda: self._review(record.read(text), seat))

    def _review(self, found: record.Record, seat: int) -> Review:
        """Every position of a record, as it was seen from a seat; long enough to be done beside everything else."""
        game = found.load_game()
        end = record.verify(found)
        if seat >= found.seats:
            raise BadSeats(game=found.game, seats=str(seat), players=f"0–{found.seats - 1}")
        sat = [seat_from(player) for player in found.players]
        return Review(
            game=found.game,
            options=found.options,
            names=display_names(sat),
            kinds=[place.kind for place in sat],
            seat=seat,
            components=self.components(game),
            steps=[review_step(step, seat) for step in record.replay(found)],
            sheets=[end.score_sheet(place) for place in range(found.seats)],
            result=Result(end.scores(), end.winners()) if end.over else None,
        )


@lru_cache(1000)
def code_rows(url: str) -> list[str]:
    """The rows of a QR code, 1 for dark; none for an address that is none."""
    if len(url) > LONGEST_URL:
        return []
    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(url, micro=False).matrix]


def stored_seat(place: int, seat: NewSeat, person: str, name: str) -> StoredSeat:
    if seat.kind == "bot":
        demand_bot(seat.bot or "")
        return StoredSeat(place, BOT, seat.bot or "", None, None, None)
    if seat.kind == "link":
        return StoredSeat(place, PERSON, "", None, new_token(), None)
    if seat.kind == "here" and seat.name is None:
        raise BadRequest(problem=f"seats[{place}]: a name is missing")
    return StoredSeat(place, PERSON, clean_name(seat.name or name), person, None, None, seat.kind == "here")


def shuffle_kind(kind: str) -> ShuffleKind:
    return "given" if kind == KNOWN else "keyed"


def seat_again(seat: StoredSeat) -> StoredSeat:
    """In a rematch; where nobody sits, somebody new can be invited."""
    empty = seat.kind == PERSON and seat.owner is None
    return msgspec.structs.replace(seat, stand_in=None, invitation=new_token() if empty else None)


def clean_name(name: str) -> str:
    """One line of printable letters."""
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise BadRequest(problem="name: empty")
    return cleaned


def summary_of(standing: Standing, person: str) -> TableSummary:
    result = standing.match.result
    return TableSummary(
        id=standing.match.id,
        game=standing.match.game,
        names=[seat.name for seat in standing.seats],
        yours=[seat.place for seat in standing.seats if seat.owner == person],
        to_act=standing.to_act,
        turn=standing.turn,
        moved=standing.moved,
        scores=[] if result is None else result["scores"],
        winners=[] if result is None else result["winners"],
    )


def review_step(step: record.Step, seat: int) -> ReviewStep:
    move = step.move
    return ReviewStep(
        seat=-1 if move is None else move.seat,
        notation="" if move is None else move.notation,
        to_act=step.state.to_act,
        view=Raw(encode(step.state.view(seat))),
        events=[event for event in step.events if step.state.over or event.visible_to(seat)],
    )


def record_matches(found: record.Record) -> bool:
    """Does every card and every line follow from the seed?"""
    try:
        record.verify(found)
    except AtolError:
        return False
    return True

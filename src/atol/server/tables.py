"""Tables: beginning a match, finding it again, playing it once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from atol.core.game import Game
from atol.core.shuffle import KNOWN, Shuffle, keyed, shuffle_from
from atol.server.asking import Ask, base_of, known_person, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.errors import BadRequest, NobodySits, NotFound, OthersSitHere
from atol.server.history import Try, try_statement
from atol.server.messages import (
    DailyMark,
    Invitation,
    NewSeat,
    NewTable,
    Pace,
    ShuffleKind,
    TableInfo,
    TableSummary,
)
from atol.server.paces import due_at
from atol.server.people import clean_name
from atol.server.room import Room
from atol.server.seating import seats_from
from atol.server.service import Service
from atol.server.storage import new_code, new_token
from atol.server.stored import After, Standing, StoredMatch, StoredSeat, entry_statement
from atol.server.thinking import demand_bot
from atol.server.writer import Statement
from atol.table.seats import BOT, PERSON
from atol.table.table import Table

MatchId = Annotated[str, PathParameter(max_length=32)]


@get("/api/tables", summary="Where I sit", responses=reading())
async def list_tables(request: Ask) -> list[TableSummary]:
    person = person_of(request)
    if person is None:
        return []
    return [summary_of(standing, person) for standing in await service_of(request).storage.matches_of(person)]


@post("/api/tables", summary="Begin a match", responses=changing(401, 404))
async def begin(request: Ask, data: JSONBody[NewTable]) -> TableInfo:
    person, name = await known_person(request)
    return await own_table(request, await create(service_of(request), person, name, data), person)


@get("/api/tables/{match_id:str}", summary="A table where I sit", responses=reading(404))
async def show_table(request: Ask, match_id: MatchId) -> TableInfo:
    return await own_table(request, match_id, person_of(request))


async def own_table(request: Ask, match_id: str, person: str | None) -> TableInfo:
    service = service_of(request)
    async with service.own_room(match_id, person) as room:
        return info_of(service, room, person, base_of(request))


@delete(
    "/api/tables/{match_id:str}",
    summary="Delete a match in which nobody else sits",
    responses=changing(401, 404, 409),
)
async def delete_table(request: Ask, match_id: MatchId) -> None:
    person, _ = await known_person(request)
    service = service_of(request)
    async with service.own_room(match_id, person) as room, room.settled():
        if any(seat.kind == PERSON and seat.owner not in (person, None) for seat in room.sitting):
            raise OthersSitHere()
        await service.storage.delete_match(match_id)
        service.rooms.drop(room)


@post(
    "/api/tables/{match_id:str}/rematch",
    summary="The same again; asking twice gives the same table",
    responses=changing(401, 404, 409),
)
async def rematch(request: Ask, match_id: MatchId) -> TableInfo:
    person, _ = await known_person(request)
    return await own_table(request, await rematch_of(service_of(request), match_id, person), person)


# ---- a new match


async def create(service: Service, person: str, name: str, wanted: NewTable) -> str:
    """A new match of that person; returns its id."""
    if [seat.kind for seat in wanted.seats].count("me") > 1:
        raise BadRequest(problem="seats: me twice")
    sitting = [stored_seat(number, seat, person, name) for number, seat in enumerate(wanted.seats)]
    if not any(seat.owner == person for seat in sitting):
        raise NobodySits()
    shuffle = keyed() if wanted.seed is None else shuffle_from(KNOWN, wanted.seed)
    return await add_match(
        service,
        await service.shelf.game(wanted.game, wanted.edition),
        dict(wanted.options),
        sitting,
        shuffle,
        wanted.pace,
        wanted.away,
        lesson=wanted.lesson,
    )


async def rematch_of(service: Service, match_id: str, person: str) -> str:
    """The same people and bots again; asking twice gives the same table, unless that was deleted."""
    async with service.own_room(match_id, person) as room, room.settled():
        room.table.demand_over()
        again = room.match.rematch
        if again is None or await service.storage.match(again) is None:
            sitting = seated_again(room.sitting, room.game.meta.sides)
            after = After(match_id, room.seats_of(person)[0], again)
            match, options = room.match, room.table.options
            again = await add_match(service, room.game, options, sitting, keyed(), match.pace, match.away, after)
            room.set_rematch(again, after.by)
        return again


async def add_match(
    service: Service,
    game: Game,
    options: dict[str, str],
    sitting: list[StoredSeat],
    shuffle: Shuffle,
    pace: str,
    away: str,
    after: After | None = None,
    lesson: str | None = None,
    daily: Try | None = None,
) -> str:
    """Returns its id. `after`: a match whose rematch it is; `lesson`: where a course begins; `daily`: whose try at a
    daily sea it is."""
    table = Table(game, seats_from(sitting), dict(options), shuffle)
    match = StoredMatch(
        id=new_token(),
        game=game.meta.id,
        rules=game.meta.rules_version,
        edition=game.edition,
        options=table.options,
        seed=shuffle.text(),
        watch=new_token(),
        result=None,
        rematch=None,
        rematch_by=None,
        shuffle=shuffle.kind,
        day=None if daily is None else daily.day,
        counted=daily is not None and daily.counted,
        pace=pace,
        away=away,
    )
    first = table.to_act
    begun = [] if lesson is None else list(played_until(lesson, table, match.id))
    begun += [] if daily is None or not daily.counted else [try_statement(daily, match.id)]
    await service.storage.add_match(match, sitting, first, after, begun)
    return match.id


def played_until(lesson: str, table: Table, match_id: str) -> Iterator[Statement]:
    """Plays a course as it was prepared up to the moment of that lesson; raises NotFound where there is none."""
    course = table.course
    if course is None or lesson not in course.deal.moments:
        raise NotFound()
    for move in course.deal.moves[: course.deal.moments[lesson]]:
        table.play(table.to_act, table.game.parse(move))
        yield entry_statement(match_id, table.journal[-1], table.to_act, table.turn)


def stored_seat(number: int, seat: NewSeat, person: str, name: str) -> StoredSeat:
    if seat.kind == "bot":
        demand_bot(seat.bot or "")
        return StoredSeat(number, BOT, seat.bot or "", None, None, None)
    if seat.kind == "link":
        return StoredSeat(number, PERSON, "", None, new_token(), None, code=new_code())
    if seat.kind == "here" and seat.name is None:
        raise BadRequest(problem=f"seats[{number}]: a name is missing")
    return StoredSeat(number, PERSON, clean_name(seat.name or name), person, None, None, seat.kind == "here")


def seated_again(sitting: list[StoredSeat], swapped: bool) -> list[StoredSeat]:
    """Everybody once more; on the other side where a game has sides."""
    order = sitting[::-1] if swapped else sitting
    return [msgspec.structs.replace(seat_again(seat), place=place) for place, seat in enumerate(order)]


def seat_again(seat: StoredSeat) -> StoredSeat:
    """In a rematch; where nobody sits, somebody new can be invited."""
    if seat.kind == PERSON and seat.owner is None:
        return msgspec.structs.replace(seat, stand_in=None, invitation=new_token(), code=new_code())
    return msgspec.structs.replace(seat, stand_in=None, invitation=None, code=None)


# ---- what is told of a table


def info_of(service: Service, room: Room, person: str | None, base: str) -> TableInfo:
    yours = room.seats_of(person)
    open_seats = [seat for seat in room.sitting if seat.invitation is not None] if yours else []
    return TableInfo(
        id=room.match.id if yours else "",
        game=room.match.game,
        edition=room.match.edition,
        options=room.table.options,
        seats=room.seat_infos(),
        yours=yours,
        commitment=room.table.commitment,
        shuffle=shuffle_kind(room.table.shuffle),
        invitations=[invitation_to(service, seat, base) for seat in open_seats],
        watch=service.link(f"/watch/{room.match.watch}", base) if yours else None,
        rematch=room.rematch if yours else None,
        course=room.table.course.id if room.table.course else None,
        daily=None if room.match.day is None else DailyMark(room.match.day, room.match.counted),
        pace=pace_named(room.match.pace),
        away="bot" if room.match.away == "bot" else "wait",
    )


def invitation_to(service: Service, seat: StoredSeat, base: str) -> Invitation:
    return Invitation(seat.place, service.link(f"/join/{seat.invitation}", base), seat.code)


def shuffle_kind(kind: str) -> ShuffleKind:
    return "given" if kind == KNOWN else "keyed"


def pace_named(pace: str) -> Pace:
    paces: dict[str, Pace] = {"day": "day", "week": "week"}
    return paces.get(pace, "live")


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
        pace=pace_named(standing.match.pace),
        due=None if result is not None else due_at(standing.match, standing.moved),
    )


HANDLERS = [list_tables, begin, show_table, delete_table, rematch]

"""The daily sea: beginning it, and a calendar of one's own tries. The first try of a day counts, later ones are
practice."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta as Limits
from msgspec import Struct

from atol.core import registry
from atol.core.daily import LEVEL, DailyKind, daily_kinds, daily_setup, daily_shuffle
from atol.core.errors import AtolError
from atol.core.meta import Meta
from atol.server.asking import Ask, known_person, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.errors import NotSaved
from atol.server.history import Rival, Try, has_tried, tries_of
from atol.server.messages import TableInfo
from atol.server.service import Service
from atol.server.stored import StoredSeat
from atol.server.tables import add_match, own_table
from atol.table.seats import BOT, PERSON

ZONES = timedelta(days=1)  # somewhere on Earth it is still yesterday, or tomorrow already


class BadDay(AtolError):
    message = "error-bad-day"


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """`day` is today where the person is, as YYYY-MM-DD."""

    day: Annotated[str, Limits(max_length=10)]
    kind: DailyKind


class DailyGame(Struct, frozen=True):
    """How a game's daily sea can be played; `level` is the bot that one meets as a rival."""

    game: str
    kinds: tuple[DailyKind, ...]
    level: str


class DailyTry(Struct, frozen=True):
    """A try that counts. `points` and `won` are None while it is not played to its end."""

    game: str
    day: str
    kind: DailyKind
    match: str
    points: int | None
    rivals: list[Rival]
    won: float | None


class Calendar(Struct, frozen=True):
    games: list[DailyGame]
    tries: list[DailyTry]


@get("/api/daily", summary="The daily seas, and my tries at them", responses=reading())
async def show_calendar(request: Ask) -> Calendar:
    person = person_of(request)
    rows = [] if person is None else await tries_of(service_of(request).storage, person)
    return Calendar([daily_game(meta) for meta in registry.installed_games()], [daily_try(row) for row in rows])


@post("/api/daily/{game_id:str}", summary="Begin the sea of today", responses=changing(401, 404))
async def begin_daily(request: Ask, game_id: FromPath[str], data: JSONBody[NewDaily]) -> TableInfo:
    """The first try counts, later ones are practice."""
    person, name = await known_person(request)
    service = service_of(request)
    day = today(data.day)
    counted = not await has_tried(service.storage, person, game_id, day.isoformat())
    wanted = Try(person, registry.meta(game_id).id, day.isoformat(), data.kind, counted)
    return await own_table(request, await begin_try(service, wanted, day, name), person)


async def begin_try(service: Service, wanted: Try, day: date, name: str) -> str:
    """The id of its match. Of two that are asked for at once one counts and the other is practice."""
    try:
        return await add_try(service, wanted, day, name)
    except NotSaved:
        if not await has_tried(service.storage, wanted.person, wanted.game, wanted.day):
            raise
        return await add_try(service, msgspec.structs.replace(wanted, counted=False), day, name)


async def add_try(service: Service, wanted: Try, day: date, name: str) -> str:
    setup = daily_setup(registry.meta(wanted.game), day, wanted.kind)  # type: ignore[arg-type]  # one of the kinds
    sitting = [daily_seat(place, setup.seat, wanted.person, name) for place in range(setup.seats)]
    shuffle = daily_shuffle(wanted.game, day)
    return await add_match(service, registry.game(wanted.game), {}, sitting, shuffle, "live", "wait", daily=wanted)


def daily_seat(place: int, own: int, person: str, name: str) -> StoredSeat:
    if place == own:
        return StoredSeat(place, PERSON, name, person, None, None)
    return StoredSeat(place, BOT, LEVEL, None, None, None)


def today(text: str) -> date:
    """The day that somebody somewhere has now; raises BadDay."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadDay(day=text) from None
    if text != day.isoformat() or abs(day - datetime.now(UTC).date()) > ZONES:
        raise BadDay(day=text)
    return day


def daily_game(meta: Meta) -> DailyGame:
    return DailyGame(meta.id, daily_kinds(meta), LEVEL)


def daily_try(row: Any) -> DailyTry:
    values = {name: row[name] for name in DailyTry.__struct_fields__}
    return msgspec.convert({**values, "rivals": row["rivals"] or []}, DailyTry)


HANDLERS = [show_calendar, begin_daily]

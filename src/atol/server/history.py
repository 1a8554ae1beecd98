"""What a person has played: a row for every finished match and for the tries at daily seas that count."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, insert, select

from atol.core.shuffle import KNOWN
from atol.server.results import is_own_play
from atol.server.schema import played, tries
from atol.server.storage import Storage
from atol.server.stored import StoredMatch, StoredSeat
from atol.server.writer import Statement
from atol.table.seats import BOT
from atol.table.table import Table

PlayedOrigin = Literal["match", "same", "daily", "practice"]


class Rival(Struct, frozen=True):
    """Somebody else in the match: a bot, or, without one, a person or the game's own opponent."""

    bot: str | None
    points: int


class PlayedMatch(Struct, frozen=True):
    """A match that a person played to its end. `same`: with the seed of another match; `daily`: the try at a daily
    sea that counts; `practice`: a later one. `won` is the share of the victory."""

    match: str
    place: int
    game: str
    options: dict[str, str]
    points: int
    rivals: list[Rival]
    won: float
    origin: PlayedOrigin
    at: float


class Try(Struct, frozen=True):
    """Of a person at the sea of a day; only the first one counts."""

    person: str
    game: str
    day: str
    kind: str
    counted: bool


# ---- writing


def played_statements(match: StoredMatch, sitting: list[StoredSeat], table: Table, at: float) -> list[Statement]:
    """One for each person who played their own seat to the end; a match that teaches leaves none."""
    if table.course is not None:
        return []
    own = [seat for seat in sitting if seat.owner and is_own_play(seat)]
    return [(insert(played), {"person": seat.owner, **row_of(match, seat, sitting, table, at)}) for seat in own]


def row_of(
    match: StoredMatch, seat: StoredSeat, sitting: list[StoredSeat], table: Table, at: float
) -> dict[str, Any]:
    scores, winners = table.scores(), table.winners()
    bots = {other.place: other.name for other in sitting if other.kind == BOT}
    finished = PlayedMatch(
        match=match.id,
        place=seat.place,
        game=match.game,
        options=table.options,
        points=scores[seat.place],
        rivals=[Rival(bots.get(other), scores[other]) for other in range(len(scores)) if other != seat.place],
        won=1 / len(winners) if seat.place in winners else 0.0,
        origin=origin_of(match),
        at=at,
    )
    row: dict[str, Any] = msgspec.to_builtins(finished)
    return row


def origin_of(match: StoredMatch) -> PlayedOrigin:
    if match.day is not None:
        return "daily" if match.counted else "practice"
    return "same" if match.shuffle == KNOWN else "match"


def try_statement(daily: Try, match_id: str) -> Statement:
    values = {"person": daily.person, "game": daily.game, "day": daily.day, "match": match_id, "kind": daily.kind}
    return insert(tries), {**values, "at": time.time()}


# ---- reading and deleting


async def played_by(storage: Storage, person: str) -> list[PlayedMatch]:
    """The oldest first."""
    rows = await storage.rows(select(played).where(played.c.person == person).order_by(played.c.at, played.c.match))
    fields = PlayedMatch.__struct_fields__
    return [msgspec.convert({name: row[name] for name in fields}, PlayedMatch) for row in rows]


async def tries_of(storage: Storage, person: str) -> list[Any]:
    """Rows of the tries with what came of them, the newest day first."""
    ended = and_(played.c.match == tries.c.match, played.c.person == tries.c.person)
    rows = select(tries, played.c.points, played.c.rivals, played.c.won).select_from(tries.outerjoin(played, ended))
    mine = rows.where(tries.c.person == person)
    return await storage.rows(mine.order_by(tries.c.day.desc(), tries.c.game))


async def has_tried(storage: Storage, person: str, game: str, day: str) -> bool:
    this = tries.c.person == person, tries.c.game == game, tries.c.day == day
    return bool(await storage.rows(select(tries.c.match).where(*this)))


async def delete_history(storage: Storage, person: str) -> None:
    await storage.writer.write(
        (delete(played).where(played.c.person == person), {}),
        (delete(tries).where(tries.c.person == person), {}),
    )

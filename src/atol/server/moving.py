"""Carrying everything from one database to another, and proving that every match arrived."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select

from atol.core.errors import AtolError
from atol.server.databases import bring_up_to_date, database_url, writing_engine
from atol.server.notice_schema import notices, stand_in_votes, told
from atol.server.schema import analyses, device_links, editions, journal, matches, people, results, seats, settings
from atol.server.seating import table_of
from atol.server.shelf import game_on
from atol.server.stored import match_from, seat_from_row
from atol.table.parts import Entry
from atol.table.table import Table as GameTable

KEPT = (  # what outlives a process, each after what it belongs to
    settings,
    people,
    device_links,
    editions,
    matches,
    seats,
    journal,
    results,
    analyses,
    notices,
    told,
    stand_in_votes,
)
AT_ONCE = 1000  # rows


class NotEmpty(AtolError):
    message = "error-not-empty"


class NotTheSame(AtolError):
    """Nothing is kept of a move that ends so."""

    message = "error-not-the-same"


def move(source: str, target: str, report: Callable[[int, int], None]) -> int:
    """Everything, in one transaction; returns how many matches. `report`: how many are verified, and of how many.
    Raises NotEmpty and NotTheSame, and then nothing has changed."""
    old, new = writing_engine(database_url(source)), writing_engine(database_url(target))
    try:
        bring_up_to_date(old)
        bring_up_to_date(new)
        return carry(old, new, report)
    finally:
        old.dispose()
        new.dispose()


def carry(source: Engine, target: Engine, report: Callable[[int, int], None]) -> int:
    with source.connect() as old, target.begin() as new:
        demand_empty(new)
        for table in KEPT:
            copy_rows(table, old, new)
            demand_same_rows(table, old, new)
        ids = [str(row.id) for row in old.execute(select(matches.c.id).order_by(matches.c.created))]
        for number, match_id in enumerate(ids, 1):
            demand_replay(new, match_id)
            report(number, len(ids))
        return len(ids)


def demand_empty(connection: Connection) -> None:
    if any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT):
        raise NotEmpty()


def copy_rows(table: Table, old: Connection, new: Connection) -> None:
    for rows in old.execute(in_order(table)).mappings().partitions(AT_ONCE):
        new.execute(insert(table), [dict(row) for row in rows])


def demand_same_rows(table: Table, old: Connection, new: Connection) -> None:
    """Compared by key: two databases may sort letters differently."""
    before, after = rows_by_key(table, old), rows_by_key(table, new)
    if before != after:
        raise NotTheSame(what=table.name)


def rows_by_key(table: Table, connection: Connection) -> dict[tuple[Any, ...], tuple[Any, ...]]:
    key = [column.name for column in table.primary_key]
    rows = connection.execute(select(table)).mappings()
    return {tuple(row[name] for name in key): tuple(row.values()) for row in rows}


def in_order(table: Table) -> Any:
    return select(table).order_by(*table.primary_key)


def demand_replay(connection: Connection, match_id: str) -> None:
    """Every entry of the journal is played again by the rules, and ends where it was said to end."""
    match = match_from(connection.execute(select(matches).where(matches.c.id == match_id)).mappings().one())
    asked = select(seats).where(seats.c.match == match_id).order_by(seats.c.place)
    sitting = [seat_from_row(row) for row in connection.execute(asked).mappings()]
    lines = list(connection.execute(select(journal).where(journal.c.match == match_id).order_by(journal.c.version)))
    entries = [Entry(line.version, line.seat, line.action, line.back_to) for line in lines[1:]]
    try:
        table = table_of(match, sitting, game_on(connection, match.game, match.edition), entries)
    except AtolError:
        raise NotTheSame(what=match_id) from None
    if (table.to_act, table.turn) != (lines[-1].to_act, lines[-1].turn) or result_of(table) != match.result:
        raise NotTheSame(what=match_id)


def result_of(table: GameTable) -> dict[str, list[int]] | None:
    return {"scores": table.scores(), "winners": table.winners()} if table.over else None

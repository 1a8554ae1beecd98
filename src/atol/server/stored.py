"""What is kept in the database: its rows as typed things, and the statements that write them."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, update

from atol.core.shuffle import KEYED
from atol.server.schema import journal, matches, results, seats
from atol.server.writer import ENTRY, MUST_CHANGE, Statement
from atol.table.parts import Entry

ADD_ENTRY = insert(journal).execution_options(**ENTRY)


class StoredSeat(Struct, frozen=True):
    place: int
    kind: str
    name: str
    owner: str | None
    invitation: str | None
    stand_in: str | None
    guest: bool = False
    code: str | None = None


class StoredMatch(Struct, frozen=True):
    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seed: str
    watch: str
    result: dict[str, list[int]] | None
    rematch: str | None
    rematch_by: int | None
    shuffle: str = KEYED
    day: str | None = None
    counted: bool = False
    pace: str = "live"
    away: str = "wait"


class StoredResult(Struct, frozen=True):
    """What a person reached on one seat of a match, or on a table at home; `id` is the match's, or made for it."""

    id: str
    place: int
    person: str
    game: str
    seats: int
    options: dict[str, str]
    points: int
    rank: str | None
    achieved: list[str]
    origin: str
    at: float


class Standing(Struct, frozen=True):
    """A match in a list: who sits there and how far it is."""

    match: StoredMatch
    seats: list[StoredSeat]
    to_act: int
    turn: int
    moved: float


def sits_alone(standing: Standing, person: str) -> bool:
    """Does no other person sit there, or may come by a link?"""
    return all(
        seat.kind == "bot" or seat.owner == person or (seat.owner is None and seat.invitation is None)
        for seat in standing.seats
    )


class After(Struct, frozen=True):
    """The match before a rematch, the place of whoever asked there, and its rematch up to now."""

    match: str
    by: int
    instead_of: str | None


def rematch_statement(after: After, rematch: str) -> Statement:
    """Two who ask at once, at different processes, get one rematch."""
    wanted = matches.c.id == after.match, matches.c.rematch.is_not_distinct_from(after.instead_of)
    linked = update(matches).where(*wanted).execution_options(**MUST_CHANGE)
    return linked, {"rematch": rematch, "rematch_by": after.by}


def seat_change(match_id: str, before: StoredSeat, seat: StoredSeat) -> Statement:
    """Whoever was faster at another process is not overwritten."""
    same = [seats.c[name].is_not_distinct_from(getattr(before, name)) for name in ("owner", "invitation", "stand_in")]
    values = {name: getattr(seat, name) for name in ("name", "owner", "invitation", "code", "stand_in")}
    changed = update(seats).where(seats.c.match == match_id, seats.c.place == seat.place, *same)
    return changed.execution_options(**MUST_CHANGE), values


def entry_statement(match_id: str, entry: Entry, to_act: int, turn: int) -> Statement:
    values = {
        "match": match_id,
        "version": entry.version,
        "seat": entry.seat,
        "action": entry.action,
        "back_to": entry.back_to,
        "to_act": to_act,
        "turn": turn,
        "at": time.time(),
    }
    return ADD_ENTRY, values


def result_statement(match_id: str, scores: list[int], winners: list[int]) -> Statement:
    result = {"scores": scores, "winners": winners}
    return update(matches).where(matches.c.id == match_id), {"result": result, "filed": True}


def filing_statement(match_id: str) -> Statement:
    return update(matches).where(matches.c.id == match_id), {"filed": True}


def result_deletion(person: str, result_id: str) -> Statement:
    return delete(results).where(results.c.person == person, results.c.id == result_id), {}


def seat_statement(match_id: str, seat: StoredSeat) -> Statement:
    return insert(seats), {"match": match_id, **msgspec.structs.asdict(seat)}


def deletion_of(match_id: str) -> list[Statement]:
    return [
        (delete(journal).where(journal.c.match == match_id), {}),
        (delete(seats).where(seats.c.match == match_id), {}),
        (delete(matches).where(matches.c.id == match_id), {}),
    ]


def match_from(row: Any) -> StoredMatch:
    return StoredMatch(**{name: row[name] for name in StoredMatch.__struct_fields__})


def seat_from_row(row: Any) -> StoredSeat:
    return StoredSeat(**{name: row[name] for name in StoredSeat.__struct_fields__})


def result_from(row: Any) -> StoredResult:
    return StoredResult(**{name: row[name] for name in StoredResult.__struct_fields__})


def standing_from(row: Any, sitting: list[StoredSeat]) -> Standing:
    return Standing(match_from(row), sitting, row["to_act"], row["turn"], row["at"])

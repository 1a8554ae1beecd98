"""What the end of a match leaves behind for the people who played it, written with the journal's last entry."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert

from atol.core.shuffle import KNOWN
from atol.server.messages import Origin
from atol.server.schema import results
from atol.server.stored import StoredMatch, StoredResult, StoredSeat
from atol.server.writer import Statement
from atol.table.table import Table

MATCH: Origin = "match"
SAME: Origin = "same"
BOX: Origin = "box"


def result_statements(match: StoredMatch, sitting: list[StoredSeat], table: Table, at: float) -> list[Statement]:
    """One for each person who played their own seat to the end; a match that teaches leaves none."""
    if table.game.achievements is None or table.course is not None:
        return []
    reached = [result_of(match, seat, seat.owner, table, at) for seat in sitting if seat.owner and is_own_play(seat)]
    return [(insert(results), msgspec.structs.asdict(result)) for result in reached]


def is_own_play(seat: StoredSeat) -> bool:
    """What a guest at the same screen or a bot that stands in reaches is not the owner's."""
    return not seat.guest and seat.stand_in is None


def result_of(match: StoredMatch, seat: StoredSeat, person: str, table: Table, at: float) -> StoredResult:
    return StoredResult(
        id=match.id,
        place=seat.place,
        person=person,
        game=match.game,
        seats=len(table.seats),
        options=table.options,
        points=table.scores()[seat.place],
        rank=table.rank(seat.place),
        achieved=table.achieved(seat.place),
        origin=SAME if match.shuffle == KNOWN else MATCH,
        at=at,
    )

"""How fast a table plays: live, or by correspondence with a day or a week for each turn."""

from __future__ import annotations

from typing import Final

from atol.server.errors import NotLate
from atol.server.stored import Standing, StoredMatch, StoredSeat
from atol.table.seats import BOT

LIVE: Final = "live"
SECONDS: dict[str, float] = {"day": 86_400.0, "week": 7 * 86_400.0}
STAND_IN = "search:300"  # who plays for somebody who stays away


def due_at(match: StoredMatch, moved: float) -> float | None:
    """Until when whoever is to act has time; None in a live match."""
    return None if match.pace == LIVE else moved + SECONDS[match.pace]


def demand_late(standing: Standing, now: float) -> None:
    """Raises NotLate while the person to act still has time, and in a live match."""
    due = due_at(standing.match, standing.moved)
    if due is None or now < due:
        raise NotLate()


def awaited(standing: Standing) -> StoredSeat | None:
    """The seat whose person is to act, if it is a person's."""
    if standing.to_act < 0:
        return None
    seat = standing.seats[standing.to_act]
    return None if seat.kind == BOT or seat.stand_in is not None or seat.owner is None else seat


def others_at(standing: Standing, place: int) -> set[str]:
    """The other people who sit there."""
    late = standing.seats[place].owner
    return {seat.owner for seat in standing.seats if seat.owner is not None} - {late}


def is_majority(votes: int, voters: int) -> bool:
    return votes * 2 > voters

"""The daily sea: one deal a day for every game, the same for everyone, found without asking anybody.

Its seed follows from the date and the game alone, so it is no secret: the shuffle is `known`. It is played alone,
where a game can be, or by one person against a bot of a fixed level.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Literal

from msgspec import Struct

from atol.core.errors import AtolError
from atol.core.meta import Meta
from atol.core.shuffle import KNOWN, Shuffle

LEVEL = "medium"  # the bot that everyone meets

DailyKind = Literal["alone", "rival"]
ALONE: DailyKind = "alone"
RIVAL: DailyKind = "rival"


class NoSuchDaily(AtolError):
    message = "error-no-such-daily"


class DailySetup(Struct, frozen=True):
    """How many sit, and where the person does; everyone else is the bot."""

    seats: int
    seat: int


def daily_shuffle(game_id: str, day: date) -> Shuffle:
    return Shuffle(KNOWN, digest(game_id, day, "sea"))


def digest(game_id: str, day: date, purpose: str) -> bytes:
    return hashlib.sha256(f"atol/daily/{purpose}/{game_id}/{day.isoformat()}".encode()).digest()


def daily_kinds(meta: Meta) -> tuple[DailyKind, ...]:
    """How the game can be played; what a lobby proposes comes first."""
    fewest, most = meta.seats
    alone: tuple[DailyKind, ...] = (ALONE,) if fewest == 1 else ()
    rival: tuple[DailyKind, ...] = (RIVAL,) if most > 1 else ()
    return alone + rival if meta.table_seats == 1 else rival + alone


def daily_setup(meta: Meta, day: date, kind: DailyKind) -> DailySetup:
    """Where seats are sides the day says which one is the person's; elsewhere the person begins."""
    if kind not in daily_kinds(meta):
        raise NoSuchDaily(game=meta.id)
    if kind == ALONE:
        return DailySetup(1, 0)
    seats = max(2, meta.seats[0])
    return DailySetup(seats, digest(meta.id, day, "seat")[0] % seats if meta.sides else 0)

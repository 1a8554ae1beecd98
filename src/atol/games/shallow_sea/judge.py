"""How good a position is for a player, in hundredths of a point: points on the table and what is promised."""

from __future__ import annotations

from atol.games.shallow_sea.state import SeaState


def estimate(sea: SeaState, seat: int) -> int:
    return 100 * sea.pad.total(sea.oceans[seat], sum(sea.lionfish))

"""How good a position is for a player, in hundredths of a point."""

from __future__ import annotations

from atol.games.finspan.scoring import total
from atol.games.finspan.state import Position


def estimate(position: Position, seat: int) -> int:
    return 100 * total(position.parts, position.oceans[seat])

"""What an ocean of Finspan has beside points."""

from __future__ import annotations

from atol.core.messages import Aspect
from atol.core.numbers import count_bits
from atol.games.finspan.slots import ALL_SLOTS
from atol.games.finspan.state import FinspanState


def aspects_of(state: FinspanState, seat: int) -> tuple[Aspect, ...]:
    """Cards in hand, how many of them can be paid at once, and fish in the ocean."""
    ocean = state.oceans[seat]
    playable: list[int] = []
    ocean.add_playable(playable, 0, ALL_SLOTS)
    return (
        Aspect("hand", len(ocean.hand)),
        Aspect("playable", len(playable)),
        Aspect("fish", count_bits(ocean.occupied)),
    )

"""What an ocean of Shallow Sea has beside points."""

from __future__ import annotations

from atol.core.messages import Aspect
from atol.core.numbers import count_bits
from atol.games.shallow_sea.state import ShallowSeaState


def aspects_of(state: ShallowSeaState, seat: int) -> tuple[Aspect, ...]:
    """Shells, corals that wait for fish, and corals that have theirs."""
    ocean = state.oceans[seat]
    waiting = ocean.coral_spaces & ~ocean.completed
    return (
        Aspect("shells", ocean.shells),
        Aspect("waiting", count_bits(waiting)),
        Aspect("completed", count_bits(ocean.coral_spaces & ocean.completed)),
    )

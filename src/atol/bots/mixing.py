"""Choosing by lot where a choice must not be guessed: a secret that the opponent answers with one of its own."""

from __future__ import annotations

from math import fsum
from typing import Final

from atol.core.game import State
from atol.core.random import seeded

SLOTS: Final = 1 << 20  # how finely a lot tells shares apart
CERTAIN: Final = 1000.0  # a lead by so much is a victory, where the judge counts chances


def drawn_from_mixture(state: State, leads: list[float], seed: int) -> int:
    """The number of a legal action, drawn as often as the game's advice says; -1 where it says nothing."""
    chances = [min(1.0, max(0.0, 0.5 + lead / CERTAIN / 2.0)) for lead in leads]
    shares = state.game.advice.mixture(state, chances)
    if not shares:
        return -1
    lot = seeded(seed).below(SLOTS) / SLOTS * fsum(shares)
    for number, share in enumerate(shares):
        lot -= share
        if lot < 0.0:
            return number
    return len(shares) - 1


def best_index(values: list[float]) -> int:
    """Of the highest one, the first of equals."""
    best = 0
    for index in range(1, len(values)):
        if values[index] > values[best]:
            best = index
    return best

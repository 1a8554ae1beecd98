"""What bots are told about playing Kelp: who must not know what, and which choices must not be guessed."""

from __future__ import annotations

from math import fsum
from typing import Final

from atol.core.advice import Advice
from atol.core.game import State
from atol.games.kelp.plans import liking
from atol.games.kelp.sides import OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes

# A side each, for more thinking helps the shark much sooner than the octopus: weak octopuses have a favourite plan
# (`plans.py`). A shark that only glances starves by itself, and against it all octopuses are alike. Not `greedy`: it
# plans a turn in one world, and its shark would strike where the octopus is in that world.
LEVELS: Final = ("glance:cards:1", "glance:food:1", "glance", "search:5", "search:1000")
SHARK_LEVELS: Final = ("search:4", "search:6", "search:14", "search:50", "search:1000")
# Both sides together. mypyc would lose a tuple of tuples whose type it has to guess.
MEASURED: Final[tuple[tuple[float, float], ...]] = ((55.0, 81.0), (51.0, 74.0), (43.0, 61.0), (38.0, 49.0))
WORLDS: Final = 12
LEAST: Final = 0.01  # no choice counts as quite hopeless


class KelpAdvice(Advice):
    def __init__(self) -> None:
        super().__init__(levels=LEVELS, judges_chances=True, worlds=WORLDS, measured=MEASURED, answers=1)

    def level(self, rank: int, seat: int) -> str:
        return SHARK_LEVELS[rank] if seat == SHARK else self.levels[rank]

    def liking(self, state: State, action: int, plan: str) -> int:
        """The octopus's plans; the shark has none."""
        assert isinstance(state, KelpState)
        return liking(state, action, plan) if state.to_act == OCTOPUS else 0

    def is_blind(self, state: State, seat: int) -> bool:
        """The shark does not know where the octopus is; only its answer in a confrontation is drawn by lot."""
        return seat == OCTOPUS and state.to_act == SHARK and state.step != codes.COUNTER

    def mixture(self, state: State, chances: list[float]) -> list[float]:
        """The confrontation is a game of matching cards: both sides mix so that the other cannot profit.

        With `worth[i]` the octopus's chance after escaping with card i, it plays i in proportion to 1 / worth[i];
        the shark guesses i so often that every card is as good for the octopus.
        """
        if state.step == codes.ESCAPE:
            return [1.0 / max(chance, LEAST) for chance in chances]
        if state.step == codes.COUNTER:
            return guesses([max(1.0 - chance, LEAST) for chance in chances])
        return []


def guesses(survivals: list[float]) -> list[float]:
    """How often each counter is to be played; a survival is the octopus's chance against that counter, whose own
    card was any of those left."""
    count = len(survivals)
    every = count * fsum(survivals) / (count - 1)
    worths = [max(every - count * survival, LEAST) for survival in survivals]
    even = (count - 1) / fsum([1.0 / worth for worth in worths])
    return [max(1.0 - even / worth, LEAST) for worth in worths]

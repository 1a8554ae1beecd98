"""The search of 4594e26, kept as a yardstick: a plain tree, and in two games what was better there then.

It thinks by the clock, for as long as somebody tells it before each decision. Its judge is today's: a better judge
makes this opponent stronger too, so that only the search is compared.
"""

from __future__ import annotations

import time

from atol.bots.bot import Bot
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.tree_search import Tree
from atol.bots.turn_planning import TurnPlanning
from atol.core.game import State

BY_TURNS = "shallow_sea"
BY_ROLLOUTS = "podwodni_lowcy"


class PlainSearch(Bot):
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def _choose(self, state: State, seed: int) -> int:
        start = time.monotonic()
        if state.game.meta.id == BY_TURNS:
            plans = TurnPlanning(state, seed)
            return plans.lines[plans.decide_within(start, self.seconds)].first
        if state.game.meta.id == BY_ROLLOUTS:
            return every_action(state, seed).decide_within(start, self.seconds)
        tree = Tree(state, seed)
        tree.grow_until(start + self.seconds)
        return tree.best_action()


def every_action(state: State, seed: int) -> FlatMonteCarlo:
    """It tried all of them out, not only the promising ones."""
    trials = FlatMonteCarlo(state, seed)
    trials.contenders = state.legal()
    trials.totals = dict.fromkeys(trials.contenders, 0.0)
    return trials

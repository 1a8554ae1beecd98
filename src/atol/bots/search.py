"""The bot that searches: in the way that fits the game, with a budget of iterations or of seconds.

A game's advice says which way that is: planning whole turns, flat Monte Carlo, or a tree, with rollouts or without.
They all see nothing but the contract and the advice.
"""

from __future__ import annotations

import math
import time
from typing import Final

from atol.bots.bot import Bot, Cost
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.sequential_halving import SequentialHalving
from atol.bots.tree_search import RolledTree, Tree
from atol.bots.turn_planning import TurnPlanning
from atol.core.advice import ROLLED_TREE, ROLLOUTS, TURNS
from atol.core.game import State

DEFAULT_ITERATIONS: Final = 1000


class SearchBot(Bot):
    """`search:500` thinks for 500 iterations, `search:2s` for two seconds."""

    def __init__(self, setting: str = "") -> None:
        self.iterations = DEFAULT_ITERATIONS
        self.seconds = 0.0
        if setting.endswith("s"):
            self.seconds = float(setting[:-1])
        elif setting:
            self.iterations = int(setting)
        if self.iterations < 1 or not 0.0 <= self.seconds < math.inf:
            raise ValueError("search needs at least one iteration or a time")

    @property
    def cost(self) -> Cost:
        return Cost(0, self.seconds) if self.seconds > 0.0 else Cost(self.iterations, 0.0)

    def choose_ahead(self, state: State, seed: int) -> list[int]:
        """Where whole turns are planned all of the best one."""
        if state.game.advice.search != TURNS or len(state.legal()) == 1:
            return super().choose_ahead(state, seed)
        start = time.monotonic()
        plans = TurnPlanning(state.determinize(state.to_act, seed), seed)
        return plans.lines[self._decide(plans, start)].actions()

    def _choose(self, state: State, seed: int) -> int:
        start = time.monotonic()
        way = state.game.advice.search
        if way == TURNS:
            plans = TurnPlanning(state, seed)
            return plans.lines[self._decide(plans, start) if plans.begin_differently() else 0].first
        if way == ROLLOUTS:
            return self._decide(FlatMonteCarlo(state, seed), start)
        return self._grow(RolledTree(state, seed) if way == ROLLED_TREE else Tree(state, seed))

    def _decide(self, halving: SequentialHalving, start: float) -> int:
        if self.seconds > 0.0:
            return halving.decide_within(start, self.seconds)
        return halving.decide(self.iterations)

    def _grow(self, tree: Tree) -> int:
        if self.seconds > 0.0:
            tree.grow_until(time.monotonic() + self.seconds)
        else:
            tree.grow(self.iterations)
        return tree.best_action()

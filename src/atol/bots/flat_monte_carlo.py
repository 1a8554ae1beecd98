"""Flat Monte Carlo: each action that looks promising is tried out by rollouts, without a tree.

However rough the rollouts are, choosing by what they lead to plays better than the policy itself.
"""

from __future__ import annotations

from typing import Final

from atol.bots.margins import VICTORY, margins, prospects
from atol.bots.rollout import Rollout
from atol.bots.sequential_halving import SequentialHalving
from atol.core.game import State

FIRST_DRAWS: Final = 3  # how often the judge looks at each when there are too many


class FlatMonteCarlo(SequentialHalving):
    """The contenders are legal actions."""

    def __init__(self, state: State, seed: int, premium: float = VICTORY) -> None:
        self.premium = premium  # what winning is worth beside the margin
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.rollout = Rollout(state, seed)
        super().__init__(self.promising(state.game.advice.considered(state, state.legal())))

    def outcome(self, contender: int) -> float:
        """The margin some rounds later, for all contenders in the same turn: one that ends the turn gets no more."""
        state = self.after(contender, self.draws)
        self.rollout.play_on(state, self.state.turn)
        return prospects(state, self.premium)[self.seat]

    def after(self, action: int, draw: int) -> State:
        state = self.state.determinize(self.seat, self.seed * 1000003 + draw)
        state.apply(action, False)
        return state

    def promising(self, actions: list[int]) -> list[int]:
        """The best by the margin right after them, best first where some are left out."""
        width = self.state.game.advice.width
        if len(actions) <= width:
            return actions
        ranked = sorted([(-self.first_look(action), action) for action in actions])
        return [action for _, action in ranked[:width]]

    def first_look(self, action: int) -> float:
        return sum([margins(self.after(action, draw), self.premium)[self.seat] for draw in range(FIRST_DRAWS)])

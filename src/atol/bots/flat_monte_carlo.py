"""Flat Monte Carlo: each legal action is tried out by rollouts, without a tree.

A rollout plays on with the game's rollout policy for some rounds, then the judge says what came of it. However rough
the policy is, choosing by what it leads to plays better than the policy itself.
"""

from __future__ import annotations

from typing import Final

from atol.bots.margins import VICTORY, margins
from atol.bots.sequential_halving import SequentialHalving
from atol.core.game import State

ROUNDS_AHEAD: Final = 2  # a round is a turn of every seat


class FlatMonteCarlo(SequentialHalving):
    """The contenders are the legal actions."""

    def __init__(self, state: State, seed: int, premium: float = VICTORY) -> None:
        super().__init__(state.legal())
        self.premium = premium  # what winning is worth beside the margin
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.last_turn = state.turn + ROUNDS_AHEAD * state.seats

    def outcome(self, contender: int) -> float:
        """The margin some rounds later."""
        state = self.state.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(contender, False)
        policy = state.game.advice
        while state.to_act >= 0 and state.turn < self.last_turn:
            state.apply(policy.choose(state, state.legal()), False)
        return margins(state, self.premium)[self.seat]

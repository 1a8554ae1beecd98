"""Trying actions out: each is followed by the game's reflexes for some rounds, then the judge says what came of it.

All actions in question are tried with the same draws, so that actions are compared and not luck. After each stage
the worse half of them is given up, so that most trials go to what is hard to tell apart. However rough reflexes
are, choosing by what they lead to plays better than they do.
"""

from __future__ import annotations

import time
from typing import Final

from atol.bots.margins import margins
from atol.core.game import State

ROUNDS_AHEAD: Final = 2  # a round is a turn of every seat


class Trials:
    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.last_turn = state.turn + ROUNDS_AHEAD * state.seats
        self.contenders = state.legal()
        self.totals: dict[int, float] = dict.fromkeys(self.contenders, 0.0)
        self.draws = 0

    def stages(self) -> int:
        """How often the better half has to be kept until one action is left."""
        left, count = len(self.contenders), 0
        while left > 1:
            left = (left + 1) // 2
            count += 1
        return count

    def sweep(self, trials: int) -> None:
        """Spend about so many trials, as many on each contender."""
        for _ in range(max(1, trials // len(self.contenders))):
            self.try_all()

    def sweep_until(self, deadline: float) -> None:
        self.try_all()
        while time.monotonic() < deadline:
            self.try_all()

    def try_all(self) -> None:
        self.draws += 1
        for action in self.contenders:
            self.totals[action] += self.outcome(action)

    def outcome(self, action: int) -> float:
        """The margin some rounds later."""
        state = self.state.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(action, False)
        while state.to_act >= 0 and state.turn < self.last_turn:
            state.apply(state.reflex(state.legal()), False)
        return margins(state)[self.seat]

    def keep_better_half(self) -> None:
        ranked = sorted([(-self.totals[action], action) for action in self.contenders])
        self.contenders = [action for _, action in ranked[: (len(ranked) + 1) // 2]]

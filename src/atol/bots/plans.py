"""Trying whole turns out: the most promising ones, each with many draws.

For games in which a turn is a long chain of choices, and what the others answer matters less than how it ends.
"""

from __future__ import annotations

from typing import Final

from atol.bots.contest import Contest
from atol.bots.greedy import Line, best_lines, whole_turns
from atol.bots.margins import margins
from atol.core.game import State

PLANS: Final = 8  # how many turns are tried out


class Plans(Contest):
    """The contenders are places in the list of lines."""

    def __init__(self, state: State, seed: int) -> None:
        self.seat = state.to_act
        self.seed = seed
        self.lines: list[Line] = best_lines(whole_turns(state), PLANS)
        super().__init__(list(range(len(self.lines))))

    def outcome(self, contender: int) -> float:
        """The margin when the turn is over."""
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        return margins(state)[self.seat]

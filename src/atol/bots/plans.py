"""Trying whole turns out: the most promising ones, each with many draws.

For games in which a turn is a long chain of choices, and what the others answer matters less than how it ends.
"""

from __future__ import annotations

from typing import Final

from atol.bots.contest import Contest
from atol.bots.greedy import DRAWS, Line, best_lines, whole_turns
from atol.core.game import State

PLANS: Final = 8  # how many turns are tried out


class Plans(Contest):
    """The contenders are places in the list of lines."""

    def __init__(self, state: State, seed: int) -> None:
        self.seat = state.to_act
        self.seed = seed
        self.lines: list[Line] = best_lines(whole_turns(state), PLANS)
        super().__init__(list(range(len(self.lines))))
        for place, line in enumerate(self.lines):  # what is already known of them
            self.totals[place] = float(DRAWS * line.value)

    def outcome(self, contender: int) -> float:
        """What the judge says when the turn is over."""
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        return float(state.judge(self.seat))

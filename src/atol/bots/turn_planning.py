"""Planning whole turns: a beam search proposes the most promising ones, each is tried out with many draws.

For games in which a turn is a long chain of choices, and what the others answer matters less than how it ends.
"""

from __future__ import annotations

from typing import Final

from atol.bots.beam import Line, best_lines, whole_turns
from atol.bots.sequential_halving import SequentialHalving
from atol.core.game import State

PLANS: Final = 8  # how many turns are tried out
DRAWS: Final = 3  # the beam need not know more: what it proposes is tried out with other draws


class TurnPlanning(SequentialHalving):
    """The contenders are numbers of lines: `lines[contender]`."""

    def __init__(self, state: State, seed: int) -> None:
        self.seat = state.to_act
        self.seed = seed
        self.lines: list[Line] = best_lines(whole_turns(state, state.game.advice.width, DRAWS), PLANS)
        super().__init__(list(range(len(self.lines))))
        for contender, line in enumerate(self.lines):  # what the beam search already knows of them
            self.totals[contender] = float(DRAWS * line.value)

    def outcome(self, contender: int) -> float:
        """What the judge says when the turn is over."""
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        return float(state.judge(self.seat))

"""Planning whole turns: a beam search proposes the most promising ones, each is tried out with many draws.

For games in which a turn is a long chain of choices, and what the others answer matters less than how it ends. For
somebody who plays alone a trial goes on for some turns: what a turn prepares shows in those that follow.
"""

from __future__ import annotations

from typing import Final

from atol.bots.beam import Line, best_lines, whole_turns
from atol.bots.sequential_halving import SequentialHalving
from atol.core.game import State

PLANS: Final = 8  # how many turns are tried out
DRAWS: Final = 3  # the beam need not know more: what it proposes is tried out with other draws
PLANS_AHEAD: Final = 6  # as many if they are played on, which takes longer
WIDTH_AHEAD: Final = 3  # of the beam for the turns after them
COST_AHEAD: Final = 11  # trials of the end of a turn that one which is played on takes the place of


class TurnPlanning(SequentialHalving):
    """The contenders are numbers of lines: `lines[contender]`. Those that begin alike need no comparing."""

    def __init__(self, state: State, seed: int) -> None:
        self.seat = state.to_act
        self.seed = seed
        self.ahead = state.game.advice.ahead if state.seats == 1 else 0
        plans = PLANS_AHEAD if self.ahead else PLANS
        self.lines: list[Line] = best_lines(whole_turns(state, state.game.advice.width, DRAWS), plans)
        super().__init__(list(range(len(self.lines))) if self.begin_differently() else [0])
        if self.ahead == 0:  # what the beam search already knows of them
            for contender in self.contenders:
                self.totals[contender] = float(DRAWS * self.lines[contender].value)

    def begin_differently(self) -> bool:
        return any(line.first != self.lines[0].first for line in self.lines)

    def decide(self, iterations: int) -> int:
        """Turns ahead are paid for with trials."""
        return super().decide(iterations // COST_AHEAD if self.ahead else iterations)

    def outcome(self, contender: int) -> float:
        """What the judge says when the turn is over; alone half of it is what it says some turns later."""
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        value = float(state.judge(self.seat))
        if self.ahead == 0:
            return value
        for _ in range(self.ahead):
            state = after_turn(state)
        return (value + float(state.judge(self.seat))) / 2.0


def after_turn(state: State) -> State:
    """The position at the end of the turn that is going on, of somebody who plays alone."""
    turn = state.turn
    while state.to_act >= 0 and state.turn == turn:
        state = best_lines(whole_turns(state, WIDTH_AHEAD, 1), 1)[0].state
    return state

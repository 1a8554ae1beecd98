"""Planning whole turns: a beam search proposes the most promising ones, each is tried out by playing on to the end.

For games in which a turn is a long chain of choices: what it was good for shows only in those that follow. Everybody
plays on with a narrow beam and one draw, which is weak, but alike for all plans.
"""

from __future__ import annotations

import time
from typing import Final

from atol.bots.beam import Line, best_lines, whole_turns
from atol.bots.sequential_halving import SequentialHalving
from atol.core.game import State

PLANS: Final = 10  # how many turns are tried out
DRAWS: Final = 3  # the beam need not know more: what it proposes is tried out with other draws
WIDTH_AHEAD: Final = 3  # of the beam for the turns after them
TRIALS: Final = 2  # that each plan should get: with a smaller budget fewer of them are tried out
WHOLE: Final = 3  # at least so many of them go to the end of the turn
ENOUGH: Final = 100  # trials of all plans together: near the end, where a trial is short, more would not tell more


class TurnPlanning(SequentialHalving):
    """The contenders are numbers of lines, what the judge likes best first: `lines[contender]`.

    Iterations are turns that are played in trials, so that a decision takes as long early in a match as late.
    """

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.turns = 0  # played in trials so far
        self.lines: list[Line] = promising(whole_turns(state, state.game.advice.width, DRAWS), state.turn)
        super().__init__(
            [number for _, number in sorted((-line.value, number) for number, line in enumerate(self.lines))]
        )

    def begin_differently(self) -> bool:
        """Or else only one action is possible at first, and comparing them can wait."""
        return any(line.first != self.lines[0].first for line in self.lines)

    def decide(self, iterations: int) -> int:
        left = max(1, self.state.game.advice.turns * self.state.seats - self.state.turn)
        self.keep_first(iterations // (TRIALS * left))
        return super().decide(min(iterations, ENOUGH * left))

    def decide_within(self, start: float, seconds: float) -> int:
        self.outcome(0)
        self.keep_first(int(seconds / (TRIALS * (time.monotonic() - start))))
        return super().decide_within(start, seconds)

    def keep_first(self, count: int) -> None:
        del self.contenders[max(1, count) :]

    def sweep(self, trials: int) -> None:
        """Spend about so many turns, as many trials on each contender."""
        end = self.turns + trials
        self.try_all()
        while self.turns < end:
            self.try_all()

    def outcome(self, contender: int) -> float:
        """Half of it is what the seat has in the end, half what the judge says on the way there, on average: that
        differs less from one trial to the next."""
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        if state.turn == self.state.turn:  # where the judge hopes for more: whoever draws once would draw again
            state = after_turn(state)
        judged = state.judge(self.seat)
        total, opinions = float(judged), 1
        while state.to_act >= 0:
            state = after_turn(state)
            judged = state.judge(self.seat)
            total += judged
            opinions += 1
        self.turns += opinions
        return (total / opinions + state.game.advice.prospect(state, self.seat)) / 2.0


def promising(lines: list[Line], turn: int) -> list[Line]:
    """What the judge likes best, and the best whole turns: inside a turn it may hope for more at every draw."""
    best = best_lines(lines, PLANS)
    return best + [line for line in best_lines(ended(lines, turn), WHOLE) if line not in best]


def ended(lines: list[Line], turn: int) -> list[Line]:
    return [line for line in lines if line.state.to_act < 0 or line.state.turn != turn]


def after_turn(state: State) -> State:
    """The position at the end of the turn that is going on; nothing is drawn on the way there that need not be."""
    turn = state.turn
    while state.to_act >= 0 and state.turn == turn:
        lines = whole_turns(state, WIDTH_AHEAD, 1)
        state = best_lines(ended(lines, turn) or lines, 1)[0].state
    return state

"""What a finished match is worth to a seat, from -1 to 1: half of it is who won, half of it how far ahead.

A margin has no natural bounds. It is pressed into them so that a point counts most where matches are close; `spread`
is the margin that counts half. Alone there is nobody to be ahead of, and what counts is how far a usual score was
passed. The judge's opinion of a match that goes on is pressed in the same way: a net starts from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.bots.margins import best_other
from atol.core.game import State

RESULT_SHARE: Final = 0.5
OPINION_BITS: Final = 7  # the judge's opinion is counted in parts of 2**7


class Worth:
    """Points as they are scored, but what the judge says in hundredths of them."""

    def __init__(self, spread: float, usual_alone: float, spread_alone: float, judged_alone: int) -> None:
        self.spread = spread
        self.usual_alone = usual_alone
        self.spread_alone = spread_alone
        self.judged_alone = judged_alone  # what the judge usually says alone: it leaves out an automaton's points
        self.spread_judged: i64 = round(100 * spread)
        self.spread_judged_alone: i64 = round(100 * spread_alone)

    def of(self, state: State) -> list[float]:
        """Of a finished match, for each seat."""
        scores = state.scores()
        winners = state.winners()
        return [
            RESULT_SHARE * result(winners, seat) + (1.0 - RESULT_SHARE) * self.pressed(scores, seat, state.seats)
            for seat in range(state.seats)
        ]

    def opinion(self, judged: i64, seats: i64) -> i64:
        """A margin by the judge, pressed in the same way and counted in whole numbers."""
        if seats == 1:
            return pressed_opinion(judged - self.judged_alone, self.spread_judged_alone)
        return pressed_opinion(judged, self.spread_judged)

    def pressed(self, scores: list[int], seat: int, seats: int) -> float:
        margin = float(score_margin(scores, seat))
        if seats == 1:
            return press(margin - self.usual_alone, self.spread_alone)
        return press(margin, self.spread)


def judged_margins(state: State) -> list[int]:
    """What the judge thinks of each seat, less what it thinks of the best other one; alone: of the seat."""
    judged = [float(state.judge(seat)) for seat in range(state.seats)]
    return [int(value - best_other(judged, seat)) for seat, value in enumerate(judged)]


def press(margin: float, spread: float) -> float:
    return margin / (abs(margin) + spread)


def pressed_opinion(margin: i64, spread: i64) -> i64:
    return margin * 2**OPINION_BITS // ((margin if margin >= 0 else -margin) + spread)


def result(winners: list[int], seat: int) -> float:
    """1 for a victory, -1 for a defeat; a victory that n seats share is worth 2/n - 1."""
    return 2.0 / len(winners) - 1.0 if seat in winners else -1.0


def score_margin(scores: list[int], seat: int) -> int:
    """Its points less those of the best other one, an automaton's included; alone: its points."""
    others = [score for index, score in enumerate(scores) if index != seat]
    return scores[seat] - (max(others) if others else 0)

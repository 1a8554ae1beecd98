"""What an action was worth, read from the score sheets before and after it: a game says its points in one place."""

from __future__ import annotations

from collections import Counter

from atol.core.game import State
from atol.core.messages import Gain, ScoreDetail, ScoreLine

Sheet = tuple[ScoreLine, ...]


def sheets_of(state: State) -> list[Sheet]:
    """One for each score, an automaton's included."""
    return [state.game.settled_sheet(state, place) for place in range(len(state.scores()))]


def gains_between(before: list[Sheet], after: list[Sheet]) -> list[Gain]:
    return [gain for seat in range(len(after)) for gain in gains_of(seat, before[seat], after[seat])]


def gains_of(seat: int, before: Sheet, after: Sheet) -> list[Gain]:
    """One for each line whose points have changed, downwards too."""
    if before == after:
        return []
    old = {line.key: line for line in before}
    lines = [(old.get(line.key, ScoreLine(line.key, 0)), line) for line in after]
    return [gain_in(seat, was, now) for was, now in lines if was.points != now.points]


def gain_in(seat: int, old: ScoreLine, new: ScoreLine) -> Gain:
    return Gain(seat, new.key, new.points - old.points, tuple(detail.what for detail in new_details(old, new)))


def new_details(old: ScoreLine, new: ScoreLine) -> list[ScoreDetail]:
    left = Counter(old.details)
    fresh: list[ScoreDetail] = []
    for detail in new.details:
        left[detail] -= 1
        if left[detail] < 0 and detail.points:
            fresh.append(detail)
    return fresh

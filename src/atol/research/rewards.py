"""What a finished match was worth to each seat."""

from __future__ import annotations

from atol.core.game import State

LOST = -1.0


def results(state: State) -> list[float]:
    """For each seat: 1 for a victory, -1 for a defeat; a victory that n seats share is worth 2/n - 1."""
    winners = state.winners()
    return [2.0 / len(winners) - 1.0 if seat in winners else LOST for seat in range(state.seats)]


def score_margins(state: State) -> list[float]:
    """For each seat: its points less those of the best other one, an automaton's included; alone: its points."""
    scores = state.scores()
    return [float(scores[seat] - best_other(scores, seat)) for seat in range(state.seats)]


def best_other(scores: list[int], seat: int) -> int:
    others = [score for index, score in enumerate(scores) if index != seat]
    return max(others) if others else 0


def rewards(state: State, margin: bool) -> list[float]:
    return score_margins(state) if margin else results(state)

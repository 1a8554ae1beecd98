"""How far each seat is ahead: the value that searching bots work with."""

from __future__ import annotations

from typing import Final

from atol.core.game import State

VICTORY: Final = 1000.0  # what winning is worth beside the margin, in hundredths of a point

CERTAIN: Final = 1000  # a chance in thousandths


def margins(state: State, premium: float = VICTORY) -> list[float]:
    """For each seat: how far it is ahead of the best other one, with a premium for a match that is won."""
    if state.to_act >= 0 and state.game.advice.judges_chances and state.seats == 2:
        lead = float(2 * state.judge(0) - CERTAIN)
        return [lead, -lead]
    judged = [float(state.judge(seat)) for seat in range(state.seats)]
    if state.to_act < 0:
        winners = state.winners()
        judged = [value + (premium if seat in winners else 0.0) for seat, value in enumerate(judged)]
    return leads(judged)


def prospects(state: State, premium: float = VICTORY) -> list[float]:
    """The same at the end of a rollout, where a game may know more than its judge."""
    advice = state.game.advice
    if state.to_act < 0 or advice.judges_chances:
        return margins(state, premium)
    return leads([float(advice.prospect(state, seat)) for seat in range(state.seats)])


def leads(judged: list[float]) -> list[float]:
    return [value - best_other(judged, seat) for seat, value in enumerate(judged)]


def best_other(judged: list[float], seat: int) -> float:
    others = [value for index, value in enumerate(judged) if index != seat]
    return max(others) if others else 0.0

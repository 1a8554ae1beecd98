"""The rollout policy: what a diver does without thinking long, by the judge's formulas and mostly without trying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from atol.core.advice import Advice
from atol.core.game import State
from atol.games.podwodni_lowcy.cards import CAUGHT
from atol.games.podwodni_lowcy.diver import NOBODY
from atol.games.podwodni_lowcy.ids import CORNER, DEEPER, DIVE, PASS, TAKE_COLUMN, TAKE_ROW, USE_HARPOON, USE_NET
from atol.games.podwodni_lowcy.judge import (
    best_of_row,
    column_value,
    corner_value,
    deeper_value,
    standing,
    values_of,
)
from atol.games.podwodni_lowcy.prospect import potential, prospect
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, ROW, START, TOOLS

A_DIVE: Final = 150  # what a dive has to be worth for a set to wait, in hundredths of a point
LOST: Final = 100  # what the other diver loses to a net
PATIENCE: Final = 40  # rounds; whoever scores first helps the others, so all could wait for ever


class LowcyAdvice(Advice):
    def choose(self, state: State, actions: list[int]) -> int:
        assert isinstance(state, LowcyState)
        return quick_choice(state, actions)

    def prospect(self, state: State, seat: int) -> int:
        assert isinstance(state, LowcyState)
        return prospect(state, seat)

    def is_ending(self, state: State) -> bool:
        """In the last turns, so that a rollout never stops between the target and the victory."""
        assert isinstance(state, LowcyState)
        return state.finisher != NOBODY

    def considered(self, state: State, actions: list[int]) -> list[int]:
        """A set, if there is one, once patience is over."""
        assert isinstance(state, LowcyState)
        if state.step != START or len(actions) == 1 or is_patient(state):
            return actions
        return [action for action in actions if action != DIVE]


def quick_choice(state: LowcyState, actions: list[int]) -> int:
    if len(actions) == 1:
        return actions[0]
    return POLICIES.get(state.step, best_judged)(state, actions)


def best_of(actions: list[int], values: list[int]) -> int:
    """The first of the actions with the highest value."""
    best = 0
    for index in range(1, len(values)):
        if values[index] > values[best]:
            best = index
    return actions[best]


# ---- the beginning of a turn


def dive_or_score(state: LowcyState, actions: list[int]) -> int:
    """Ready sets are held until they bring the target: laid early, they only feed the pool and the others."""
    return DIVE if can_wait(state) else best_judged(state, actions)


def can_wait(state: LowcyState) -> bool:
    if state.finisher != NOBODY or not is_patient(state):
        return False
    return potential(state, state.active) < state.target and state.can_draw()


def is_patient(state: LowcyState) -> bool:
    return state.turn < PATIENCE * state.seats


# ---- the dive


def best_corner(state: LowcyState, actions: list[int]) -> int:
    values = values_of(state)
    return best_of(actions, [corner_value(state, values, action - CORNER) for action in actions])


def best_depth(state: LowcyState, actions: list[int]) -> int:
    values = values_of(state)
    column = column_value(state, values)
    picks = [action for action in actions if action >= TAKE_ROW]
    row = best_of_row(state, values, state.corner, len(state.dive)) if picks else 0
    if actions[0] == DEEPER and deeper_value(state, values) > max(column, row):
        return DEEPER
    return TAKE_COLUMN if column >= row else best_of(picks, pick_values(state, values, picks))


def best_pick(state: LowcyState, actions: list[int]) -> int:
    return best_of(actions, pick_values(state, values_of(state), actions))


def pick_values(state: LowcyState, values: list[int], picks: list[int]) -> list[int]:
    return [values[state.card_at(action - TAKE_ROW)] for action in picks]


# ---- nets and harpoons


def best_tool(state: LowcyState, actions: list[int]) -> int:
    values = values_of(state)
    return best_of(actions, [tool_value(state, values, action) for action in actions])


def tool_value(state: LowcyState, values: list[int], action: int) -> int:
    if action == PASS:
        return 0
    if action >= USE_HARPOON:
        return values[state.card_at(action - USE_HARPOON)]
    return LOST + values[(action - USE_NET) % CAUGHT]


# ---- everything else


def best_judged(state: LowcyState, actions: list[int]) -> int:
    """Here no draw touches what the judge says, so each action is tried once."""
    seat = state.to_act
    values = [dive_value(state, seat) if action == DIVE else after(state, seat, action) for action in actions]
    return best_of(actions, values)


def dive_value(state: LowcyState, seat: int) -> int:
    return standing(state, seat, state.seats - 1) + A_DIVE


def after(state: LowcyState, seat: int, action: int) -> int:
    copy = state.clone()
    copy.apply(action, False)
    return copy.judge(seat)


POLICIES: Final[dict[int, Callable[[LowcyState, list[int]], int]]] = {
    START: dive_or_score,
    PLACE_FIRST: best_corner,
    DEPTH: best_depth,
    ROW: best_pick,
    TOOLS: best_tool,
}

"""The rollout policy: what a diver does without thinking long, by the judge's formulas and mostly without trying."""

from __future__ import annotations

from typing import Final

from atol.core.advice import Advice
from atol.core.game import State
from atol.games.podwodni_lowcy.cards import CAUGHT
from atol.games.podwodni_lowcy.ids import CORNER, DEEPER, DIVE, PASS, TAKE_COLUMN, TAKE_ROW, USE_HARPOON, USE_NET
from atol.games.podwodni_lowcy.judge import (
    best_of_row,
    column_value,
    corner_value,
    deeper_value,
    standing,
    values_of,
)
from atol.games.podwodni_lowcy.position import DEPTH, PLACE_FIRST, ROW, TOOLS, Position
from atol.games.podwodni_lowcy.surfacing import card_at

A_DIVE: Final = 150  # what a dive has to be worth for a set to wait, in hundredths of a point
LOST: Final = 100  # what the other diver loses to a net


class LowcyAdvice(Advice):
    def choose(self, state: State, actions: list[int]) -> int:
        assert isinstance(state, Position)
        return quick_choice(state, actions)


def quick_choice(position: Position, actions: list[int]) -> int:
    phase = position.phase
    if len(actions) == 1:
        return actions[0]
    if phase == PLACE_FIRST:
        return best_of(actions, corner_values(position, actions))
    if phase == DEPTH:
        return depth(position, actions)
    if phase == ROW:
        return best_of(actions, pick_values(position, values_of(position), actions))
    if phase == TOOLS:
        return best_of(actions, tool_values(position, actions))
    return best_of(actions, judged(position, actions))


def best_of(actions: list[int], values: list[int]) -> int:
    """The first of the actions with the highest value."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return actions[best]


# ---- the dive


def corner_values(position: Position, actions: list[int]) -> list[int]:
    values = values_of(position)
    return [corner_value(position, values, action - CORNER) for action in actions]


def depth(position: Position, actions: list[int]) -> int:
    values = values_of(position)
    column = column_value(position, values)
    picks = [action for action in actions if action >= TAKE_ROW]
    row = best_of_row(position, values, position.corner, len(position.dive)) if picks else 0
    if actions[0] == DEEPER and deeper_value(position, values) > max(column, row):
        return DEEPER
    return TAKE_COLUMN if column >= row else best_of(picks, pick_values(position, values, picks))


def pick_values(position: Position, values: list[int], picks: list[int]) -> list[int]:
    return [values[card_at(position, action - TAKE_ROW)] for action in picks]


# ---- nets and harpoons


def tool_values(position: Position, actions: list[int]) -> list[int]:
    values = values_of(position)
    return [tool_value(position, values, action) for action in actions]


def tool_value(position: Position, values: list[int], action: int) -> int:
    if action == PASS:
        return 0
    if action >= USE_HARPOON:
        return values[card_at(position, action - USE_HARPOON)]
    return LOST + values[(action - USE_NET) % CAUGHT]


# ---- everything else


def judged(position: Position, actions: list[int]) -> list[int]:
    """Here no draw touches what the judge says, so each action is tried once."""
    seat = position.to_act
    return [dive_value(position, seat) if action == DIVE else after(position, seat, action) for action in actions]


def dive_value(position: Position, seat: int) -> int:
    return standing(position, seat, position.seats - 1) + A_DIVE


def after(position: Position, seat: int, action: int) -> int:
    copy = position.clone()
    copy.apply(action, False)
    return copy.judge(seat)

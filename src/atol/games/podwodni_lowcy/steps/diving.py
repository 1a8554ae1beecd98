"""The descent: the first card at a corner, the second below or above it, then as deep as the diver dares."""

from __future__ import annotations

from typing import Final

from atol.core.steps import Step
from atol.games.podwodni_lowcy.cards import NOTHING
from atol.games.podwodni_lowcy.ids import CORNER, DEEPER, TAKE_COLUMN, TAKE_ROW
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, CORNERS, MOST_DIVED, interrupts
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST
from atol.games.podwodni_lowcy.steps.interruption import end_dive, interrupt
from atol.games.podwodni_lowcy.steps.surfacing import legal_picks, pick, take_column

ALL_CORNERS: Final = [CORNER + corner for corner in range(CORNERS)]


class PlaceFirst(Step[LowcyState]):
    name = "corner"

    def legal(self, state: LowcyState) -> list[int]:
        return ALL_CORNERS[:]

    def apply(self, state: LowcyState, action: int) -> None:
        state.corner = action - CORNER
        if state.events is not None:
            state.tell("corner", {"seat": state.active, "corner": CORNER_NAMES[state.corner]})
        descend(state)


class Depth(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        actions = [TAKE_COLUMN, *legal_picks(state)]
        if len(state.dive) < MOST_DIVED and state.can_draw():
            actions.insert(0, DEEPER)
        return actions

    def apply(self, state: LowcyState, action: int) -> None:
        if action == DEEPER:
            descend(state)
        elif action == TAKE_COLUMN:
            take_column(state)
        else:
            pick(state, action - TAKE_ROW)


def begin_dive(state: LowcyState) -> None:
    card = state.draw()
    if card == NOTHING:
        if state.events is not None:
            state.tell("no-cards", {"seat": state.active})
        state.end_turn()
        return
    state.dive.append(card)
    state.step = PLACE_FIRST
    if state.events is not None:
        state.tell_card("draw", state.active, card)


def descend(state: LowcyState) -> None:
    """Place the next card and see whether the dive is interrupted."""
    card = state.draw()
    if card == NOTHING:
        end_dive(state)
        return
    interrupted = interrupts(state.grid, state.dive, state.corner, card)
    state.dive.append(card)
    state.step = DEPTH
    if state.events is not None:
        state.tell_card("place", state.active, card)
    if interrupted:
        interrupt(state)

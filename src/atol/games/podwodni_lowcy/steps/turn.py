"""A turn begins with a choice: dive, or score a set; after a set there may be another one."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.podwodni_lowcy.ids import DIVE, END, SCORE
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.diving import begin_dive
from atol.games.podwodni_lowcy.steps.sets import begin_set


class Start(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        return [DIVE, *legal_sets(state)]

    def apply(self, state: LowcyState, action: int) -> None:
        if action == DIVE:
            begin_dive(state)
        else:
            begin_set(state, action - SCORE)


class More(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        return [*legal_sets(state), END]

    def apply(self, state: LowcyState, action: int) -> None:
        if action == END:
            state.end_turn()
        else:
            begin_set(state, action - SCORE)


def legal_sets(state: LowcyState) -> list[int]:
    return [SCORE + number for number in state.diver().scorable_sets(state.facts)]

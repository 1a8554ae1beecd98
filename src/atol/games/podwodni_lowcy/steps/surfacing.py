"""Surfacing: the column, or as many cards of the last row as the dive has."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.podwodni_lowcy.ids import TAKE_ROW
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import ROW
from atol.games.podwodni_lowcy.steps.tools import collect, use_tools


class Row(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        return legal_picks(state)

    def apply(self, state: LowcyState, action: int) -> None:
        pick(state, action - TAKE_ROW)


def legal_picks(state: LowcyState) -> list[int]:
    spaces = state.row_spaces()
    if len(spaces) < len(state.dive):
        return []
    for space in state.picked:
        spaces.remove(space)
    return [TAKE_ROW + space for space in spaces]


def pick(state: LowcyState, space: int) -> None:
    """In any order: the cards move when the last one is named."""
    state.picked.append(space)
    state.picked.sort()
    state.step = ROW
    if len(state.picked) == len(state.dive):
        take_picked(state)


def take_picked(state: LowcyState) -> None:
    taken = [state.take_from_table(space) for space in state.picked]
    state.picked = []
    take(state, "row", taken)


def take_column(state: LowcyState) -> None:
    taken = state.dive
    state.dive = []
    take(state, "column", taken)


def take(state: LowcyState, way: str, cards: list[int]) -> None:
    if state.events is not None:
        state.tell_cards(way, state.active, cards)
    for card in cards:
        collect(state, card)
    use_tools(state)

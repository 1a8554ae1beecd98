"""Where tiles and fish may go in an ocean."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import POWERS
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import ALL_BUBBLES, ALL_SPACES, NEIGHBOURS, SPACES
from atol.games.shallow_sea.state import ShallowSeaState


def open_spaces(state: ShallowSeaState, ocean: Ocean, tile: i64) -> i64:
    """Empty spaces that touch an own tile by a side or a corner; the first tile may lie anywhere."""
    spaces: i64 = ALL_SPACES & ~ocean.placed
    if ocean.placed and not state.switches.no_pools:
        spaces &= ocean.near
    if state.switches.corals_beside_corals and tile < state.tiles.corals:
        beside: i64 = spaces & beside_corals(ocean)
        return beside if beside else spaces
    return spaces


def beside_corals(ocean: Ocean) -> i64:
    """The spaces that touch a coral."""
    spaces: i64 = 0
    for space in range(SPACES):
        if ocean.coral_spaces & POWERS[space]:
            spaces |= NEIGHBOURS[space]
    return spaces


def open_bubbles(state: ShallowSeaState, ocean: Ocean) -> i64:
    """Empty bubbles around own tiles."""
    if state.switches.no_pools:
        return ALL_BUBBLES & ~ocean.swimming
    return ocean.bubbles & ~ocean.swimming

"""Diving: zone bonuses and abilities from the surface to the bottom.

The stages of a dive are numbered: a bonus on entering each zone, the rows below it, and the bottom.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import POWERS
from atol.games.finspan import benefits
from atol.games.finspan.cards import BONUS, BOTTOM_BONUS, IF_ACTIVATED
from atol.games.finspan.data import PLACES, SITES
from atol.games.finspan.sharing import begin_own
from atol.games.finspan.slots import LETTERS, ROWS, SITE_MASKS, ZONE_MASKS, slot_name
from atol.games.finspan.state import BENEFIT, DIVING, Position

ZONE_STAGE: Final = -1
ROW_OF_STAGE: Final = [-1, 0, 1, 2, -1, 3, -1, 4, 5]
ZONE_OF_STAGE: Final = [0, -1, -1, -1, 1, -1, 2, -1, -1]
BOTTOM_STAGE: Final = 9
SURFACED: Final = 10

assert "".join([site[0] for site in SITES]) == LETTERS


def begin_dive(state: Position, site: int) -> None:
    state.phase = DIVING
    state.step = BENEFIT
    state.site = site
    state.stage = 0
    if state.events is not None:
        state.tell("dive", {"seat": state.active, "site": SITES[site]})


def descend(state: Position) -> bool:
    """Go down to the next stage that may give something; False when the dive is over."""
    while state.stage < SURFACED:
        stage = state.stage
        state.stage = stage + 1
        if stage == BOTTOM_STAGE:
            return reach_bottom(state)
        row = ROW_OF_STAGE[stage]
        if row == ZONE_STAGE:
            if enter_zone(state, ZONE_OF_STAGE[stage]):
                return True
        elif meet_fish(state, state.site * ROWS + row):
            return True
    return False


def enter_zone(state: Position, zone: int) -> bool:
    """The bonus needs a fish of the dive site in the zone."""
    if state.oceans[state.active].occupied & SITE_MASKS[state.site] & ZONE_MASKS[zone]:
        take_bonus(state, zone)
        return True
    return False


def take_bonus(state: Position, place: int) -> None:
    benefits.begin(state, state.active, BONUS + 4 * state.site + place, 0)


def meet_fish(state: Position, slot: int) -> bool:
    fish = state.oceans[state.active].fish[slot]
    if fish < 0 or state.cards.ability_kinds[fish] != IF_ACTIVATED:
        return False
    if state.events is not None:
        state.tell("activate", {"seat": state.active, "card": state.cards.names[fish], "slot": slot_name(slot)})
    begin_own(state, fish)
    return True


def reach_bottom(state: Position) -> bool:
    """Only the first diver of the week at this site finds something, fish or no fish."""
    ocean = state.oceans[state.active]
    if ocean.bottoms & POWERS[state.site]:
        return False
    ocean.bottoms |= POWERS[state.site]
    if state.events is not None:
        state.tell("bottom", {"seat": state.active, "site": SITES[state.site]})
    take_bonus(state, BOTTOM_BONUS)
    return True


def stage_name(stage: int) -> str:
    """Where a diver is whose stage this was: a zone, a row or the bottom."""
    if stage == BOTTOM_STAGE:
        return PLACES[BOTTOM_BONUS]
    row = ROW_OF_STAGE[stage]
    return PLACES[ZONE_OF_STAGE[stage]] if row == ZONE_STAGE else str(row + 1)

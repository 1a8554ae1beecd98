"""Diving: zone bonuses and abilities from the surface to the bottom."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import POWERS
from atol.core.steps import Step
from atol.games.finspan import abilities
from atol.games.finspan.cards import BONUS, BOTTOM_BONUS, IF_ACTIVATED
from atol.games.finspan.data import SITES
from atol.games.finspan.slots import LETTERS, ROWS, SITE_MASKS, ZONE_MASKS, slot_name
from atol.games.finspan.stages import BOTTOM_STAGE, NO_ROW, ROW_OF_STAGE, SURFACED, ZONE_OF_STAGE
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.codes import DIVE
from atol.games.finspan.weeks import end_turn

assert "".join([site[0] for site in SITES]) == LETTERS


class Dive(Step[FinspanState]):
    def begin(self, state: FinspanState, first: int, second: int) -> None:
        go_deeper(state)


def begin_dive(state: FinspanState, site: i64) -> None:
    state.next_step = DIVE
    state.site = site
    state.stage = 0
    if state.events is not None:
        state.tell("dive", {"seat": state.active, "site": SITES[site]})
    go_deeper(state)


def go_deeper(state: FinspanState) -> None:
    """Down to the next stage that may give something; after the last one the turn is over."""
    while state.stage < SURFACED:
        stage = state.stage
        state.stage = stage + 1
        if reach(state, stage):
            return
    end_turn(state)


def reach(state: FinspanState, stage: i64) -> bool:
    """Does the stage give the diver something?"""
    if stage == BOTTOM_STAGE:
        return reach_bottom(state)
    row = ROW_OF_STAGE[stage]
    if row == NO_ROW:
        return enter_zone(state, ZONE_OF_STAGE[stage])
    return meet_fish(state, state.site * ROWS + row)


def enter_zone(state: FinspanState, zone: i64) -> bool:
    """The bonus needs a fish of the dive site in the zone."""
    if state.oceans[state.active].occupied & SITE_MASKS[state.site] & ZONE_MASKS[zone]:
        take_bonus(state, zone)
        return True
    return False


def take_bonus(state: FinspanState, place: i64) -> None:
    abilities.begin(state, state.active, BONUS + 4 * state.site + place, 0)


def meet_fish(state: FinspanState, slot: i64) -> bool:
    fish = state.oceans[state.active].fish[slot]
    if fish < 0 or state.cards.ability_kinds[fish] != IF_ACTIVATED:
        return False
    if state.events is not None:
        state.tell("activate", {"seat": state.active, "card": state.cards.names[fish], "slot": slot_name(slot)})
    abilities.begin_own(state, fish)
    return True


def reach_bottom(state: FinspanState) -> bool:
    """Only the first diver of the week at this site finds something, fish or no fish."""
    ocean = state.oceans[state.active]
    if ocean.bottoms & POWERS[state.site]:
        return False
    ocean.bottoms |= POWERS[state.site]
    if state.events is not None:
        state.tell("bottom", {"seat": state.active, "site": SITES[state.site]})
    take_bonus(state, BOTTOM_BONUS)
    return True

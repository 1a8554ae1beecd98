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


def begin_dive(position: Position, site: int) -> None:
    position.phase = DIVING
    position.step = BENEFIT
    position.site = site
    position.stage = 0
    if position.events is not None:
        position.tell("dive", {"seat": position.active, "site": SITES[site]})


def descend(position: Position) -> bool:
    """Go down to the next stage that may give something; False when the dive is over."""
    while position.stage < SURFACED:
        stage = position.stage
        position.stage = stage + 1
        if stage == BOTTOM_STAGE:
            return reach_bottom(position)
        row = ROW_OF_STAGE[stage]
        if row == ZONE_STAGE:
            if enter_zone(position, ZONE_OF_STAGE[stage]):
                return True
        elif meet_fish(position, position.site * ROWS + row):
            return True
    return False


def enter_zone(position: Position, zone: int) -> bool:
    """The bonus needs a fish of the dive site in the zone."""
    if position.oceans[position.active].occupied & SITE_MASKS[position.site] & ZONE_MASKS[zone]:
        take_bonus(position, zone)
        return True
    return False


def take_bonus(position: Position, place: int) -> None:
    benefits.begin(position, position.active, BONUS + 4 * position.site + place, 0)


def meet_fish(position: Position, slot: int) -> bool:
    fish = position.oceans[position.active].fish[slot]
    if fish < 0 or position.cards.ability_kinds[fish] != IF_ACTIVATED:
        return False
    if position.events is not None:
        position.tell(
            "activate", {"seat": position.active, "card": position.cards.names[fish], "slot": slot_name(slot)}
        )
    begin_own(position, fish)
    return True


def reach_bottom(position: Position) -> bool:
    """Only the first diver of the week at this site finds something, fish or no fish."""
    ocean = position.oceans[position.active]
    if ocean.bottoms & POWERS[position.site]:
        return False
    ocean.bottoms |= POWERS[position.site]
    if position.events is not None:
        position.tell("bottom", {"seat": position.active, "site": SITES[position.site]})
    take_bonus(position, BOTTOM_BONUS)
    return True


def stage_name(stage: int) -> str:
    """Where a diver is whose stage this was: a zone, a row or the bottom."""
    if stage == BOTTOM_STAGE:
        return PLACES[BOTTOM_BONUS]
    row = ROW_OF_STAGE[stage]
    return PLACES[ZONE_OF_STAGE[stage]] if row == ZONE_STAGE else str(row + 1)

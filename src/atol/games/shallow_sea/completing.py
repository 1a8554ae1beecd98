"""Completing tiles, one at a time, in the order and with the fish the player chooses."""

from __future__ import annotations

from atol.core.messages import Value
from atol.core.numbers import POWERS
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import COMPLETE, LODGE, add_bits
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.placing import resume
from atol.games.shallow_sea.spaces import SPACES, bubble_name, space_name
from atol.games.shallow_sea.state import LODGE_FISH, NOTHING, SeaState


def add_completions(sea: SeaState, actions: list[int]) -> None:
    ocean = sea.oceans[sea.to_act]
    if ocean.ready:
        add_bits(actions, COMPLETE, ocean.ready, SPACES)


def complete(sea: SeaState, space: int) -> None:
    """A creature is done; for a coral the fish that moves in is asked next."""
    ocean = sea.oceans[sea.to_act]
    if ocean.coral_spaces & POWERS[space]:
        sea.space = space
        sea.step = LODGE_FISH
        return
    ocean.complete_creature(space)
    earn_shell(sea, ocean)
    if sea.events is not None:
        sea.tell("creature", tile_details(sea, ocean, space))


def legal_lodgers(sea: SeaState) -> list[int]:
    """Only fish that were used for the coral may move in."""
    return [LODGE + bubble for bubble in sea.oceans[sea.to_act].used_fish(sea.space)]


def lodge(sea: SeaState, bubble: int) -> None:
    ocean = sea.oceans[sea.to_act]
    ocean.complete_coral(sea.space, bubble)
    earn_shell(sea, ocean)
    if sea.events is not None:
        details = tile_details(sea, ocean, sea.space)
        details["colour"] = COLOURS[ocean.lodgers[sea.space]]
        details["bubble"] = bubble_name(bubble)
        sea.tell("coral", details)
    sea.space = NOTHING
    resume(sea)


def tile_details(sea: SeaState, ocean: Ocean, space: int) -> dict[str, Value]:
    return {"seat": sea.to_act, "tile": sea.tiles.names[ocean.spaces[space]], "space": space_name(space)}


def earn_shell(sea: SeaState, ocean: Ocean) -> None:
    """What would be one shell too many is lost (p. 9)."""
    ocean.shells = min(sea.switches.most_shells, ocean.shells + 1)

"""Completing tiles, one at a time, in the order and with the fish the player chooses."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS, add_bits
from atol.core.steps import Step
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import COMPLETE, LODGE
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import bubble_name, space_name
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import LODGE_FISH
from atol.games.shallow_sea.steps.kinds import Kind


class Complete(Kind):
    """A creature is done; for a coral the fish that moves in is asked next."""

    first = COMPLETE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        ocean = state.ocean()
        if ocean.ready:
            add_bits(actions, COMPLETE, ocean.ready)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        if state.ocean().coral_spaces & POWERS[number]:
            state.space = number
            state.step = LODGE_FISH
        else:
            complete_creature(state, number)


class LodgeFish(Step[ShallowSeaState]):
    """Only fish that were used for the coral may move in."""

    name = "lodge"

    def legal(self, state: ShallowSeaState) -> list[int]:
        return [LODGE + bubble for bubble in state.ocean().used_fish(state.space)]

    def apply(self, state: ShallowSeaState, action: int) -> None:
        complete_coral(state, state.space, action - LODGE)
        state.space = NOTHING
        state.resume_turn()


def complete_creature(state: ShallowSeaState, space: i64) -> None:
    ocean = state.ocean()
    ocean.complete_creature(space)
    earn_shell(state, ocean)
    if state.events is not None:
        state.tell("creature", tile_details(state, ocean, space))


def complete_coral(state: ShallowSeaState, space: i64, bubble: i64) -> None:
    ocean = state.ocean()
    ocean.complete_coral(space, bubble)
    earn_shell(state, ocean)
    if state.events is not None:
        details = tile_details(state, ocean, space)
        details["colour"] = COLOURS[ocean.lodgers[space]]
        details["bubble"] = bubble_name(bubble)
        state.tell("coral", details)


def tile_details(state: ShallowSeaState, ocean: Ocean, space: i64) -> dict[str, Value]:
    return {"seat": state.to_act, "tile": state.tiles.names[ocean.spaces[space]], "space": space_name(space)}


def earn_shell(state: ShallowSeaState, ocean: Ocean) -> None:
    """What would be one shell too many is lost (p. 9)."""
    ocean.shells = min(state.switches.most_shells, ocean.shells + 1)

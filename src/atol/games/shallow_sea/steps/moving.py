"""Unfinished fish, and with a modified rule unfinished corals, are moved for shells."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS, add_bits
from atol.core.steps import Step
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import BUBBLE, MOVE, SHIFT, SPACE
from atol.games.shallow_sea.room import open_bubbles, open_spaces
from atol.games.shallow_sea.spaces import bubble_name
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import MOVE_FISH, SHIFT_CORAL
from atol.games.shallow_sea.steps.paying import Purchase, can_pay
from atol.games.shallow_sea.steps.placing import put_tile


class Move(Purchase):
    """For shells something is picked up; where it goes is asked next."""

    def cost(self, state: ShallowSeaState, number: int) -> i64:
        return state.switches.move_cost


class LiftFish(Move):
    first = MOVE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        ocean = state.ocean()
        if state.switches.corals_move or not can_pay(state, state.switches.move_cost):
            return
        if open_bubbles(state, ocean):
            add_bits(actions, MOVE, ocean.swimming)

    def deliver(self, state: ShallowSeaState, number: int) -> None:
        state.lifted = state.ocean().take_fish(number)
        state.origin = number
        state.step = MOVE_FISH


class LiftCoral(Move):
    first = SHIFT

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        ocean = state.ocean()
        if state.switches.corals_move and can_pay(state, state.switches.move_cost):
            add_bits(actions, SHIFT, ocean.coral_spaces & ~ocean.completed)

    def deliver(self, state: ShallowSeaState, number: int) -> None:
        ocean = state.ocean()
        state.lifted_turn = ocean.turns[number]
        state.lifted = ocean.lift_coral(number)
        state.origin = number
        state.step = SHIFT_CORAL


class MoveFish(Step[ShallowSeaState]):
    """The fish goes to another bubble; it may not come back to its own."""

    name = "move"

    def legal(self, state: ShallowSeaState) -> list[int]:
        actions: list[int] = []
        own: i64 = POWERS[state.origin]
        add_bits(actions, BUBBLE, open_bubbles(state, state.ocean()) & ~own)
        return actions

    def apply(self, state: ShallowSeaState, action: int) -> None:
        bubble = action - BUBBLE
        state.ocean().put_fish(bubble, state.lifted)
        if state.events is not None:
            tell_move(state, bubble)
        state.lifted, state.origin = NOTHING, NOTHING
        state.resume_turn()


def tell_move(state: ShallowSeaState, bubble: i64) -> None:
    where: dict[str, Value] = {"bubble": bubble_name(bubble), "origin": bubble_name(state.origin)}
    state.tell("move", {"seat": state.to_act, "colour": COLOURS[state.lifted], **where})


class ShiftCoral(Step[ShallowSeaState]):
    """The coral goes to any open space, or is turned on its own one."""

    name = "shift"

    def legal(self, state: ShallowSeaState) -> list[int]:
        spaces: i64 = open_spaces(state, state.ocean(), state.lifted)
        own: i64 = POWERS[state.origin]
        if len(state.tiles.turns[state.lifted]) > 1:
            spaces |= own
        else:
            spaces &= ~own
        actions: list[int] = []
        add_bits(actions, SPACE, spaces)
        return actions

    def apply(self, state: ShallowSeaState, action: int) -> None:
        put_tile(state, action - SPACE)

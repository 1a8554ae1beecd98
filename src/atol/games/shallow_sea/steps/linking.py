"""The fish that comes with the tile: that of the same slot, for a price another one, or one of the open supply."""

from __future__ import annotations

from mypy_extensions import i64

from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import FISH, TAKE, add_slots
from atol.games.shallow_sea.ocean import NO_FISH
from atol.games.shallow_sea.pools import take_from_supply
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import PLACE
from atol.games.shallow_sea.steps.kinds import Kind
from atol.games.shallow_sea.steps.paying import Purchase, can_pay


class FishOfSlot(Purchase):
    first = FISH

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.switches.open_fish:
            return
        if can_pay(state, state.switches.free_choice_cost):
            add_slots(actions, FISH, state.fish_pool)
        else:
            actions.append(FISH + state.slot)

    def cost(self, state: ShallowSeaState, number: int) -> i64:
        return 0 if number == state.slot else state.switches.free_choice_cost

    def deliver(self, state: ShallowSeaState, number: int) -> None:
        colour = state.fish_pool[number]
        state.fish_pool[number] = NO_FISH
        take_fish(state, colour)


class FishOfColour(Kind):
    first = TAKE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.switches.open_fish:
            actions += [TAKE + colour for colour in range(4) if state.fish_bag.counts[colour]]

    def apply(self, state: ShallowSeaState, number: int) -> None:
        take_from_supply(state, number)
        take_fish(state, number)


def take_fish(state: ShallowSeaState, colour: i64) -> None:
    """Everything is chosen: tile and fish can be placed."""
    state.fish = colour
    state.slot = NOTHING
    state.has_chosen = True
    state.step = PLACE
    if state.events is not None:
        state.tell("fish", {"seat": state.to_act, "colour": COLOURS[colour]})

"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.fields import Reader
from atol.games.shallow_sea.ocean import Ocean

if TYPE_CHECKING:
    from atol.games.shallow_sea.state import ShallowSeaState


def copy_ocean(ocean: Ocean) -> Ocean:
    copy = Ocean(ocean.tiles)
    copy.spaces = ocean.spaces[:]
    copy.turns = ocean.turns[:]
    copy.lodgers = ocean.lodgers[:]
    copy.fish = ocean.fish[:]
    copy.corals = ocean.corals[:]
    copy.homes = ocean.homes[:]
    copy.placed = ocean.placed
    copy.coral_spaces = ocean.coral_spaces
    copy.completed = ocean.completed
    copy.ready = ocean.ready
    copy.near = ocean.near
    copy.bubbles = ocean.bubbles
    copy.swimming = ocean.swimming
    copy.shells = ocean.shells
    copy.coral_alone = ocean.coral_alone
    return copy


def ocean_numbers(ocean: Ocean) -> list[int]:
    numbers = [
        ocean.placed,
        ocean.coral_spaces,
        ocean.completed,
        ocean.ready,
        ocean.near,
        ocean.bubbles,
        ocean.swimming,
        ocean.shells,
        int(ocean.coral_alone),
    ]
    numbers += [len(ocean.spaces), *ocean.spaces]
    numbers += [len(ocean.turns), *ocean.turns]
    numbers += [len(ocean.lodgers), *ocean.lodgers]
    numbers += [len(ocean.fish), *ocean.fish]
    numbers += [len(ocean.corals), *ocean.corals]
    numbers += [len(ocean.homes), *ocean.homes]
    return numbers


def read_ocean(ocean: Ocean, reader: Reader) -> Ocean:
    ocean.placed = reader.one()
    ocean.coral_spaces = reader.one()
    ocean.completed = reader.one()
    ocean.ready = reader.one()
    ocean.near = reader.one()
    ocean.bubbles = reader.one()
    ocean.swimming = reader.one()
    ocean.shells = reader.one()
    ocean.coral_alone = reader.one() != 0
    ocean.spaces = vec[i64](reader.row())
    ocean.turns = vec[i64](reader.row())
    ocean.lodgers = vec[i64](reader.row())
    ocean.fish = vec[i64](reader.row())
    ocean.corals = vec[i64](reader.row())
    ocean.homes = vec[i64](reader.row())
    return ocean


def copy_fields(state: ShallowSeaState, copy: ShallowSeaState) -> None:
    copy.oceans = [copy_ocean(ocean) for ocean in state.oceans]
    copy.creature_types = state.creature_types
    copy.orange = state.orange
    copy.blue = state.blue
    copy.pad = state.pad
    copy.coral_bag = state.coral_bag.clone()
    copy.fish_bag = state.fish_bag.clone()
    copy.creature_bag = state.creature_bag.clone()
    copy.coral_pool = state.coral_pool[:]
    copy.fish_pool = state.fish_pool[:]
    copy.creature_pool = state.creature_pool[:]
    copy.creatures_locked = state.creatures_locked
    copy.lionfish = state.lionfish[:]
    copy.first = state.first
    copy.has_chosen = state.has_chosen
    copy.slot = state.slot
    copy.tile = state.tile
    copy.fish = state.fish
    copy.lifted = state.lifted
    copy.lifted_turn = state.lifted_turn
    copy.origin = state.origin
    copy.space = state.space
    copy.owed = state.owed
    copy.bought = state.bought


def numbers(state: ShallowSeaState) -> list[int]:
    numbers = [
        state.first,
        state.slot,
        state.tile,
        state.fish,
        state.lifted,
        state.lifted_turn,
        state.origin,
        state.space,
        state.owed,
        state.bought,
        int(state.creatures_locked),
        int(state.has_chosen),
    ]
    numbers.append(len(state.oceans))
    for ocean in state.oceans:
        numbers += ocean_numbers(ocean)
    numbers += [len(state.creature_types), *state.creature_types]
    numbers += [len(state.orange), *state.orange]
    numbers += [len(state.blue), *state.blue]
    numbers += [len(state.coral_bag.counts), *state.coral_bag.counts]
    numbers += [len(state.fish_bag.counts), *state.fish_bag.counts]
    numbers += [len(state.creature_bag.counts), *state.creature_bag.counts]
    numbers += [len(state.coral_pool), *state.coral_pool]
    numbers += [len(state.fish_pool), *state.fish_pool]
    numbers += [len(state.creature_pool), *state.creature_pool]
    numbers += [len(state.lionfish), *state.lionfish]
    return numbers


def restore(state: ShallowSeaState, numbers: list[int]) -> None:
    reader = Reader(numbers)
    state.first = reader.one()
    state.slot = reader.one()
    state.tile = reader.one()
    state.fish = reader.one()
    state.lifted = reader.one()
    state.lifted_turn = reader.one()
    state.origin = reader.one()
    state.space = reader.one()
    state.owed = reader.one()
    state.bought = reader.one()
    state.creatures_locked = reader.one() != 0
    state.has_chosen = reader.one() != 0
    state.oceans = [read_ocean(Ocean(state.tiles), reader) for _ in range(reader.one())]
    state.creature_types = reader.row()
    state.orange = reader.row()
    state.blue = reader.row()
    state.coral_bag = bag_of(reader.row())
    state.fish_bag = bag_of(reader.row())
    state.creature_bag = bag_of(reader.row())
    state.coral_pool = vec[i64](reader.row())
    state.fish_pool = vec[i64](reader.row())
    state.creature_pool = vec[i64](reader.row())
    state.lionfish = vec[i64](reader.row())

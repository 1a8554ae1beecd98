"""Pools, bags and what the seat to act holds, as entries of an observation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.observation import Block
from atol.core.row import Row
from atol.games.shallow_sea.ids import FISH, MOVE, POOL_NAMES, REFRESH, SHIFT, SLOTS
from atol.games.shallow_sea.ocean import NO_TILE, Ocean
from atol.games.shallow_sea.pools import is_free, may_refresh
from atol.games.shallow_sea.seascape import has_completed
from atol.games.shallow_sea.spaces import SPACES
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import MOVE_FISH
from atol.games.shallow_sea.tiles import COLOUR_COUNT, PRINTED, PRINTED_ON_CORALS

BOUGHT: Final = ("fish", "refresh", "move", "shift")
POOLS: Final = len(POOL_NAMES)
PRINTED_ON_A_CORAL: Final = len(PRINTED_ON_CORALS)


# ---- pools and bags


class CoralPool(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        for tile in state.coral_pool:
            put_coral(state, tile, row)


class FishPool(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of_each(state.fish_pool, COLOUR_COUNT)


class CreaturePool(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        for tile in state.creature_pool:
            put_tile(state, state.oceans[seat], tile, row)


def put_coral(state: ShallowSeaState, tile: i64, row: Row) -> None:
    """What is printed on it; zeros for none."""
    if tile == NO_TILE:
        row.skip(len(PRINTED_ON_CORALS))
        return
    row.put_packed(state.tiles.printed[tile][:PRINTED_ON_A_CORAL])


def put_tile(state: ShallowSeaState, ocean: Ocean, tile: i64, row: Row) -> None:
    """The same for a tile of either kind, and whether it is a creature that the ocean has not completed yet."""
    if tile == NO_TILE:
        row.skip(len(PRINTED) + 1)
        return
    row.put_packed(state.tiles.printed[tile])
    row.put(1 if tile >= state.tiles.corals and not has_completed(ocean, tile) else 0)


class MayRefresh(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        for pool in range(POOLS):
            row.put(1 if may_refresh(state, pool) else 0)


class FreeRefresh(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        for pool in range(POOLS):
            row.put(1 if may_refresh(state, pool) and is_free(state, pool) else 0)


class CoralBag(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        counts = vec[i64]([0] * COLOUR_COUNT)
        colours, tiles = state.tiles.colours, state.coral_bag.counts
        for tile in range(len(tiles)):
            counts[colours[tile]] += tiles[tile]
        row.lay(counts)


class FishBag(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.lay(state.fish_bag.counts)


class CreatureBag(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.lay(state.creature_bag.counts)


# ---- what the seat to act holds


class Tile(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        put_tile(state, state.oceans[seat], state.tile, row)


class FishInHand(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(state.fish, COLOUR_COUNT)


class LiftedFish(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(state.lifted if state.step == MOVE_FISH else NOTHING, COLOUR_COUNT)


class LiftedCoral(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        put_coral(state, NO_TILE if state.step == MOVE_FISH else state.lifted, row)


class Chosen(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.put(1 if state.has_chosen else 0)


class Slot(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(state.slot, SLOTS)


class Space(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(state.space, SPACES)


class Owed(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.put(state.owed)


class Bought(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(what_is_bought(state.bought), len(BOUGHT))


def what_is_bought(action: int) -> int:
    """Which of BOUGHT the action is; -1 where nothing is being paid for."""
    if action >= SHIFT:
        return 3
    if action >= MOVE:
        return 2
    if action >= REFRESH:
        return 1
    return 0 if action >= FISH else -1

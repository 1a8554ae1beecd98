"""Drawing from the bags, filling the pools and refreshing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed
from atol.games.shallow_sea.ids import CORAL_POOL, CREATURE_POOL, FISH_POOL, POOL_NAMES, SLOTS
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE
from atol.games.shallow_sea.tiles import COLOUR_COUNT

if TYPE_CHECKING:
    from atol.games.shallow_sea.state import ShallowSeaState


def draw_coral(state: ShallowSeaState) -> i64:
    return state.coral_bag.draw(state.random)


def draw_fish(state: ShallowSeaState) -> i64:
    return state.fish_bag.draw(state.random)


def draw_creature(state: ShallowSeaState) -> i64:
    return state.tiles.corals + state.creature_bag.draw(state.random)


def take_from_supply(state: ShallowSeaState, colour: i64) -> None:
    """A fish of a colour that was chosen, not drawn."""
    state.fish_bag.counts[colour] -= 1
    state.fish_bag.total -= 1


def draw_into(state: ShallowSeaState, pool: i64, slot: i64) -> None:
    """Fill one slot. An empty creature bag is replaced by corals, and locks the pool (p. 17)."""
    if pool == CORAL_POOL:
        state.coral_pool[slot] = draw_coral(state)
    elif pool == FISH_POOL:
        state.fish_pool[slot] = draw_fish(state)
    elif state.creature_bag.total:
        state.creature_pool[slot] = draw_creature(state)
    else:
        state.creature_pool[slot] = draw_coral(state)
        if not state.creatures_locked and state.events is not None:
            state.tell("locked", {})
        state.creatures_locked = True


def refill(state: ShallowSeaState) -> bool:
    """Fill every gap; False when a fish is missing, which ends a solo match at once."""
    if state.switches.no_pools:
        return True
    for slot in range(state.switches.pool_size):
        if state.coral_pool[slot] == NO_TILE:
            draw_into(state, CORAL_POOL, slot)
        if state.creature_pool[slot] == NO_TILE:
            draw_into(state, CREATURE_POOL, slot)
    if state.switches.open_fish:
        return True
    for slot in range(state.switches.pool_size):
        if state.fish_pool[slot] == NO_FISH:
            if state.fish_bag.total == 0:
                return False
            draw_into(state, FISH_POOL, slot)
    return True


def push_together(state: ShallowSeaState) -> None:
    """After the starting creatures are chosen, a pool that was dealt larger shrinks to its size."""
    if state.seats > state.switches.pool_size:
        left: list[int] = [tile for tile in state.creature_pool if tile != NO_TILE]
        state.creature_pool = packed(left + [NO_TILE] * (SLOTS - len(left)))


# ---- refreshing


def may_refresh(state: ShallowSeaState, pool: i64) -> bool:
    """Can that pool be set aside and dealt anew, whatever it costs?"""
    if state.switches.no_refresh or state.switches.no_pools:
        return False
    if pool == CREATURE_POOL:
        return not state.creatures_locked
    if pool == FISH_POOL and state.switches.open_fish:
        return False
    bag = state.coral_bag if pool == CORAL_POOL else state.fish_bag
    return bag.total >= state.switches.pool_size


def is_free(state: ShallowSeaState, pool: i64) -> bool:
    """Corals or fish of which enough share a colour are refreshed for nothing."""
    if pool == CREATURE_POOL:
        return False
    things = pool_of(state, pool)
    counts = vec[i64]([0] * COLOUR_COUNT)
    most: i64 = 0
    for slot in range(state.switches.pool_size):
        thing = things[slot]
        if thing >= 0:
            colour = state.tiles.colours[thing] if pool == CORAL_POOL else thing
            counts[colour] += 1
            most = max(most, counts[colour])
    return most >= state.switches.same_for_free


def refresh(state: ShallowSeaState, pool: i64) -> None:
    """Set all aside, draw new ones, then put the old ones back into the bag."""
    old = pool_of(state, pool)[: state.switches.pool_size]
    for slot in range(state.switches.pool_size):
        draw_into(state, pool, slot)
    for thing in old:
        put_back(state, pool, thing)
    if state.events is not None:
        state.tell("refresh", {"seat": state.to_act, "pool": POOL_NAMES[pool]})


def put_back(state: ShallowSeaState, pool: i64, thing: i64) -> None:
    if pool == CORAL_POOL:
        state.coral_bag.add(thing)
    elif pool == FISH_POOL:
        state.fish_bag.add(thing)
    else:
        state.creature_bag.add(thing - state.tiles.corals)


def pool_of(state: ShallowSeaState, pool: i64) -> vec[i64]:
    if pool == CORAL_POOL:
        return state.coral_pool
    return state.fish_pool if pool == FISH_POOL else state.creature_pool

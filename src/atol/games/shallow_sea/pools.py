"""Drawing from the bags, filling the pools and refreshing them."""

from __future__ import annotations

from atol.core.messages import Value
from atol.games.shallow_sea.ids import CORAL_POOL, CREATURE_POOL, FISH_POOL, POOL_NAMES, SLOTS
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE
from atol.games.shallow_sea.state import SeaState


def draw_coral(sea: SeaState) -> int:
    return sea.coral_bag.draw(sea.random)


def draw_fish(sea: SeaState) -> int:
    return sea.fish_bag.draw(sea.random)


def draw_into(sea: SeaState, pool: int, slot: int) -> None:
    """Fill one slot. An empty creature bag is replaced by corals, and locks the pool (p. 17)."""
    if pool == CORAL_POOL:
        sea.coral_pool[slot] = draw_coral(sea)
    elif pool == FISH_POOL:
        sea.fish_pool[slot] = draw_fish(sea)
    elif sea.creature_bag.total:
        sea.creature_pool[slot] = sea.tiles.corals + sea.creature_bag.draw(sea.random)
    else:
        sea.creature_pool[slot] = draw_coral(sea)
        if not sea.creatures_locked and sea.events is not None:
            sea.tell("locked", {})
        sea.creatures_locked = True


def refill(sea: SeaState) -> bool:
    """Fill every gap; False when a fish is missing, which ends a solo match at once."""
    if sea.switches.no_pools:
        return True
    for slot in range(sea.switches.pool_size):
        if sea.coral_pool[slot] == NO_TILE:
            draw_into(sea, CORAL_POOL, slot)
        if sea.creature_pool[slot] == NO_TILE:
            draw_into(sea, CREATURE_POOL, slot)
    if sea.switches.open_fish:
        return True
    for slot in range(sea.switches.pool_size):
        if sea.fish_pool[slot] == NO_FISH:
            if sea.fish_bag.total == 0:
                return False
            draw_into(sea, FISH_POOL, slot)
    return True


def push_together(sea: SeaState) -> None:
    """After the starting creatures are chosen, a pool that was dealt larger shrinks to its size."""
    if sea.seats > sea.switches.pool_size:
        left = [tile for tile in sea.creature_pool if tile != NO_TILE]
        sea.creature_pool = left + [NO_TILE] * (SLOTS - len(left))


# ---- refreshing


def may_refresh(sea: SeaState, pool: int) -> bool:
    """Can that pool be set aside and dealt anew, whatever it costs?"""
    if sea.switches.no_refresh or sea.switches.no_pools:
        return False
    if pool == CREATURE_POOL:
        return not sea.creatures_locked
    if pool == FISH_POOL and sea.switches.open_fish:
        return False
    bag = sea.coral_bag if pool == CORAL_POOL else sea.fish_bag
    return bag.total >= sea.switches.pool_size


def is_free(sea: SeaState, pool: int) -> bool:
    """Corals or fish of which enough share a colour are refreshed for nothing."""
    if pool == CREATURE_POOL:
        return False
    counts = [0, 0, 0, 0]
    for slot in range(sea.switches.pool_size):
        thing = sea.coral_pool[slot] if pool == CORAL_POOL else sea.fish_pool[slot]
        if thing >= 0:
            counts[sea.tiles.colours[thing] if pool == CORAL_POOL else thing] += 1
    return max(counts) >= sea.switches.same_for_free


def refresh(sea: SeaState, pool: int) -> None:
    """Set all aside, draw new ones, then put the old ones back into the bag."""
    old = pool_of(sea, pool)[: sea.switches.pool_size]
    for slot in range(sea.switches.pool_size):
        draw_into(sea, pool, slot)
    for thing in old:
        put_back(sea, pool, thing)
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "pool": POOL_NAMES[pool]}
        sea.tell("refresh", details)


def put_back(sea: SeaState, pool: int, thing: int) -> None:
    if pool == CORAL_POOL:
        sea.coral_bag.add(thing)
    elif pool == FISH_POOL:
        sea.fish_bag.add(thing)
    else:
        sea.creature_bag.add(thing - sea.tiles.corals)


def pool_of(sea: SeaState, pool: int) -> list[int]:
    if pool == CORAL_POOL:
        return sea.coral_pool
    return sea.fish_pool if pool == FISH_POOL else sea.creature_pool

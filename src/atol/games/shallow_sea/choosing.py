"""The first part of a turn: refresh pools, choose a tile and the fish that comes with it, pay for it."""

from __future__ import annotations

from atol.core.game import OVER
from atol.core.messages import Value
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import (
    BAG_NAMES,
    CORAL,
    CREATURE,
    CREATURE_POOL,
    DRAW,
    FISH,
    FISH_POOL,
    PAY_COLOUR,
    PAY_FISH,
    PAY_SHELL,
    REFRESH,
    TAKE,
)
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE
from atol.games.shallow_sea.pools import draw_coral, draw_fish, is_free, may_refresh, refresh
from atol.games.shallow_sea.state import LINK, NOTHING, PAY, PLACE, START, SeaState

# ---- what is legal


def legal_choices(sea: SeaState) -> list[int]:
    """Tiles and refreshes; fish moves and completions are added by the caller."""
    if sea.switches.no_pools:
        return [DRAW, DRAW + 1] if sea.creature_bag.total else [DRAW]
    actions: list[int] = []
    add_slots(actions, CORAL, sea.coral_pool)
    add_slots(actions, CREATURE, sea.creature_pool)
    return actions + [REFRESH + pool for pool in range(CREATURE_POOL + 1) if is_refresh_legal(sea, pool)]


def is_refresh_legal(sea: SeaState, pool: int) -> bool:
    if not may_refresh(sea, pool):
        return False
    return is_free(sea, pool) or can_pay(sea, sea.switches.refresh_cost, fish_to_keep(sea, REFRESH + pool))


def legal_starts(sea: SeaState) -> list[int]:
    actions: list[int] = []
    add_slots(actions, CREATURE, sea.creature_pool)
    return actions


def add_slots(actions: list[int], first: int, pool: list[int]) -> None:
    for slot, thing in enumerate(pool):
        if thing >= 0:
            actions.append(first + slot)


def legal_fish(sea: SeaState) -> list[int]:
    """The fish of the same slot, for a price any other one."""
    if sea.switches.open_fish:
        return [TAKE + colour for colour in range(4) if sea.fish_bag.counts[colour]]
    if not can_pay(sea, sea.switches.free_choice_cost):
        return [FISH + sea.slot]
    actions: list[int] = []
    add_slots(actions, FISH, sea.fish_pool)
    return actions


def legal_payments(sea: SeaState) -> list[int]:
    actions: list[int] = []
    if sea.oceans[sea.to_act].shells:
        actions.append(PAY_SHELL)
    if sea.switches.open_fish:
        return actions + [PAY_COLOUR + colour for colour in range(4) if sea.fish_bag.counts[colour]]
    if sea.fish_bag.total > fish_to_keep(sea, sea.bought):
        actions.append(PAY_FISH)
    return actions


def can_pay(sea: SeaState, cost: int, fish_kept: int = 0) -> bool:
    """Alone, every shell can be replaced by a fish for the lionfish."""
    means = sea.oceans[sea.to_act].shells
    if sea.switches.solo:
        means += max(0, sea.fish_bag.total - fish_kept)
    return means >= cost


def fish_to_keep(sea: SeaState, action: int) -> int:
    """How many fish of the bag the action itself will need."""
    return sea.switches.pool_size if action == REFRESH + FISH_POOL else 0


# ---- what a choice does


def choose_tile(sea: SeaState, action: int) -> None:
    pool = sea.coral_pool if action < CREATURE else sea.creature_pool
    sea.slot = action - (CORAL if action < CREATURE else CREATURE)
    sea.tile = pool[sea.slot]
    pool[sea.slot] = NO_TILE
    if sea.step == START:
        sea.slot = NOTHING
        tell_tile(sea, "start")
    else:
        sea.step = LINK
        tell_tile(sea, "tile")
        end_without_fish(sea)


def tell_tile(sea: SeaState, name: str) -> None:
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "tile": sea.tiles.names[sea.tile]}
        sea.tell(name, details)


def end_without_fish(sea: SeaState) -> None:
    """A fish has to come and there is none: a solo match ends at once (p. 12)."""
    if (sea.switches.open_fish or sea.switches.no_pools) and sea.fish_bag.total == 0:
        if sea.events is not None:
            sea.tell("no-fish", {})
        sea.to_act = OVER


def draw_tile(sea: SeaState, bag: int) -> None:
    """Without pools the bag is chosen and the tile is not; the fish comes with it."""
    if bag == 0:
        sea.tile = draw_coral(sea)
    else:
        sea.tile = sea.tiles.corals + sea.creature_bag.draw(sea.random)
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "bag": BAG_NAMES[bag], "tile": sea.tiles.names[sea.tile]}
        sea.tell("draw", details)
    sea.step = LINK
    end_without_fish(sea)
    if sea.to_act >= 0 and not sea.switches.open_fish:
        take_fish(sea, draw_fish(sea))


def choose_fish(sea: SeaState, slot: int) -> None:
    if slot == sea.slot:
        take_fish_of(sea, slot)
    else:
        buy(sea, FISH + slot, sea.switches.free_choice_cost)


def take_fish_of(sea: SeaState, slot: int) -> None:
    colour = sea.fish_pool[slot]
    sea.fish_pool[slot] = NO_FISH
    take_fish(sea, colour)


def take_colour(sea: SeaState, colour: int) -> None:
    sea.fish_bag.counts[colour] -= 1
    sea.fish_bag.total -= 1
    take_fish(sea, colour)


def take_fish(sea: SeaState, colour: int) -> None:
    sea.fish = colour
    sea.slot = NOTHING
    sea.has_chosen = True
    sea.step = PLACE
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "colour": COLOURS[colour]}
        sea.tell("fish", details)


def choose_refresh(sea: SeaState, pool: int) -> None:
    if is_free(sea, pool):
        refresh(sea, pool)
    else:
        buy(sea, REFRESH + pool, sea.switches.refresh_cost)


# ---- paying


def buy(sea: SeaState, action: int, cost: int) -> None:
    """Shells are paid at once; alone each may be replaced, so each is asked for."""
    if sea.switches.solo and cost:
        sea.step = PAY
        sea.bought = action
        sea.owed = cost
        return
    sea.oceans[sea.to_act].shells -= cost
    tell_paid(sea, cost)
    sea.bought = action


def tell_paid(sea: SeaState, shells: int) -> None:
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "shells": shells}
        sea.tell("pay", details)


def pay(sea: SeaState, action: int) -> None:
    """One shell, or one fish for the lionfish."""
    if action == PAY_SHELL:
        sea.oceans[sea.to_act].shells -= 1
        tell_paid(sea, 1)
    else:
        feed_lionfish(sea, action)
    sea.owed -= 1


def feed_lionfish(sea: SeaState, action: int) -> None:
    if action == PAY_FISH:
        colour = draw_fish(sea)
    else:
        colour = action - PAY_COLOUR
        sea.fish_bag.counts[colour] -= 1
        sea.fish_bag.total -= 1
    sea.lionfish[colour] += 1
    if sea.events is not None:
        details: dict[str, Value] = {"seat": sea.to_act, "colour": COLOURS[colour]}
        sea.tell("lionfish", details)

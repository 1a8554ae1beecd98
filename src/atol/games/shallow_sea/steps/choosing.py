"""The first part of a turn: a tile is chosen, from the pools or without them from a bag, and pools are refreshed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.shallow_sea.ids import BAG_NAMES, CORAL, CREATURE, CREATURE_POOL, DRAW, REFRESH, add_slots
from atol.games.shallow_sea.ocean import NO_TILE
from atol.games.shallow_sea.pools import draw_coral, draw_creature, draw_fish, is_free, may_refresh, refresh
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import LINK
from atol.games.shallow_sea.steps.kinds import Kind
from atol.games.shallow_sea.steps.linking import take_fish
from atol.games.shallow_sea.steps.paying import Purchase, can_pay, fish_to_keep


class StartingCreature(Kind):
    """The tile that everybody begins with comes without a fish."""

    first = CREATURE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.tile == NO_TILE:
            add_slots(actions, CREATURE, state.creature_pool)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        take_tile(state, "start", state.creature_pool, number)


class ChooseCoral(Kind):
    first = CORAL

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        add_slots(actions, CORAL, state.coral_pool)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        choose_tile(state, state.coral_pool, number)


class ChooseCreature(Kind):
    first = CREATURE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        add_slots(actions, CREATURE, state.creature_pool)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        choose_tile(state, state.creature_pool, number)


class DrawTile(Kind):
    """Without pools the bag is chosen and the tile is not; the fish comes with it."""

    first = DRAW

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.switches.no_pools:
            actions.append(DRAW)
            if state.creature_bag.total:
                actions.append(DRAW + 1)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        state.tile = draw_coral(state) if number == 0 else draw_creature(state)
        if state.events is not None:
            names = state.tiles.names
            state.tell("draw", {"seat": state.to_act, "bag": BAG_NAMES[number], "tile": names[state.tile]})
        ask_for_fish(state)
        if state.to_act >= 0 and not state.switches.open_fish:
            take_fish(state, draw_fish(state))


class Refresh(Purchase):
    first = REFRESH

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        for pool in range(CREATURE_POOL + 1):
            if self.is_legal(state, pool):
                actions.append(REFRESH + pool)  # noqa: PERF401  # compiled, a second list would cost more

    def is_legal(self, state: ShallowSeaState, pool: int) -> bool:
        """Whether it is free matters only to who could not pay."""
        if not may_refresh(state, pool):
            return False
        kept = fish_to_keep(state, REFRESH + pool)
        return can_pay(state, state.switches.refresh_cost, kept) or is_free(state, pool)

    def cost(self, state: ShallowSeaState, number: int) -> i64:
        return 0 if is_free(state, number) else state.switches.refresh_cost

    def deliver(self, state: ShallowSeaState, number: int) -> None:
        refresh(state, number)


def choose_tile(state: ShallowSeaState, pool: vec[i64], slot: i64) -> None:
    take_tile(state, "tile", pool, slot)
    state.slot = slot
    ask_for_fish(state)


def take_tile(state: ShallowSeaState, event: str, pool: vec[i64], slot: i64) -> None:
    state.tile = pool[slot]
    pool[slot] = NO_TILE
    if state.events is not None:
        state.tell(event, {"seat": state.to_act, "tile": state.tiles.names[state.tile]})


def ask_for_fish(state: ShallowSeaState) -> None:
    """In a pool there is always one, in the supply and the bag there may be none."""
    state.step = LINK
    if (state.switches.open_fish or state.switches.no_pools) and state.fish_bag.total == 0:
        state.end_without_fish()

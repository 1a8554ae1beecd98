"""Tiles and fish go into the ocean; fish, and with a modified rule corals, are moved for shells."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS
from atol.games.shallow_sea.choosing import buy, can_pay
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import BUBBLE, MOVE, SHIFT, SPACE, TURN, add_bits
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean
from atol.games.shallow_sea.spaces import (
    ALL_BUBBLES,
    ALL_SPACES,
    BUBBLES,
    NEIGHBOURS,
    SPACES,
    bubble_name,
    space_name,
)
from atol.games.shallow_sea.state import (
    CHOOSE,
    MOVE_FISH,
    NOTHING,
    PLACE,
    SHIFT_CORAL,
    TURN_TILE,
    SeaState,
)

# ---- where things may go


def open_spaces(sea: SeaState, ocean: Ocean, tile: int) -> i64:
    """Empty spaces that touch an own tile by a side or a corner; the first tile may lie anywhere."""
    found: i64 = ALL_SPACES & ~ocean.placed
    if ocean.placed and not sea.switches.no_pools:
        found &= ocean.near
    if sea.switches.corals_beside_corals and tile < sea.tiles.corals:
        beside: i64 = found & beside_corals(ocean)
        return beside if beside else found
    return found


def beside_corals(ocean: Ocean) -> i64:
    """The spaces that touch a coral."""
    found: i64 = 0
    for space in range(SPACES):
        if ocean.coral_spaces & POWERS[space]:
            found |= NEIGHBOURS[space]
    return found


def open_bubbles(sea: SeaState, ocean: Ocean) -> i64:
    """Empty bubbles around own tiles."""
    if sea.switches.no_pools:
        return ALL_BUBBLES & ~ocean.swimming
    return ocean.bubbles & ~ocean.swimming


def add_spaces(sea: SeaState, actions: list[int]) -> None:
    ocean = sea.oceans[sea.to_act]
    add_bits(actions, SPACE, open_spaces(sea, ocean, sea.tile), SPACES)


def add_bubbles(sea: SeaState, actions: list[int]) -> None:
    add_bits(actions, BUBBLE, open_bubbles(sea, sea.oceans[sea.to_act]), BUBBLES)


def legal_turns(sea: SeaState) -> list[int]:
    """The ways the tile can lie; a coral that stays on its space has to be turned."""
    if sea.lifted == NOTHING:
        return [TURN + turn for turn in sea.tiles.turns[sea.tile]]
    turns = [TURN + turn for turn in sea.tiles.turns[sea.lifted]]
    if sea.space == sea.origin:
        turns.remove(TURN + sea.slot)
    return turns


# ---- placing


def put_tile(sea: SeaState, space: int) -> None:
    """On the space; how it lies is asked next, where that makes a difference."""
    sea.space = space
    turns = legal_turns(sea)
    if len(turns) == 1:
        turn_tile(sea, turns[0] - TURN)
    else:
        sea.step = TURN_TILE


def turn_tile(sea: SeaState, turn: int) -> None:
    ocean = sea.oceans[sea.to_act]
    tile = sea.tile if sea.lifted == NOTHING else sea.lifted
    if tile < sea.tiles.corals and ocean.coral_spaces and ocean.coral_spaces & NEIGHBOURS[sea.space] == 0:
        ocean.coral_alone = True
    ocean.put_tile(sea.space, tile, turn)
    if sea.events is not None:
        name = "place" if sea.lifted == NOTHING else "shift"
        where: dict[str, Value] = {"seat": sea.to_act, "space": space_name(sea.space), "turn": 90 * turn}
        sea.tell(name, {**where, "tile": sea.tiles.names[tile]})
    sea.space = NOTHING
    if sea.lifted == NOTHING:
        sea.tile = NO_TILE
    else:
        sea.lifted, sea.origin, sea.slot = NOTHING, NOTHING, NOTHING
    resume(sea)


def put_fish(sea: SeaState, bubble: int) -> None:
    moving = sea.lifted != NOTHING
    colour = sea.lifted if moving else sea.fish
    sea.oceans[sea.to_act].put_fish(bubble, colour)
    if sea.events is not None:
        where: dict[str, Value] = {"seat": sea.to_act, "colour": COLOURS[colour], "bubble": bubble_name(bubble)}
        if moving:
            where["origin"] = bubble_name(sea.origin)
        sea.tell("move" if moving else "swim", where)
    if moving:
        sea.lifted, sea.origin = NOTHING, NOTHING
    else:
        sea.fish = NO_FISH
    resume(sea)


def resume(sea: SeaState) -> None:
    """Back to the turn after a small decision inside it."""
    if not is_starting(sea):
        sea.step = PLACE if sea.has_chosen else CHOOSE


def is_starting(sea: SeaState) -> bool:
    """Are starting creatures still being placed? Each of them counts as a turn."""
    return sea.turn < sea.seats


# ---- moving for shells


def add_moves(sea: SeaState, actions: list[int]) -> None:
    """Unfinished fish that may move to another bubble, or corals with the modified rule."""
    if not can_pay(sea, sea.switches.move_cost):
        return
    ocean = sea.oceans[sea.to_act]
    if sea.switches.corals_move:
        add_bits(actions, SHIFT, ocean.coral_spaces & ~ocean.completed, SPACES)
    elif open_bubbles(sea, ocean):
        add_bits(actions, MOVE, ocean.swimming, BUBBLES)


def lift_fish(sea: SeaState, bubble: int) -> None:
    """The fish leaves its bubble; it may not come back to it."""
    sea.lifted = sea.oceans[sea.to_act].take_fish(bubble)
    sea.origin = bubble
    sea.step = MOVE_FISH


def legal_destinations(sea: SeaState) -> list[int]:
    actions: list[int] = []
    add_bubbles(sea, actions)
    if BUBBLE + sea.origin in actions:
        actions.remove(BUBBLE + sea.origin)
    return actions


def lift_coral(sea: SeaState, space: int) -> None:
    ocean = sea.oceans[sea.to_act]
    sea.slot = ocean.turns[space]  # how it lay, so that it cannot come back unchanged
    sea.lifted = ocean.lift_coral(space)
    sea.origin = space
    sea.step = SHIFT_CORAL


def legal_shifts(sea: SeaState) -> list[int]:
    """Any open space, and its own one to be turned there."""
    ocean = sea.oceans[sea.to_act]
    mask: i64 = open_spaces(sea, ocean, sea.lifted)
    own: i64 = POWERS[sea.origin]
    if len(sea.tiles.turns[sea.lifted]) > 1:
        mask |= own
    else:
        mask &= ~own
    actions: list[int] = []
    add_bits(actions, SPACE, mask, SPACES)
    return actions


def buy_move(sea: SeaState, action: int) -> None:
    buy(sea, action, sea.switches.move_cost)

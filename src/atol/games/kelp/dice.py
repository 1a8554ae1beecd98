"""The shark's dice: where they are, drawing and rolling them, and the tracks for hunger and growth.

A die that shows something is one number: 6 * colour + what it shows - 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import insert_in_order
from atol.games.kelp import rows
from atol.games.kelp.ids import COLOURS, FACES
from atol.games.kelp.sides import STARVED

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
FIRST_YELLOW: Final = 6  # the dice from here to 11 are yellow
FIRST_RED: Final = 12
NO_DIE: Final = -1
COLOUR_NAMES: Final = ("blue", "yellow", "red")

# Where a die can be that shows nothing: rows of counts by colour in `state.dice`.
BAG: Final = 0
SUPPLY: Final = COLOURS
GROWTH: Final = 2 * COLOURS
HUNGER: Final = 3 * COLOURS
DRAWN: Final = 4 * COLOURS  # not rolled yet
PLACES: Final = 5


def die_of(colour: i64, shown: i64) -> i64:
    return FACES * colour + shown - 1


def die_name(die: int) -> str:
    return f"{COLOUR_NAMES[die // FACES]}-{die % FACES + 1}"


def count_dice(state: KelpState, where: i64) -> i64:
    dice = state.dice
    return dice[where] + dice[where + 1] + dice[where + 2]


def tell_pool(state: KelpState) -> None:
    if state.events is not None and state.pool:
        state.tell("pool", {"dice": [die_name(die) for die in state.pool]})


# ---- the bag


def draw_die(state: KelpState) -> i64:
    """The colour of a die drawn from the bag."""
    return rows.draw(state.dice, BAG, count_dice(state, BAG), state.random)


def roll_die(state: KelpState, colour: i64) -> None:
    """Into the pool."""
    insert_in_order(state.pool, die_of(colour, 1 + state.random.below(FACES)))


def to_bag(state: KelpState, die: i64) -> None:
    state.dice[BAG + die // FACES] += 1


def change_die(state: KelpState, die: int, shown: int) -> None:
    """A die of the pool is turned to another face."""
    state.pool.remove(die)
    insert_in_order(state.pool, die_of(die // FACES, shown))
    tell_pool(state)


def take_rolled(state: KelpState, die: int) -> None:
    """From the pool, or else from a Vigilant card."""
    if die in state.pool:
        state.pool.remove(die)
    else:
        state.kept.remove(die)


def has_red_left(state: KelpState) -> bool:
    """Is a red die in the bag, or will one come back to it?"""
    if state.dice[BAG + RED]:
        return True
    for dice in (state.energy, state.kept, state.kept_now):
        for die in dice:
            if die // FACES == RED:
                return True
    return False


# ---- the tracks


def feed(state: KelpState, colour: i64) -> None:
    """A die goes to the hunger track."""
    state.dice[HUNGER + colour] += 1
    state.eventful = True
    if state.events is not None:
        state.tell("hunger", {"dice": count_dice(state, HUNGER)})
    if count_dice(state, HUNGER) >= state.facts.hunger:
        state.finish(STARVED)


def grow(state: KelpState, colour: i64) -> None:
    """A die goes to the growth track, or to the bag once every tile is flipped."""
    if state.tiles == len(state.facts.tile_dice):
        state.dice[BAG + colour] += 1
        return
    state.dice[GROWTH + colour] += 1
    state.eventful = True
    if state.events is not None:
        state.tell("grow", {"colour": COLOUR_NAMES[colour]})
    if count_dice(state, GROWTH) == state.facts.tile_dice[state.tiles]:
        flip_tile(state)


def flip_tile(state: KelpState) -> None:
    for colour in range(COLOURS):
        state.dice[BAG + colour] += state.dice[GROWTH + colour]
        state.dice[GROWTH + colour] = 0
    state.tiles += 1
    if state.events is not None:
        state.tell("tile", {"tile": state.tiles})


# ---- currents


def take_current(state: KelpState, space: i64) -> None:
    """The die on that space goes back to the bag."""
    state.currents[space] = 0
    state.dice[BAG + BLUE] += 1


def any_current(state: KelpState) -> bool:
    return any(shown for shown in state.currents)

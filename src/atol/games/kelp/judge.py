"""How likely the octopus is to win, in thousandths; the shark gets the rest.

What counts: food and hunger, how many areas the octopus may be in for all the shark has seen, how many of those
the shark can reach, whether it has red dice to strike with, and how many confrontation cards are left.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import count_bits
from atol.games.kelp import ops
from atol.games.kelp.ids import FOODS, SHARK_CARDS
from atol.games.kelp.octopus import can_eat
from atol.games.kelp.pieces import FIRST_EAT, FIRST_FOOD, FIRST_RED, FIRST_TRAP, RED
from atol.games.kelp.position import (
    BAG,
    CAUGHT,
    DISCARDS,
    DRAWN,
    GROWTH,
    HAND,
    HUNGER,
    OCTOPUS,
    OWNED,
    PILE,
    Position,
)
from atol.games.kelp.sea import AREAS, BITS
from atol.games.kelp.swimming import courses

LEAST: Final = 20
MOST: Final = 980

EATEN: Final = (0, 110, 240, 390, 600)
STARVED: Final = (0, 60, 125, 195, 275, 365, 460, 600)
PAIRS_LEFT: Final = (0, -300, -130, 0)  # for the octopus, by how many there are
FOOD_ON_BOARD: Final = 35
FOOD_IN_REACH: Final = 25
EAT_CARD_IN_HAND: Final = 25
EAT_CARD_IN_DECK: Final = 10
HIDDEN_BLOCK: Final = 5
HIDDEN_TRAP: Final = 8
CARD_IN_HAND: Final = 4
TILE: Final = 20
GROWTH_DIE: Final = 6
ENERGY_DIE: Final = 5
ABILITY: Final = 18
RED_DICE: Final = (0, 70, 120, 155, 180, 200, 215, 225, 230, 235, 240)  # by how many the shark has
STRIKE: Final = 700  # an octopus that is found, within reach of red dice, with one pair left


def estimate(position: Position, seat: int) -> int:
    if position.to_act < 0:
        return 100 if (position.ending == CAUGHT) != (seat == OCTOPUS) else 0
    value = 500 + octopus_part(position) - shark_part(position) - danger(position)
    value = max(LEAST, min(MOST, value))
    return value if seat == OCTOPUS else 1000 - value


def octopus_part(position: Position) -> int:
    value = EATEN[count_bits(position.eaten)] + STARVED[position.count_dice(HUNGER)]
    value += PAIRS_LEFT[count_bits(position.pairs)]
    for food in range(FOODS):
        if FIRST_FOOD + food in position.board:
            value += food_value(position, food)
    for area in range(AREAS):
        if position.is_hidden(area):
            value += HIDDEN_TRAP if position.board[area] >= FIRST_TRAP else HIDDEN_BLOCK
    return value + CARD_IN_HAND * position.count_cards(HAND)


def food_value(position: Position, food: int) -> int:
    value = FOOD_ON_BOARD
    if can_eat(position, food):
        value += FOOD_IN_REACH
    card = FIRST_EAT + food
    if position.cards[HAND + card]:
        value += EAT_CARD_IN_HAND
    elif position.cards[PILE + card] + position.cards[DISCARDS + card]:
        value += EAT_CARD_IN_DECK
    return value


def shark_part(position: Position) -> int:
    value = TILE * position.tiles + GROWTH_DIE * position.count_dice(GROWTH) + ENERGY_DIE * len(position.energy)
    value += RED_DICE[red_dice(position)]
    for card in range(SHARK_CARDS):
        value += ABILITY * position.abilities[OWNED + card]
    return value


def red_dice(position: Position) -> int:
    """Those that can still strike, now or later."""
    count = position.dice[BAG + RED] + position.dice[DRAWN + RED]
    for dice in (position.pool, position.kept, position.fresh, position.energy):
        for die in dice:
            if die >= FIRST_RED:
                count += 1
    for aimed in position.aimed:
        if aimed >= AREAS * FIRST_RED:
            count += 1
    return count + (1 if position.striking >= FIRST_RED else 0)


# ---- danger


def danger(position: Position) -> int:
    """What the shark's knowledge and its red dice are worth together."""
    suspects = count_bits(position.suspects)
    reached = count_bits(position.suspects & reach(position))
    strike = STRIKE * red_chance(position) // 100 * (suspects + 2 * reached) // (3 * suspects)
    return strike // (suspects * count_bits(position.pairs))


def reach(position: Position) -> int:
    """The areas beside the shark, or beside its next spaces before it has moved."""
    near = position.sea.near
    if ops.GLIDE <= position.step <= ops.RESOLVE:
        return mask_of(near[position.shark])
    mask = 0
    for course in courses(position):
        mask |= mask_of(near[course // 2])
    return mask


def mask_of(areas: list[int]) -> int:
    mask = 0
    for area in areas:
        mask |= BITS[area]
    return mask


def red_chance(position: Position) -> int:
    """Of a red die in the next roll, in hundredths; dice already rolled count more."""
    if red_ready(position):
        return 100
    bag = position.count_dice(BAG)
    return 200 * position.dice[BAG + RED] // (bag + 2)


def red_ready(position: Position) -> bool:
    for dice in (position.pool, position.kept):
        if dice and dice[-1] >= FIRST_RED:
            return True
    return len(position.aimed) > 0 and position.aimed[-1] >= AREAS * FIRST_RED

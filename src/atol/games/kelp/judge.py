"""How likely the octopus is to win, in thousandths; the shark gets the rest.

What counts: food and hunger, how many areas the octopus may be in for all the shark has seen, how many of those
the shark can reach, whether it has red dice to strike with, and how many confrontation cards are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from atol.core.numbers import count_bits
from atol.games.kelp.abilities import OWNED
from atol.games.kelp.blocks import FIRST_FOOD, FIRST_TRAP, can_eat, is_hidden
from atol.games.kelp.cards import DISCARDS, HAND, PILE, count_cards
from atol.games.kelp.dice import BAG, DRAWN, FIRST_RED, GROWTH, HUNGER, RED, count_dice
from atol.games.kelp.facts import FIRST_EAT
from atol.games.kelp.ids import FOODS, SHARK_CARDS
from atol.games.kelp.path import courses
from atol.games.kelp.sea import AREAS, BITS
from atol.games.kelp.sides import CAUGHT, OCTOPUS
from atol.games.kelp.steps import codes

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

LEAST: Final = 20
MOST: Final = 980

EATEN: Final = (0, 110, 240, 390, 600)
HUNGRY: Final = (0, 60, 125, 195, 275, 365, 460, 600)
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
AFTER_THE_MOVE: Final = (codes.GLIDE, codes.AIM, codes.RESOLVE)


def estimate(state: KelpState, seat: int) -> int:
    if state.to_act < 0:
        return 100 if (state.ending == CAUGHT) != (seat == OCTOPUS) else 0
    value = 500 + octopus_part(state) - shark_part(state) - danger(state)
    value = max(LEAST, min(MOST, value))
    return value if seat == OCTOPUS else 1000 - value


def octopus_part(state: KelpState) -> int:
    value = EATEN[count_bits(state.eaten)] + HUNGRY[count_dice(state, HUNGER)]
    value += PAIRS_LEFT[count_bits(state.pairs)]
    for food in range(FOODS):
        if FIRST_FOOD + food in state.board:
            value += food_value(state, food)
    for area in range(AREAS):
        if is_hidden(state, area):
            value += HIDDEN_TRAP if state.board[area] >= FIRST_TRAP else HIDDEN_BLOCK
    return value + CARD_IN_HAND * count_cards(state, HAND)


def food_value(state: KelpState, food: int) -> int:
    value = FOOD_ON_BOARD
    if can_eat(state, food):
        value += FOOD_IN_REACH
    card = FIRST_EAT + food
    if state.cards[HAND + card]:
        value += EAT_CARD_IN_HAND
    elif state.cards[PILE + card] + state.cards[DISCARDS + card]:
        value += EAT_CARD_IN_DECK
    return value


def shark_part(state: KelpState) -> int:
    value = TILE * state.tiles + GROWTH_DIE * count_dice(state, GROWTH) + ENERGY_DIE * len(state.energy)
    value += RED_DICE[red_dice(state)]
    for card in range(SHARK_CARDS):
        value += ABILITY * state.abilities[OWNED + card]
    return value


def red_dice(state: KelpState) -> int:
    """Those that can still strike, now or later."""
    count = state.dice[BAG + RED] + state.dice[DRAWN + RED]
    for dice in (state.pool, state.kept, state.kept_now, state.energy):
        for die in dice:
            if die >= FIRST_RED:
                count += 1
    for aimed in state.aimed:
        if aimed >= AREAS * FIRST_RED:
            count += 1
    return count + (1 if state.striking >= FIRST_RED else 0)


# ---- danger


def danger(state: KelpState) -> int:
    """What the shark's knowledge and its red dice are worth together."""
    suspects = count_bits(state.suspects)
    reached = count_bits(state.suspects & reach(state))
    strike = STRIKE * red_chance(state) // 100 * (suspects + 2 * reached) // (3 * suspects)
    return strike // (suspects * count_bits(state.pairs))


def reach(state: KelpState) -> int:
    """The areas beside the shark, or beside its next spaces before it has moved."""
    near = state.sea.near
    if state.step in AFTER_THE_MOVE:
        return mask_of(near[state.shark])
    mask = 0
    for course in courses(state):
        mask |= mask_of(near[course // 2])
    return mask


def mask_of(areas: list[int]) -> int:
    mask = 0
    for area in areas:
        mask |= BITS[area]
    return mask


def red_chance(state: KelpState) -> int:
    """Of a red die in the next roll, in hundredths; dice already rolled count more."""
    if red_ready(state):
        return 100
    bag = count_dice(state, BAG)
    return 200 * state.dice[BAG + RED] // (bag + 2)


def red_ready(state: KelpState) -> bool:
    for dice in (state.pool, state.kept):
        if dice and dice[-1] >= FIRST_RED:
            return True
    return len(state.aimed) > 0 and state.aimed[-1] >= AREAS * FIRST_RED

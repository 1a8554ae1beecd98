"""What a position of Kelp is judged by: a row of counts, each with its place and name in `FEATURES`.

Where it is about finding the octopus, only what both sides know is counted: `suspects` are the areas where it can be
for all the shark has seen. How much each count is worth is in `weights.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import count_bits
from atol.core.queue import code_of
from atol.games.kelp.abilities import OWNED
from atol.games.kelp.blocks import FIRST_FOOD, FIRST_TRAP, can_eat, is_hidden, octopus_area
from atol.games.kelp.cards import DISCARDS, HAND, PILE, PLAYED
from atol.games.kelp.dice import BAG, BLUE, DRAWN, FIRST_RED, FIRST_YELLOW, GROWTH, HUNGER, RED, YELLOW, count_dice
from atol.games.kelp.facts import EAT, FIRST_EAT
from atol.games.kelp.ids import FACES, SHARK_CARDS
from atol.games.kelp.path import courses
from atol.games.kelp.sea import AREAS, BITS
from atol.games.kelp.steps import codes

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

WHOLE: Final = 100  # chances are counted in hundredths

BIAS: Final = 0
NIGHT: Final = 1
EATEN: Final = 2  # one of three: how much food is eaten
HUNGER_DICE: Final = 5  # one of seven, those already on their way among them
TILES: Final = 12  # one of four
GROWTH_DICE: Final = 16
STRIKES: Final = 17  # one of six: red dice that hunger still leaves room for
BAG_BLUE: Final = 23
BAG_YELLOW: Final = 24
ENERGY_DICE: Final = 25  # one of three
ENERGY: Final = 28
ABILITIES: Final = 29  # by shark card
SUSPECTS: Final = 40  # one of six times three: how many suspects, and how many pairs of confrontation cards
REACHED: Final = 58  # which part of the suspects the shark can reach next
STRIKE_NOW: Final = 59  # the chance to catch with a red die that is rolled, if a suspect can be reached
STRIKE_SOON: Final = 60  # the same with dice still to be rolled
STRIKE_LATER: Final = 61  # the same where no suspect can be reached
SEARCH_NOW: Final = 62  # yellow dice aimed at suspects
POOL: Final = 63  # rolled dice by colour
PHASE: Final = 66  # one of four: the octopus has two, one or no actions left; the shark has moved
OPEN_HAND: Final = 70  # cards in hand by type: move, hide, learn
DECK: Final = 73  # cards of the octopus by kind, eat cards apart
FOOD: Final = 89  # on the board: beside the octopus or not, its card in hand or in the deck
FOOD_HIDDEN: Final = 93
FOOD_READY: Final = 94
HIDDEN: Final = 95
HIDDEN_TRAPS: Final = 96
CURRENTS: Final = 97
WAYS: Final = 98
IN_THE_OPEN: Final = 99  # the octopus's area is easy or hard to strike
IN_KELP: Final = 100
WITHIN_REACH: Final = 101  # the octopus itself
FEATURES: Final = 102

SUSPECT_GROUPS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 4, 5, 5, 5]
SPENDING: Final = (codes.BUY, codes.DROP, codes.STARVE)
AFTER_THE_MOVE: Final = (codes.GLIDE, codes.AIM, codes.RESOLVE)


def features(state: KelpState) -> vec[i64]:
    row = vec[i64]([0] * FEATURES)
    row[BIAS] = 1
    row[NIGHT] = 1 if state.sea is state.facts.seas[1] else 0
    add_tracks(state, row)
    add_shark(state, row)
    add_danger(state, row)
    add_phase(state, row)
    add_cards(state, row)
    add_blocks(state, row)
    return row


def one_of(row: vec[i64], first: i64, number: i64, most: i64) -> None:
    """A count of nothing has no place of its own, and a large one takes the last."""
    if number > 0:
        row[first + min(number, most) - 1] = 1


def add_tracks(state: KelpState, row: vec[i64]) -> None:
    hunger = count_dice(state, HUNGER)
    one_of(row, EATEN, count_bits(state.eaten), 3)
    one_of(row, HUNGER_DICE, hunger + dice_on_their_way(state), 7)
    one_of(row, TILES, state.tiles, 4)
    one_of(row, STRIKES, min(red_dice(state), state.facts.hunger - hunger), 6)
    row[GROWTH_DICE] = count_dice(state, GROWTH)


def dice_on_their_way(state: KelpState) -> int:
    """To hunger: red dice that strike, and the one that a purchase costs."""
    count = 1 if state.striking >= FIRST_RED else 0
    for aimed in state.aimed:
        count += 1 if aimed >= AREAS * FIRST_RED else 0
    return count + (1 if state.step in SPENDING else 0)


def add_shark(state: KelpState, row: vec[i64]) -> None:
    row[BAG_BLUE] = state.dice[BAG + BLUE]
    row[BAG_YELLOW] = state.dice[BAG + YELLOW]
    one_of(row, ENERGY_DICE, len(state.energy), 3)
    for die in state.energy:
        row[ENERGY] += die % FACES + 1
    for card in range(SHARK_CARDS):
        row[ABILITIES + card] = state.abilities[OWNED + card]
    for shown in state.currents:
        row[CURRENTS] += 1 if shown else 0


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


def add_danger(state: KelpState, row: vec[i64]) -> None:
    """What the shark's knowledge and its red dice are worth together."""
    suspects, pairs = count_bits(state.suspects), count_bits(state.pairs)
    within = reach(state)
    reached = count_bits(state.suspects & within)
    row[SUSPECTS + 3 * SUSPECT_GROUPS[suspects] + pairs - 1] = 1
    row[REACHED] = WHOLE * reached // suspects
    caught = WHOLE // (suspects * pairs)
    if red_ready(state, within):
        row[STRIKE_NOW] = caught
    row[STRIKE_SOON if reached else STRIKE_LATER] = caught * red_chance(state) // WHOLE
    octopus = octopus_area(state)
    row[WITHIN_REACH] = 1 if within & BITS[octopus] else 0
    value = state.sea.values[octopus]
    row[IN_THE_OPEN] = 1 if value <= 2 else 0
    row[IN_KELP] = 1 if value >= 4 else 0


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
    """Of a red die in the next roll, in hundredths."""
    return 200 * state.dice[BAG + RED] // (count_dice(state, BAG) + 2)


def red_ready(state: KelpState, within: int) -> bool:
    """Is a red die rolled that is high enough for a suspect within reach, or aimed at a suspect?"""
    for aimed in state.aimed:
        if aimed >= AREAS * FIRST_RED and state.suspects & BITS[aimed % AREAS]:
            return True
    highest = max(highest_red(state.pool), highest_red(state.kept))
    return any(state.sea.values[area] <= highest for area in range(AREAS) if state.suspects & within & BITS[area])


def highest_red(dice: list[int]) -> int:
    """What the highest red die shows; they are sorted."""
    return dice[-1] % FACES + 1 if dice and dice[-1] >= FIRST_RED else 0


# ---- the turn


def add_phase(state: KelpState, row: vec[i64]) -> None:
    if len(state.queue) and code_of(state.queue[0]) == codes.END_SHARK:
        row[PHASE + 3] = 1 if state.has_moved else 0
    else:
        row[PHASE + max(0, min(2, state.actions_left))] = 1
    for die in state.pool:
        row[POOL + die // FACES] += 1
    for aimed in state.aimed:
        if aimed // AREAS >= FIRST_YELLOW and state.suspects & BITS[aimed % AREAS]:
            row[SEARCH_NOW] += 1 if aimed < AREAS * FIRST_RED else 0
    row[WAYS] = len(courses(state))


# ---- the octopus


def add_cards(state: KelpState, row: vec[i64]) -> None:
    cards, types = state.cards, state.facts.card_types
    for card in range(FIRST_EAT):
        held = cards[HAND + card]
        if types[card] != EAT:
            row[OPEN_HAND + types[card]] += held
        row[DECK + card] = held + cards[PILE + card] + cards[DISCARDS + card] + cards[PLAYED + card]


def add_blocks(state: KelpState, row: vec[i64]) -> None:
    for area in range(AREAS):
        kind = state.board[area]
        hidden = 1 if is_hidden(state, area) else 0
        row[HIDDEN] += hidden
        if kind >= FIRST_TRAP:
            row[HIDDEN_TRAPS] += hidden
        elif kind >= FIRST_FOOD:
            row[FOOD_HIDDEN] += hidden
            row[FOOD + food_state(state, kind - FIRST_FOOD)] += 1
    row[FOOD_READY] = count_bits(state.ready)


def food_state(state: KelpState, food: int) -> int:
    return (0 if can_eat(state, food) else 2) + (0 if state.cards[HAND + FIRST_EAT + food] else 1)

"""The ids of the actions: each name is the first of its range."""

from __future__ import annotations

from typing import Final

from atol.games.kelp.sea import AREAS, HIDEOUTS, PAIRS, SPACES

CARDS: Final = 20  # different octopus cards
FOODS: Final = 4
TYPES: Final = 4  # types of octopus cards, and so learn piles
SPARES: Final = 6  # blocks that can be learned by themselves: shell, double shell, the four traps
SHARK_CARDS: Final = 11
COLOURS: Final = 3
FACES: Final = 6
DICE: Final = COLOURS * FACES  # a die is a colour and what it shows
CONFRONTATIONS: Final = 3

# The octopus.
PLAY: Final = 0
DISCARD: Final = PLAY + CARDS
DRAW: Final = DISCARD + CARDS
FOOD: Final = DRAW + 1
REVEAL: Final = FOOD + FOODS
LIFT: Final = REVEAL + AREAS
SWAP: Final = LIFT + AREAS
HIDE: Final = SWAP + PAIRS
LEARN_CARD: Final = HIDE + AREAS
LEARN_BLOCK: Final = LEARN_CARD + TYPES
REPLACE: Final = LEARN_BLOCK + SPARES
TO_HAND: Final = REPLACE + AREAS
REMOVE_HAND: Final = TO_HAND + CARDS
REMOVE_DISCARD: Final = REMOVE_HAND + CARDS
FETCH_DRAW: Final = REMOVE_DISCARD + CARDS
FETCH_DISCARD: Final = FETCH_DRAW + CARDS
ESCAPE: Final = FETCH_DISCARD + CARDS
SEND: Final = ESCAPE + CONFRONTATIONS

# Both.
TAKE_OFF: Final = SEND + HIDEOUTS  # a current die leaves its space

# The shark.
START: Final = TAKE_OFF + SPACES
POINT: Final = START + HIDEOUTS
USE: Final = POINT + AREAS
EXTRA: Final = USE + SHARK_CARDS
ROLL: Final = EXTRA + 1
RETURN: Final = ROLL + 1
TAKE: Final = RETURN + COLOURS
REROLL: Final = TAKE + COLOURS
KEEP: Final = REROLL + DICE
RAISE: Final = KEEP + DICE
FEED: Final = RAISE + DICE
SHARPEN: Final = FEED + DICE
CURRENT: Final = SHARPEN + FACES
SWIM: Final = CURRENT + FACES * SPACES
AIM: Final = SWIM + SPACES  # a yellow or red die at an area
RESOLVE: Final = AIM + 2 * FACES * AREAS
COUNTER: Final = RESOLVE + 2 * AREAS
STORE: Final = COUNTER + CONFRONTATIONS
SPEND: Final = STORE + DICE
LOWER: Final = SPEND + 1
DROP: Final = LOWER + DICE
BUY: Final = DROP + SHARK_CARDS

DONE: Final = BUY + SHARK_CARDS
ACTIONS: Final = DONE + 1

"""The cards and the sets by number.

0 to 8 are the fish, three kinds of each colour in turn; then shrimp, wave, net and harpoon. A hand or a pool
is a list of ten counts: only fish and shrimps ever lie before a diver.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed
from atol.games.podwodni_lowcy.data import COLOURS, KINDS

FISH: Final = 9  # every lower number is a fish
SHRIMP: Final = 9
CAUGHT: Final = 10  # every lower number can lie before a diver
WAVE: Final = 10
NET: Final = 11
HARPOON: Final = 12
CARDS: Final = 13
NOTHING: Final = -1

FISH_OF_A_COLOUR: Final = 3

# The sets by number: three of each fish, then four of each kind, then four of each colour.
SETS: Final = 15
SET_FISH: Final[list[vec[i64]]] = (
    [packed([fish]) for fish in range(FISH)]
    + [packed([kind, kind + FISH_OF_A_COLOUR, kind + 2 * FISH_OF_A_COLOUR]) for kind in range(len(KINDS))]
    + [packed([FISH_OF_A_COLOUR * colour + kind for kind in range(len(KINDS))]) for colour in range(len(COLOURS))]
)


def same_colour(card: int, other: int) -> bool:
    """Are both cards fish of one colour?"""
    return 0 <= card < FISH and 0 <= other < FISH and card // FISH_OF_A_COLOUR == other // FISH_OF_A_COLOUR


def fish_for(hand: vec[i64], number: int) -> int:
    """How many fish of the hand fit the set."""
    if number < FISH:
        return hand[number]
    total: i64 = 0
    for fish in SET_FISH[number]:
        total += hand[fish]
    return total

"""The cards by number, and the component data in the form the rules read fast.

0 to 8 are the fish, three kinds of each colour in turn; then shrimp, wave, net and harpoon. A hand or a pool
is a list of ten counts: only fish and shrimps ever lie before a diver.
"""

from __future__ import annotations

from typing import Final

from atol.games.podwodni_lowcy.data import COLOURS, KINDS, Components

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
SET_FISH: Final = (
    [[fish] for fish in range(FISH)]
    + [[kind, kind + FISH_OF_A_COLOUR, kind + 2 * FISH_OF_A_COLOUR] for kind in range(len(KINDS))]
    + [[FISH_OF_A_COLOUR * colour + kind for kind in range(len(KINDS))] for colour in range(len(COLOURS))]
)


class Cards:
    def __init__(self, components: Components) -> None:
        scoring = components.scoring[0]
        self.set_points: int = scoring.set_points
        self.card_points: int = scoring.card_points
        self.further: int = scoring.further_cards
        self.names: list[str] = [card.id for card in components.cards]
        self.counts: list[int] = [card.count for card in components.cards]
        three, kind, colour = [entry.size for entry in components.sets]
        self.set_sizes: list[int] = [three] * FISH + [kind] * len(KINDS) + [colour] * len(COLOURS)
        self.set_names: list[str] = (
            [f"three-{name}" for name in self.names[:FISH]]
            + [f"four-{name}" for name in KINDS]
            + [f"four-{name}" for name in COLOURS]
        )
        self.smallest_scoring_hand: int = min(self.set_sizes) + self.further


def same_colour(card: int, other: int) -> bool:
    """Are both cards fish of one colour?"""
    return 0 <= card < FISH and 0 <= other < FISH and card // FISH_OF_A_COLOUR == other // FISH_OF_A_COLOUR


def fish_for(hand: list[int], number: int) -> int:
    """How many fish of the hand fit the set."""
    total = 0
    for fish in SET_FISH[number]:
        total += hand[fish]
    return total


def holds_set(cards: Cards, hand: list[int], size: int, number: int) -> bool:
    """Can the set be scored from the hand: with one shrimp at most, and with enough further cards?"""
    needed = cards.set_sizes[number]
    if size < needed + cards.further:
        return False
    return fish_for(hand, number) + (1 if hand[SHRIMP] else 0) >= needed

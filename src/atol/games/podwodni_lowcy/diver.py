"""What lies before one diver."""

from __future__ import annotations

from atol.core.numbers import take, take_list, with_length
from atol.games.podwodni_lowcy.cards import CAUGHT, SHRIMP, Cards


class Diver:
    """The tuple is shared between copies and replaced, never changed."""

    def __init__(self, hand: list[int], size: int, scored: tuple[int, ...]) -> None:
        self.hand = hand  # open cards: how many of each
        self.size = size  # how many in all
        self.scored = scored  # the cards turned face down, one for each set

    def clone(self) -> Diver:
        return Diver(self.hand[:], self.size, self.scored)

    def gain(self, card: int) -> None:
        self.hand[card] += 1
        self.size += 1

    def lose(self, card: int) -> None:
        self.hand[card] -= 1
        self.size -= 1

    def shrimps(self) -> int:
        return self.hand[SHRIMP]

    def points(self, cards: Cards) -> int:
        return cards.set_points * len(self.scored) + cards.card_points * self.size

    def ints(self) -> list[int]:
        return self.hand + with_length(list(self.scored))


def new_diver() -> Diver:
    return Diver([0] * CAUGHT, 0, ())


def diver_from(numbers: list[int]) -> Diver:
    """Take back what `Diver.ints` gave, from the front of the list."""
    hand = take(numbers, CAUGHT)
    return Diver(hand, sum(hand), tuple(take_list(numbers)))

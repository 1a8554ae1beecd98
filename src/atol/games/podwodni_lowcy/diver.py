"""What lies before one diver."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import packed
from atol.games.podwodni_lowcy.cards import CAUGHT, SETS, SHRIMP
from atol.games.podwodni_lowcy.facts import Facts

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Diver:
    """The tuple is shared between copies and replaced, never changed."""

    def declare(self) -> None:
        self.hand: vec[i64] = packed([0] * CAUGHT)  # open cards: how many of each
        self.hand_size = 0
        self.scored: tuple[int, ...] = ()  # the cards turned face down, one for each set

    def gain(self, card: int) -> None:
        self.hand[card] += 1
        self.hand_size += 1

    def lose(self, card: int) -> None:
        self.hand[card] -= 1
        self.hand_size -= 1

    def lose_all(self, card: int) -> int:
        """Every such card; how many they were."""
        count = self.hand[card]
        self.hand[card] = 0
        self.hand_size -= count
        return count

    def open_cards(self) -> list[int]:
        """Each card of the hand once."""
        return [card for card in range(CAUGHT) if self.hand[card]]

    def shrimps(self) -> int:
        return self.hand[SHRIMP]

    def points(self, facts: Facts) -> int:
        return facts.set_points * len(self.scored) + facts.card_points * self.hand_size

    def scorable_sets(self, facts: Facts) -> list[int]:
        if self.hand_size < facts.smallest_scoring_hand:
            return []
        return [number for number in range(SETS) if facts.can_score(self.hand, self.hand_size, number)]


def new_diver() -> Diver:
    diver = Diver()
    diver.declare()
    return diver

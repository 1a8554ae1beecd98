"""The component data in the form the rules read fast."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed
from atol.games.podwodni_lowcy.cards import FISH, SHRIMP, fish_for
from atol.games.podwodni_lowcy.data import COLOURS, KINDS, Components


class Facts:
    def __init__(self, components: Components) -> None:
        scoring = components.scoring[0]
        self.set_points: int = scoring.set_points
        self.card_points: int = scoring.card_points
        self.further_cards: int = scoring.further_cards
        self.names: list[str] = [card.id for card in components.cards]
        self.counts: list[int] = [card.count for card in components.cards]
        three, kind, colour = [entry.size for entry in components.sets]
        self.set_sizes = packed([three] * FISH + [kind] * len(KINDS) + [colour] * len(COLOURS))
        self.set_names: list[str] = (
            [f"three-{name}" for name in self.names[:FISH]]
            + [f"four-{name}" for name in KINDS]
            + [f"four-{name}" for name in COLOURS]
        )
        self.smallest_scoring_hand: int = min(self.set_sizes) + self.further_cards

    def can_score(self, hand: vec[i64], hand_size: int, number: int) -> bool:
        """Does the hand hold the set, with one shrimp at most, and the further cards?"""
        needed = self.set_sizes[number]
        if hand_size < needed + self.further_cards:
            return False
        return fish_for(hand, number) + (1 if hand[SHRIMP] else 0) >= needed

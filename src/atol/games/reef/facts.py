"""The component data in the form the rules read fast: one list per fact, indexed by card number."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.numbers import packed, packed_rows
from atol.games.reef.data import COLOURS, Components
from atol.games.reef.patterns import NOT_COUNTED, Pattern, Sight, pattern_from


class Facts:
    def __init__(self, components: Components) -> None:
        start = components.start[0]
        self.start_points: int = start.points
        self.start_hand: int = start.hand
        self.display_size: int = start.display
        self.hand_limit: int = start.hand_limit
        self.supply = {int(entry.id): entry.pieces_of_each_colour for entry in components.supply}
        self.names: list[str] = [card.id for card in components.cards]
        self.pieces = packed_rows(
            [sorted([COLOURS.index(colour) for colour in card.pieces]) for card in components.cards]
        )
        self.points = packed([card.points for card in components.cards])
        self.patterns: list[Pattern] = [pattern_from(card.pattern) for card in components.cards]
        self.card_count: int = len(self.names)
        self.pile = bag_of([1] * self.card_count)  # all cards; a match begins with a copy

    def score(self, card: i64, sight: Sight) -> i64:
        """What the card is worth on that reef: counted when it is first asked for."""
        score = sight.score(card)
        if score == NOT_COUNTED:
            score = self.count(card, sight)
            sight.remember(card, score)
        return score

    def count(self, card: i64, sight: Sight) -> i64:
        """The same for somebody who asks once."""
        return self.points[card] * self.patterns[card].count(sight)

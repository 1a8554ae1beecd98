"""What abilities and cards are usually worth, in hundredths of a point; the judge counts with it."""

from __future__ import annotations

from typing import Final

from atol.games.finspan.cards import IF_ACTIVATED, Ability, Cards
from atol.games.finspan.ids import CARDS

# What one benefit is worth when it is taken.
DRAW: Final = 62
RECOVER: Final = 66
LAY: Final = 125
HATCH: Final = 80
BIRTH: Final = 150
MOVE: Final = 60
TUCK: Final = 60
EXTRA_FISH: Final = 260

USES: Final = 3  # how often a fish that divers activate is visited in an average match
CARD_PAID: Final = 70
EGG_PAID: Final = 125
YOUNG_PAID: Final = 150
SCHOOL_PAID: Final = 620
EGGS_ON_EACH: Final = 300
CONDITION: Final = 40  # of 100: how often points for the end are reached


def worth(ability: Ability) -> int:
    """What one use of an ability brings, eggs on each fish and further fish apart."""
    cards = DRAW * ability.draws + RECOVER * ability.recovers + TUCK * ability.tucks
    tokens = LAY * ability.lays + HATCH * ability.hatches + BIRTH * ability.births + MOVE * ability.moves
    return cards + tokens


def card_worths(cards: Cards) -> list[int]:
    """What playing each card usually brings beyond its cost, never less than nothing."""
    return [max(0, card_worth(cards, card)) for card in range(CARDS)]


def card_worth(cards: Cards, card: int) -> int:
    ability = cards.abilities[card]
    uses = USES if cards.ability_kinds[card] == IF_ACTIVATED else 1
    value = 100 * cards.points[card] + uses * worth(ability) + CONDITION * ability.points
    value += (EGGS_ON_EACH if ability.lay_slots else 0) + (EXTRA_FISH if ability.extra else 0)
    return value - price(cards, card)


def price(cards: Cards, card: int) -> int:
    tokens = EGG_PAID * cards.cost_eggs[card] + YOUNG_PAID * cards.cost_young[card]
    return tokens + CARD_PAID * cards.cost_cards[card] + SCHOOL_PAID * cards.cost_schools[card]

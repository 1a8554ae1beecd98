"""What abilities and cards are usually worth, in hundredths of a point; the judge counts with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed
from atol.games.finspan.cards import BONUS, FISH, IF_ACTIVATED, Ability, Cards
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

VISITS: Final = 28  # hundredths of a visit that each turn to come brings to a fish or a zone
CARD_PAID: Final = 35
EGG_PAID: Final = 90
YOUNG_PAID: Final = 140
SCHOOL_PAID: Final = 620
EGGS_ON_EACH: Final = 180
CONDITION: Final = 40  # of 100: how often points for the end are reached


def of(ability: Ability) -> i64:
    """What one use of an ability brings, eggs on each fish and further fish apart."""
    cards = DRAW * ability.draws + RECOVER * ability.recovers + TUCK * ability.tucks
    tokens = LAY * ability.lays + HATCH * ability.hatches + BIRTH * ability.births + MOVE * ability.moves
    return cards + tokens


def played_worths(cards: Cards) -> vec[i64]:
    """What each card brings when it is played, less its price."""
    return packed([played_worth(cards, card) for card in range(CARDS)])


def played_worth(cards: Cards, card: i64) -> i64:
    ability = cards.abilities[card]
    value = 100 * cards.points[card] + CONDITION * ability.points - price(cards, card)
    value += (EGGS_ON_EACH if ability.lay_slots else 0) + (EXTRA_FISH if ability.extra else 0)
    return value if cards.ability_kinds[card] == IF_ACTIVATED else value + of(ability)


def visited_worths(cards: Cards) -> vec[i64]:
    """And what the ability of each fish brings to each diver who comes by."""
    kinds = cards.ability_kinds
    return packed([of(cards.abilities[fish]) if kinds[fish] == IF_ACTIVATED else 0 for fish in range(FISH)])


def bonus_worths(cards: Cards) -> vec[i64]:
    """What each dive bonus brings."""
    return packed([of(ability) for ability in cards.abilities[BONUS:]])


def price(cards: Cards, card: i64) -> i64:
    tokens = EGG_PAID * cards.cost_eggs[card] + YOUNG_PAID * cards.cost_young[card]
    return tokens + CARD_PAID * cards.cost_cards[card] + SCHOOL_PAID * cards.cost_schools[card]

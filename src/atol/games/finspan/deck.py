"""Drawing fish cards; discard piles become the new deck when it has run out."""

from __future__ import annotations

from bisect import insort

from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.state import Position


def can_draw(position: Position) -> bool:
    return position.deck.total > 0 or max([len(ocean.discards) for ocean in position.oceans]) > 0


def draw(position: Position) -> int:
    """A card of the deck; NO_CARD when there is none anywhere."""
    if position.deck.total == 0:
        reshuffle(position)
    if position.deck.total == 0:
        return NO_CARD
    return position.deck.draw(position.random)


def reshuffle(position: Position) -> None:
    for ocean in position.oceans:
        for card in ocean.discards:
            position.deck.add(card)
        ocean.discards = []
    if position.events is not None and position.deck.total:
        position.tell("reshuffle", {"count": position.deck.total})


def draw_to_hand(position: Position, ocean: Ocean) -> int:
    card = draw(position)
    if card != NO_CARD:
        insort(ocean.hand, card)
    return card

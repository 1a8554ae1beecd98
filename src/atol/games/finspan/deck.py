"""Drawing fish cards; discard piles become the new deck when it has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from atol.core.numbers import insert_in_order
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.ocean import Ocean

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState


def can_draw(state: FinspanState) -> bool:
    return state.deck.total > 0 or max([len(ocean.discards) for ocean in state.oceans]) > 0


def draw(state: FinspanState) -> int:
    """A card of the deck; NO_CARD when there is none anywhere."""
    if state.deck.total == 0:
        reshuffle(state)
    if state.deck.total == 0:
        return NO_CARD
    return state.deck.draw(state.random)


def reshuffle(state: FinspanState) -> None:
    for ocean in state.oceans:
        for card in ocean.discards:
            state.deck.add(card)
        ocean.discards = []
    if state.events is not None and state.deck.total:
        state.tell("reshuffle", {"count": state.deck.total})


def draw_to_hand(state: FinspanState, ocean: Ocean) -> int:
    card = draw(state)
    if card != NO_CARD:
        insert_in_order(ocean.hand, card)
    return card

"""What cards and foods do with the octopus's cards: drawing, removing and fetching them."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.cards import (
    DISCARDS,
    HAND,
    PILE,
    REMOVED,
    SHOWN,
    can_draw,
    cards_from,
    count_cards,
    draw_cards,
    remove_played,
    take_from_hand,
    tell_card,
)
from atol.games.kelp.ids import CARDS
from atol.games.kelp.sides import OCTOPUS
from atol.games.kelp.state import KelpState


class Draw(Step[KelpState]):
    """The octopus may draw so many cards, or, where no number is given, up to the hand limit."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        if can_draw(state):
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return [ids.DRAW, ids.DONE]

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DRAW:
            draw_some(state, state.amount_left)


class DrawAtOnce(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        draw_some(state, first)


def draw_some(state: KelpState, cards: int) -> None:
    draw_cards(state, cards if cards else CARDS)


class Remove(Step[KelpState]):
    """A card of the hand or of the discard pile may leave the game."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        if count_cards(state, HAND) + count_cards(state, DISCARDS):
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        from_hand = cards_from(state, HAND, ids.REMOVE_HAND)
        return from_hand + cards_from(state, DISCARDS, ids.REMOVE_DISCARD) + [ids.DONE]

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        if action < ids.REMOVE_DISCARD:
            card = action - ids.REMOVE_HAND
            take_from_hand(state, card)
        else:
            card = action - ids.REMOVE_DISCARD
            state.cards[DISCARDS + card] -= 1
        state.cards[REMOVED + card] += 1
        tell_card(state, "remove", card)


class RemoveThis(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        remove_played(state, first)


class Fetch(Step[KelpState]):
    """The draw pile is searched in secret; the discard pile lies open."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        if count_cards(state, PILE) + count_cards(state, DISCARDS):
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return cards_from(state, PILE, ids.FETCH_DRAW) + cards_from(state, DISCARDS, ids.FETCH_DISCARD)

    def apply(self, state: KelpState, action: int) -> None:
        if action < ids.FETCH_DISCARD:
            fetch_from_pile(state, action - ids.FETCH_DRAW)
        else:
            fetch_from_discards(state, action - ids.FETCH_DISCARD)


def fetch_from_pile(state: KelpState, card: int) -> None:
    state.cards[PILE + card] -= 1
    state.cards[HAND + card] += 1
    if state.events is not None:
        state.tell("fetch", {})
        state.tell("fetch-card", {"card": state.facts.card_names[card]}, [OCTOPUS])


def fetch_from_discards(state: KelpState, card: int) -> None:
    state.cards[DISCARDS + card] -= 1
    state.cards[HAND + card] += 1
    state.cards[SHOWN + card] += 1
    tell_card(state, "fetch-discard", card)


class HandLimit(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.hand_limit = max(state.hand_limit, first)

"""The shark's cards: the row for sale, those it owns, and using them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from atol.core.numbers import insert_in_order
from atol.core.queue import code_of
from atol.games.kelp import rows
from atol.games.kelp.ids import SHARK_CARDS

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

# Where a shark card can be: rows of counts in `state.abilities`.
DECK: Final = 0
OWNED: Final = SHARK_CARDS
PLACES: Final = 2


def deck_size(state: KelpState) -> int:
    return rows.total(state.abilities, DECK, SHARK_CARDS)


def refill_row(state: KelpState) -> None:
    """With the deck empty, gaps stay."""
    total = deck_size(state)
    while len(state.row) < state.facts.row and total:
        card = rows.draw(state.abilities, DECK, total, state.random)
        total -= 1
        insert_in_order(state.row, card)
        tell_ability(state, "offer", card)


def owned_with(state: KelpState, code: int) -> int:
    """A card in front of the shark whose effect begins with that step, or -1."""
    effects, abilities = state.facts.shark_effects, state.abilities
    for card in range(SHARK_CARDS):
        if abilities[OWNED + card] > 0 and code_of(effects[card][0]) == code:
            return card
    return -1


def use_card(state: KelpState, card: int) -> None:
    """Once, then it is out of the game."""
    state.abilities[OWNED + card] -= 1
    tell_ability(state, "use", card)
    state.push_all(state.facts.shark_effects[card])


def tell_ability(state: KelpState, name: str, card: int) -> None:
    if state.events is not None:
        state.tell(name, {"ability": state.facts.shark_names[card]})

"""The octopus's cards: where they are, drawing, showing and reshuffling them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.games.kelp import rows
from atol.games.kelp.ids import CARDS, IDS
from atol.games.kelp.sides import OCTOPUS

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

# Where a card can be: rows of counts in `state.cards`.
HAND: Final = 0
PILE: Final = CARDS  # the octopus's own draw pile
DISCARDS: Final = 2 * CARDS
PLAYED: Final = 3 * CARDS  # on the action spaces
UNLEARNED: Final = 4 * CARDS  # in the learn piles, below the open card
REMOVED: Final = 5 * CARDS
SHOWN: Final = 6 * CARDS  # those in the hand that the shark knows about
PLACES: Final = 7

NO_CARD: Final = -1


def count_cards(state: KelpState, where: i64) -> i64:
    return rows.total(state.cards, where, CARDS)


def cards_from(state: KelpState, where: int, first: int) -> list[int]:
    """The actions of the cards that are there, beginning with that id."""
    actions: list[int] = []
    add_cards(actions, state, where, first)
    return actions


def add_cards(actions: list[int], state: KelpState, where: i64, first: i64) -> None:
    """Append them to a list."""
    cards = state.cards
    for card in range(i64(CARDS)):
        if cards[where + card] > 0:
            actions.append(IDS[first + card])  # noqa: PERF401  # compiled, a second list would cost more than this loop


def tell_card(state: KelpState, name: str, card: i64) -> None:
    if state.events is not None:
        state.tell(name, {"card": state.facts.card_names[card]})


def take_from_hand(state: KelpState, card: i64) -> None:
    """The card is shown."""
    state.cards[HAND + card] -= 1
    if state.cards[SHOWN + card]:
        state.cards[SHOWN + card] -= 1
    else:
        state.forbid_undo()


def discard(state: KelpState, card: i64) -> None:
    take_from_hand(state, card)
    state.cards[DISCARDS + card] += 1
    tell_card(state, "discard", card)


def remove_played(state: KelpState, card: i64) -> None:
    state.cards[PLAYED + card] -= 1
    state.cards[REMOVED + card] += 1


# ---- drawing


def draw_cards(state: KelpState, most: i64) -> None:
    """Up to so many and up to the hand limit."""
    count = min(most, state.hand_limit - count_cards(state, HAND))
    drawn: list[str] = []
    inside = count_cards(state, PILE) if count > 0 else 0
    while count > 0:
        if inside == 0:
            reshuffle(state)
            inside = count_cards(state, PILE)
        if inside == 0:
            break
        card = rows.draw(state.cards, PILE, inside, state.random)
        inside -= 1
        count -= 1
        state.cards[HAND + card] += 1
        if state.events is not None:
            drawn.append(state.facts.card_names[card])
    if state.events is not None:
        tell_drawn(state, drawn)


def tell_drawn(state: KelpState, drawn: list[str]) -> None:
    if state.events is not None:
        state.tell("draw", {"count": len(drawn)})
        if drawn:
            state.tell("draw-cards", {"cards": drawn}, [OCTOPUS])


def reshuffle(state: KelpState) -> None:
    """With the draw pile gone, whoever counted knows the hand."""
    cards = state.cards
    for card in range(i64(CARDS)):
        cards[SHOWN + card] = cards[HAND + card]
        cards[PILE + card] = cards[DISCARDS + card]
        cards[DISCARDS + card] = 0
    if state.events is not None:
        state.tell("reshuffle", {})


def can_draw(state: KelpState) -> bool:
    if count_cards(state, HAND) >= state.hand_limit:
        return False
    return count_cards(state, PILE) + count_cards(state, DISCARDS) > 0


def deal_hand_anew(state: KelpState) -> None:
    """The shark knows hand and draw pile together, and some cards of the hand."""
    cards, unknown = state.cards, 0
    for card in range(CARDS):
        count = cards[HAND + card] - cards[SHOWN + card]
        unknown += count
        cards[PILE + card] += count
        cards[HAND + card] -= count
    total = count_cards(state, PILE)
    for drawn in range(unknown):
        cards[HAND + rows.draw(cards, PILE, total - drawn, state.random)] += 1


# ---- learn piles


def open_next(state: KelpState, kind: i64) -> None:
    """The next card of a learn pile, if it has one."""
    inside = count_unlearned(state, kind)
    state.open[kind] = NO_CARD
    if inside:
        card = unlearned_at(state, kind, state.random.below(inside))
        state.cards[UNLEARNED + card] -= 1
        state.open[kind] = card
        tell_card(state, "open", card)


def count_unlearned(state: KelpState, kind: i64) -> i64:
    """How many cards of that type lie below the open one."""
    types, cards = state.facts.card_types, state.cards
    count: i64 = 0
    for card in range(i64(CARDS)):
        if types[card] == kind:
            count += cards[UNLEARNED + card]
    return count


def unlearned_at(state: KelpState, kind: i64, before: i64) -> i64:
    """The one of them with so many before it, where equal cards lie side by side."""
    types, cards = state.facts.card_types, state.cards
    card: i64 = 0
    while types[card] != kind or before >= cards[UNLEARNED + card]:
        if types[card] == kind:
            before -= cards[UNLEARNED + card]
        card += 1
    return card

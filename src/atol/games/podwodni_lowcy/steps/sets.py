"""Scoring a set: one of its cards is turned over, the others and two further cards go to a pool."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.podwodni_lowcy.cards import CAUGHT, SET_FISH, SHRIMP, fish_for
from atol.games.podwodni_lowcy.ids import ADD, LAY, TURN_OVER
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import FURTHER, SET
from atol.games.podwodni_lowcy.steps.pool import offer_pool


class LaySet(Step[LowcyState]):
    name = "set"

    def legal(self, state: LowcyState) -> list[int]:
        first = TURN_OVER if state.is_set_unmarked() else LAY
        return [first + card for card in layable(state)]

    def apply(self, state: LowcyState, action: int) -> None:
        lay(state, (action - TURN_OVER) % CAUGHT)
        lay_forced(state)


class Further(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        return [ADD + card for card in state.diver().open_cards()]

    def apply(self, state: LowcyState, action: int) -> None:
        add(state, action - ADD)
        add_forced(state)


def begin_set(state: LowcyState, number: int) -> None:
    state.set_number = number
    state.to_lay = state.facts.set_sizes[number]
    state.to_add = state.facts.further_cards
    state.shrimp_laid = False
    state.step = SET
    if state.events is not None:
        cards = [state.facts.names[card] for card in layable(state)]
        state.tell("score", {"seat": state.active, "set": state.facts.set_names[number], "cards": cards})
    lay_forced(state)


# ---- the cards of the set


def layable(state: LowcyState) -> list[int]:
    """The cards that may be the next one of the set, so that it can still be finished."""
    hand = state.diver().hand
    cards = [card for card in SET_FISH[state.set_number] if hand[card]]
    if usable_shrimps(state) and fish_for(hand, state.set_number) >= state.to_lay - 1:
        cards.append(SHRIMP)
    return cards


def usable_shrimps(state: LowcyState) -> int:
    return 1 if state.diver().hand[SHRIMP] and not state.shrimp_laid else 0


def lay(state: LowcyState, card: int) -> None:
    """The first card of the set is turned over, the others go to the pool."""
    state.diver().lose(card)
    if card == SHRIMP:
        state.shrimp_laid = True
    if state.is_set_unmarked():
        turn_over(state, card)
    else:
        state.pool[card] += 1
    state.to_lay -= 1


def turn_over(state: LowcyState, card: int) -> None:
    diver = state.diver()
    diver.scored = diver.scored + (card,)
    if state.events is not None:
        state.tell_card("turned", state.active, card)


def lay_forced(state: LowcyState) -> None:
    """Lay what leaves no choice, then ask; after the set come the further cards."""
    while state.to_lay:
        cards = layable(state)
        if len(cards) > 1 and not takes_all(state):
            return
        lay(state, cards[0])
    state.step = FURTHER
    add_forced(state)


def takes_all(state: LowcyState) -> bool:
    """Does the rest of the set take every card that fits it?"""
    usable = fish_for(state.diver().hand, state.set_number) + usable_shrimps(state)
    return usable == state.to_lay and not state.is_set_unmarked()


# ---- the further cards


def add(state: LowcyState, card: int) -> None:
    state.diver().lose(card)
    state.pool[card] += 1
    state.to_add -= 1


def add_forced(state: LowcyState) -> None:
    """Add what leaves no choice, then ask; a full pool is offered to the others."""
    diver = state.diver()
    while state.to_add:
        cards = diver.open_cards()
        if len(cards) > 1 and diver.hand_size > state.to_add:
            return
        add(state, cards[0])
    offer_pool(state)

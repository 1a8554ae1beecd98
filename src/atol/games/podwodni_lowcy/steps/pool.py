"""The pool of a scored set: every other diver takes a card, the rest is discarded."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.podwodni_lowcy.cards import CAUGHT, NOTHING
from atol.games.podwodni_lowcy.ids import TAKE
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import MORE, POOL


class Pool(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        return [TAKE + card for card in range(CAUGHT) if state.pool[card]]

    def apply(self, state: LowcyState, action: int) -> None:
        card = action - TAKE
        state.pool[card] -= 1
        state.divers[state.to_act].gain(card)
        if state.events is not None:
            state.tell_card("take", state.to_act, card)
        state.to_act = (state.to_act + 1) % state.seats
        if state.to_act == state.active:
            close_pool(state)


def offer_pool(state: LowcyState) -> None:
    state.step = POOL
    state.set_number = NOTHING
    state.shrimp_laid = False
    state.to_act = (state.active + 1) % state.seats
    if state.events is not None:
        state.tell_cards("pool", state.active, pool_cards(state))


def pool_cards(state: LowcyState) -> list[int]:
    return [card for card in range(CAUGHT) for _ in range(state.pool[card])]


def close_pool(state: LowcyState) -> None:
    for card in range(CAUGHT):
        state.discards[card] += state.pool[card]
        state.pool[card] = 0
    state.step = MORE
    if not state.diver().scorable_sets(state.facts):
        state.end_turn()

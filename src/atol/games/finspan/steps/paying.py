"""Paying for a fish: cards first, then eggs, young and schools, each of them chosen freely."""

from __future__ import annotations

from typing import Final

from atol.core.numbers import POWERS, count_bits, insert_in_order
from atol.core.steps import Step
from atol.games.finspan.ids import DISCARD, SPEND_EGG, SPEND_SCHOOL, SPEND_YOUNG, slot_actions
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import slot_name
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.playing import place_when_paid


class Price:
    """One kind of thing that fish cost."""

    def payments(self, state: FinspanState, ocean: Ocean) -> list[int]:
        """The actions that pay one of them."""
        raise NotImplementedError

    def pay(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        raise NotImplementedError


class Pay(Step[FinspanState]):
    def legal(self, state: FinspanState) -> list[int]:
        return price_due(state).payments(state, state.ocean())

    def apply(self, state: FinspanState, action: int) -> None:
        price_due(state).pay(state, state.ocean(), action)
        place_when_paid(state)


def price_due(state: FinspanState) -> Price:
    if state.owed_cards:
        return CARDS
    if state.owed_eggs:
        return EGGS
    return YOUNG if state.owed_young else SCHOOLS


def all_or_one(actions: list[int], spare: int) -> list[int]:
    """Where everything must go, there is nothing to choose."""
    return actions if spare else actions[:1]


class CardPrice(Price):
    def payments(self, state: FinspanState, ocean: Ocean) -> list[int]:
        return all_or_one([DISCARD + card for card in ocean.hand], len(ocean.hand) - state.owed_cards)

    def pay(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        card = action - DISCARD
        ocean.hand.remove(card)
        insert_in_order(ocean.discards, card)
        state.owed_cards -= 1
        if state.events is not None:
            state.tell("discard", {"seat": state.to_act, "card": state.cards.names[card]})


class EggPrice(Price):
    def payments(self, state: FinspanState, ocean: Ocean) -> list[int]:
        return all_or_one(slot_actions(SPEND_EGG, ocean.eggs), count_bits(ocean.eggs) - state.owed_eggs)

    def pay(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        ocean.remove_egg(action - SPEND_EGG)
        state.owed_eggs -= 1
        if state.events is not None:
            tell_token(state, "egg", action - SPEND_EGG)


class YoungPrice(Price):
    def payments(self, state: FinspanState, ocean: Ocean) -> list[int]:
        return all_or_one(slot_actions(SPEND_YOUNG, ocean.nurseries), ocean.young_count() - state.owed_young)

    def pay(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        ocean.remove_young(action - SPEND_YOUNG)
        state.owed_young -= 1
        if state.events is not None:
            tell_token(state, "young", action - SPEND_YOUNG)


class SchoolPrice(Price):
    def payments(self, state: FinspanState, ocean: Ocean) -> list[int]:
        return all_or_one(slot_actions(SPEND_SCHOOL, ocean.schools), count_bits(ocean.schools) - state.owed_schools)

    def pay(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        slot = action - SPEND_SCHOOL
        ocean.remove_school(slot)
        state.owed_schools -= 1
        if state.events is not None:
            tell_token(state, "school", slot)
            if ocean.schools & POWERS[slot]:  # young that lay beside it became one
                state.tell("school", {"seat": state.to_act, "slot": slot_name(slot)})


CARDS: Final = CardPrice()
EGGS: Final = EggPrice()
YOUNG: Final = YoungPrice()
SCHOOLS: Final = SchoolPrice()


def tell_token(state: FinspanState, token: str, slot: int) -> None:
    state.tell("spend", {"seat": state.to_act, "token": token, "slot": slot_name(slot)})

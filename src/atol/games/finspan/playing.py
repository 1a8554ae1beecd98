"""Playing a fish: which cards can be played, where, and paying for them."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS, count_bits
from atol.games.finspan.ids import (
    AT,
    DISCARD,
    PLAY,
    SPEND_EGG,
    SPEND_SCHOOL,
    SPEND_YOUNG,
    add_slots,
)
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import SLOTS, slot_name
from atol.games.finspan.state import PAY, PLACE, Position

# ---- what is legal


def add_plays(ocean: Ocean, region: i64, actions: list[int]) -> None:
    """Cards that can be paid for and have a slot in the region."""
    cards = ocean.cards
    others = len(ocean.hand) - 1
    eggs = count_bits(ocean.eggs)
    young = ocean.young_count()
    for card in ocean.hand:
        if cards.cost_cards[card] > others or cards.cost_eggs[card] > eggs or cards.cost_young[card] > young:
            continue
        if cards.cost_schools[card] > 0 and cards.cost_schools[card] > count_bits(ocean.schools):
            continue
        if ocean.may_be_placed(card, region):
            actions.append(PLAY + card)


def legal_slots(state: Position) -> list[int]:
    actions: list[int] = []
    add_slots(actions, AT, state.ocean().slots_for(state.card, state.region))
    return actions


def legal_payments(state: Position) -> list[int]:
    """Cards first, then eggs, young and schools, each of them chosen freely; where all must go, one of them."""
    ocean = state.ocean()
    actions: list[int] = []
    if state.owed_cards:
        actions = [DISCARD + card for card in ocean.hand]
        spare = len(ocean.hand) - state.owed_cards
    elif state.owed_eggs:
        add_slots(actions, SPEND_EGG, ocean.eggs)
        spare = len(actions) - state.owed_eggs
    elif state.owed_young:
        add_slots(actions, SPEND_YOUNG, ocean.nurseries)
        spare = ocean.young_count() - state.owed_young
    else:
        add_slots(actions, SPEND_SCHOOL, ocean.schools)
        spare = len(actions) - state.owed_schools
    return actions if spare else actions[:1]


def owes_nothing(state: Position) -> bool:
    return state.owed_cards + state.owed_eggs + state.owed_young + state.owed_schools == 0


# ---- what a choice does


def begin_play(state: Position, card: int, region: i64) -> None:
    cards = state.cards
    state.ocean().hand.remove(card)
    state.card = card
    state.region = region
    state.owed_cards = cards.cost_cards[card]
    state.owed_eggs = cards.cost_eggs[card]
    state.owed_young = cards.cost_young[card]
    state.owed_schools = cards.cost_schools[card]
    state.step = PLACE


def choose_slot(state: Position, slot: int) -> None:
    state.slot = slot
    state.step = PAY


def pay(state: Position, action: int) -> None:
    ocean = state.ocean()
    if action < SPEND_EGG:
        ocean.hand.remove(action - DISCARD)
        insort(ocean.discards, action - DISCARD)
        state.owed_cards -= 1
    elif action < SPEND_YOUNG:
        ocean.remove_egg(action - SPEND_EGG)
        state.owed_eggs -= 1
    elif action < SPEND_SCHOOL:
        ocean.remove_young(action - SPEND_YOUNG)
        state.owed_young -= 1
    else:
        ocean.remove_school(action - SPEND_SCHOOL)
        state.owed_schools -= 1
    if state.events is not None:
        tell_payment(state, action)


def tell_payment(state: Position, action: int) -> None:
    if action < SPEND_EGG:
        details: dict[str, Value] = {"seat": state.to_act, "card": state.cards.names[action - DISCARD]}
        state.tell("discard", details)
        return
    tokens = ("egg", "young", "school")
    kind, slot = divmod(action - SPEND_EGG, SLOTS)
    state.tell("spend", {"seat": state.to_act, "token": tokens[kind], "slot": slot_name(slot)})
    if action >= SPEND_SCHOOL and state.ocean().schools & POWERS[slot]:
        state.tell("school", {"seat": state.to_act, "slot": slot_name(slot)})


def tell_play(state: Position) -> None:
    covered = state.ocean().fish[state.slot]
    details: dict[str, Value] = {
        "seat": state.to_act,
        "card": state.cards.names[state.card],
        "slot": slot_name(state.slot),
        "covered": state.cards.names[covered] if covered >= 0 else "",
    }
    state.tell("play", details)

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


def legal_slots(position: Position) -> list[int]:
    actions: list[int] = []
    add_slots(actions, AT, position.ocean().slots_for(position.card, position.region))
    return actions


def legal_payments(position: Position) -> list[int]:
    """Cards first, then eggs, young and schools, each of them chosen freely; where all must go, one of them."""
    ocean = position.ocean()
    actions: list[int] = []
    if position.owed_cards:
        actions = [DISCARD + card for card in ocean.hand]
        spare = len(ocean.hand) - position.owed_cards
    elif position.owed_eggs:
        add_slots(actions, SPEND_EGG, ocean.eggs)
        spare = len(actions) - position.owed_eggs
    elif position.owed_young:
        add_slots(actions, SPEND_YOUNG, ocean.nurseries)
        spare = ocean.young_count() - position.owed_young
    else:
        add_slots(actions, SPEND_SCHOOL, ocean.schools)
        spare = len(actions) - position.owed_schools
    return actions if spare else actions[:1]


def owes_nothing(position: Position) -> bool:
    return position.owed_cards + position.owed_eggs + position.owed_young + position.owed_schools == 0


# ---- what a choice does


def begin_play(position: Position, card: int, region: i64) -> None:
    cards = position.cards
    position.ocean().hand.remove(card)
    position.card = card
    position.region = region
    position.owed_cards = cards.cost_cards[card]
    position.owed_eggs = cards.cost_eggs[card]
    position.owed_young = cards.cost_young[card]
    position.owed_schools = cards.cost_schools[card]
    position.step = PLACE


def choose_slot(position: Position, slot: int) -> None:
    position.slot = slot
    position.step = PAY


def pay(position: Position, action: int) -> None:
    ocean = position.ocean()
    if action < SPEND_EGG:
        ocean.hand.remove(action - DISCARD)
        insort(ocean.discards, action - DISCARD)
        position.owed_cards -= 1
    elif action < SPEND_YOUNG:
        ocean.remove_egg(action - SPEND_EGG)
        position.owed_eggs -= 1
    elif action < SPEND_SCHOOL:
        ocean.remove_young(action - SPEND_YOUNG)
        position.owed_young -= 1
    else:
        ocean.remove_school(action - SPEND_SCHOOL)
        position.owed_schools -= 1
    if position.events is not None:
        tell_payment(position, action)


def tell_payment(position: Position, action: int) -> None:
    if action < SPEND_EGG:
        details: dict[str, Value] = {"seat": position.to_act, "card": position.cards.names[action - DISCARD]}
        position.tell("discard", details)
        return
    tokens = ("egg", "young", "school")
    kind, slot = divmod(action - SPEND_EGG, SLOTS)
    position.tell("spend", {"seat": position.to_act, "token": tokens[kind], "slot": slot_name(slot)})
    if action >= SPEND_SCHOOL and position.ocean().schools & POWERS[slot]:
        position.tell("school", {"seat": position.to_act, "slot": slot_name(slot)})


def tell_play(position: Position) -> None:
    covered = position.ocean().fish[position.slot]
    details: dict[str, Value] = {
        "seat": position.to_act,
        "card": position.cards.names[position.card],
        "slot": slot_name(position.slot),
        "covered": position.cards.names[covered] if covered >= 0 else "",
    }
    position.tell("play", details)

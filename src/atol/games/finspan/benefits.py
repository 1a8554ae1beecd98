"""The interpreter of abilities: what of the ability in use can be taken, and what taking it does.

Every benefit is optional and they come in any order, so all that can be taken are offered side by side, one at a
time, until nothing is left or the seat is done.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS
from atol.games.finspan.cards import NO_CARD, Ability
from atol.games.finspan.deck import can_draw, draw_to_hand
from atol.games.finspan.ids import (
    DONE,
    DRAW,
    EGG,
    EGGS,
    HATCH,
    LIFT_SCHOOL,
    LIFT_YOUNG,
    RECOVER,
    TO,
    TUCK,
    UNDER,
    YOUNG,
    add_slots,
)
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.playing import add_plays
from atol.games.finspan.slots import ALL_SLOTS, SLOTS, slot_name
from atol.games.finspan.state import BENEFIT, MOVE, NOWHERE, TUCKING, Position

FRAME: Final = 12  # numbers that describe an ability in use

# ---- beginning and ending an ability


def begin(position: Position, seat: int, source: int, sharing: int) -> None:
    ability = position.cards.abilities[source]
    ocean = position.oceans[seat]
    position.to_act = seat
    position.step = BENEFIT
    position.source = source
    position.sharing = sharing
    position.draws = ability.draws
    position.recovers = ability.recovers
    position.lays = ability.lays
    position.hatches = ability.hatches
    position.births = ability.births
    position.moves = ability.moves
    position.tucks = ability.tucks
    position.laying = reached(ocean, ability)
    position.extra = ability.extra


def reached(ocean: Ocean, ability: Ability) -> i64:
    """The fish without an egg on which an ability for each fish lays one."""
    if ability.lay_slots == 0:
        return 0
    return ocean.fish_of_kinds(ability.lay_slots, ability.lay_kinds) & ~ocean.eggs


def clear(position: Position) -> None:
    """Nothing more is taken from the ability in use."""
    position.draws = position.recovers = position.lays = position.hatches = 0
    position.births = position.moves = position.tucks = 0
    position.laying = position.extra = 0


def push(position: Position) -> None:
    """The ability in use waits for one that a further fish brings."""
    position.stack += [position.to_act, position.source, position.sharing, position.draws, position.recovers]
    position.stack += [position.lays, position.hatches, position.births, position.moves, position.tucks]
    position.stack += [position.laying, position.extra]
    position.sharing = 0
    clear(position)


def pop(position: Position) -> None:
    frame = position.stack[-FRAME:]
    del position.stack[-FRAME:]
    position.step = BENEFIT
    position.to_act, position.source, position.sharing, position.draws, position.recovers = frame[:5]
    position.lays, position.hatches, position.births, position.moves, position.tucks = frame[5:10]
    position.laying, position.extra = frame[10:]


# ---- what is legal


def legal_benefits(position: Position) -> list[int]:
    """Everything that can be taken now, and to take no more; empty when nothing can be taken."""
    ocean = position.ocean()
    actions: list[int] = []
    if position.extra:
        add_plays(ocean, position.extra, actions)
    add_cards(position, ocean, actions)
    add_tokens(position, ocean, actions)
    if position.moves:
        add_slots(actions, LIFT_YOUNG, ocean.nurseries)
        add_slots(actions, LIFT_SCHOOL, ocean.movable_schools())
    if position.tucks:
        add_tucks(ocean, actions)
    if actions:
        actions.append(DONE)
    return actions


def add_cards(position: Position, ocean: Ocean, actions: list[int]) -> None:
    """A card that cannot be recovered because the own pile is empty is drawn instead."""
    empty = position.recovers > 0 and not ocean.discards
    if (position.draws or empty) and can_draw(position):
        actions.append(DRAW)
    if position.recovers:
        actions += [RECOVER + card for card in ocean.discards]


def add_tokens(position: Position, ocean: Ocean, actions: list[int]) -> None:
    laying: i64 = position.laying
    eggs: i64 = laying | (ocean.occupied & ~ocean.eggs if position.lays else 0)
    if eggs:
        add_slots(actions, EGG, eggs)
    if laying & (laying - 1):
        actions.append(EGGS)
    if position.hatches:
        add_slots(actions, HATCH, ocean.eggs)
    if position.births:
        add_slots(actions, YOUNG, ALL_SLOTS)


def add_tucks(ocean: Ocean, actions: list[int]) -> None:
    longest, lengths = ocean.longest(), ocean.cards.lengths
    actions += [TUCK + card for card in ocean.hand if lengths[card] < longest]


def legal_destinations(position: Position) -> list[int]:
    ocean = position.ocean()
    actions: list[int] = []
    if position.lifts_school:
        add_slots(actions, TO, ocean.school_destinations(position.lifted))
    else:
        add_slots(actions, TO, ocean.young_destinations(position.lifted))
    return actions


def legal_hosts(position: Position) -> list[int]:
    actions: list[int] = []
    add_slots(actions, UNDER, position.ocean().longer_fish(position.cards.lengths[position.card]))
    return actions


# ---- what a choice does


def take(position: Position, action: int) -> None:
    """Any benefit but a further fish."""
    if action == DRAW:
        take_card(position)
    elif action < EGG:
        recover(position, action - RECOVER)
    elif action < HATCH:
        lay(position, action)
    elif action < YOUNG:
        hatch(position, action - HATCH)
    elif action < LIFT_YOUNG:
        gain_young(position, action - YOUNG)
    elif action < TO:
        lift(position, action)
    elif action < TUCK:
        move(position, action - TO)
    elif action < UNDER:
        choose_tuck(position, action - TUCK)
    else:
        tuck(position, action - UNDER)


def take_card(position: Position) -> None:
    if position.draws:
        position.draws -= 1
    else:
        position.recovers -= 1
    card = draw_to_hand(position, position.ocean())
    if position.events is not None and card != NO_CARD:
        tell_card(position, "draw", card)


def recover(position: Position, card: int) -> None:
    ocean = position.ocean()
    position.recovers -= 1
    ocean.discards.remove(card)
    insort(ocean.hand, card)
    if position.events is not None:
        tell_card(position, "recover", card)


def lay(position: Position, action: int) -> None:
    if action == EGGS:
        lay_everywhere(position)
        return
    slot = action - EGG
    if position.laying & POWERS[slot]:
        position.laying &= ~POWERS[slot]
    else:
        position.lays -= 1
    lay_egg(position, slot)


def lay_everywhere(position: Position) -> None:
    mask: i64 = position.laying
    position.laying = 0
    slot = 0
    while mask:
        if mask & 1:
            lay_egg(position, slot)
        mask >>= 1
        slot += 1


def lay_egg(position: Position, slot: int) -> None:
    position.ocean().lay_egg(slot)
    if position.events is not None:
        tell_slot(position, "egg", slot)


def hatch(position: Position, slot: int) -> None:
    position.hatches -= 1
    position.ocean().remove_egg(slot)
    add_young(position, "hatch", slot)


def gain_young(position: Position, slot: int) -> None:
    position.births -= 1
    add_young(position, "young", slot)


def add_young(position: Position, event: str, slot: int) -> None:
    schools = position.ocean().schools
    position.ocean().add_young(slot)
    if position.events is not None:
        tell_slot(position, event, slot)
        tell_new_school(position, schools)


def lift(position: Position, action: int) -> None:
    position.moves -= 1
    position.lifts_school = action >= LIFT_SCHOOL
    position.lifted = action - (LIFT_SCHOOL if position.lifts_school else LIFT_YOUNG)
    position.step = MOVE


def move(position: Position, slot: int) -> None:
    ocean = position.ocean()
    if position.events is not None:
        tell_move(position, slot)
    schools = ocean.schools
    if position.lifts_school:
        ocean.remove_school(position.lifted)
        ocean.schools |= POWERS[slot]
        schools = (schools & ~POWERS[position.lifted]) | POWERS[slot]
    else:
        ocean.remove_young(position.lifted)
        ocean.add_young(slot)
    if position.events is not None:
        tell_new_school(position, schools)
    position.lifted = NOWHERE
    position.lifts_school = False
    position.step = BENEFIT


def choose_tuck(position: Position, card: int) -> None:
    position.tucks -= 1
    position.ocean().hand.remove(card)
    position.card = card
    position.step = TUCKING


def tuck(position: Position, slot: int) -> None:
    position.ocean().consume(slot, position.card)
    if position.events is not None:
        details: dict[str, Value] = {"seat": position.to_act, "card": position.cards.names[position.card]}
        details["slot"] = slot_name(slot)
        position.tell("tuck", details)
    position.card = NO_CARD
    position.step = BENEFIT


# ---- what is told


def tell_card(position: Position, name: str, card: int) -> None:
    position.tell(name, {"seat": position.to_act, "card": position.cards.names[card]})


def tell_slot(position: Position, name: str, slot: int) -> None:
    position.tell(name, {"seat": position.to_act, "slot": slot_name(slot)})


def tell_new_school(position: Position, before: i64) -> None:
    new: i64 = position.ocean().schools & ~before
    for slot in range(SLOTS):
        if new & POWERS[slot]:
            tell_slot(position, "school", slot)


def tell_move(position: Position, slot: int) -> None:
    details: dict[str, Value] = {"seat": position.to_act, "token": "school" if position.lifts_school else "young"}
    details["origin"] = slot_name(position.lifted)
    details["slot"] = slot_name(slot)
    position.tell("move", details)

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


def begin(state: Position, seat: int, source: int, sharing: int) -> None:
    ability = state.cards.abilities[source]
    ocean = state.oceans[seat]
    state.to_act = seat
    state.step = BENEFIT
    state.source = source
    state.sharing = sharing
    state.draws = ability.draws
    state.recovers = ability.recovers
    state.lays = ability.lays
    state.hatches = ability.hatches
    state.births = ability.births
    state.moves = ability.moves
    state.tucks = ability.tucks
    state.laying = reached(ocean, ability)
    state.extra = ability.extra


def reached(ocean: Ocean, ability: Ability) -> i64:
    """The fish without an egg on which an ability for each fish lays one."""
    if ability.lay_slots == 0:
        return 0
    return ocean.fish_of_kinds(ability.lay_slots, ability.lay_kinds) & ~ocean.eggs


def clear(state: Position) -> None:
    """Nothing more is taken from the ability in use."""
    state.draws = state.recovers = state.lays = state.hatches = 0
    state.births = state.moves = state.tucks = 0
    state.laying = state.extra = 0


def push(state: Position) -> None:
    """The ability in use waits for one that a further fish brings."""
    state.stack += [state.to_act, state.source, state.sharing, state.draws, state.recovers]
    state.stack += [state.lays, state.hatches, state.births, state.moves, state.tucks]
    state.stack += [state.laying, state.extra]
    state.sharing = 0
    clear(state)


def pop(state: Position) -> None:
    frame = state.stack[-FRAME:]
    del state.stack[-FRAME:]
    state.step = BENEFIT
    state.to_act, state.source, state.sharing, state.draws, state.recovers = frame[:5]
    state.lays, state.hatches, state.births, state.moves, state.tucks = frame[5:10]
    state.laying, state.extra = frame[10:]


# ---- what is legal


def legal_benefits(state: Position) -> list[int]:
    """Everything that can be taken now, and to take no more; empty when nothing can be taken."""
    ocean = state.ocean()
    actions: list[int] = []
    if state.extra:
        add_plays(ocean, state.extra, actions)
    add_cards(state, ocean, actions)
    add_tokens(state, ocean, actions)
    if state.moves:
        add_slots(actions, LIFT_YOUNG, ocean.nurseries)
        add_slots(actions, LIFT_SCHOOL, ocean.movable_schools())
    if state.tucks:
        add_tucks(ocean, actions)
    if actions:
        actions.append(DONE)
    return actions


def add_cards(state: Position, ocean: Ocean, actions: list[int]) -> None:
    """A card that cannot be recovered because the own pile is empty is drawn instead."""
    empty = state.recovers > 0 and not ocean.discards
    if (state.draws or empty) and can_draw(state):
        actions.append(DRAW)
    if state.recovers:
        actions += [RECOVER + card for card in ocean.discards]


def add_tokens(state: Position, ocean: Ocean, actions: list[int]) -> None:
    laying: i64 = state.laying
    eggs: i64 = laying | (ocean.occupied & ~ocean.eggs if state.lays else 0)
    if eggs:
        add_slots(actions, EGG, eggs)
    if laying & (laying - 1):
        actions.append(EGGS)
    if state.hatches:
        add_slots(actions, HATCH, ocean.eggs)
    if state.births:
        add_slots(actions, YOUNG, ALL_SLOTS)


def add_tucks(ocean: Ocean, actions: list[int]) -> None:
    longest, lengths = ocean.longest(), ocean.cards.lengths
    actions += [TUCK + card for card in ocean.hand if lengths[card] < longest]


def legal_destinations(state: Position) -> list[int]:
    ocean = state.ocean()
    actions: list[int] = []
    if state.lifts_school:
        add_slots(actions, TO, ocean.school_destinations(state.lifted))
    else:
        add_slots(actions, TO, ocean.young_destinations(state.lifted))
    return actions


def legal_hosts(state: Position) -> list[int]:
    actions: list[int] = []
    add_slots(actions, UNDER, state.ocean().longer_fish(state.cards.lengths[state.card]))
    return actions


# ---- what a choice does


def take(state: Position, action: int) -> None:
    """Any benefit but a further fish."""
    if action == DRAW:
        take_card(state)
    elif action < EGG:
        recover(state, action - RECOVER)
    elif action < HATCH:
        lay(state, action)
    elif action < YOUNG:
        hatch(state, action - HATCH)
    elif action < LIFT_YOUNG:
        gain_young(state, action - YOUNG)
    elif action < TO:
        lift(state, action)
    elif action < TUCK:
        move(state, action - TO)
    elif action < UNDER:
        choose_tuck(state, action - TUCK)
    else:
        tuck(state, action - UNDER)


def take_card(state: Position) -> None:
    if state.draws:
        state.draws -= 1
    else:
        state.recovers -= 1
    card = draw_to_hand(state, state.ocean())
    if state.events is not None and card != NO_CARD:
        tell_card(state, "draw", card)


def recover(state: Position, card: int) -> None:
    ocean = state.ocean()
    state.recovers -= 1
    ocean.discards.remove(card)
    insort(ocean.hand, card)
    if state.events is not None:
        tell_card(state, "recover", card)


def lay(state: Position, action: int) -> None:
    if action == EGGS:
        lay_everywhere(state)
        return
    slot = action - EGG
    if state.laying & POWERS[slot]:
        state.laying &= ~POWERS[slot]
    else:
        state.lays -= 1
    lay_egg(state, slot)


def lay_everywhere(state: Position) -> None:
    mask: i64 = state.laying
    state.laying = 0
    slot = 0
    while mask:
        if mask & 1:
            lay_egg(state, slot)
        mask >>= 1
        slot += 1


def lay_egg(state: Position, slot: int) -> None:
    state.ocean().lay_egg(slot)
    if state.events is not None:
        tell_slot(state, "egg", slot)


def hatch(state: Position, slot: int) -> None:
    state.hatches -= 1
    state.ocean().remove_egg(slot)
    add_young(state, "hatch", slot)


def gain_young(state: Position, slot: int) -> None:
    state.births -= 1
    add_young(state, "young", slot)


def add_young(state: Position, event: str, slot: int) -> None:
    schools = state.ocean().schools
    state.ocean().add_young(slot)
    if state.events is not None:
        tell_slot(state, event, slot)
        tell_new_school(state, schools)


def lift(state: Position, action: int) -> None:
    state.moves -= 1
    state.lifts_school = action >= LIFT_SCHOOL
    state.lifted = action - (LIFT_SCHOOL if state.lifts_school else LIFT_YOUNG)
    state.step = MOVE


def move(state: Position, slot: int) -> None:
    ocean = state.ocean()
    if state.events is not None:
        tell_move(state, slot)
    schools = ocean.schools
    if state.lifts_school:
        ocean.remove_school(state.lifted)
        ocean.schools |= POWERS[slot]
        schools = (schools & ~POWERS[state.lifted]) | POWERS[slot]
    else:
        ocean.remove_young(state.lifted)
        ocean.add_young(slot)
    if state.events is not None:
        tell_new_school(state, schools)
    state.lifted = NOWHERE
    state.lifts_school = False
    state.step = BENEFIT


def choose_tuck(state: Position, card: int) -> None:
    state.tucks -= 1
    state.ocean().hand.remove(card)
    state.card = card
    state.step = TUCKING


def tuck(state: Position, slot: int) -> None:
    state.ocean().consume(slot, state.card)
    if state.events is not None:
        details: dict[str, Value] = {"seat": state.to_act, "card": state.cards.names[state.card]}
        details["slot"] = slot_name(slot)
        state.tell("tuck", details)
    state.card = NO_CARD
    state.step = BENEFIT


# ---- what is told


def tell_card(state: Position, name: str, card: int) -> None:
    state.tell(name, {"seat": state.to_act, "card": state.cards.names[card]})


def tell_slot(state: Position, name: str, slot: int) -> None:
    state.tell(name, {"seat": state.to_act, "slot": slot_name(slot)})


def tell_new_school(state: Position, before: i64) -> None:
    new: i64 = state.ocean().schools & ~before
    for slot in range(SLOTS):
        if new & POWERS[slot]:
            tell_slot(state, "school", slot)


def tell_move(state: Position, slot: int) -> None:
    details: dict[str, Value] = {"seat": state.to_act, "token": "school" if state.lifts_school else "young"}
    details["origin"] = slot_name(state.lifted)
    details["slot"] = slot_name(slot)
    state.tell("move", details)

"""Benefits that concern tokens: eggs are laid and hatch, young come, and young and schools move."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import POWERS, add_bits
from atol.core.steps import Step
from atol.games.finspan.ids import EGG, EGGS, HATCH, LIFT_SCHOOL, LIFT_YOUNG, TO, YOUNG, slot_actions
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import ALL_SLOTS, SLOTS, slot_name
from atol.games.finspan.state import NOWHERE, FinspanState
from atol.games.finspan.steps.benefit import Benefit, tell_slot
from atol.games.finspan.steps.codes import BENEFIT, MOVE

# ---- eggs and young


class LayEgg(Benefit):
    """On any fish, or on one of those that an ability for each fish reaches."""

    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        slots: i64 = state.laying | (ocean.occupied & ~ocean.eggs if state.lays else 0)
        add_bits(actions, EGG, slots)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        slot = action - EGG
        if state.laying & POWERS[slot]:
            state.laying &= ~POWERS[slot]
        else:
            state.lays -= 1
        lay_egg(state, ocean, slot)


class LayEggOnEach(Benefit):
    """All at once, where several are left."""

    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        if state.laying & (state.laying - 1):
            actions.append(EGGS)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        mask: i64 = state.laying
        state.laying = 0
        slot: i64 = 0
        while mask:
            if mask & 1:
                lay_egg(state, ocean, slot)
            mask >>= 1
            slot += 1


def lay_egg(state: FinspanState, ocean: Ocean, slot: i64) -> None:
    ocean.lay_egg(slot)
    if state.events is not None:
        tell_slot(state, "egg", slot)


class Hatch(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        add_bits(actions, HATCH, ocean.eggs)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        state.hatches -= 1
        ocean.remove_egg(action - HATCH)
        add_young(state, ocean, "hatch", action - HATCH)


class GainYoung(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        add_bits(actions, YOUNG, ALL_SLOTS)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        state.births -= 1
        add_young(state, ocean, "young", action - YOUNG)


def add_young(state: FinspanState, ocean: Ocean, event: str, slot: i64) -> None:
    schools = ocean.schools
    ocean.add_young(slot)
    if state.events is not None:
        tell_slot(state, event, slot)
        tell_new_schools(state, ocean, schools)


def tell_new_schools(state: FinspanState, ocean: Ocean, before: i64) -> None:
    new: i64 = ocean.schools & ~before
    for slot in range(SLOTS):
        if new & POWERS[slot]:
            tell_slot(state, "school", slot)


# ---- moving


class LiftYoung(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        add_bits(actions, LIFT_YOUNG, ocean.nurseries)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        lift(state, action - LIFT_YOUNG, False)


class LiftSchool(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        add_bits(actions, LIFT_SCHOOL, ocean.movable_schools())

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        lift(state, action - LIFT_SCHOOL, True)


def lift(state: FinspanState, slot: i64, school: bool) -> None:
    state.moves -= 1
    state.lifted = slot
    state.lifts_school = school
    state.step = MOVE


class Move(Step[FinspanState]):
    def legal(self, state: FinspanState) -> list[int]:
        if state.lifts_school:
            return slot_actions(TO, state.ocean().school_destinations(state.lifted))
        return slot_actions(TO, state.ocean().young_destinations(state.lifted))

    def apply(self, state: FinspanState, action: int) -> None:
        slot = action - TO
        if state.events is not None:
            tell_move(state, slot)
        if state.lifts_school:
            move_school(state, state.ocean(), slot)
        else:
            move_young(state, state.ocean(), slot)
        state.lifted = NOWHERE
        state.lifts_school = False
        state.step = BENEFIT


def move_school(state: FinspanState, ocean: Ocean, slot: i64) -> None:
    """Young that lay beside it may become a new one."""
    moved: i64 = (ocean.schools & ~POWERS[state.lifted]) | POWERS[slot]
    ocean.remove_school(state.lifted)
    ocean.schools |= POWERS[slot]
    if state.events is not None:
        tell_new_schools(state, ocean, moved)


def move_young(state: FinspanState, ocean: Ocean, slot: i64) -> None:
    schools = ocean.schools
    ocean.remove_young(state.lifted)
    ocean.add_young(slot)
    if state.events is not None:
        tell_new_schools(state, ocean, schools)


def tell_move(state: FinspanState, slot: int) -> None:
    details: dict[str, Value] = {"seat": state.to_act, "token": "school" if state.lifts_school else "young"}
    details["origin"] = slot_name(state.lifted)
    details["slot"] = slot_name(slot)
    state.tell("move", details)

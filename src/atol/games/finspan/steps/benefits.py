"""The interpreter of abilities.

Every benefit is optional and they come in any order, so all that can be taken are offered side by side, one at a
time, until nothing is left or the seat is done.
"""

from __future__ import annotations

from typing import Final

from atol.core.steps import Step
from atol.games.finspan import abilities, ids
from atol.games.finspan.ids import CARDS
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import SLOTS
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.benefit import Benefit
from atol.games.finspan.steps.cards import Draw, FurtherFish, Recover, Tuck
from atol.games.finspan.steps.tokens import GainYoung, Hatch, LayEgg, LayEggOnEach, LiftSchool, LiftYoung


class Done(Benefit):
    """To take no more."""

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        abilities.end(state)


FURTHER_FISH: Final = FurtherFish()
DRAW: Final = Draw()
RECOVER: Final = Recover()
LAY_EGG: Final = LayEgg()
LAY_EGG_ON_EACH: Final = LayEggOnEach()
HATCH: Final = Hatch()
GAIN_YOUNG: Final = GainYoung()
LIFT_YOUNG: Final = LiftYoung()
LIFT_SCHOOL: Final = LiftSchool()
TUCK: Final = Tuck()


class TakeBenefit(Step[FinspanState]):
    name = "benefit"

    def legal(self, state: FinspanState) -> list[int]:
        return offered(state, state.ocean())

    def apply(self, state: FinspanState, action: int) -> None:
        BENEFIT_OF[action].take(state, state.ocean(), action)


def offered(state: FinspanState, ocean: Ocean) -> list[int]:
    """Everything that can be taken now, and to take no more; empty when nothing can be taken."""
    actions: list[int] = []
    if state.extra:
        FURTHER_FISH.offer(state, ocean, actions)
    if state.draws or state.recovers:
        DRAW.offer(state, ocean, actions)
        RECOVER.offer(state, ocean, actions)
    if state.lays or state.laying:
        LAY_EGG.offer(state, ocean, actions)
        LAY_EGG_ON_EACH.offer(state, ocean, actions)
    if state.hatches:
        HATCH.offer(state, ocean, actions)
    if state.births:
        GAIN_YOUNG.offer(state, ocean, actions)
    if state.moves:
        LIFT_YOUNG.offer(state, ocean, actions)
        LIFT_SCHOOL.offer(state, ocean, actions)
    if state.tucks:
        TUCK.offer(state, ocean, actions)
    if actions:
        actions.append(ids.DONE)
    return actions


def by_action(*ranges: tuple[int, int, Benefit]) -> list[Benefit]:
    """The benefit of each action, from its first id and how many follow."""
    benefits = [Benefit()] * ids.ACTIONS  # most actions take none
    for first, count, benefit in ranges:
        benefits[first : first + count] = [benefit] * count
    return benefits


BENEFIT_OF: Final[list[Benefit]] = by_action(
    (ids.PLAY, CARDS, FURTHER_FISH),
    (ids.DRAW, 1, DRAW),
    (ids.RECOVER, CARDS, RECOVER),
    (ids.EGG, SLOTS, LAY_EGG),
    (ids.EGGS, 1, LAY_EGG_ON_EACH),
    (ids.HATCH, SLOTS, HATCH),
    (ids.YOUNG, SLOTS, GAIN_YOUNG),
    (ids.LIFT_YOUNG, SLOTS, LIFT_YOUNG),
    (ids.LIFT_SCHOOL, SLOTS, LIFT_SCHOOL),
    (ids.TUCK, CARDS, TUCK),
    (ids.DONE, 1, Done()),
)

"""The interpreter of abilities.

Every benefit is optional and they come in any order, so all that can be taken are offered side by side, one at a
time, until nothing is left or the seat is done.
"""

from __future__ import annotations

from typing import Final

from atol.core.steps import Step
from atol.games.finspan import abilities, ids
from atol.games.finspan.ids import ACTIONS, CARDS
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import SLOTS
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.benefit import Benefit
from atol.games.finspan.steps.cards import Draw, FurtherFish, Recover, Tuck
from atol.games.finspan.steps.tokens import GainYoung, Hatch, LayEgg, LayEggOnEach, LiftSchool, LiftYoung


class Done(Benefit):
    """To take no more, where something could be taken."""

    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        if actions:
            actions.append(ids.DONE)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        abilities.end(state)


class TakeBenefit(Step[FinspanState]):
    name = "benefit"

    def legal(self, state: FinspanState) -> list[int]:
        return offered(state, state.ocean())

    def apply(self, state: FinspanState, action: int) -> None:
        BENEFIT_OF[action].take(state, state.ocean(), action)


def offered(state: FinspanState, ocean: Ocean) -> list[int]:
    """Everything that can be taken now, and to take no more; empty when nothing can be taken."""
    actions: list[int] = []
    for benefit in BENEFITS:
        benefit.offer(state, ocean, actions)
    return actions


# With the first id and the number of their actions, in the order of the ids.
RANGES: Final[list[tuple[int, int, Benefit]]] = [
    (ids.PLAY, CARDS, FurtherFish()),
    (ids.DRAW, 1, Draw()),
    (ids.RECOVER, CARDS, Recover()),
    (ids.EGG, SLOTS, LayEgg()),
    (ids.EGGS, 1, LayEggOnEach()),
    (ids.HATCH, SLOTS, Hatch()),
    (ids.YOUNG, SLOTS, GainYoung()),
    (ids.LIFT_YOUNG, SLOTS, LiftYoung()),
    (ids.LIFT_SCHOOL, SLOTS, LiftSchool()),
    (ids.TUCK, CARDS, Tuck()),
    (ids.DONE, 1, Done()),
]


def by_action() -> list[Benefit]:
    benefits = [Benefit()] * ACTIONS  # most actions take none
    for first, count, benefit in RANGES:
        benefits[first : first + count] = [benefit] * count
    return benefits


BENEFITS: Final[list[Benefit]] = [benefit for _, _, benefit in RANGES]
BENEFIT_OF: Final[list[Benefit]] = by_action()

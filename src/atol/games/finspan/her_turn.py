"""Nautoma's latest turn told step by step, for people: at the table and beside a physical box alike."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from atol.games.finspan.data import Decision
from atol.games.finspan.layout import copy_nautoma
from atol.games.finspan.nautoma import DIVE_STEPS, NO_DECISION, Nautoma

StepKind = Literal["add", "remove", "school", "hatch", "eggs", "fish"]


class HerThings(Struct, frozen=True):
    """What lies in front of Nautoma; `markers` are her divers on the goal board."""

    fish: int
    schools: int
    young: int
    eggs: int
    markers: int


class HerStep(Struct, frozen=True):
    """One symbol of a decision card, carried out."""

    kind: StepKind
    before: HerThings
    after: HerThings


class HerTurn(Struct, frozen=True):
    """Weeks and turns count from 1; the card is as she played it; the points are hers, before and after."""

    week: int
    round: int
    card: Decision
    steps: list[HerStep]
    points_before: int
    points: int


def latest_turn(nautoma: Nautoma) -> HerTurn | None:
    """Carried out once more on a copy, from what the turn began with."""
    if nautoma.latest == NO_DECISION:
        return None
    week, turn, *_ = nautoma.began
    again = at_its_beginning(nautoma)
    before = again.score()
    steps = [*goal_steps(again, week), *dive_steps(again), *fish_steps(again, nautoma.fish)]
    card = nautoma.manual.cards[nautoma.latest]
    return HerTurn(week + 1, turn, card, steps, before, again.score())


def at_its_beginning(nautoma: Nautoma) -> Nautoma:
    again = copy_nautoma(nautoma)
    week, _, fish, again.schools, again.young, again.eggs, again.markers = nautoma.began
    again.fish = nautoma.fish[:fish]
    again.decision = nautoma.latest
    again.forget_points(week)
    return again


def things_of(nautoma: Nautoma) -> HerThings:
    return HerThings(len(nautoma.fish), nautoma.schools, nautoma.young, nautoma.eggs, nautoma.markers)


def goal_steps(again: Nautoma, week: int) -> list[HerStep]:
    change = again.manual.goal_changes[again.decision]
    if not change:
        return []
    before = things_of(again)
    again.update_goal(week)
    return [HerStep("add" if change > 0 else "remove", before, things_of(again))]


def dive_steps(again: Nautoma) -> list[HerStep]:
    steps: list[HerStep] = []
    schools = again.schools
    for step in again.manual.dives[again.decision]:
        before = things_of(again)
        again.take_dive_step(step, schools)
        steps.append(HerStep(DIVE_STEPS[step], before, things_of(again)))
    return steps


def fish_steps(again: Nautoma, hers: list[int]) -> list[HerStep]:
    """`hers` are all the fish she has now: none is new where no card was left to draw."""
    if not again.plays_fish():
        return []
    before = things_of(again)
    again.fish = hers[:]
    return [HerStep("fish", before, things_of(again))]

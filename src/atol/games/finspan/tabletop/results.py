"""What Nautoma's companion tells of a turn and of the end of a week."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from atol.games.finspan.data import Decision

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


class GoalResult(Struct, frozen=True):
    """The goal of a week: the person's typed number, her base number (None where she scores no goals) and markers.
    The points hold what the better one gets on top at level 5, said apart as well."""

    week: int
    goal: str
    count: int
    mine: int
    my_bonus: int
    base: int | None
    markers: int
    hers: int
    her_bonus: int


class TangledResult(Struct, frozen=True):
    """Tangled at the end of a week; `slots` is None where the fish were counted by the person."""

    week: int
    slots: list[str] | None
    in_site: int
    in_rows: int
    points: int

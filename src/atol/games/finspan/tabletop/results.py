"""What Nautoma's companion tells of the end of a week."""

from __future__ import annotations

from msgspec import Struct


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

"""Small typed messages that every game shares."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Provenance = Literal["rulebook", "public", "reconstructed", "owner"]

Value = int | str | list[str]


class Event(Struct, frozen=True, gc=False):
    """Something that happened, for the log. `seats` are those who may see it; None: everyone."""

    name: str
    args: dict[str, Value]
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


class Part(Struct, frozen=True, gc=False):
    """A part of a view, in a list of its kind, which a game gives as the same object again until something in it
    changes: who sends views need not write it anew."""


class ScoreDetail(Struct, frozen=True, gc=False):
    """A part of a score line: what it is for, in the game's notation, and its points."""

    what: str
    points: int


class ScoreLine(Struct, frozen=True, gc=False):
    """One line of the score pad. Its words are the messages `<game>-score-<key>` and `...-<key>-why`; the second gets
    the details as `parts` and their number as `n`."""

    key: str
    points: int
    details: tuple[ScoreDetail, ...] = ()


class Gain(Struct, frozen=True, gc=False):
    """Points that an action brought a seat: by which line of the score sheet, and which of its details are new."""

    seat: int
    line: str
    points: int
    what: tuple[str, ...]


class Aspect(Struct, frozen=True):
    """Something beside points that tells how good a position is, as a number anybody can check on the table: what it
    keeps open, or what it risks. Its words are the message `<game>-aspect-<key>`."""

    key: str
    value: int
    unit: Literal["count", "per_mille"] = "count"


class TieBreak(Struct, frozen=True):
    """What decides between equal points: a number for each score; the words are the message `<game>-tie-<key>`."""

    key: str
    numbers: list[int]
    fewer: bool = False  # does the smaller number win?

    def best(self, numbers: list[int]) -> int:
        return min(numbers) if self.fewer else max(numbers)


class Ruling(Struct, frozen=True):
    """A choice the rulebook leaves open. Its reason is the message `<game>-ruling-<name>`."""

    name: str
    value: int | str | bool

"""A first match that teaches: each rule in one sentence, at the first moment when it matters.

A game lists its `Lesson`s in the order in which they should be learned. A `Course` is a match in which they come up:
seen from one seat, against easy bots, on a prepared deal. `python -m tools.make_lessons` plays the courses of a game
on many deals and keeps the one on which a plain player meets most lessons soonest (`data/lessons.json`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from atol.core.messages import Event, Value

Details = dict[str, Value]
Matters = Callable[[Any, int, Sequence[Event]], Details | None]


class Lesson(Struct, frozen=True):
    """One rule: the message `<game>-lesson-<id>`; its topic in a few words is the attribute `title`.

    `matters(state, seat, news)` gives the details of the sentence, or None while the rule does not matter. The state
    is one that the seat may take for the true one, and `news` is what the seat was told of the last action; details
    must be the same in every such state.
    """

    id: str
    matters: Matters


class DueLesson(Struct, frozen=True):
    """A lesson whose moment has come."""

    id: str
    args: Details


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared shuffle, and how a plain player and the bots go on from it: the moves until every lesson has come
    up, and after how many of them each one does. `special` are lessons that need another choice than such a player's.
    """

    seed: str
    moments: dict[str, int]
    special: list[str]
    moves: list[str]


class Course(Struct, frozen=True):
    """A teaching match, seen from `seat`; bots play the others. It opens with three pictures of the rules, whose
    words are `<game>-course-<id>-<section>`; its own name is `<game>-course-<id>`."""

    id: str
    lessons: tuple[Lesson, ...]
    pictures: tuple[str, str, str]
    seats: int = 2
    seat: int = 0
    options: dict[str, str] = {}
    bot: str = "greedy"
    deal: Deal = Deal("", {}, [], [])

    def due(self, known: Any, news: Sequence[Event]) -> list[DueLesson]:
        """The lessons that matter now, the first one first, in a state that the learner may take for the true one."""
        args = [(lesson.id, lesson.matters(known, self.seat, news)) for lesson in self.lessons]
        return [DueLesson(id, details) for id, details in args if details is not None]

    def is_played(self, seats: int, options: dict[str, str], seed: str) -> bool:
        """Is a match with these settings this one?"""
        same_deal = seats == self.seats and seed == self.deal.seed
        return same_deal and all(options[name] == value for name, value in self.options.items())


def dealt(package: str, *courses: Course) -> tuple[Course, ...]:
    """The courses with the deals that were prepared for them."""
    deals = read_deals(package)
    return tuple([msgspec.structs.replace(course, deal=deals.get(course.id, course.deal)) for course in courses])


def read_deals(package: str) -> dict[str, Deal]:
    text = resources.files(package).joinpath("data", "lessons.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Deal])


def course_of(courses: Iterable[Course], seats: int, options: dict[str, str], seed: str) -> Course | None:
    """The course that a match with these settings is, if it is one."""
    return next((course for course in courses if course.is_played(seats, options, seed)), None)


def lessons_of(*matters: Matters) -> tuple[Lesson, ...]:
    """A lesson for each of these functions, called as they are."""
    return tuple([Lesson(rule.__name__.replace("_", "-"), rule) for rule in matters])


def own(news: Sequence[Event], name: str, seat: int) -> Event | None:
    """The first event of that name that is about the seat."""
    return next((event for event in news if event.name == name and event.args["seat"] == seat), None)


def told(news: Sequence[Event], name: str) -> Event | None:
    """The first event of that name."""
    return next((event for event in news if event.name == name), None)

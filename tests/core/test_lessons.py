"""First matches that teach: the lessons of every game and side come up on the deals prepared for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import atol
from atol.core import registry
from atol.core.game import State
from atol.core.lesson_checks import check_courses, check_prepared, check_random, check_titles
from atol.core.lessons import Course, Details, Lesson
from atol.core.messages import Event
from atol.core.shuffle import KNOWN, keyed, shuffle_from
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table

COURSES = [(meta.id, course.id) for meta in registry.installed_games() for course in atol.game(meta.id).courses]


def course_named(game: str, name: str) -> Course:
    return next(course for course in atol.game(game).courses if course.id == name)


@pytest.mark.parametrize(("game", "name"), COURSES)
def test_every_lesson_comes_up_on_the_prepared_deal(game: str, name: str) -> None:
    course = course_named(game, name)
    check_titles(atol.game(game), course)
    check_prepared(atol.game(game), course)
    assert course.deal.special == [], "everything comes up on the prepared deal"


@pytest.mark.parametrize(("game", "name"), COURSES)
def test_lessons_of_any_match_give_nothing_away(game: str, name: str) -> None:
    check_random(atol.game(game), course_named(game, name))


def first_course() -> tuple[str, Course]:
    game, name = COURSES[0]
    return game, course_named(game, name)


def test_a_table_on_the_deal_of_a_course_teaches_the_learner_alone() -> None:
    game, course = first_course()
    table = course_table(game, course, course.deal.seed)
    assert table.course == course
    assert [due.id for due in table.lessons(course.seat)] == [
        lesson for lesson, moment in course.deal.moments.items() if moment == 0
    ]
    assert table.lessons(None) == []
    assert table.lessons(course.seat + 1) == []


def test_any_other_table_teaches_nothing() -> None:
    game, course = first_course()
    assert course_table(game, course, keyed().text()).course is None


def course_table(game: str, course: Course, seed: str) -> Table:
    seats = [Seat(BOT, course.bot)] * course.seats
    seats[course.seat] = Seat(PERSON, "Ala")
    return Table(atol.game(game), seats, dict(course.options), shuffle_from(KNOWN, seed))


def test_a_lesson_that_tells_a_secret_is_found() -> None:
    game, course = first_course()

    def gossip(state: State, seat: int, news: Sequence[Event]) -> Details:
        return {"tells": str(hash(state.to_bytes()))}

    spoilt = msgspec.structs.replace(course, lessons=(Lesson("gossip", gossip),))
    with pytest.raises(AssertionError, match="something hidden"):
        check_prepared(atol.game(game), spoilt)


def test_a_lesson_that_no_longer_comes_up_is_found() -> None:
    game, course = first_course()
    silent = Lesson(course.lessons[0].id, lambda state, seat, news: None)
    spoilt = msgspec.structs.replace(course, lessons=(silent, *course.lessons[1:]))
    with pytest.raises(AssertionError, match="moments"):
        check_prepared(atol.game(game), spoilt)


def test_the_conformance_suite_plays_the_courses() -> None:
    check_courses(atol.game(COURSES[0][0]))

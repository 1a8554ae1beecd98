"""A first match that teaches, at the terminal: every rule once, at its first moment, ticked off."""

from __future__ import annotations

import re
from itertools import repeat
from pathlib import Path

import pytest

from atol import game, installed_games
from atol.core.lessons import Course
from atol.core.shuffle import KNOWN, shuffle_from
from atol.locales import words
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table
from tests.cli.calling import Call
from tests.example import EXAMPLE, GAME
from tests.terminal.scripts import Evening

COURSES = [(meta.id, course.id) for meta in installed_games() for course in game(meta.id).courses]
TOLD = re.compile(r"» (.+?) \((\d+) of (\d+)\): ")


def course_named(game_id: str, name: str) -> Course:
    return next(course for course in game(game_id).courses if course.id == name)


def table_of(game_id: str, course: Course) -> Table:
    seats = [Seat(PERSON, "Maja") if seat == course.seat else Seat(BOT, course.bot) for seat in range(course.seats)]
    return Table(game(game_id), seats, dict(course.options), shuffle_from(KNOWN, course.deal.seed))


def topics_of(course: Course, game_id: str) -> list[str]:
    spoken = words("en")
    spoken.add(f"atol.games.{game_id}")
    return [spoken.say(f"{game_id}-lesson-{lesson.id}.title") for lesson in course.lessons]


@pytest.mark.parametrize(("game_id", "name"), COURSES)
def test_every_course_opens_with_its_goal_and_a_first_lesson(game_id: str, name: str, tmp_path: Path) -> None:
    course = course_named(game_id, name)
    evening = Evening(table_of(game_id, course), ["quit"], tmp_path / "match.atol")
    assert "This deal was prepared" in evening.unwrapped
    topic, number, count = TOLD.findall(evening.unwrapped)[0]
    assert topic in topics_of(course, game_id)
    assert (number, count) == ("1", str(len(course.lessons)))


def test_each_lesson_is_told_once_and_the_end_says_what_was_learned(tmp_path: Path) -> None:
    (course,) = GAME.courses
    evening = Evening(table_of(EXAMPLE, course), repeat("1", 300), tmp_path / "match.atol")
    told = TOLD.findall(evening.unwrapped)
    assert [int(number) for _, number, _ in told] == list(range(1, len(told) + 1))
    assert len({topic for topic, _, _ in told}) == len(told) >= 8
    ticked = set(re.findall(r"✓ (.+)", evening.text))
    assert ticked == {topic for topic, _, _ in told}
    assert ticked | set(re.findall(r"(?m)^  · (.+)$", evening.text)) == set(topics_of(course, EXAMPLE))
    assert f"What you have learned: {len(told)} of {len(course.lessons)}" in evening.text


def test_no_other_match_teaches(tmp_path: Path) -> None:
    table = Table(GAME, [Seat(PERSON, "Maja"), Seat(BOT, "greedy")], {})
    assert "»" not in Evening(table, ["1", "quit"], tmp_path / "match.atol").text


def test_learn_begins_a_course_and_names_those_there_are(call: Call) -> None:
    assert "» " in call("learn", EXAMPLE, text="quit\n").out
    answer = call("learn", EXAMPLE, "flying")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"atol: there is no course “flying” of {EXAMPLE}; there are: match\n"

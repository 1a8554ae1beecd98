"""Matches that teach, as the server begins them and tells them."""

from __future__ import annotations

from typing import Any

from tools.serving import Visitor

from tests.example import EXAMPLE
from tests.server.players import sit


def course_of(visitor: Visitor) -> Any:
    return visitor.ask("GET", f"/api/games/{EXAMPLE}").json()["courses"][0]


def wanted(course: Any, **changes: object) -> dict[str, object]:
    seats: list[object] = [{"kind": "bot", "bot": course["bot"]} for _ in range(course["seats"])]
    seats[course["seat"]] = {"kind": "me"}
    return {"game": EXAMPLE, "seats": seats, "options": course["options"], "seed": course["seed"], **changes}


def test_a_course_is_begun_like_any_table_and_tells_what_is_due(ala: Visitor) -> None:
    course = course_of(ala)
    table = ala.ask("POST", "/api/tables", wanted(course)).json()
    assert (table["course"], table["shuffle"]) == (course["id"], "given")
    with sit(ala, table) as learner:
        assert learner.update["lessons"][0]["id"] == course["lessons"][0]


def test_a_course_can_begin_at_the_moment_of_a_lesson(ala: Visitor) -> None:
    course = course_of(ala)
    lesson = course["moments"][-1]
    table = ala.ask("POST", "/api/tables", wanted(course, lesson=lesson)).json()
    with sit(ala, table) as learner:
        assert learner.update["version"] > 0
        assert lesson in [due["id"] for due in learner.update["lessons"]]


def test_only_a_course_has_lessons_to_begin_at(ala: Visitor) -> None:
    course = course_of(ala)
    for changes in ({"lesson": "chess"}, {"lesson": course["moments"][-1], "seed": "0" * 64}):
        answer = ala.ask("POST", "/api/tables", wanted(course, **changes))
        assert (answer.status, answer.json()["code"]) == (404, "not-found")


def test_a_match_of_ones_own_teaches_nothing(ala: Visitor) -> None:
    table = ala.begin({"kind": "me"}, {"kind": "bot", "bot": "random"})
    assert table["course"] is None
    with sit(ala, table) as player:
        assert player.update["lessons"] == []

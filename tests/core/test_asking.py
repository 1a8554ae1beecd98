"""Helpers asked in text, as the Python inside a browser is."""

from __future__ import annotations

import json
from typing import Any

from atol.core import registry
from atol.core.asking import ask
from tests.example import EXAMPLE, HELPER, HELPING, overlay_text

GAME = registry.meta(HELPING).game


def told(asked: str, overlay: str = "") -> Any:
    return json.loads(ask(GAME, HELPER, asked, overlay))


def test_what_is_no_question_is_a_problem_with_the_id_of_its_words() -> None:
    problem = told('{"nonsense": 1}')["problem"]
    assert (problem["code"], problem["message"]) == ("bad-request", "error-bad-request")
    assert "nonsense" in problem["details"]["problem"]


def test_an_edition_of_another_game_is_refused_in_parts_that_the_page_can_say() -> None:
    problem = json.loads(ask(registry.meta(EXAMPLE).game, HELPER, "{}", '{"game": "x"}'))["problem"]
    assert problem["message"] == "error-bad-data"


def test_the_edition_reaches_the_helper() -> None:
    problem = told("{}", overlay_text('{"nothing": {"x": {}}}', HELPING))["problem"]
    assert problem["details"]["entry"] == "nothing"
    assert problem["details"]["problem"]["message"] == "data-no-section"

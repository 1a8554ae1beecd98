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


def test_only_the_edition_that_was_begun_with_answers() -> None:
    today = registry.game(HELPING).edition
    assert json.loads(ask(GAME, HELPER, "[]", "", today))["problem"]["code"] == "bad-request"  # it was asked
    problem = json.loads(ask(GAME, HELPER, "[]", "", "0" * 16))["problem"]
    assert (problem["message"], problem["details"]["edition"]) == ("error-unknown-edition", "0" * 16)


def test_an_earlier_edition_of_ours_still_answers() -> None:
    game, edition = next(
        (meta.game, earlier.edition)
        for meta in registry.installed_games()
        for earlier in registry.editions(meta.id)
        if earlier.edition != registry.game(meta.id).edition and meta.helpers
    )
    assert json.loads(ask(game, "prepare", "[]", "", edition))["problem"]["code"] == "bad-request"

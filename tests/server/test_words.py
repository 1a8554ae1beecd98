"""A game's words for the browser: they come from the package of the game, wherever that is."""

from __future__ import annotations

import pytest
from tools.serving import Visitor

from atol.core import registry
from atol.locales import LANGUAGES, game_text
from atol.server.errors import NotFound
from atol.server.games import words_of
from pearls.meta import META as PEARLS
from tests.example import EXAMPLE

WORDS = f"/api/games/{EXAMPLE}/words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_its_own_file(nobody: Visitor, language: str) -> None:
    answer = nobody.ask("GET", f"{WORDS}/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.body.decode() == game_text(registry.meta(EXAMPLE).package, language)


def test_words_that_a_browser_has_are_not_sent_again(nobody: Visitor) -> None:
    first = nobody.ask("GET", f"{WORDS}/pl")
    again = nobody.ask("GET", f"{WORDS}/pl", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert nobody.ask("GET", f"{WORDS}/en", headers={"If-None-Match": first.headers["etag"]}).status == 200


def test_a_game_from_another_package_has_words_too() -> None:
    assert "pearls-tagline" in words_of(PEARLS, "en")


@pytest.mark.parametrize(
    ("path", "code"), [(f"{WORDS}/fr", "not-found"), ("/api/games/chess/words/pl", "unknown-game")]
)
def test_words_that_are_not_there_are_a_problem(nobody: Visitor, path: str, code: str) -> None:
    answer = nobody.ask("GET", path)
    assert (answer.status, answer.json()["code"]) == (404, code)
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_game_without_words_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atol.server.games.LANGUAGES", (*LANGUAGES, "fr"))
    with pytest.raises(NotFound):
        words_of(PEARLS, "fr")

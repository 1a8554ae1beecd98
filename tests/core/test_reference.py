"""Rules at hand: what is found, in which words, and where the printed book says it."""

from __future__ import annotations

import json

import pytest

from atol.core import registry
from atol.core.reference import book_of, passages, search
from atol.locales import LANGUAGES
from tests.conftest import ROOT
from tests.example import EXAMPLE

GAMES = [meta.id for meta in registry.installed_games() if meta.package.startswith("atol.")]
# What somebody asks of each game and which passage answers first; and what is our advice and in no printed book.
QUESTIONS = {
    game: json.loads((ROOT / "tests" / "games" / game / "questions.json").read_text("utf-8")) for game in GAMES
}


def answers(game: str, query: str) -> list[str]:
    return [passage.id for passage in search(passages(registry.game(game)), query)]


@pytest.mark.parametrize(("game", "query"), [(game, query) for game in GAMES for query in QUESTIONS[game]["answers"]])
def test_a_question_is_answered_in_either_language(game: str, query: str) -> None:
    assert answers(game, query)[0] == QUESTIONS[game]["answers"][query]


def test_nothing_is_found_for_a_word_that_nobody_wrote() -> None:
    assert answers(EXAMPLE, "xylofon") == []
    assert answers(EXAMPLE, " ?! ") == []


def test_words_of_which_only_one_is_known_still_help() -> None:
    assert answers(EXAMPLE, "remis xylofon") == answers(EXAMPLE, "remis")


@pytest.mark.parametrize("game", GAMES)
def test_every_passage_says_something_in_each_language(game: str) -> None:
    for passage in passages(registry.game(game)):
        assert set(passage.texts) == set(LANGUAGES)
        assert all(text.title.strip() and text.text.strip() for text in passage.texts.values()), passage.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_box_has_its_place_in_a_printed_book(game: str) -> None:
    without = [passage.id for passage in passages(registry.game(game)) if not passage.texts["pl"].place]
    assert without == QUESTIONS[game]["ours_alone"]


@pytest.mark.parametrize("game", GAMES)
def test_the_book_names_what_the_game_has(game: str) -> None:
    meta, book = registry.meta(game), book_of(registry.meta(game).package)
    sections = {*meta.rules_sections, *book.places}
    assert {ruling.name for ruling in registry.game(game).rulings} == set(book.rulings)
    assert {*book.rulings.values(), *book.signs.values(), *book.components.values()} <= sections
    assert {place.book for place in book.places.values()} == set(book.books)

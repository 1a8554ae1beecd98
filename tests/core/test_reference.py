"""Rules at hand: what is found, in which words, and where the printed book says it."""

from __future__ import annotations

import pytest

from atol.core import registry
from atol.core.reference import book_of, passages, search
from atol.locales import LANGUAGES

GAMES = [meta.id for meta in registry.installed_games() if meta.package.startswith("atol.")]


def answers(game: str, query: str) -> list[str]:
    return [passage.id for passage in search(passages(registry.game(game)), query)]


@pytest.mark.parametrize(
    ("game", "query", "first"),
    [
        ("reef", "remis", "rule-ties"),
        ("reef", "REMISIE", "rule-ties"),
        ("podwodni_lowcy", "tie", "rule-ties"),
        ("kelp", "czerwona kość", "sign-red"),
        ("kelp", "czerwonej kosci", "sign-red"),
        ("kelp", "red die", "sign-red"),
        ("kelp", "chmura czernidła", "octopus_cards-ink-cloud"),
        ("finspan", "sztorm", "sign-storm"),
        ("finspan", "zaplątani", "rule-tangled"),
        ("shallow_sea", "muszelka", "sign-shell"),
        ("shallow_sea", "scenariusz 7", "scenarios-scenario-7"),
    ],
)
def test_a_question_is_answered_in_either_language(game: str, query: str, first: str) -> None:
    assert answers(game, query)[0] == first


def test_nothing_is_found_for_a_word_that_nobody_wrote() -> None:
    assert answers("reef", "xylofon") == []
    assert answers("reef", " ?! ") == []


def test_words_of_which_only_one_is_known_still_help() -> None:
    assert answers("reef", "remis xylofon")[0] == "rule-ties"


@pytest.mark.parametrize("game", GAMES)
def test_every_passage_says_something_in_each_language(game: str) -> None:
    for passage in passages(registry.game(game)):
        assert set(passage.texts) == set(LANGUAGES)
        assert all(text.title.strip() and text.text.strip() for text in passage.texts.values()), passage.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_box_has_its_place_in_a_printed_book(game: str) -> None:
    """Kelp's advice for a first match is ours alone."""
    without = [passage.id for passage in passages(registry.game(game)) if not passage.texts["pl"].place]
    assert without == (["rule-first-match"] if game == "kelp" else [])


@pytest.mark.parametrize("game", GAMES)
def test_the_book_names_what_the_game_has(game: str) -> None:
    meta, book = registry.meta(game), book_of(registry.meta(game).package)
    sections = {*meta.rules_sections, *book.places}
    assert {ruling.name for ruling in registry.game(game).rulings} == set(book.rulings)
    assert {*book.rulings.values(), *book.signs.values(), *book.components.values()} <= sections
    assert {place.book for place in book.places.values()} == set(book.books)

"""What a person typed is understood."""

from __future__ import annotations

import pytest

from atol.locales import plain_words, words
from atol.terminal.asking import COMMANDS, Understanding, command_in, is_part, synonyms
from pearls.game import PearlsGame
from tests.example import GAME
from tests.table.tables import game_words

ALL = list(range(GAME.action_count))


def understanding(language: str = "en", legal: list[int] = ALL) -> Understanding:
    spoken = game_words(language)
    return Understanding(legal, GAME, spoken, lambda action: GAME.sentence(action, spoken))


def meant_by(text: str, language: str = "en", legal: list[int] = ALL) -> list[str]:
    return [GAME.notation(action) for action in understanding(language, legal).actions_meant(text)]


@pytest.mark.parametrize("action", ALL[::7])
def test_the_notation_means_exactly_its_action(action: int) -> None:
    for language in ("pl", "en"):
        assert meant_by(GAME.notation(action), language) == [GAME.notation(action)]
        assert meant_by(GAME.notation(action).upper(), language) == [GAME.notation(action)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("weź R05", "take R05"),
        ("bierz r05", "take R05"),
        ("zapłać R05", "pay R05"),
        ("zagraj R05", "play R05"),
        ("graj R05", "play R05"),
        ("połóż czerwony b2", "place red b2"),
        ("kładź żółty na a1", "place yellow a1"),
        ("zielony d4", "place green d4"),
        ("fioletowy na d4", "place purple d4"),
        ("Kladz ZOLTY a1", "place yellow a1"),
        ("dobierz R05", "take R05"),
        ("dobierz: R05!", "take R05"),
    ],
)
def test_polish_words_stand_for_the_notation(text: str, meant: str) -> None:
    assert meant_by(text, "pl") == [meant]


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("action", ALL[::7])
def test_what_is_shown_can_be_typed_without_accents_and_signs(action: int, language: str) -> None:
    shown = GAME.sentence(action, game_words(language))
    for typed in (shown, shown.upper(), " ".join(plain_words(shown)), "-".join(plain_words(shown))):
        assert meant_by(typed, language) == [GAME.notation(action)]


def test_letters_lose_their_accents_and_words_their_hyphens() -> None:
    assert plain_words("Lewy-Górny: ŁAWICĘ, żółć!") == ["lewy", "gorny", "lawice", "zolc"]


def test_a_part_of_what_is_shown_is_enough() -> None:
    legal = [GAME.parse("play R05"), GAME.parse("pay R06")]
    assert meant_by("wierzch stosu", "pl", legal) == ["pay R06"]
    assert meant_by("top card", "en", legal) == ["pay R06"]


def test_polish_words_mean_nothing_in_english() -> None:
    assert meant_by("weź R05", "en") == []


def test_a_number_is_a_place_in_the_list() -> None:
    legal = [5, 70, 200]
    assert meant_by("1", legal=legal) == [GAME.notation(5)]
    assert meant_by(" 3 ", legal=legal) == [GAME.notation(200)]
    assert meant_by("0", legal=legal) == meant_by("4", legal=legal) == []


def test_a_part_means_every_action_that_has_all_its_words() -> None:
    assert meant_by("R05") == ["take R05", "pay R05", "play R05"]
    assert meant_by("b2") == [f"place {colour} b2" for colour in ("red", "yellow", "green", "purple")]
    assert meant_by("R05 play") == ["play R05"]


def test_only_legal_actions_are_meant() -> None:
    assert meant_by("R05", legal=[GAME.parse("play R05"), GAME.parse("take R06")]) == ["play R05"]


@pytest.mark.parametrize("text", ["", "  ", "R5", "tak", "place red b2 c2", "reddish"])
def test_other_words_mean_nothing(text: str) -> None:
    assert meant_by(text) == []


def test_a_word_is_a_part_only_as_a_whole() -> None:
    assert is_part(["red"], ["place", "red", "b2"])
    assert not is_part(["re"], ["place", "red", "b2"])


def test_every_synonym_stands_for_a_word_of_the_notation_or_for_nothing() -> None:
    known = {word for action in ALL for word in GAME.notation(action).lower().split()}
    for language in ("pl", "en"):
        meant = synonyms(GAME, game_words(language))
        assert meant
        assert set(meant.values()) <= known | {""}
        assert not set(meant) & known


def test_words_that_fit_everything_say_nothing() -> None:
    places = [action for action in ALL if GAME.notation(action).startswith("place")]
    assert "on" in GAME.sentence(places[0], game_words("en")).split()
    assert meant_by("on", "en", places) == []


def test_a_game_without_synonyms_is_understood_by_its_notation() -> None:
    game, spoken = PearlsGame(), words("en")
    assert synonyms(game, spoken) == {}
    assert Understanding([0, 1], game, spoken, game.notation).actions_meant("dive") == [0]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_understood_in_every_language(command: str) -> None:
    for name in (command, *[words(language).say(f"command-{command}") for language in ("pl", "en")]):
        assert command_in(name) == (command, "")
        assert command_in(f"  {name.upper()} ") == (command, "")
        assert command_in(" ".join(plain_words(name))) == (command, "")


def test_only_saving_takes_more_words() -> None:
    assert command_in("save  a file ") == ("save", "a file")
    assert command_in("zapisz plik.atol") == ("save", "plik.atol")
    assert command_in("score four-yellow") is None
    assert command_in("board game") is None


def test_the_beginning_of_a_legal_move_is_no_command() -> None:
    legal = [GAME.parse("take R05")]
    assert understanding("en", legal).begins_a_move("take")
    assert understanding("pl", legal).begins_a_move("dobierz R05")
    assert not understanding("en", legal).begins_a_move("play")
    assert not understanding("en", legal).begins_a_move("")


@pytest.mark.parametrize("text", ["", "undoing", "1", "place red b2", "take R05", "save.atol"])
def test_other_texts_are_no_commands(text: str) -> None:
    assert command_in(text) is None


def test_commands_have_names_of_their_own() -> None:
    for language in ("pl", "en"):
        names = [words(language).say(f"command-{command}") for command in COMMANDS]
        assert len(set(names)) == len(COMMANDS)
        assert not set(names) & set(synonyms(GAME, game_words(language)))

"""`atol rules`: the rules of a game, searched in the terminal."""

from __future__ import annotations

from tests.cli.calling import Call
from tests.example import EXAMPLE


def test_an_answer_has_our_words_and_the_place_in_the_printed_book(call: Call) -> None:
    answer = call("rules", EXAMPLE, "remis", "--json")
    assert answer.code == 0
    assert answer.json[0]["texts"]["pl"]["place"].startswith("instrukcja ")
    assert answer.json[0]["texts"]["en"]["title"] in call("rules", EXAMPLE, "remis", "--lang", "en").out


def test_a_word_that_nobody_wrote_is_said_to_be_missing(call: Call) -> None:
    answer = call("rules", EXAMPLE, "xylofon", "--lang", "en")
    assert answer.code == 1
    assert "xylofon" in answer.out

"""Stepping through a record."""

from __future__ import annotations

import pytest

import atol
from atol.core import record
from atol.core.errors import BadRecord
from atol.core.meta import Meta
from atol.core.record import Record
from atol.locales import Words, words
from atol.terminal.review import review
from atol.terminal.screen import Screen, names_with_automaton
from tests.example import GAME
from tests.table.tables import finish, step, table_of
from tests.terminal.scripts import Line, Person, paper, text_on

MATCH = finish(table_of()).record()
MOVES = len(MATCH.moves)
BOARD = "Pieces left:"


def reviewed(*lines: Line, ask: bool = True, language: str = "en", match: Record = MATCH) -> tuple[str, list[str]]:
    """What was printed, and the prompts."""
    console = paper()
    person = Person(lines)
    review(match, Screen(console, words(language), GAME), person.read, ask)
    return text_on(console), person.prompts


def test_without_asking_every_move_is_printed() -> None:
    text, prompts = reviewed(ask=False)
    assert prompts == []
    names = ["Ala", "Ola"]
    for number, move in enumerate(MATCH.moves, start=1):
        assert f"{number:>4}  {names[move.seat]}: {move.notation}\n" in text
    final = record.verify(MATCH)
    points = ", ".join(f"{name}: {score}" for name, score in zip(["Ala", "Ola"], final.scores(), strict=True))
    assert text.splitlines()[-1].startswith(f"The record ends: {points}; won by ")


def test_enter_goes_on_move_by_move_to_the_end() -> None:
    text, prompts = reviewed(*[""] * (MOVES + 1))
    assert len(prompts) == text.count(BOARD) == MOVES + 1
    assert prompts[0].startswith(f"[0/{MOVES}] Enter")
    assert prompts[-1].startswith(f"[{MOVES}/{MOVES}]")
    assert "The record ends" in text


def test_a_number_skips_to_that_move() -> None:
    text, prompts = reviewed("20", "q")
    assert [prompt.partition("]")[0] for prompt in prompts] == [f"[0/{MOVES}", f"[20/{MOVES}"]
    assert "\n  20  " in text
    assert "\n  21  " not in text


def test_a_number_beyond_the_end_skips_to_the_end() -> None:
    text, prompts = reviewed("100000")
    assert len(prompts) == 1
    assert "The record ends" in text


@pytest.mark.parametrize("word", ["q", "Q", "quit", " quit "])
def test_q_leaves(word: str) -> None:
    text, prompts = reviewed("", word)
    assert len(prompts) == 2
    assert "The record ends" not in text


def test_polish_words_leave_a_polish_review() -> None:
    text, prompts = reviewed("", "wyjdź", language="pl")
    assert len(prompts) == 2
    assert "Enter: dalej" in prompts[0]
    assert "Ala kładzie" in text


def test_a_running_match_can_be_reviewed() -> None:
    text, _ = reviewed(ask=False, match=step(table_of(), 12).save())
    assert text.endswith("The record ends: the match is still running\n")


def test_no_secret_event_is_told() -> None:
    text, _ = reviewed(ask=False)
    assert "you are dealt" not in text


def test_a_wrong_line_stops_the_review_there() -> None:
    lines = record.write(MATCH).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[first + 4] = lines[first + 4].replace("place", "plaice")
    with pytest.raises(BadRecord) as caught:
        reviewed(ask=False, match=record.read("\n".join(lines)))
    assert caught.value.details["line"] == first + 5


FOR_ONE = [meta for meta in atol.installed_games() if meta.seats[0] == 1]


@pytest.mark.parametrize("meta", FOR_ONE, ids=lambda meta: meta.id)
def test_whoever_has_points_has_a_name_even_if_no_board_was_drawn_before(meta: Meta) -> None:
    game = atol.game(meta.id)
    scores = game.new(1, 1).scores()
    assert len(names_with_automaton(["Ala"], scores, game, Words("en"))) == len(scores)

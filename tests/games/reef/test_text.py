"""The three faces of Reef's actions: id, notation and message."""

from __future__ import annotations

import msgspec
import pytest

from atol.core.errors import BadNotation, IllegalAction
from tests.games.reef.positions import GAME, match, names
from tests.messages import message as made

ALL = range(GAME.action_count)


def test_there_are_244_actions() -> None:
    assert GAME.action_count == 4 * 16 + 3 * 60 == 244


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("place red a1", made(GAME, "place", "red", "a1")),
        ("place purple d4", made(GAME, "place", "purple", "d4")),
        ("place yellow c2", made(GAME, "place", "yellow", "c2")),
        ("take R05", made(GAME, "take", "R05")),
        ("pay R60", made(GAME, "pay", "R60")),
        ("play R01", made(GAME, "play", "R01")),
    ],
)
def test_notation_and_message_say_the_same(notation: str, message: msgspec.Struct) -> None:
    assert GAME.message(GAME.parse(notation)) == message
    assert GAME.notation(GAME.action(message)) == notation


@pytest.mark.parametrize("text", ["play R05", "PLAY R05", "Play r05", "  play   R05 ", "play\tr05", "pLaY  R05\n"])
def test_reading_notation_forgives_case_and_spaces(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == "play R05"


def test_reading_a_place_forgives_case_and_spaces() -> None:
    assert GAME.notation(GAME.parse(" Place  RED B2 ")) == "place red b2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "R05",
        "play R00",
        "play R61",
        "play R5",
        "playR05",
        "give R05",
        "take R05 R06",
        "place red",
        "place b2",
        "place b2 red",
        "place blue b2",
        "place red e1",
        "place red a5",
        "place red a0",
        "0",
        "pass",
    ],
)
def test_other_text_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    "message",
    [
        made(GAME, "take", "R61"),
        made(GAME, "pay", ""),
        made(GAME, "play", "red"),
        made(GAME, "place", "red", "e5"),
        made(GAME, "place", "green", ""),
    ],
)
def test_a_message_about_nothing_is_bad_notation(message: msgspec.Struct) -> None:
    with pytest.raises(BadNotation):
        GAME.action(message)


def test_an_id_outside_the_range_is_illegal() -> None:
    for action in (-1, 244, 1000):
        with pytest.raises(IllegalAction):
            match().apply(action)


def test_legal_actions_are_named_by_their_notation() -> None:
    state = match()
    assert names(state) == {GAME.text.lines[action] for action in state.legal()}
    assert len(names(state)) == len(state.legal())

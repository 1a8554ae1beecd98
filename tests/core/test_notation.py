"""What every game's notation owes to the shared one."""

from __future__ import annotations

import msgspec
import pytest

import atol
from atol.core.errors import BadNotation
from atol.core.messages import Event
from atol.core.notation import Notation, in_order, line_of
from atol.locales import words
from tests.example import EXAMPLE

GAMES = [meta.id for meta in atol.installed_games()]


class Dance(msgspec.Struct, frozen=True, tag="dance"):
    card: str


class Give(msgspec.Struct, frozen=True, tag="give-away"):
    seat: int
    card: str


Kinds = Dance | Give


@pytest.mark.parametrize("game_id", GAMES)
def test_a_message_of_another_game_is_bad_notation(game_id: str) -> None:
    with pytest.raises(BadNotation, match="Dance"):
        atol.game(game_id).action(Dance("R05"))


@pytest.mark.parametrize("game_id", GAMES)
def test_letters_may_be_large_and_blanks_many(game_id: str) -> None:
    game = atol.game(game_id)
    for action in range(game.action_count):
        assert game.parse(f"  {game.notation(action).upper().replace(' ', '   ')} ") == action


def test_a_line_is_the_tag_and_the_fields_and_counts_seats_from_one() -> None:
    assert line_of(Give(0, "R05")) == "give-away 1 R05"


def test_events_name_the_players_of_their_seats() -> None:
    text = Notation(EXAMPLE, in_order((0, Dance, ["R05"])))
    told = text.told(Event("swap", {"seat": 1, "other": 0, "n": 1}), ["Ala", "Ola"], words("en"))
    assert told == {"seat": "Ola", "other": "Ala", "n": 1}

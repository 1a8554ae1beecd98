"""What every game's notation owes to the shared one."""

from __future__ import annotations

import msgspec
import pytest

import atol
from atol.core.errors import BadNotation
from atol.core.messages import Event
from atol.core.notation import Notation, in_order, kind, line_of
from atol.locales import words
from tests.example import EXAMPLE

GAMES = [meta.id for meta in atol.installed_games()]


DANCE = kind(0, "dance", card=["R05", "R06"])
GIVE_AWAY = kind(2, "give-away", seat=range(3), card=["R05"])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_message_of_another_game_is_bad_notation(game_id: str) -> None:
    with pytest.raises(BadNotation, match="Dance"):
        atol.game(game_id).action(DANCE.messages[0])


@pytest.mark.parametrize("game_id", GAMES)
def test_letters_may_be_large_and_blanks_many(game_id: str) -> None:
    game = atol.game(game_id)
    for action in range(game.action_count):
        assert game.parse(f"  {game.notation(action).upper().replace(' ', '   ')} ") == action


def test_a_line_is_the_tag_and_the_fields_and_counts_seats_from_one() -> None:
    assert line_of(GIVE_AWAY.messages[0]) == "give-away 1 R05"


def test_events_name_the_players_of_their_seats() -> None:
    text = Notation(EXAMPLE, in_order(DANCE))
    told = text.told(Event("swap", {"seat": 1, "other": 0, "n": 1}), ["Ala", "Ola"], words("en"))
    assert told == {"seat": "Ola", "other": "Ala", "n": 1}


def test_the_kinds_of_actions_give_messages_and_forms_in_order() -> None:
    actions = in_order(DANCE, GIVE_AWAY)
    assert [line_of(message) for message in actions.messages][:3] == ["dance R05", "dance R06", "give-away 1 R05"]
    assert actions.forms == "dance R05|R06, give-away SEAT R05"


def test_a_kind_that_begins_elsewhere_than_its_id_says_is_an_error() -> None:
    with pytest.raises(ValueError, match="give-away begins at 0, its id says 2"):
        in_order(GIVE_AWAY)


def test_values_that_go_together_are_not_combined() -> None:
    swap = kind(0, "swap", paired=True, area=["a1", "a2"], other=["b1", "b2"])
    assert [line_of(message) for message in swap.messages] == ["swap a1 b1", "swap a2 b2"]


def test_a_game_may_have_a_single_kind_of_action() -> None:
    text = Notation(EXAMPLE, in_order(DANCE))
    assert text.action(msgspec.json.decode(msgspec.json.encode(DANCE.messages[1]), type=text.union)) == 1

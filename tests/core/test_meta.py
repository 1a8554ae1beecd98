from __future__ import annotations

import subprocess
import sys

import pytest

import atol
from atol.core.errors import BadOption, BadSeats, UnknownGame, UnknownOption
from atol.core.meta import Meta
from atol.core.registry import metas
from tests.example import EXAMPLE


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "2"])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2–4 players"):
        atol.game(EXAMPLE).new(seats, 1)


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownOption, match="no option “colour”; it has: setup, points"):
        atol.game(EXAMPLE).new(2, 1, colour="red")


def test_a_wrong_value_is_named_with_the_right_ones() -> None:
    with pytest.raises(BadOption, match="setup cannot be “left”; it can be: centre, free"):
        atol.game(EXAMPLE).new(2, 1, setup="left")


def test_options_have_defaults() -> None:
    assert atol.game(EXAMPLE).new(2, 1).options == {"setup": "centre", "points": "open"}


def test_a_new_table_begins_with_a_number_of_seats_that_can_play() -> None:
    begins = {meta.id: meta.check_seats(meta.table_seats) for meta in metas().values()}
    assert begins[EXAMPLE] == 2


@pytest.mark.parametrize("meta", metas().values(), ids=lambda meta: meta.id)
def test_a_first_match_has_options_that_go_together(meta: Meta) -> None:
    atol.game(meta.id).new(meta.table_seats, 1, **meta.first_match)


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=rf"no game “chess”; there are: .*{EXAMPLE}"):
        atol.game("chess")


def modules_after(code: str) -> list[str]:
    """Which modules a new interpreter has loaded after that code."""
    program = f"import sys; {code}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_listing_games_loads_no_rules() -> None:
    loaded = modules_after("import atol; atol.installed_games()")
    games = [name for name in loaded if name.startswith("atol.games.") and name.count(".") > 2]
    assert games
    assert {name.rpartition(".")[2] for name in games} == {"meta"}


def test_importing_atol_loads_neither_bots_nor_games() -> None:
    loaded = modules_after("import atol")
    assert "atol.core.game" in loaded
    assert not [
        name for name in loaded if name.startswith(("atol.bots", "atol.arena", "atol.games", "atol.core.record"))
    ]


def test_every_game_folder_is_registered() -> None:
    from importlib import resources

    folders = {entry.name for entry in resources.files("atol.games").iterdir() if entry.joinpath("meta.py").is_file()}
    assert folders <= set(metas())


def test_a_game_is_loaded_once() -> None:
    assert atol.game(EXAMPLE) is atol.game(EXAMPLE)


@pytest.mark.parametrize("name", list(metas()))
def test_a_lobby_knows_what_a_game_has_beside_its_matches(name: str) -> None:
    game = atol.game(name)
    assert game.meta.achievements == (game.achievements is not None)
    assert [name for name in game.helpers if name in game.meta.helpers] == list(game.meta.helpers)

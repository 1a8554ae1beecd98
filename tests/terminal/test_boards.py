"""How tables look in the terminal, whatever the game."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

import atol
from atol.core import registry
from atol.core.game import Game, State
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.locales import Words, words
from atol.terminal.screen import Screen
from pearls.game import PearlsGame
from tests.terminal.scripts import paper, text_on

NAMES = ["Ala", "Ola", "Ela", "Jan", "Ewa"]
MOMENTS = 6  # of each match
FEWEST, MOST = 0, 1  # seats


def spoken(game: Game, language: str) -> Words:
    spoken_words = words(language)
    spoken_words.add(game.meta.package)
    return spoken_words


def drawn(state: State, seat: int | None, language: str) -> str:
    console: Console = paper()
    board: RenderableType = registry.board_of(state.game.meta)(
        state.view(seat), state.game, NAMES[: state.seats], spoken(state.game, language)
    )
    console.print(board)
    return text_on(console)


@pytest.mark.parametrize(
    ("language", "bound"),
    [
        ("pl", FEWEST),
        ("en", MOST),
        pytest.param("pl", MOST, marks=pytest.mark.long),
        pytest.param("en", FEWEST, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("game_id", [meta.id for meta in atol.installed_games() if registry.board_of(meta)])
def test_a_board_is_drawn_at_any_moment(game_id: str, language: str, bound: int) -> None:
    game = atol.game(game_id)
    seats = game.meta.seats[bound]
    state, random = game.new(seats, 5), seeded(5)
    for moment in range(MOMENTS):
        viewer = [*range(seats), None][moment % (seats + 1)]
        assert all(name in drawn(state, viewer, language) for name in NAMES[:seats])
        step_randomly(state, random, 9)
    step_randomly(state, random, 10_000)
    assert state.over
    assert all(name in drawn(state, None, language) for name in NAMES[:seats])


def test_the_plain_board_draws_a_game_without_a_drawing_of_its_own() -> None:
    game = PearlsGame()
    state = game.new(2, 1)
    state.apply(0)
    console = paper()
    screen = Screen(console, words("en"), game)
    screen.board(state.view(0), ["Ala", "Ola"])
    screen.choices([game.sentence(action, words("en")) for action in state.legal()])
    screen.rules()
    shown = text_on(console)
    assert "'to_act': 1" in shown
    assert "'counts': [1, 0]" in shown
    assert "dive for a pearl" in shown

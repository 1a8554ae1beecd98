"""Favourite plans of weak octopuses: each keeps to its one idea."""

from __future__ import annotations

import pytest

from atol.bots.glance import favourites
from atol.games.kelp.plans import CARDS, FOOD
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import GAME, act, octopus, open_card, shark


def liked(state: KelpState, plan: str) -> list[str]:
    return [GAME.notation(action) for action in favourites(state, plan)]


def test_a_spendthrift_plays_its_dearest_card() -> None:
    assert liked(octopus(hand="swap jet hide"), CARDS) == ["play jet"]


def test_a_spendthrift_forgets_to_hide() -> None:
    assert liked(octopus(shown="a1 b1", hand="hide vanish"), CARDS) == ["draw"]


def test_a_spendthrift_shows_itself_first() -> None:
    assert liked(act(octopus(board="ssssOss1s", hand="jet"), "play jet"), CARDS) == ["reveal b2"]


def test_a_glutton_eats_as_soon_as_it_can() -> None:
    assert liked(octopus(board="OCsssss1s", hand="eat-crab sneak learn"), FOOD) == ["play eat-crab"]


def test_a_glutton_that_cannot_eat_learns_to() -> None:
    state = octopus(board="OsCssss1s", hand="sneak learn hide")
    open_card(state, "eat-crab")
    assert liked(state, FOOD) == ["play learn"]
    learning = act(state, "play learn", "reveal c3")
    assert liked(learning, FOOD) == ["learn-card eat"]


def test_a_glutton_moves_beside_its_food() -> None:
    state = octopus(board="OsCssss1s", hand="swap eat-crab hide")
    assert liked(state, FOOD) == ["play swap"]
    moving = act(state, "play swap", "reveal c3")
    assert {"swap a1 b1", "swap b1 c1"} & set(liked(moving, FOOD))


def test_a_glutton_shows_itself_last() -> None:
    paying = act(octopus(board="Ossssss1s", hand="learn"), "play learn")
    assert "reveal a1" not in liked(paying, FOOD)


@pytest.mark.parametrize("plan", [CARDS, FOOD])
def test_the_shark_has_no_such_plan(plan: str) -> None:
    state = shark("red-4")
    assert favourites(state, plan) == state.legal()

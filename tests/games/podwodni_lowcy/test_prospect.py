"""What a match will come to: open cards, and sets that bring the target."""

from __future__ import annotations

import pytest

from atol.games.podwodni_lowcy.prospect import potential, ready_sets
from atol.games.podwodni_lowcy.state import LowcyState
from tests.games.podwodni_lowcy.positions import CALM, GAME, sea

SET = "R1 R1 R1 G2 Y3"


def ready(state: LowcyState) -> int:
    diver = state.divers[0]
    return ready_sets(state.facts, diver.hand, diver.hand_size)


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("", 0),
        ("R1 R1 R1", 0),
        (SET, 1),
        ("R1 R1 S G2 Y3", 1),
        ("R1 R2 R3 R1 G2 Y3", 1),
        ("R1 R1 R1 Y3 Y3 Y3 G2 G2 S", 1),
        ("R1 R1 R1 Y3 Y3 Y3 G2 G2 S R2", 2),
    ],
)
def test_a_ready_set_takes_two_further_cards(hand: str, sets: int) -> None:
    assert ready(sea(CALM, hand)) == sets


def test_the_potential_counts_what_ready_sets_bring() -> None:
    assert potential(sea(CALM, SET), 0) == 10


def test_an_open_card_is_worth_more_than_a_point() -> None:
    more, less = sea(CALM, "R1 G2"), sea(CALM, "R1")
    assert GAME.advice.prospect(more, 0) - GAME.advice.prospect(less, 0) > 100


def test_sets_that_bring_the_target_are_worth_more_to_whoever_is_next() -> None:
    state = sea(CALM, SET, "Y1 Y1 Y1 G2 Y3")
    for diver in state.divers:
        diver.scored = (0, 0, 0)
    assert GAME.advice.prospect(state, 0) > GAME.advice.prospect(state, 1) > 100 * state.points(1)


def test_rollouts_go_on_to_the_end_once_somebody_has_the_target() -> None:
    state = sea(CALM)
    assert not GAME.advice.is_ending(state)
    state.finisher = 1
    assert GAME.advice.is_ending(state)

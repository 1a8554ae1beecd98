"""Choices that must not be guessed are drawn by lot."""

from __future__ import annotations

from atol.bots.mixing import best_index, drawn_from_mixture
from atol.core.advice import Advice
from atol.core.game import State
from tests.bots.toy import pearls


class Secretive(Advice):
    """One choice in four is the first."""

    def mixture(self, state: State, chances: list[float]) -> list[float]:
        return [chances[0], 3.0 * chances[0]]


def test_a_mixture_is_drawn_as_often_as_its_shares_say() -> None:
    state = pearls(advice=Secretive())
    drawn = [drawn_from_mixture(state, [0.0, 0.0], seed) for seed in range(400)]
    assert 70 < drawn.count(0) < 130
    assert drawn.count(0) + drawn.count(1) == 400


def test_without_a_mixture_nothing_is_drawn() -> None:
    assert drawn_from_mixture(pearls(), [0.0, 0.0], 1) == -1


def test_of_equal_values_the_first_is_best() -> None:
    assert best_index([1.0, 3.0, 3.0]) == 1

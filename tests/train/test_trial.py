"""The sequential test that a new bot must pass."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest

from atol.train.sequential_test import SequentialTest
from atol.train.trial import Pair, Verdict, play_pair, trial
from tests.example import EXAMPLE


def scores(chance: float, count: int, seed: int) -> list[float]:
    """Pairs of a bot that wins so often."""
    random = Random(seed)
    return [((random.random() < chance) + (random.random() < chance)) / 2 for _ in range(count)]


def verdict(chance: float, seed: int, gain: float = 0.6) -> Verdict:
    return trial(scores(chance, 2000, seed), gain, lambda _: None)


def test_a_better_bot_is_accepted_and_an_equal_one_rejected() -> None:
    accepted = sum(verdict(0.6, seed).better is True for seed in range(100))
    mistaken = sum(verdict(0.5, seed).better is True for seed in range(100))
    assert accepted >= 88
    assert mistaken <= 12


def test_a_much_better_bot_is_accepted_soon() -> None:
    assert verdict(0.9, 1).pairs < verdict(0.62, 1).pairs
    assert verdict(0.95, 1).pairs < 20


def test_a_few_equal_results_prove_nothing() -> None:
    assert trial([1.0] * 3, 0.6, lambda _: None) == Verdict(3, 1.0, None)
    assert trial([1.0] * 30, 0.6, lambda _: None).better is True


def test_without_an_end_there_is_no_verdict() -> None:
    undecided = trial(islice(cycle((1.0, 0.0)), 6), 0.55, lambda _: None)
    assert undecided == Verdict(6, 0.5, None)
    assert SequentialTest(0.55).better() is None


def pair(new: str, old: str, number: int, seats: int) -> float:
    return play_pair(Pair(EXAMPLE, new, old, (seats,), "1", number))


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_bots_score_one_half_on_a_mirrored_deal(seats: int) -> None:
    assert {pair("random", "random", number, seats) for number in range(4)} == {0.5}


def test_a_pair_counts_for_the_bot_that_is_new() -> None:
    assert pair("greedy", "random", 0, 2) == 1.0
    assert pair("random", "greedy", 0, 2) == 0.0

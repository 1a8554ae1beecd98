from __future__ import annotations

from collections import Counter

import pytest

from atol.core.random import LARGEST_BOUND, Random, one_draw, seeded


def test_the_generator_is_xoshiro128_starstar() -> None:
    """The first numbers of the published algorithm from the words 1, 2, 3, 4, worked out by hand."""
    random = Random(1, 2, 3, 4)
    assert [random.next() for _ in range(3)] == [11520, 0, 5927040]


def test_equal_seeds_give_equal_numbers_and_other_seeds_others() -> None:
    first, second, third = seeded(7), seeded(7), seeded(8)
    numbers = [first.next() for _ in range(20)]
    assert [second.next() for _ in range(20)] == numbers
    assert [third.next() for _ in range(20)] != numbers


def test_a_seed_may_be_bytes() -> None:
    assert seeded(b"7").words() == seeded(7).words()
    assert seeded(b"\x00" * 32).words() != seeded(b"\x01" * 32).words()


def test_rekeying_replaces_all_four_words() -> None:
    random = seeded(1)
    before = random.words()
    random.rekey(b"key")
    assert all(old != new for old, new in zip(before, random.words(), strict=True))
    assert random.words() == seeded(b"key").words()


def test_words_of_zero_are_never_kept() -> None:
    random = seeded(1)
    random.set_words([0, 0, 0, 0])
    assert random.words() == [1, 0, 0, 0]


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    random = seeded(3)
    copy = random.clone()
    drawn = [copy.next() for _ in range(5)]
    assert [random.next() for _ in range(5)] == drawn


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 60])
def test_bounded_draws_stay_in_bounds_and_reach_every_number(bound: int) -> None:
    random = seeded(bound)
    assert {random.below(bound) for _ in range(bound * 60)} == set(range(bound))


def test_bounded_draws_are_even() -> None:
    """Chi-square with 9 degrees of freedom: 27.9 is passed once in a thousand seeds."""
    random = seeded(12)
    counts = [0] * 10
    for _ in range(20_000):
        counts[random.below(10)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 27.9


def test_large_bounds_are_even_too() -> None:
    """Without rejection a bound of three quarters of the range would favour some thirds of it."""
    random = seeded(5)
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[random.below(LARGEST_BOUND) * 3 // LARGEST_BOUND] += 1
    assert max(counts) - min(counts) < 600


@pytest.mark.parametrize("bound", [0, -1, LARGEST_BOUND + 1])
def test_an_impossible_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound from 1"):
        seeded(1).below(bound)


def test_a_draw_with_one_choice_counts_as_chance() -> None:
    random = seeded(1)
    assert not random.used
    assert random.below(1) == 0
    assert random.used


def test_single_draws_of_neighbouring_seeds_are_even() -> None:
    """As above."""
    counts = Counter(one_draw(seed, 10) for seed in range(20_000))
    assert sorted(counts) == list(range(10))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 27.9


def test_a_single_draw_takes_seeds_of_any_size() -> None:
    assert len({one_draw(seed, 1 << 20) for seed in (-1, 5, 5 + (1 << 32), 5 + (1 << 100))}) == 4


def test_a_single_draw_among_one_is_that_one() -> None:
    assert {one_draw(seed, 1) for seed in range(100)} == {0}

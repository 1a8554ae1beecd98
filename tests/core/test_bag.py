from __future__ import annotations

import pytest

from atol.core.bag import bag_of, kind_at, kind_at_end
from atol.core.numbers import packed
from atol.core.random import seeded


def test_everything_put_in_comes_out_once() -> None:
    bag, random = bag_of([2, 0, 3]), seeded(1)
    assert sorted(bag.draw(random) for _ in range(5)) == [0, 0, 2, 2, 2]
    assert (list(bag.counts), bag.total) == ([0, 0, 0], 0)


def test_a_bag_has_no_order_equal_contents_give_equal_draws() -> None:
    first, second = bag_of([1, 1, 1]), bag_of([1, 0, 1])
    second.add(1)
    assert first.draw(seeded(4)) == second.draw(seeded(4))
    assert list(first.counts) == list(second.counts)


def test_kinds_are_drawn_as_often_as_they_are_there() -> None:
    random = seeded(2)
    drawn = [bag_of([3, 1]).draw(random) for _ in range(4000)]
    assert 2850 < drawn.count(0) < 3150


@pytest.mark.parametrize("counts", [[1], [0, 2, 0], [1, 1], [3, 0, 1, 2], [0, 0, 5, 1, 0]])
def test_a_thing_is_found_from_either_end(counts: list[int]) -> None:
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    assert [kind_at(packed(counts), before) for before in range(len(kinds))] == kinds
    assert [kind_at_end(packed(counts), len(kinds) - before) for before in range(len(kinds))] == kinds


def test_a_copy_is_independent() -> None:
    bag = bag_of([1, 1])
    bag.clone().draw(seeded(1))
    assert (list(bag.counts), bag.total) == ([1, 1], 2)

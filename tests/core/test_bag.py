from __future__ import annotations

from atol.core.bag import bag_of
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


def test_a_copy_is_independent() -> None:
    bag = bag_of([1, 1])
    bag.clone().draw(seeded(1))
    assert (list(bag.counts), bag.total) == ([1, 1], 2)

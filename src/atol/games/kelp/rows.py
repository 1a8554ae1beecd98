"""Where things lie that are alike: a place is a row of counts in one list, and `where` is the first of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.random import Random
from atol.games.kelp.ids import IDS


def total(counts: vec[i64], where: i64, kinds: i64) -> i64:
    """How many things lie there."""
    count: i64 = 0
    for index in range(where, where + kinds):
        count += counts[index]
    return count


def draw(counts: vec[i64], where: i64, total: i64, random: Random) -> i64:
    """Take one of all that lie there by chance; its kind is returned."""
    index: i64 = random.below(total)
    kind: i64 = 0
    while index >= counts[where + kind]:
        index -= counts[where + kind]
        kind += 1
    counts[where + kind] -= 1
    return kind


def each_once(first: int, dice: list[int]) -> list[int]:
    """The actions for the dice of a sorted list, equal ones once, beginning with that id."""
    actions: list[int] = []
    last = -1
    for die in dice:
        if die != last:
            actions.append(IDS[first + die])
            last = die
    return actions

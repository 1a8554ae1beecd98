"""Hidden piles: how many of each kind are inside, drawn by the generator.

A bag has no order, so there is none to leak: equal contents give equal bytes and equal draws.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import packed, packed_sum
from atol.core.random import Random


@mypyc_attr(acyclic=True)
class Bag:
    def __init__(self, counts: vec[i64], total: int) -> None:
        self.counts = counts
        self.total = total

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.total)

    def add(self, kind: int) -> None:
        self.counts[kind] += 1
        self.total += 1

    def draw(self, random: Random) -> int:
        """Take out one thing; its kind is returned."""
        drawn: i64 = random.below(self.total)
        kind = kind_at(self.counts, drawn) if drawn * 2 < self.total else kind_at_end(self.counts, self.total - drawn)
        self.counts[kind] -= 1
        self.total -= 1
        return kind


def kind_at(counts: vec[i64], before: i64) -> i64:
    """The kind of the thing that has so many before it, where equal things lie side by side."""
    kind: i64 = 0
    for count in counts:
        if before < count:
            break
        before -= count
        kind += 1
    return kind


def kind_at_end(counts: vec[i64], place: i64) -> i64:
    """The same counted from the end, where the last thing has place 1: shorter for the second half of a bag."""
    kind: i64 = len(counts)
    while place > 0:
        kind -= 1
        place -= counts[kind]
    return kind


def bag_of(counts: list[int]) -> Bag:
    """A bag with that many of each kind."""
    row = packed(counts)
    return Bag(row, packed_sum(row))

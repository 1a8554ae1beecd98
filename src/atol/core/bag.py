"""Hidden piles: how many of each kind are inside, drawn by the generator.

A bag has no order, so there is none to leak: equal contents give equal bytes and equal draws.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import packed
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
        counts = self.counts
        drawn: i64 = random.below(self.total)
        kind: i64 = 0
        here = counts[0]
        while drawn >= here:
            drawn -= here
            kind += 1
            here = counts[kind]
        counts[kind] = here - 1
        self.total -= 1
        return kind


def bag_of(counts: list[int]) -> Bag:
    """A bag with that many of each kind."""
    return Bag(packed(counts), sum(counts))

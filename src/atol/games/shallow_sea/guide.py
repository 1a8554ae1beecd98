"""The category guide: ten types of creature that go well together, every such ten equally likely."""

from __future__ import annotations

from itertools import product
from math import comb, prod
from typing import Final

from atol.core.random import Random
from atol.games.shallow_sea.data import Components

# What the rulebook leaves open: how many of the ten ask for corals in a balanced set.
FEWEST_CORAL_TYPES: Final = 4
MOST_CORAL_TYPES: Final = 6


class Guide:
    def __init__(self, components: Components) -> None:
        ids = [creature.id for creature in components.creatures]
        self.wants_corals: list[bool] = [creature.wants == "coral" for creature in components.creatures]
        self.categories: list[list[int]] = [
            [kind for kind, name in enumerate(ids) if name[0] == category.id] for category in components.guide
        ]
        ranges = [range(category.fewest, category.most + 1) for category in components.guide]
        splits = [split for split in product(*ranges) if sum(split) == components.start[0].creature_types]
        self.splits: list[list[int]] = [list(split) for split in splits]  # how many of each category
        self.ways: list[int] = [self._ways(split) for split in self.splits]  # how many sets each of them stands for

    def _ways(self, split: list[int]) -> int:
        return prod([comb(len(kinds), count) for kinds, count in zip(self.categories, split, strict=True)])

    def draw(self, random: Random) -> list[int]:
        """The types, sorted."""
        while True:
            types = self._draw_within_categories(random)
            if FEWEST_CORAL_TYPES <= len([kind for kind in types if self.wants_corals[kind]]) <= MOST_CORAL_TYPES:
                return types

    def _draw_within_categories(self, random: Random) -> list[int]:
        lot = random.below(sum(self.ways))
        number = 0
        while lot >= self.ways[number]:
            lot -= self.ways[number]
            number += 1
        types: list[int] = []
        for kinds, count in zip(self.categories, self.splits[number], strict=True):
            types += drawn(kinds, count, random)
        return sorted(types)


def drawn(things: list[int], count: int, random: Random) -> list[int]:
    """That many different ones, each choice equally likely."""
    left = things[:]
    return [left.pop(random.below(len(left))) for _ in range(count)]

"""The goals of the weeks: what each counts in an ocean."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import count_bits, packed_sum
from atol.core.random import Random
from atol.games.finspan.cards import IF_ACTIVATED, LARGE, MEDIUM, NO_CARD, SMALL
from atol.games.finspan.data import TAGS, Components
from atol.games.finspan.nautoma import GOAL_WEEKS
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import ROW_MASKS, SLOTS

SIZES: Final = {"small_fish": SMALL, "medium_fish": MEDIUM, "large_fish": LARGE}


class Goals:
    def __init__(self, components: Components) -> None:
        entries = components.goals
        self.names: list[str] = [entry.id for entry in entries]
        self.kinds: list[str] = [entry.counts for entry in entries]
        self.each: list[int] = [entry.each for entry in entries]
        self.points: list[int] = [entry.points for entry in entries]
        self.tags: list[list[int]] = [[TAGS.index(tag) for tag in entry.tags] for entry in entries]
        self.weeks: list[list[int]] = [
            [number for number, entry in enumerate(entries) if entry.week == week + 1] for week in range(GOAL_WEEKS)
        ]
        self.side_a: list[int] = [number for number, entry in enumerate(entries) if entry.side_a]

    def choose(self, side: str, random: Random) -> list[int]:
        """The goal of each week: the printed ones of side A, or a random tile each on side B."""
        if side == "A":
            return self.side_a
        return [goals[random.below(len(goals))] for goals in self.weeks]

    def score(self, goal: int, ocean: Ocean) -> i64:
        return self.points[goal] * (self.count(goal, ocean) // self.each[goal])

    def count(self, goal: int, ocean: Ocean) -> i64:
        kind = self.kinds[goal]
        if kind in SIZES:
            return count_bits(ocean.fish_of_kinds(ocean.occupied, SIZES[kind]))
        if kind == "icons":
            return self.icons(goal, ocean)
        return count_of(kind, ocean)

    def icons(self, goal: int, ocean: Ocean) -> i64:
        """A double symbol counts twice."""
        count: i64 = 0
        for fish in ocean.fish:
            if fish != NO_CARD:
                icons = ocean.cards.icons[fish]
                for tag in self.tags[goal]:
                    count += icons[tag]
        return count


def count_of(kind: str, ocean: Ocean) -> i64:
    if kind == "eggs_or_young":
        return count_bits(ocean.eggs) + ocean.young_count()
    if kind == "young":
        return ocean.young_count()
    if kind == "eggs":
        return count_bits(ocean.eggs)
    if kind == "schools":
        return count_bits(ocean.schools)
    if kind == "rows":
        return full_rows(ocean)
    if kind == "fish":
        return count_bits(ocean.occupied)
    if kind == "consumed":
        return packed_sum(ocean.under)
    if kind == "if_activated":
        return activated(ocean)
    tokens: i64 = ocean.eggs | ocean.nurseries | ocean.schools
    return count_bits(ocean.occupied & (tokens if kind == "fish_with_tokens" else ~tokens))


def full_rows(ocean: Ocean) -> int:
    return len([row for row in ROW_MASKS if ocean.occupied & row == row])


def activated(ocean: Ocean) -> int:
    kinds = ocean.cards.ability_kinds
    return len([slot for slot in range(SLOTS) if ocean.fish[slot] >= 0 and kinds[ocean.fish[slot]] == IF_ACTIVATED])

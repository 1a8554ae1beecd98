"""What the shark can know of the blocks: every arrangement that fits what it has seen, with its weight.

An arrangement is one number with four bits an area. A belief is never changed: what is seen makes a new one, so
copies of a state share it. A state only writes down what was seen (one number each) and asks `after` when somebody
wants to know; search never asks.

The octopus's choices count as saying nothing beyond what they show (a ruling).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.random import LARGEST_BOUND, Random
from atol.games.kelp.sea import AREAS, BITS

KINDS: Final = 16
KIND_BITS: Final = 4
LAST_KIND: Final = KINDS - 1
SHIFTS: Final[list[int]] = [KINDS**area for area in range(AREAS)]
MOST_WEIGHT: Final = LARGEST_BOUND // 2

# What can be seen; the rest of the number says where and what.
SEEN_SWAP: Final = 0
SEEN_BLOCK: Final = 1  # a block is shown, or a new one is laid
SEEN_LAID: Final = 2
SEEN_SHUFFLE: Final = 3
SEEN_KINDS: Final = 4


class Belief:
    def __init__(self, arrangements: list[int], weights: list[int]) -> None:
        self.arrangements = arrangements  # sorted
        self.weights = weights
        self.sums: list[int] = []
        self.chances: vec[i64] = vec[i64]([])  # what `per_mille` found, once somebody asked
        total = 0
        for weight in weights:
            total += weight
            self.sums.append(total)

    def draw(self, random: Random) -> list[int]:
        """The blocks of one arrangement, each as likely as its weight says."""
        drawn = random.below(self.sums[-1])
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        return blocks_in(self.arrangements[low])

    def odds(self) -> list[list[int]]:
        """Per area and kind of block: its chance in whole per mille."""
        chances = self.per_mille()
        return [list(chances[first : first + KINDS]) for first in range(0, AREAS * KINDS, KINDS)]

    def per_mille(self) -> vec[i64]:
        """The same in one row, counted when somebody first asks and then kept."""
        if len(self.chances) == 0:
            chances, whole = self._weights_by_block(), i64(self.sums[-1])
            for index in range(len(chances)):
                chances[index] = (2000 * chances[index] + whole) // (2 * whole)
            self.chances = chances
        return self.chances

    def _weights_by_block(self) -> vec[i64]:
        totals = vec[i64]([0] * (AREAS * KINDS))
        for index in range(len(self.arrangements)):
            blocks: i64 = self.arrangements[index]
            weight: i64 = self.weights[index]
            for first in range(0, AREAS * KINDS, KINDS):
                totals[first + (blocks & LAST_KIND)] += weight
                blocks >>= KIND_BITS
        return totals

    def ints(self) -> list[int]:
        return [len(self.weights), *self.arrangements, *self.weights]


def belief_from(numbers: list[int]) -> Belief:
    """What `ints` wrote, taken from the front."""
    length = numbers[0]
    arrangements = numbers[1 : 1 + length]
    weights = numbers[1 + length : 1 + 2 * length]
    del numbers[: 1 + 2 * length]
    return Belief(arrangements, weights)


def first_belief(counts: list[int]) -> Belief:
    """The blocks of the start in any order, all equally likely."""
    arrangements = sorted(arrangements_of(counts[:], AREAS))
    return Belief(arrangements, [1] * len(arrangements))


def arrangements_of(counts: list[int], areas: int) -> list[int]:
    if areas == 0:
        return [0]
    arrangements: list[int] = []
    for kind in range(len(counts)):
        if counts[kind]:
            counts[kind] -= 1
            arrangements += [kind * SHIFTS[areas - 1] + rest for rest in arrangements_of(counts, areas - 1)]
            counts[kind] += 1
    return arrangements


def blocks_in(arrangement: int) -> list[int]:
    return [arrangement // shift % KINDS for shift in SHIFTS]


# ---- what is seen


def seen_swap(one: int, other: int) -> int:
    return (one * KINDS + other) * SEEN_KINDS + SEEN_SWAP


def seen_block(area: int, kind: int) -> int:
    return (area * KINDS + kind) * SEEN_KINDS + SEEN_BLOCK


def seen_laid(area: int, kind: int) -> int:
    return (area * KINDS + kind) * SEEN_KINDS + SEEN_LAID


def seen_shuffle(mask: int) -> int:
    return mask * SEEN_KINDS + SEEN_SHUFFLE


def after(belief: Belief, seen: list[int], start: int) -> Belief:
    """The belief after what was seen from that index on."""
    if start == len(seen):
        return belief
    table = dict(zip(belief.arrangements, belief.weights, strict=True))
    for index in range(start, len(seen)):
        table = table_after(table, seen[index])
    ordered = sorted(table)
    return Belief(ordered, [table[arrangement] for arrangement in ordered])


def table_after(table: dict[int, int], seen: int) -> dict[int, int]:
    what, rest = seen % SEEN_KINDS, seen // SEEN_KINDS
    if what == SEEN_SHUFFLE:
        return scaled(shuffled(table, [area for area in range(AREAS) if rest & BITS[area]]))
    first, second = rest // KINDS, rest % KINDS
    if what == SEEN_SWAP:
        return {swapped(arrangement, first, second): weight for arrangement, weight in table.items()}
    if what == SEEN_LAID:
        return {laid(arrangement, first, second): weight for arrangement, weight in table.items()}
    shift = SHIFTS[first]
    return {blocks: weight for blocks, weight in table.items() if blocks // shift % KINDS == second}


def swapped(arrangement: int, one: int, other: int) -> int:
    first, second = arrangement // SHIFTS[one] % KINDS, arrangement // SHIFTS[other] % KINDS
    return arrangement + (second - first) * SHIFTS[one] + (first - second) * SHIFTS[other]


def laid(arrangement: int, area: int, kind: int) -> int:
    return arrangement + (kind - arrangement // SHIFTS[area] % KINDS) * SHIFTS[area]


def shuffled(table: dict[int, int], areas: list[int]) -> dict[int, int]:
    """Every order of the blocks there is equally likely: the first gets each of them, and so on."""
    for index in range(len(areas) - 1):
        mixed: dict[int, int] = {}
        for arrangement, weight in table.items():
            for other in areas[index:]:
                after_swap = swapped(arrangement, areas[index], other)
                mixed[after_swap] = mixed.get(after_swap, 0) + weight
        table = mixed
    return table


def scaled(table: dict[int, int]) -> dict[int, int]:
    """Small enough for the generator; nothing that is possible becomes impossible."""
    total = sum(table.values())
    if total <= MOST_WEIGHT:
        return table
    return {arrangement: max(1, weight * MOST_WEIGHT // total) for arrangement, weight in table.items()}

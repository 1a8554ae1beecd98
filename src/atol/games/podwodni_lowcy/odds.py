"""The exact chances of the next two cards of a dive, found fast: whoever counts the open cards knows them.

For a dive only the sort of a card counts: the three colours of fish, then shrimp, wave, net and harpoon. Which sorts
interrupt at a depth is a set of bits; whatever was drawn just before always joins it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import POWERS, packed, packed_sum
from atol.games.podwodni_lowcy.cards import CARDS, FISH, FISH_OF_A_COLOUR, NOTHING, WAVE
from atol.games.podwodni_lowcy.risk import per_mille
from atol.games.podwodni_lowcy.sea import COLUMNS, end_of_row, row_beside

SORT_OF: Final = packed(
    [card // FISH_OF_A_COLOUR if card < FISH else card - FISH + FISH // FISH_OF_A_COLOUR for card in range(CARDS)]
)
SORTS: Final = FISH // FISH_OF_A_COLOUR + CARDS - FISH
BITS: Final = packed([POWERS[sort] for sort in SORT_OF])  # the sort of each card as a set of its own
WAVES: Final = BITS[WAVE]


class Totals:
    """How many cards of each sort a pile has."""

    def __init__(self, counts: vec[i64]) -> None:
        self.sorts: vec[i64] = vec[i64]([0] * SORTS)
        self.whole = packed_sum(counts)
        sorts = self.sorts
        for card in range(CARDS):
            sorts[SORT_OF[card]] += counts[card]

    def count_of(self, sorts: i64) -> i64:
        """How many cards of these sorts there are."""
        count: i64 = 0
        for total in self.sorts:
            if sorts & 1:
                count += total
            sorts >>= 1
        return count

    def chance_of(self, sorts: i64) -> i64:
        """That the next card is of one of these sorts, per mille."""
        return per_mille(self.count_of(sorts), self.whole)


def interrupting(grid: vec[i64], dive: list[int], corner: int, depth: int) -> i64:
    """The sorts that would interrupt at that depth, by what lies there now."""
    row = row_beside(corner, depth)
    sorts: i64 = BITS[dive[-1]] if depth == len(dive) else 0
    for card in dive:
        if card >= FISH:
            sorts |= BITS[card]
    end = grid[end_of_row(row, corner)]
    if end != NOTHING:
        sorts |= BITS[end]
    for space in range(row * COLUMNS, (row + 1) * COLUMNS):
        if grid[space] >= FISH:
            sorts |= BITS[grid[space]]
    return sorts


def chance_of_two(now: Totals, later: Totals, first: i64, second: i64) -> i64:
    """That the first or the second of the next two cards interrupts, per mille.

    `later` is the pile that is turned over when `now` holds one card only; without a second card only one counts.
    """
    drawn: i64 = 1 if now.whole > 1 else 0  # how many cards of the second one's pile the first one takes
    pile = now if drawn else later
    left: i64 = pile.whole - drawn
    pairs: i64 = now.whole * left
    if pairs == 0:
        return now.chance_of(first)
    return per_mille(pairs - safe_pairs(now.sorts, pile, first, second), pairs)


def safe_pairs(now: vec[i64], pile: Totals, first: i64, second: i64) -> i64:
    """A second card is safe beside `second` and of another sort than the first one."""
    calm: i64 = pile.whole - pile.count_of(second)
    safe: i64 = 0
    for sort in range(SORTS):
        count: i64 = now[sort]
        if count and first & 1 == 0:
            safe += count * (calm if second & 1 else calm - pile.sorts[sort])
        first >>= 1
        second >>= 1
    return safe

"""The exact chance that the next card interrupts the dive: whoever counts the open cards knows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.podwodni_lowcy.cards import CARDS
from atol.games.podwodni_lowcy.sea import interrupts

WHOLE: Final = 1000


def dangerous(counts: vec[i64], grid: vec[i64], dive: list[int], corner: int) -> int:
    """How many of these cards would interrupt the dive."""
    total = 0
    for card in range(CARDS):
        if counts[card] > 0 and interrupts(grid, dive, corner, card):
            total += counts[card]
    return total


def per_mille(part: i64, whole: i64) -> i64:
    """Rounded to the nearest whole number; 0 where there is nothing to draw."""
    return (2 * WHOLE * part + whole) // (2 * whole) if whole else 0


def level(chance: int) -> str:
    """The chance as a word."""
    if chance == 0:
        return "none"
    if chance < 200:
        return "low"
    if chance < 400:
        return "middling"
    return "high" if chance < 600 else "extreme"

"""The table: three rows of four cards, and the new column of a dive beside it.

Spaces 0 to 11 are the grid, row by row; 12 to 15 are the cards of the dive in the order they were placed.
A dive begins outside a corner of the grid and runs along the new column past all three rows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.podwodni_lowcy.cards import FISH, same_colour

ROWS: Final = 3
COLUMNS: Final = 4
GRID: Final = ROWS * COLUMNS
MOST_DIVED: Final = 4
SPACES: Final = GRID + MOST_DIVED

CORNERS: Final = 4
CORNER_NAMES: Final = ("top-left", "top-right", "bottom-left", "bottom-right")


def space_name(space: int) -> str:
    """a1 is the upper left corner of the grid, d3 the lower right one; dive-1 is the first card of the dive."""
    if space >= GRID:
        return f"dive-{space - GRID + 1}"
    return "abcd"[space % COLUMNS] + str(space // COLUMNS + 1)


def row_beside(corner: int, depth: int) -> int:
    """The grid row that the dive's card at that depth (1 to 3) extends; the first card lies at depth 0."""
    return depth - 1 if corner < 2 else ROWS - depth


def end_of_row(row: int, corner: int) -> int:
    """The space of the row that touches the new column."""
    return row * COLUMNS + (0 if corner % 2 == 0 else COLUMNS - 1)


def lies_in_row(grid: vec[i64], row: int, card: int) -> bool:
    start = row * COLUMNS
    return card == grid[start] or card == grid[start + 1] or card == grid[start + 2] or card == grid[start + 3]


def causes(grid: vec[i64], dive: list[int], corner: int, card: int) -> list[int]:
    """The spaces of the cards because of which this one, placed next, interrupts the dive."""
    row = row_beside(corner, len(dive))
    if card < FISH:
        spaces = [end_of_row(row, corner)] if same_colour(card, grid[end_of_row(row, corner)]) else []
        return [*spaces, GRID + len(dive) - 1] if same_colour(card, dive[-1]) else spaces
    in_row = [space for space in range(row * COLUMNS, (row + 1) * COLUMNS) if grid[space] == card]
    return in_row + [GRID + depth for depth in range(len(dive)) if dive[depth] == card]


def interrupts(grid: vec[i64], dive: list[int], corner: int, card: int) -> bool:
    """Would the card, placed next, interrupt the dive?

    A fish minds a neighbour of its colour; any other card minds its equal in the row or in the new column.
    """
    row = row_beside(corner, len(dive))
    if card < FISH:
        return same_colour(card, dive[-1]) or same_colour(card, grid[end_of_row(row, corner)])
    return card in dive or lies_in_row(grid, row, card)

"""The geometry of an ocean: 22 spaces that stand on a corner, and 35 bubbles at their corners.

Columns are half columns, 1 to 9; rows are 1 to 5. Side contact is one half column and one row away, corner
contact two half columns or two rows. Sets of spaces or bubbles are bits of one number.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import count_bits, mask_of, packed, packed_rows

ROWS: Final = 5
COLUMNS: Final = 9
SPACES: Final = 22
BUBBLES: Final = 35

Place = tuple[int, int]  # a column and a row

SIDES: Final = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
CORNERS: Final = [(0, -2), (2, 0), (0, 2), (-2, 0)]
BUBBLE_OFFSETS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # north, east, south, west


def all_spaces() -> list[Place]:
    return [(column, row) for row in range(1, ROWS + 1) for column in range(1 + row % 2, COLUMNS + 1, 2)]


def all_bubbles() -> list[Place]:
    """In reading order."""
    around = [(column + x, row + y) for column, row in PLACES for x, y in BUBBLE_OFFSETS]
    return sorted(set(around), key=lambda place: (place[1], place[0]))


PLACES: Final = all_spaces()
BUBBLE_PLACES: Final = all_bubbles()
SPACE_AT: Final = {place: space for space, place in enumerate(PLACES)}
BUBBLE_AT: Final = {place: bubble for bubble, place in enumerate(BUBBLE_PLACES)}


def space_name(space: int) -> str:
    """b1 is the first space of the top row, h5 the last one of the bottom row."""
    column, row = PLACES[space]
    return "abcdefghi"[column - 1] + str(row)


def bubble_name(bubble: int) -> str:
    """Bubbles are numbered in reading order from 1."""
    return str(bubble + 1)


def turned(offset: Place, quarters: int) -> Place:
    """The offset after that many quarter turns clockwise."""
    x, y = offset
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def spaces_at(space: int, offsets: list[Place]) -> int:
    """The spaces that lie at these offsets; those beyond the edge are missing."""
    column, row = PLACES[space]
    others = [SPACE_AT.get((column + x, row + y), -1) for x, y in offsets]
    return mask_of([other for other in others if other >= 0])


def spaces_along(space: int, directions: list[Place]) -> int:
    """All spaces up to the edge in these directions."""
    return spaces_at(space, [(x * far, y * far) for x, y in directions for far in range(1, COLUMNS)])


def spaces_around(bubble: int) -> list[int]:
    return [space for space in range(SPACES) if bubble in BUBBLES_OF[space]]


BUBBLES_OF: Final = packed_rows(
    [[BUBBLE_AT[(column + x, row + y)] for x, y in BUBBLE_OFFSETS] for column, row in PLACES]
)
SPACES_OF: Final = packed_rows([spaces_around(bubble) for bubble in range(BUBBLES)])
BUBBLE_MASKS: Final = packed([mask_of(list(bubbles)) for bubbles in BUBBLES_OF])  # the bubbles of each space
SPACE_MASKS: Final = packed([mask_of(list(spaces)) for spaces in SPACES_OF])  # the spaces of each bubble
SIDE_NEIGHBOURS: Final = packed([spaces_at(space, SIDES) for space in range(SPACES)])
NEIGHBOURS: Final = packed([spaces_at(space, SIDES + CORNERS) for space in range(SPACES)])

ALL_SPACES: Final = mask_of(list(range(SPACES)))
ALL_BUBBLES: Final = mask_of(list(range(BUBBLES)))
ROW_MASKS: Final = packed(
    [mask_of([SPACE_AT[place] for place in PLACES if place[1] == row]) for row in range(1, ROWS + 1)]
)
COLUMN_MASKS: Final = packed(
    [mask_of([SPACE_AT[place] for place in PLACES if place[0] == column]) for column in range(1, COLUMNS + 1)]
)
INNER: Final = mask_of([space for space in range(SPACES) if count_bits(SIDE_NEIGHBOURS[space]) == len(SIDES)])
OUTER: Final = ALL_SPACES - INNER

"""Where things lie: nine areas, 36 pairs of them, sixteen current spaces.

Areas are numbered row by row, and people call them a1 to c3. A `course` is a current space and the end by which
the shark will leave it: 2 * space + end.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import packed, packed_rows
from atol.games.kelp.ids import FACES

AREAS: Final = 9
CENTRE: Final = 4
SPACES: Final = 16
HIDEOUTS: Final = 4
FIRST_HIDEOUT: Final = 12  # the hideouts are the last spaces
EITHER_END: Final = 2  # the shark stands across the path and may leave by both

BITS: Final[list[int]] = [2**place for place in range(20)]  # typed, unlike the powers of the core
AREA_NAMES: Final = [f"{column}{row}" for row in "123" for column in "abc"]


def neighbours_of(area: int) -> list[int]:
    row, column = divmod(area, 3)
    return [
        3 * other_row + other_column
        for other_row in range(3)
        for other_column in range(3)
        if abs(other_row - row) + abs(other_column - column) == 1
    ]


NEIGHBOURS: Final = [neighbours_of(area) for area in range(AREAS)]
PAIR_OF: Final = [(one, other) for one in range(AREAS) for other in range(one + 1, AREAS)]
PAIRS: Final = 36
FIRST_OF: Final = [pair[0] for pair in PAIR_OF]
SECOND_OF: Final = [pair[1] for pair in PAIR_OF]
NEIGHBOUR_PAIRS: Final = [number for number, pair in enumerate(PAIR_OF) if pair[1] in NEIGHBOURS[pair[0]]]
SPACE_NAMES: Final = [
    *[
        f"{AREA_NAMES[3 * row + column]}-{AREA_NAMES[3 * row + column + 1]}"
        for row in range(3)
        for column in range(2)
    ],
    *[
        f"{AREA_NAMES[3 * row + column]}-{AREA_NAMES[3 * row + column + 3]}"
        for row in range(2)
        for column in range(3)
    ],
    *[f"hideout-{number + 1}" for number in range(HIDEOUTS)],
]


def low_areas(values: list[int], most: int) -> int:
    """Areas of that value or less, as bits."""
    return sum([BITS[area] for area, value in enumerate(values) if value <= most])


class Sea:
    """One side of the board."""

    def __init__(self, values: list[int], near: list[list[int]], ahead: list[list[int]]) -> None:
        self.values = values  # per area
        self.near = near  # per space: the areas beside it
        self.beside = packed([sum([BITS[area] for area in areas]) for areas in near])  # the same as bits
        self.low = packed([low_areas(values, face + 1) for face in range(FACES)])  # per face: what it is enough for
        self.ahead = packed_rows(ahead)  # per course: the courses that can follow
        self.around = packed_rows([ahead[2 * space] + ahead[2 * space + 1] for space in range(SPACES)])

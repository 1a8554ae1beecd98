"""The ocean mat: three dive sites side by side, six rows from the surface to the bottom.

Slots are numbered down the first site, then down the next one. Sets of slots are bits of one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import mask_of, packed

SITE_COUNT: Final = 3
ROWS: Final = 6
SLOTS: Final = SITE_COUNT * ROWS
ALL_SLOTS: Final = 2**SLOTS - 1
BOTTOM: Final = ROWS - 1
LETTERS: Final = "bpg"  # blue, purple, green

ZONE_OF_ROW: Final = [0, 0, 0, 1, 2, 2]
SITE_MASKS: Final = packed([mask_of([site * ROWS + row for row in range(ROWS)]) for site in range(SITE_COUNT)])
ROW_MASKS: Final = packed([mask_of([site * ROWS + row for site in range(SITE_COUNT)]) for row in range(ROWS)])
ZONE_MASKS: Final = packed(
    [mask_of([slot for slot in range(SLOTS) if ZONE_OF_ROW[slot % ROWS] == zone]) for zone in range(3)]
)


def slot_name(slot: i64) -> str:
    """Letter of the dive site and row, such as `p4`."""
    return f"{LETTERS[slot // ROWS]}{slot % ROWS + 1}"


def slots_ahead(slot: int, sideways: int, down: int) -> list[int]:
    """The slots in a straight line from there, nearest first."""
    site, row = slot // ROWS + sideways, slot % ROWS + down
    slots: list[int] = []
    while 0 <= site < SITE_COUNT and 0 <= row < ROWS:
        slots.append(site * ROWS + row)
        site, row = site + sideways, row + down
    return slots


# Per slot: its four straight lines.
LINES: Final = [
    [slots_ahead(slot, sideways, down) for sideways, down in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    for slot in range(SLOTS)
]
NEIGHBOURS: Final = packed([mask_of([line[0] for line in lines if line]) for lines in LINES])

"""The stages of a dive: a bonus on entering each zone, the rows below it, and the bottom."""

from __future__ import annotations

from typing import Final

from atol.core.numbers import packed

NO_ROW: Final = -1  # here a zone is entered
ROW_OF_STAGE: Final = packed([NO_ROW, 0, 1, 2, NO_ROW, 3, NO_ROW, 4, 5])
ZONE_OF_STAGE: Final = packed([0, -1, -1, -1, 1, -1, 2, -1, -1])
BOTTOM_STAGE: Final = 9
SURFACED: Final = 10

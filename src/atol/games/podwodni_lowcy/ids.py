"""The ids of the actions: each name is the first of its range."""

from __future__ import annotations

from typing import Final

from atol.games.podwodni_lowcy.cards import CAUGHT, SETS
from atol.games.podwodni_lowcy.sea import CORNERS, SPACES

MOST_SEATS: Final = 5

DIVE: Final = 0
CORNER: Final = 1
DEEPER: Final = CORNER + CORNERS
TAKE_COLUMN: Final = DEEPER + 1
TAKE_ROW: Final = TAKE_COLUMN + 1
USE_NET: Final = TAKE_ROW + SPACES
USE_HARPOON: Final = USE_NET + MOST_SEATS * CAUGHT
PASS: Final = USE_HARPOON + SPACES
WASH: Final = PASS + 1
SCORE: Final = WASH + CAUGHT
TURN_OVER: Final = SCORE + SETS
LAY: Final = TURN_OVER + CAUGHT
ADD: Final = LAY + CAUGHT
TAKE: Final = ADD + CAUGHT
END: Final = TAKE + CAUGHT

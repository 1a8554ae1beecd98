"""The two sides, and how a match between them ends."""

from __future__ import annotations

from typing import Final

# The seats.
OCTOPUS: Final = 0
SHARK: Final = 1
NOBODY: Final = -1

# The endings.
NOT_OVER: Final = 0
ATE_ALL: Final = 1
STARVED: Final = 2
CAUGHT: Final = 3
IDLED: Final = 4
NO_RED_DIE: Final = 5
ENDING_NAMES: Final = ("", "food", "hunger", "caught", "idle", "no-red-die")

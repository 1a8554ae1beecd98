"""Which decisions there are: the codes of the steps."""

from __future__ import annotations

from typing import Final

START: Final = 0  # dive, or score a set
PLACE_FIRST: Final = 1  # at which corner the first card goes
DEPTH: Final = 2  # deeper, or surface with the column or with a card of the row
ROW: Final = 3  # the other cards of the row
TOOLS: Final = 4  # what nets and harpoons take
WASHING: Final = 5  # what a wave takes
SET: Final = 6  # the cards of the set, the one to turn over first
FURTHER: Final = 7  # the further cards for the pool
POOL: Final = 8  # what the others take
MORE: Final = 9  # another set, or the end of the turn

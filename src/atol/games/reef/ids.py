"""The ids of the actions: each name is the first of its range."""

from __future__ import annotations

from typing import Final

from atol.games.reef.player import SPACES

COLOUR_COUNT: Final = 4
CARD_COUNT: Final = 60

PLACE: Final = 0
TAKE: Final = PLACE + COLOUR_COUNT * SPACES
PAY: Final = TAKE + CARD_COUNT  # a point onto this card, for the top card of the pile
PLAY: Final = PAY + CARD_COUNT

PLACES: Final = [[PLACE + colour * SPACES + space for space in range(SPACES)] for colour in range(COLOUR_COUNT)]
PLACES_OF_TWO: Final = [first if first is second else first + second for first in PLACES for second in PLACES]

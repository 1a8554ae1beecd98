"""The ids of the actions: each name is the first of its range."""

from __future__ import annotations

from typing import Final

from atol.games.reef.player import SPACES

COLOURS: Final = 4
CARDS: Final = 60

PLACE: Final = 0
TAKE: Final = PLACE + COLOURS * SPACES
PAY: Final = TAKE + CARDS  # a point onto this card, for the top card of the pile
PLAY: Final = PAY + CARDS
ACTIONS: Final = PLAY + CARDS

PLACES: Final = [[PLACE + colour * SPACES + space for space in range(SPACES)] for colour in range(COLOURS)]

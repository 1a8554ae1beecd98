"""Which decisions there are: the codes of the steps."""

from __future__ import annotations

from typing import Final

START: Final = 0  # the starting pieces
TURN: Final = 1  # take a card, pay for the top card, or play one
PLACE: Final = 2  # the pieces of the card being played

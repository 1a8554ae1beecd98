"""Which decisions there are, and what happens without one: the codes of the steps."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0  # play a fish or dive
PLACE: Final = 1  # the slot of the fish being played
PAY: Final = 2  # a card or token of its cost
BENEFIT: Final = 3  # what an ability gives
MOVE: Final = 4  # where the lifted young or school goes
TUCKING: Final = 5  # which fish consumes the chosen card
LAST: Final = 6  # which game-end ability is used next

# Nobody is asked here; a state goes on with one of these, or with LAST, when an ability has been used up.
DIVE: Final = 7  # deeper
END_TURN: Final = 8
NEXT_SEAT: Final = 9  # after Nautoma's turn

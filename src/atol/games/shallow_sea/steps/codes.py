"""Which decisions there are: the codes of the steps."""

from __future__ import annotations

from typing import Final

START: Final = 0  # a creature to begin with
CHOOSE: Final = 1  # a tile; before that pools may be refreshed
LINK: Final = 2  # the fish that comes with the tile
PLACE: Final = 3  # tile and fish go into the ocean
TURN_TILE: Final = 4  # how the tile lies
LODGE_FISH: Final = 5  # which fish moves into the completed coral
MOVE_FISH: Final = 6  # where the lifted fish goes
SHIFT_CORAL: Final = 7  # where the lifted coral goes
PAY: Final = 8  # with a shell or with a fish for the lionfish

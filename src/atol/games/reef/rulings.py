"""What the rulebook leaves open and how it is read here; the reasons are in the words, where players read them."""

from __future__ import annotations

from typing import Final

from atol.core.messages import Ruling
from atol.games.reef.patterns import SPECIAL_NEIGHBOURS

DISPLAY_BEFORE_PLACEMENT: Final[bool] = False
HAND_CARD_COUNTS: Final = 1

RULINGS: Final = (
    Ruling("special_neighbours", SPECIAL_NEIGHBOURS),
    Ruling("display_before_placement", DISPLAY_BEFORE_PLACEMENT),
    Ruling("placement_order", "turn"),
    Ruling("hand_card_counts", HAND_CARD_COUNTS),
    Ruling("pile_end_after_action", True),
    Ruling("shortage", "take_what_is_there"),
    Ruling("no_room", "stays_in_supply"),
    Ruling("best_match", "maximum"),
    Ruling("hidden_points", "left_out"),
)

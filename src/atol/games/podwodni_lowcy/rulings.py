"""What the rulebook leaves open and how it is read here; the reasons are in the words, where players read them."""

from __future__ import annotations

from typing import Final

from atol.core.messages import Ruling

RULINGS: Final = (
    Ruling("first_diver", "random"),
    Ruling("fill_order", "row_by_row"),
    Ruling("first_card_open", True),
    Ruling("blue_fish", "colour_of_the_neighbour"),
    Ruling("consolation_acts", True),
    Ruling("washing_order", "turn"),
    Ruling("row_includes_last_card", True),
    Ruling("leftovers", "order_of_placement"),
    Ruling("tools_before_leftovers", True),
    Ruling("tools_in_any_order", True),
    Ruling("reshuffle", "when_needed"),
    Ruling("no_cards", "surface_or_pass"),
    Ruling("turned_card", "any_of_the_set"),
    Ruling("pool_must_be_taken", True),
    Ruling("target_counts_open_cards", True),
    Ruling("last_tie", "shared"),
)

"""What the rulebook leaves open and how it is read here; the reasons are in the words, where players read them."""

from __future__ import annotations

from typing import Final

from atol.core.messages import Ruling
from atol.games.shallow_sea.guide import FEWEST_CORAL_TYPES, MOST_CORAL_TYPES
from atol.games.shallow_sea.options import SMALL_POOL_FOR_FREE_REFRESH

RULINGS: Final = (
    Ruling("first_player", "random"),
    Ruling("completion", "chosen_then_forced"),
    Ruling("equal_turns", "offered_once"),
    Ruling("short_bag", "no_refresh"),
    Ruling("short_creature_bag", "corals_fill_up"),
    Ruling("fish_run_out", "when_a_draw_fails"),
    Ruling("guide", f"{FEWEST_CORAL_TYPES}-{MOST_CORAL_TYPES}"),
    Ruling("family_lionfish", True),
    Ruling("scenario_colour", "best"),
    Ruling("two_cards", "best"),
    Ruling("corals_beside_corals", "while_possible"),
    Ruling("small_pools", SMALL_POOL_FOR_FREE_REFRESH),
    Ruling("corals_move", "space_or_turn"),
    Ruling("dearer", "free_refresh_stays_free"),
    Ruling("open_fish", "lionfish_too"),
    Ruling("no_pools", "bag_is_chosen"),
    Ruling("creatures_apart", "achievement_only"),
    Ruling("achievements", "one_list_a_match"),
    Ruling("at_least_one", True),
    Ruling("titles", 10),
    Ruling("early_end", "no_box"),
)

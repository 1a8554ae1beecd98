"""What the rulebook leaves open and how it is read here; the reasons are in the words, where players read them."""

from __future__ import annotations

from typing import Final

from atol.core.messages import Ruling

RULINGS: Final = (
    Ruling("first_player", "random"),
    Ruling("start_tokens", "as_listed"),
    Ruling("sizes", "limit_is_larger"),
    Ruling("moving", "straight_line"),
    Ruling("schools_in_empty_slots", True),
    Ruling("tucking", "any_longer_fish"),
    Ruling("eggs_on_each", True),
    Ruling("midnight_bonus", "recover"),
    Ruling("empty_discard_pile", "draw"),
    Ruling("school_is_no_young", True),
    Ruling("further_fish", "paid"),
    Ruling("order_of_benefits", "free"),
    Ruling("all_players_order", "owner_first"),
    Ruling("token_supply", "unlimited"),
    Ruling("hand_limit", "none"),
    Ruling("goal_tiles", "random"),
    Ruling("goal_rates", "reconstructed"),
    Ruling("tied_leaders", "all"),
    Ruling("ending_order", "turn"),
    Ruling("nautoma_order", "goal_dive_fish"),
    Ruling("nautoma_shared_token", "egg"),
    Ruling("nautoma_cards", "reconstructed"),
    Ruling("level_one_person_scores", True),
    Ruling("level_five_bonus", "either_side"),
    Ruling("polish_names", "ours_where_there_is_none"),
    Ruling("tangled_before_ending", True),
)

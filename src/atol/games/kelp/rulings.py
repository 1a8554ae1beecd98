"""What the rulebook leaves open and how it is read here; the reasons are in the words, where players read them."""

from __future__ import annotations

from typing import Final

from atol.core.messages import Ruling

IDLE_ROUNDS: Final = 20
LAST_ROUND: Final = 100

RULINGS: Final = (
    Ruling("rock_value", "as_kelp"),
    Ruling("start_space", "shark_chooses"),
    Ruling("start_trap", "small-current-trap"),
    Ruling("start_hand", 4),
    Ruling("payment", "any_hidden_block"),
    Ruling("double_shell", 2),
    Ruling("as_far_as_possible", True),
    Ruling("draw_with_full_hand", True),
    Ruling("hand_limit", "drawing_and_learning"),
    Ruling("open_discards", True),
    Ruling("reshuffle", "without_played_cards"),
    Ruling("learn", "at_most"),
    Ruling("replaceable", "no_octopus_no_food"),
    Ruling("eaten_food_place", "spare_shell_then_double"),
    Ruling("shuffle_shows_nothing", True),
    Ruling("pointing", "each_but_the_last"),
    Ruling("current_space", "free_of_dice_and_shark"),
    Ruling("forks", "any_branch"),
    Ruling("equal_values", "block"),
    Ruling("nearest_die", "any_next_space"),
    Ruling("fast", "one_free_space"),
    Ruling("search_target", "hidden"),
    Ruling("two_dice_one_area", True),
    Ruling("late_search", "back_to_the_bag"),
    Ruling("dice_one_by_one", True),
    Ruling("second_fast", "before_moving"),
    Ruling("unused_dice", "stored"),
    Ruling("kept_die", "currents_and_areas"),
    Ruling("bold", "needs_a_red_die"),
    Ruling("hostile", "before_moving"),
    Ruling("replacing_cards", "once_a_spending"),
    Ruling("row", "refilled_after_spending"),
    Ruling("empty_supply", "gives_nothing"),
    Ruling("third_confrontation", "hide_up_to_two"),
    Ruling("last_pair", "shark_wins"),
    Ruling("hideout", "own_one_too"),
    Ruling("no_red_die", "octopus_wins"),
    Ruling("idle_rounds", IDLE_ROUNDS),
    Ruling("last_round", LAST_ROUND),
    Ruling("uninformative_choices", True),
    Ruling("dice_bag", "can_be_counted"),
    Ruling("points", "one_for_the_winner"),
)

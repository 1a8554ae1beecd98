"""The octopus's turn: actions, costs, verbs, learning, eating."""

from __future__ import annotations

import pytest

from atol.core.errors import IllegalAction
from atol.games.kelp.cards import DISCARDS, HAND, PILE, PLAYED, REMOVED, SHOWN, count_cards
from tests.games.kelp.positions import (
    FACTS,
    act,
    as_kelp,
    board,
    cards,
    choices,
    hidden,
    legal,
    load,
    octopus,
    open_card,
    play,
    shown,
    step,
    verbs,
    view,
)

# ---- two actions


def test_the_octopus_takes_exactly_two_actions_and_may_repeat_one() -> None:
    state = octopus(hand="hide")
    act(state, "draw")
    assert (state.to_act, state.actions_left) == (0, 1)
    act(state, "draw")
    assert state.to_act == 1


def test_the_three_kinds_of_actions_are_offered() -> None:
    assert verbs(octopus(hand="hide sneak")) == {"play", "discard", "draw"}


# ---- playing and paying


def test_a_cost_is_paid_by_revealing_blocks_of_the_octopus_s_choice() -> None:
    state = octopus(hand="swap")
    act(state, "play swap")
    assert choices(state, "reveal") == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
    act(state, "reveal c3")
    assert shown(state) == "c3"
    assert step(state) == "swap"


def test_the_octopus_may_reveal_itself_for_a_cost() -> None:
    state = act(octopus(hand="swap"), "play swap", "reveal a1")
    assert state.suspects == 1


def test_a_card_that_cannot_be_paid_in_full_cannot_be_played() -> None:
    state = octopus(shown="a1 b1 c1 a2 b2 c2 a3", hand="ink-cloud jet swap")
    assert choices(state, "play") == {"jet", "swap"}
    with pytest.raises(IllegalAction):
        act(state, "play ink-cloud")


def test_a_double_shell_pays_for_two() -> None:
    state = octopus("OsssssS1s", shown="a1 b1 c1 a2 b2 c2", hand="ink-cloud")
    assert choices(state, "play") == {"ink-cloud"}
    act(state, "play ink-cloud", "reveal a3", "reveal b3")
    assert step(state) == "shuffle"


# ---- drawing


def test_drawing_fills_the_hand_to_its_limit() -> None:
    state = act(octopus(), "draw")
    assert count_cards(state, HAND) == 4


def test_nothing_is_drawn_at_the_end_of_a_turn() -> None:
    state = act(octopus(hand="hide hide"), "discard hide", "discard hide")
    assert (state.to_act, count_cards(state, HAND)) == (1, 0)


def test_drawing_with_a_full_hand_is_allowed_and_does_nothing() -> None:
    state = octopus(hand="hide hide sneak sneak")
    act(state, "draw")
    assert cards(state, HAND) == "sneak sneak hide hide"


def test_an_empty_draw_pile_is_made_of_the_discards_without_the_cards_on_the_action_spaces() -> None:
    state = octopus(hand="hide hide sneak sneak swap swap learn learn", shown="b1")
    act(state, "discard sneak", "hide b1")
    state.actions_left = 2
    act(state, "play hide")
    assert step(state) == "act", "nothing can be hidden, and the hand is full"
    for card in ("hide", "sneak", "swap", "swap", "learn", "learn"):
        number = FACTS.card_names.index(card)
        state.cards[HAND + number] -= 1
        state.cards[DISCARDS + number] += 1
    act(state, "draw")
    assert count_cards(state, HAND) == 4
    assert cards(state, DISCARDS) == "hide", "it was played this turn and came there afterwards"
    assert sum(state.cards[PILE : PILE + 20]) == 3


def test_after_a_reshuffle_the_shark_knows_the_cards_that_were_in_hand() -> None:
    state = octopus(hand="hide sneak")
    for card in range(20):
        state.cards[DISCARDS + card] += state.cards[PILE + card]
        state.cards[PILE + card] = 0
    act(state, "draw")
    assert cards(state, SHOWN) == "sneak hide"


# ---- discarding


def test_discarding_a_card_hides_a_block_and_the_card_is_discarded_at_once() -> None:
    state = octopus(shown="b2 c3", hand="sneak")
    act(state, "discard sneak")
    assert cards(state, DISCARDS) == "sneak"
    assert legal(state) == {"hide b2", "hide c3"}
    act(state, "hide b2")
    assert shown(state) == "c3"


def test_discarding_with_nothing_revealed_hides_nothing() -> None:
    state = act(octopus(hand="sneak hide"), "discard sneak")
    assert step(state) == "act"


def test_played_cards_lie_on_the_action_spaces_until_the_turn_ends() -> None:
    state = octopus(shown="b1", hand="camouflage")
    act(state, "play camouflage", "hide b1")
    assert (cards(state, PLAYED), cards(state, DISCARDS)) == ("camouflage", "")
    act(state, "draw")
    assert (cards(state, PLAYED), cards(state, DISCARDS)) == ("", "camouflage")


# ---- the verbs


def test_swapped_blocks_keep_their_state() -> None:
    state = octopus("Ossssss1s", shown="b1", hand="swap")
    act(state, "play swap", "reveal c3", "swap a1 b1")
    assert board(state) == "sOsssss1s"
    assert shown(state) == "a1 c3"


def test_only_neighbours_are_swapped() -> None:
    state = act(octopus(hand="swap"), "play swap", "reveal c3")
    assert "swap a1 b2" not in legal(state)
    assert len(choices(state, "swap")) == 12


def test_shuffled_blocks_come_back_hidden_and_may_land_where_they_were() -> None:
    landed = set()
    for draw in (0, 1):
        state = act(play(octopus(hand="sneak"), "sneak", "c3"), "lift a1")
        open_before = shown(state)
        load(state, draw)
        act(state, "lift b1")
        landed.add(board(state))
        assert shown(state) == open_before
    assert landed == {"Ossssss1s", "sOsssss1s"}


def test_only_hidden_blocks_are_lifted_for_a_shuffle() -> None:
    state = play(octopus(shown="a2 b2 c3", hand="sneak"), "sneak", "b3")
    assert choices(state, "lift") == set(hidden(state).split())


def test_the_order_of_lifting_makes_no_difference() -> None:
    positions = set()
    for first, second in (("a1", "b1"), ("b1", "a1")):
        state = act(play(octopus(hand="sneak"), "sneak", "c3"), f"lift {first}", f"lift {second}")
        positions.add(state.to_bytes())
    assert len(positions) == 1


def test_with_too_few_hidden_blocks_a_shuffle_takes_those_there_are() -> None:
    state = play(octopus(shown="a1 b1 c1 a2 b2 c2 a3 b3", hand="sneak"), "sneak", "c3")
    assert step(state) == "act"


def test_hiding_stands_a_revealed_block_up() -> None:
    state = octopus(shown="a1 b1", hand="hide")
    act(state, "play hide")
    assert choices(state, "hide") == {"a1", "b1"}
    assert "done" not in legal(state), "one must be hidden"
    act(state, "hide a1")
    assert "done" in legal(state)


# ---- learning


def test_learned_cards_go_to_the_discard_pile_and_the_next_card_is_open_at_once() -> None:
    state = octopus(hand="curiosity")
    open_card(state, "jet")
    act(state, "play curiosity", "reveal c3", "learn-card move")
    assert "jet" in cards(state, DISCARDS)
    assert FACTS.card_names[state.open[0]] != "jet"
    act(state, "learn-card move")
    assert len(cards(state, DISCARDS).split()) == 2


def test_what_is_learned_is_any_mix_up_to_the_number() -> None:
    state = octopus(hand="insight")
    act(state, "play insight", "reveal a2", "reveal b2", "reveal c2", "learn-card hide", "learn-block hideout-trap")
    act(state, "replace a2")
    assert "done" in legal(state)
    act(state, "done")
    assert step(state) == "act"
    assert board(state) == "Ossksss1s"


def test_a_new_block_replaces_a_revealed_one_and_lies_open() -> None:
    state = octopus(hand="learn")
    act(state, "play learn", "reveal b2", "learn-block hideout-trap")
    assert legal(state) == {"replace b2"}
    act(state, "replace b2")
    assert board(state) == "Ossskss1s"
    assert shown(state) == "b2"
    assert state.spare[1] == 2


def test_without_a_revealed_block_there_is_no_new_block_and_no_eat_card() -> None:
    state = octopus(hand="learn")
    act(state, "play learn", "reveal a1")  # the octopus cannot be replaced
    assert choices(state, "learn-block") == set()
    assert choices(state, "learn-card") == {"move", "hide", "learn"}


def test_neither_the_octopus_nor_a_food_is_replaced() -> None:
    state = octopus("OCsssss1s", shown="a1 b1", hand="learn")
    act(state, "play learn", "reveal c3", "learn-block hideout-trap")
    assert legal(state) == {"replace c3"}


def test_an_eat_card_and_its_food_are_one_item() -> None:
    state = octopus(hand="learn")
    open_card(state, "eat-lobster")
    act(state, "play learn", "reveal b1", "learn-card eat", "replace b1")
    assert board(state) == "OLsssss1s"
    assert cards(state, DISCARDS) == "eat-lobster"
    assert step(state) == "act"


# ---- removing


def test_a_removed_card_leaves_the_game_and_a_card_cannot_remove_itself() -> None:
    state = octopus(hand="adapt sneak")
    act(state, "play adapt", "reveal c3", "done")
    assert choices(state, "remove-hand") == {"sneak"}
    assert choices(state, "remove-discard") == set()
    act(state, "remove-hand sneak")
    assert cards(state, REMOVED) == "sneak"


# ---- eating


def test_eating_needs_the_octopus_beside_the_food() -> None:
    assert "play eat-crab" in legal(octopus("OCsssss1s", hand="eat-crab"))
    assert "play eat-crab" not in legal(octopus("OsCssss1s", hand="eat-crab"))
    assert "play eat-crab" not in legal(octopus("OsssCss1s", hand="eat-crab")), "not diagonally"


def test_eating_reveals_both_puts_a_shell_in_place_and_removes_the_card() -> None:
    state = act(octopus("OCsssss1s", hand="eat-crab"), "play eat-crab")
    assert board(state) == "Ossssss1s"
    assert shown(state) == "a1 b1"
    assert cards(state, REMOVED) == "eat-crab"
    assert (state.eaten, state.ready, state.actions_left) == (1, 1, 1)


def test_without_a_spare_shell_the_double_shell_takes_the_food_s_place() -> None:
    state = octopus("OCsssssss", hand="eat-crab")
    state.spare[1] = 0
    act(state, "play eat-crab")
    assert board(state) == "OSsssssss"


def test_a_food_s_effect_waits_until_it_is_used_even_after_both_actions() -> None:
    state = act(octopus("OCsssss1s", hand="eat-crab"), "play eat-crab", "draw")
    assert legal(state) == {"food crab", "done"}
    act(state, "done")
    assert state.to_act == 1
    assert state.ready == 1


def test_a_food_s_effect_is_no_action_and_works_once() -> None:
    state = act(octopus("OLsssss1s", hand="eat-lobster"), "play eat-lobster", "food lobster")
    assert state.actions_left == 1
    assert choices(state, "food") == set()


def test_crab_the_hand_limit_is_five_for_good_and_cards_may_be_drawn() -> None:
    state = act(octopus("OCsssss1s", hand="eat-crab"), "play eat-crab", "food crab")
    assert legal(state) == {"draw", "done"}
    act(state, "draw")
    assert (state.hand_limit, count_cards(state, HAND)) == (5, 5)


def test_sea_snail_any_card_of_draw_or_discard_pile_comes_into_the_hand_over_the_limit_for_this_turn() -> None:
    state = octopus("ONsssss1s", hand="eat-sea-snail hide hide sneak sneak")
    act(state, "play eat-sea-snail", "food sea-snail")
    assert choices(state, "fetch-draw") == {"swap", "learn"}
    act(state, "fetch-draw swap")
    assert count_cards(state, HAND) == 5
    act(state, "draw")
    assert step(state) == "trim"
    act(state, "discard hide")
    assert (count_cards(state, HAND), state.to_act) == (4, 1)


def test_sea_snail_a_card_from_the_discards_is_known_to_the_shark_one_from_the_draw_pile_is_not() -> None:
    state = octopus("ONsssss1s", hand="eat-sea-snail hide")
    act(state, "discard hide", "play eat-sea-snail", "food sea-snail")
    other = as_kelp(state.clone())
    assert cards(act(state, "fetch-discard hide"), SHOWN) == "hide"
    assert cards(act(other, "fetch-draw sneak"), SHOWN) == ""


def test_lobster_hides_all_revealed_blocks() -> None:
    state = act(octopus("OLsssss1s", shown="a3 c3", hand="eat-lobster"), "play eat-lobster", "food lobster")
    assert shown(state) == ""


def test_abalone_learns_up_to_three_for_free() -> None:
    state = act(octopus("OAsssss1s", hand="eat-abalone"), "play eat-abalone", "food abalone")
    assert (step(state), state.amount_left) == ("learn", 3)
    act(state, "learn-card move", "learn-block hideout-trap", "replace b1", "learn-card hide")
    assert step(state) == "act"
    assert board(state) == "Oksssss1s"
    assert len(cards(state, DISCARDS).split()) == 2


# ---- what the octopus is told


def test_the_view_says_what_hidden_blocks_pay_and_which_cards_that_reaches() -> None:
    state = octopus(shown="a1 b1 c1 a2 c2 a3 c3", hand="learn insight")
    seen = view(state, 0).octopus
    assert (seen.payable, seen.within_reach) == (2, ["learn"])


def test_the_view_counts_the_open_blocks_that_a_food_could_replace() -> None:
    assert view(octopus(), 0).octopus.replaceable == 0
    assert view(octopus(shown="a1 b1"), 0).octopus.replaceable == 1  # the octopus itself is none


def test_the_shark_is_not_told_what_hidden_blocks_could_pay() -> None:
    seen = view(octopus(hand="learn"), 1).octopus
    assert (seen.payable, seen.within_reach, seen.replaceable) == (None, None, None)

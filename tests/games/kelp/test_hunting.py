"""Searching, attacking, traps and the confrontation."""

from __future__ import annotations

import pytest

from atol.games.kelp.dice import BAG, GROWTH, HUNGER
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import (
    FACTS,
    act,
    board,
    choices,
    current,
    dice,
    hidden,
    legal,
    load,
    named,
    octopus,
    own,
    shark,
    shown,
    space,
    step,
    view,
)


def beside_centre(rolled: str, board: str = "ssssOss1s", shown: str = "") -> KelpState:
    """The shark has just swum to a2-b2, between kelp (4) and the open centre (2)."""
    return act(shark(rolled, "a1-b1", 2, board, shown), "swim a2-b2")


# ---- placing


def test_dice_go_to_areas_beside_the_shark_and_must_reach_the_area_s_value() -> None:
    state = beside_centre("yellow-3 red-5")
    assert choices(state, "aim") == {"yellow-3 b2", "red-5 a2", "red-5 b2"}


def test_the_value_counts_for_attacks_too() -> None:
    assert choices(beside_centre("red-1"), "aim") == set()
    assert choices(beside_centre("red-3"), "aim") == {"red-3 b2"}


def test_both_dice_are_placed_first_and_then_resolved_in_any_order() -> None:
    state = beside_centre("yellow-3 red-5", board="1sssOssss")
    act(state, "aim yellow-3 b2", "aim red-5 a2")
    assert legal(state) == {"resolve search b2", "resolve attack a2"}
    act(state, "resolve search b2")
    assert shown(state) == "a2 b2"
    assert dice(state, GROWTH)[1] == 1
    assert dice(state, HUNGER)[2] == 1


def test_a_search_needs_a_hidden_block() -> None:
    assert choices(beside_centre("yellow-6", shown="b2"), "aim") == {"yellow-6 a2"}


def test_a_yellow_die_reveals_the_block_and_goes_to_growth() -> None:
    state = act(beside_centre("yellow-3"), "aim yellow-3 b2")
    assert shown(state) == "b2"
    assert dice(state, GROWTH) == (0, 1, 0)
    assert state.to_act == 0


def test_finding_the_octopus_by_searching_is_no_confrontation() -> None:
    state = act(beside_centre("yellow-3"), "aim yellow-3 b2")
    assert state.suspects == 16
    assert (step(state), state.to_act) == ("act", 0)


def test_a_red_die_reveals_and_attacks_and_goes_to_hunger() -> None:
    state = act(beside_centre("red-4"), "aim red-4 a2")
    assert shown(state) == "a2"
    assert dice(state, HUNGER) == (0, 0, 1)


def test_a_red_die_may_attack_a_block_that_lies_open() -> None:
    state = beside_centre("red-4", shown="b2")
    act(state, "aim red-4 b2")
    assert step(state) == "escape"


def test_several_dice_may_be_placed_at_one_area() -> None:
    state = act(beside_centre("yellow-3 red-4"), "aim yellow-3 b2", "aim red-4 b2")
    act(state, "resolve search b2")
    assert step(state) == "escape"


def test_a_search_that_an_attack_made_pointless_returns_to_the_bag() -> None:
    state = beside_centre("yellow-4 red-4")
    bag = dice(state, BAG)
    act(state, "aim yellow-4 a2", "aim red-4 a2", "resolve attack a2")
    assert dice(state, BAG) == (bag[0], bag[1] + 1, bag[2])
    assert dice(state, GROWTH) == (0, 0, 0)


def test_dice_that_are_not_used_or_cannot_be_used_are_stored() -> None:
    assert named(beside_centre("red-1").energy) == "red-1"
    state = act(beside_centre("yellow-3"), "done")
    assert named(state.energy) == "yellow-3"


def test_a_red_die_never_goes_to_growth() -> None:
    state = act(beside_centre("red-4 red-5"), "aim red-4 a2", "aim red-5 a2", "resolve attack a2")
    assert dice(state, GROWTH) == (0, 0, 0)
    assert dice(state, HUNGER) == (0, 0, 2)


# ---- traps


TRAPS = {"h": "hiding-trap", "1": "small-current-trap", "2": "large-current-trap", "k": "hideout-trap"}


def test_there_are_four_traps() -> None:
    assert [name for name in FACTS.block_names if name.endswith("trap")] == list(TRAPS.values())


def test_the_hiding_trap_hides_up_to_two_blocks_but_not_itself() -> None:
    state = act(beside_centre("yellow-3", "Ossshssss", shown="a1 c1 c3"), "aim yellow-3 b2")
    assert state.to_act == 0
    assert legal(state) == {"hide a1", "hide c1", "hide c3", "done"}
    act(state, "hide a1", "hide c1")
    assert shown(state) == "b2 c3"


@pytest.mark.parametrize(("trap", "most"), [("1", 1), ("2", 2)])
def test_the_current_traps_remove_one_or_up_to_two_current_dice(trap: str, most: int) -> None:
    state = beside_centre("yellow-3", f"Osss{trap}ssss")
    for where in ("b1-b2", "b3-c3", "hideout-2"):
        current(state, where, 3)
    bag = dice(state, BAG)[0]
    act(state, "aim yellow-3 b2")
    for removed in ("b1-b2", "b3-c3")[:most]:
        assert "done" in legal(state)
        act(state, f"take-off {removed}")
    assert len(view(state, None).currents) == 3 - most
    assert dice(state, BAG)[0] == bag + most
    assert step(state) == "act"


def test_a_current_trap_without_current_dice_asks_nothing() -> None:
    assert step(act(beside_centre("yellow-3", "Osss1ssss"), "aim yellow-3 b2")) == "act"


def test_the_hideout_trap_sends_the_shark_to_a_free_hideout_facing_across_the_path() -> None:
    state = beside_centre("yellow-3", "Ossskssss")
    current(state, "hideout-1", 3)
    act(state, "aim yellow-3 b2")
    assert legal(state) == {"send hideout-2", "send hideout-3", "send hideout-4"}
    act(state, "send hideout-4")
    assert view(state, None).shark.ahead == ["b3-c3", "c2-c3"]


def test_if_every_hideout_has_a_die_one_goes_back_to_the_bag() -> None:
    state = beside_centre("yellow-3", "Ossskssss")
    for number in range(1, 5):
        current(state, f"hideout-{number}", 3)
    bag = dice(state, BAG)[0]
    act(state, "aim yellow-3 b2", "send hideout-2")
    assert space(state) == "hideout-2"
    assert dice(state, BAG)[0] == bag + 1


@pytest.mark.parametrize("rolled", ["yellow-3", "red-3"])
def test_a_hidden_trap_acts_when_searched_or_attacked_and_stays_revealed(rolled: str) -> None:
    state = act(beside_centre(rolled, "Ossskssss"), f"aim {rolled} b2")
    assert step(state) == "send"
    act(state, "send hideout-1")
    assert shown(state) == "b2"


def test_a_revealed_trap_does_nothing() -> None:
    state = act(beside_centre("red-3", "Ossskssss", shown="b2"), "aim red-3 b2")
    assert step(state) == "act"


def test_a_trap_revealed_for_a_cost_does_nothing() -> None:
    state = act(octopus("Ossskssss", hand="swap"), "play swap", "reveal b2")
    assert step(state) == "swap"


def test_perceptive_ignores_a_trap() -> None:
    state = own(beside_centre("yellow-3", "Ossskssss"), "perceptive")
    act(state, "aim yellow-3 b2")
    assert legal(state) == {"use perceptive", "done"}
    act(state, "use perceptive")
    assert (space(state), step(state)) == ("a2-b2", "act")
    assert view(state, None).shark.abilities == []


def test_perceptive_may_be_saved() -> None:
    state = own(beside_centre("yellow-3", "Ossskssss"), "perceptive")
    assert step(act(state, "aim yellow-3 b2", "done")) == "send"


def test_a_die_out_of_reach_after_a_trap_returns_to_the_bag_without_effect() -> None:
    state = beside_centre("yellow-3 red-5", "Ossskssss")
    bag = dice(state, BAG)
    act(state, "aim yellow-3 b2", "aim red-5 a2", "resolve search b2", "send hideout-4")
    assert dice(state, BAG) == (bag[0], bag[1], bag[2] + 1)
    assert dice(state, HUNGER) == (0, 0, 0)
    assert "a2" in hidden(state)


def test_a_die_still_in_reach_after_being_sent_away_is_resolved() -> None:
    state = act(shark("yellow-4 red-5", "hideout-1", 2, "ksssOssss"), "swim a1-a2")
    act(state, "aim yellow-4 a1", "aim red-5 a1", "resolve search a1", "send hideout-1")
    assert dice(state, HUNGER) == (0, 0, 1)


# ---- the confrontation


def attack(board: str = "ssssOss1s", shown: str = "") -> KelpState:
    return act(beside_centre("red-4", board, shown), "aim red-4 b2")


def test_both_choose_in_secret_and_the_shark_does_not_see_the_octopus_s_choice() -> None:
    state = attack()
    assert legal(state) == {"escape fight", "escape flight", "escape flinch"}
    act(state, "escape flight")
    assert (view(state, 0).choice, view(state, 1).choice, view(state, None).choice) == ("flight", None, None)
    assert legal(state) == {"counter fight", "counter flight", "counter flinch"}


def test_the_right_counter_wins_for_the_shark() -> None:
    state = act(attack(), "escape flight", "counter flight")
    assert (state.over, state.winners(), view(state, 0).ending) == (True, [1], "caught")


def test_otherwise_the_octopus_s_card_takes_effect_and_leaves_with_its_counter() -> None:
    state = act(attack(), "escape fight", "counter flight")
    assert step(state) == "send"
    act(state, "send hideout-3")
    assert view(state, None).confrontations == ["flight", "flinch"]
    assert dice(state, HUNGER) == (0, 0, 1)
    assert step(state) == "act"


def test_fight_sends_the_shark_to_a_hideout_of_the_octopus_s_choice() -> None:
    state = act(attack(), "escape fight", "counter flinch", "send hideout-3")
    assert space(state) == "hideout-3"


def test_flight_shuffles_the_octopus_with_a_neighbour_and_both_come_back_hidden() -> None:
    state = act(attack(shown="b1"), "escape flight", "counter flinch")
    assert legal(state) == {"lift b1", "lift a2", "lift c2", "lift b3"}
    act(load(state, 0), "lift b1")
    assert board(state) == "sOsssss1s"
    assert shown(state) == ""


def test_flinch_hides_up_to_two_blocks_the_octopus_among_them() -> None:
    state = act(attack(shown="a1 c1"), "escape flinch", "counter flight")
    assert legal(state) == {"hide a1", "hide c1", "hide b2", "done"}
    act(state, "hide b2", "hide a1")
    assert shown(state) == "c1"


def test_with_one_pair_left_an_attack_on_the_octopus_wins_outright() -> None:
    state = beside_centre("red-4")
    state.pairs = 2
    act(state, "aim red-4 b2")
    assert state.winners() == [1]


def test_three_pairs_become_two_and_then_one() -> None:
    state = attack()
    for escape, counter, left in (("flinch", "fight", 2), ("flight", "fight", 1)):
        act(state, f"escape {escape}", f"counter {counter}")
        assert len(view(state, None).confrontations) == left
        state = beside_again(state)
    assert state.winners() == [1]


def beside_again(state: KelpState) -> KelpState:
    """The same attack on the octopus where it lies, with the pairs that are left."""
    pairs = state.pairs
    state = beside_centre("red-4")
    state.pairs = pairs
    return act(state, "aim red-4 b2")


def test_hostile_removes_a_random_pair_openly() -> None:
    gone = set()
    for draw in range(3):
        state = own(shark("", "a1-b1"), "hostile")
        act(load(state, draw), "use hostile")
        gone |= {"fight", "flight", "flinch"} - set(view(state, None).confrontations)
        assert len(view(state, None).confrontations) == 2
    assert gone == {"fight", "flight", "flinch"}


def test_hostile_is_pointless_and_not_offered_with_one_pair_left() -> None:
    state = own(shark("", "a1-b1"), "hostile")
    state.pairs = 1
    assert "use hostile" not in legal(state)

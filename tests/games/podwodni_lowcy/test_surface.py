"""Surfacing: the column or the row, nets and harpoons, leftovers; and the waves."""

from __future__ import annotations

import itertools

import pytest

from atol.core.errors import IllegalAction
from atol.games.podwodni_lowcy.steps.codes import WASHING
from tests.games.podwodni_lowcy.positions import (
    CALM,
    GAME,
    act,
    as_lowcy,
    discarded,
    dive,
    everywhere,
    force,
    grid,
    hand,
    legal,
    sea,
    view,
)


def test_the_column_is_taken_whole_and_the_grid_stays() -> None:
    state = act(dive(sea(), "bottom-left", "S", "Y1", "R1", "Y3"), "column")
    assert hand(state, 0) == "R1 Y1 Y3 S"
    assert grid(state) == CALM


def test_as_many_cards_of_the_row_as_the_dive_has() -> None:
    state = dive(sea(), "top-left", "S", "R1")
    act(state, "row b1")
    assert hand(state, 0) == ""
    with pytest.raises(IllegalAction):
        act(state, "column")
    act(state, "row d1")
    assert hand(state, 0) == "Y1 Y2"
    assert state.to_act == 1


def test_four_cards_of_the_far_row() -> None:
    state = dive(sea(), "top-left", "S", "R1", "G1", "Y1")
    act(state, "row a3", "row b3", "row c3", "row d3")
    assert hand(state, 0) == "R1 R3 G1 G3"
    assert grid(state) == "G1 Y1 R1 Y2 / Y2 R2 Y3 G2 / S R1 G1 Y1"


def test_the_row_is_that_of_the_last_card_and_holds_it() -> None:
    assert {line for line in legal(dive(sea(), "bottom-right", "S", "Y1")) if "row" in line} == {
        "row a3",
        "row b3",
        "row c3",
        "row d3",
        "row dive-2",
    }


def test_the_order_of_picks_does_not_matter() -> None:
    state = dive(sea("G1 N H Y2 / Y2 R2 Y3 G2 / R3 G3 G1 R1"), "top-left", "S", "R1", "G3")
    outcomes = set()
    for order in itertools.permutations(["row a2", "row c2", "row dive-3"]):
        after = act(as_lowcy(state.clone()), *order)
        outcomes.add((grid(after), hand(after, 0), after.to_bytes()))
    assert len(outcomes) == 1


def test_picks_can_be_taken_back_until_something_is_drawn() -> None:
    state = dive(sea(), "top-left", "S", "R1", "G1")
    before = state.barrier
    act(state, "row a2", "row b2")
    assert state.barrier == before == state.ply - 2


# ---- nets and harpoons


def test_a_net_takes_an_open_fish_or_shrimp_of_any_other_diver() -> None:
    state = act(dive(sea(CALM, "G1", "R1 R1", "S", seats=3), "top-left", "S", "N"), "column")
    assert legal(state) == {"net 2 red-puffer", "net 3 shrimp", "pass"}
    act(state, "net 3 S")
    assert [hand(state, seat) for seat in range(3)] == ["G1 S S", "R1 R1", ""]


def test_a_net_need_not_be_used() -> None:
    state = act(dive(sea(CALM, "", "R1"), "top-left", "S", "N"), "column", "pass")
    assert [hand(state, seat) for seat in range(2)] == ["S", "R1"]
    assert state.to_act == 1


def test_a_net_without_anything_to_take_asks_nothing() -> None:
    assert act(dive(sea(CALM), "top-left", "S", "N"), "column").to_act == 1


def test_a_harpoon_takes_a_fish_from_any_row_or_column() -> None:
    state = act(dive(sea(CALM), "top-left", "S", "H"), "column")
    assert len(legal(state)) == 12 + 1
    force(state, "S")
    act(state, "harpoon c2")
    assert hand(state, 0) == "Y3 S"
    assert grid(state) == "G1 Y1 R1 Y2 / Y2 R2 S G2 / R3 G3 G1 R1"


def test_a_harpoon_without_fish_on_the_table_asks_nothing() -> None:
    assert act(dive(sea("W W W W / N N N N / S S S S"), "top-left", "R1", "H"), "column").to_act == 1


def test_a_harpoon_may_take_from_the_dive_before_it_moves() -> None:
    state = dive(sea("H Y1 R1 Y2 / Y2 R2 Y3 G2 / R3 G3 G1 R1"), "top-left", "G3", "R2")
    act(state, "row a1", "row b1")
    assert {"harpoon dive-1", "harpoon dive-2"} <= legal(state)
    force(state, "S")
    act(state, "harpoon dive-1")
    assert hand(state, 0) == "G3 Y1"
    assert grid(state) == "R2 S R1 Y2 / Y2 R2 Y3 G2 / R3 G3 G1 R1"


def test_several_nets_and_harpoons_are_used_in_any_order() -> None:
    start = dive(sea(CALM, "", "G1 S"), "top-left", "N", "H")
    first = act(as_lowcy(start.clone()), "column", "net 2 G1", "harpoon a1")
    assert first.to_act == 1
    second = act(as_lowcy(start.clone()), "column", "harpoon a1")
    assert view(second).nets == 1
    act(second, "net 2 G1")
    assert hand(first, 0) == hand(second, 0) == "G1 G1"


# ---- waves


WAVE_AT_THE_TOP = "G1 W R1 W / Y2 R2 Y3 W / R3 G3 G1 R1"


def test_a_wave_takes_one_kind_and_colour_or_all_shrimps_of_everybody() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "R1 R1 R2 S", "G1", "S S Y1", seats=3), "top-left", "R3", "W")
    assert legal(state) == {"wash red-puffer", "wash red-ray", "wash shrimp"}
    act(state, "wash R1")
    assert legal(state) == {"wash green-puffer"}
    act(state, "wash G1", "wash S")
    assert [hand(state, seat) for seat in range(3)] == ["R2 R3 S", "", "Y1"]


def test_whoever_has_no_open_cards_is_not_asked() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "", "", "Y1", seats=3), "top-left", "R3", "W")
    assert (state.step, state.to_act) == (WASHING, 2)
    act(state, "wash Y1")
    assert state.to_act == 1


def test_a_wave_over_empty_hands_asks_nobody() -> None:
    state = dive(sea(WAVE_AT_THE_TOP), "top-left", "R3", "W")
    assert (state.to_act, hand(state, 0)) == (1, "R3")


def test_cards_turned_face_down_are_not_washed() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "", "", scored=("R1 R1", "")), "top-left", "R3", "W")
    assert state.scores()[0] == 21


def test_all_waves_of_the_row_go_and_other_rows_keep_theirs() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "", "Y1 S"), "top-left", "N", "W")
    before = discarded(state, "W")
    act(state, "wash Y1")
    assert grid(state) == "G1 . R1 . / Y2 R2 Y3 W / R3 G3 G1 R1"  # the net is still to be used
    assert discarded(state, "W") == before + 3


def test_the_consolation_comes_after_the_washing() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "R1"), "top-left", "R1", "W")
    act(state, "wash R1")
    assert hand(state, 0) == "R1"


def test_a_wave_deeper_down_leaves_nothing() -> None:
    state = dive(sea(WAVE_AT_THE_TOP, "G1 G1"), "bottom-right", "R2", "S", "W")
    act(state, "wash G1")
    assert (hand(state, 0), state.to_act) == ("", 1)
    assert everywhere(state) == GAME.facts.counts

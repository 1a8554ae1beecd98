"""The acceptance examples of Podwodni Łowcy, one test for each number."""

from __future__ import annotations

import pytest

from atol.core.errors import IllegalAction
from atol.games.podwodni_lowcy.steps.codes import MORE, START, WASHING
from tests.games.podwodni_lowcy.positions import (
    CALM,
    GAME,
    NO_FISH,
    act,
    as_lowcy,
    dive,
    end_turn,
    everywhere,
    force,
    grid,
    hand,
    interrupted,
    legal,
    match,
    pool,
    sea,
    verbs,
)

EXAMPLES = [f"P-{example}" for example in range(1, 21)]

TOP_ROW_WITH_TOOLS = "G1 N H Y1 / Y2 R2 Y3 G2 / R3 G3 G1 R1"
MIDDLE_ROW_WITH_WAVE = "G1 Y1 R1 Y2 / Y2 N W G2 / R3 G3 G1 R1"


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_a_test(example: str) -> None:
    start = f"test_{example.lower().replace('-', '_')}_"
    assert [name for name in globals() if name.startswith(start)], f"no test is named {start}..."


def test_p_1_twelve_cards_lie_in_three_rows_of_four_and_74_are_left() -> None:
    state = match()
    assert len(state.grid) == 12
    assert min(state.grid) >= 0
    assert state.deck.total == 74
    assert len(grid(state).split("/")) == 3


def test_p_2_the_deck_has_54_fish_and_8_of_each_other_card() -> None:
    counts = dict(zip(GAME.facts.names, GAME.facts.counts, strict=True))
    for colour in ("red", "green", "yellow"):
        assert sum(count for name, count in counts.items() if name.startswith(colour)) == 18
    assert [counts[name] for name in ("shrimp", "wave", "net", "harpoon")] == [8, 8, 8, 8]
    assert sum(counts.values()) == 86


@pytest.mark.parametrize("second", ["R2", "N", "H"])
def test_p_3_a_red_fish_a_net_or_a_harpoon_interrupts_at_the_second_card(second: str) -> None:
    state = dive(sea(TOP_ROW_WITH_TOOLS), "top-right", "R1", second)
    assert hand(state, 0) == "R1"
    assert state.to_act == 1
    assert everywhere(state) == GAME.facts.counts


@pytest.mark.parametrize("second", ["G2", "S", "W"])
def test_p_3_another_colour_or_another_card_does_not(second: str) -> None:
    assert not interrupted(dive(sea(TOP_ROW_WITH_TOOLS), "top-right", "R1", second))


@pytest.mark.parametrize("third", ["Y3", "N", "S"])
def test_p_4_the_third_card_interrupts_and_leaves_nothing(third: str) -> None:
    state = dive(sea(MIDDLE_ROW_WITH_WAVE), "top-left", "R1", "S", third)
    assert (state.to_act, hand(state, 0)) == (1, "")
    assert everywhere(state) == GAME.facts.counts


@pytest.mark.parametrize("third", ["R3", "G3", "H"])
def test_p_4_a_fish_beside_no_fish_of_its_colour_goes_on(third: str) -> None:
    assert not interrupted(dive(sea(MIDDLE_ROW_WITH_WAVE), "top-left", "R1", "S", third))


def test_p_5_a_wave_as_third_card_washes_everyone_and_takes_the_waves_of_its_row() -> None:
    state = dive(sea(MIDDLE_ROW_WITH_WAVE, "R1 R1 G2", "S S Y1"), "top-left", "R1", "S", "W")
    assert (state.step, state.to_act) == (WASHING, 0)
    act(state, "wash R1")
    assert (hand(state, 0), state.to_act) == ("G2", 1)
    waves = everywhere(state)
    force(state, "G3")
    act(state, "wash S")
    assert (hand(state, 0), hand(state, 1)) == ("G2", "Y1")
    assert grid(state) == "G1 Y1 R1 Y2 / Y2 N G3 G2 / R3 G3 G1 R1"
    assert (state.to_act, state.step, everywhere(state)) == (1, START, waves)


def test_p_6_after_three_cards_the_column_or_any_three_of_the_second_row() -> None:
    state = dive(sea(), "top-left", "S", "R1", "G1")
    by_row = {"row a2", "row b2", "row c2", "row d2", "row dive-3"}
    assert legal(state) == {"deeper", "column"} | by_row
    assert hand(act(as_lowcy(state.clone()), "column"), 0) == "R1 G1 S"
    act(state, "row a2", "row c2")
    assert legal(state) == {"row b2", "row d2", "row dive-3"}
    assert hand(act(state, "row d2"), 0) == "G2 Y2 Y3"


def test_p_7_a_dive_has_two_to_four_cards() -> None:
    state = sea()
    force(state, "S")
    act(state, "dive")
    assert verbs(state) == {"corner"}
    force(state, "R1")
    act(state, "corner top-left")
    assert verbs(state) == {"deeper", "column", "row"}
    deep = dive(sea(), "top-left", "S", "R1", "G1", "Y1")
    assert verbs(deep) == {"column", "row"}
    with pytest.raises(IllegalAction):
        act(deep, "deeper")


def test_p_8_interrupted_at_the_fourth_card_the_diver_gets_nothing() -> None:
    state = dive(sea(), "top-left", "H", "S", "N")
    before = sum(state.discards) + state.deck.total
    force(state, "S")
    act(state, "deeper")
    assert (hand(state, 0), state.to_act) == ("", 1)
    assert sum(state.discards) + state.deck.total == before + 3


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        ("R1 R1 R1 G2 Y3", {"three-red-puffer"}),
        ("R1 R1 S G2 Y3", {"three-red-puffer"}),
        ("R1 R1 G1 Y1 G2 Y3", {"four-puffer"}),
        ("R1 G1 Y1 S G2 Y3", {"four-puffer"}),
        ("R1 R2 R3 R2 G1 Y3", {"four-red"}),
        ("R1 R2 R3 S G1 Y3", {"four-red"}),
        ("R1 S S G2 Y3", set()),
        ("R1 R2 S S G3 Y3", set()),
    ],
)
def test_p_9_three_kinds_of_set_with_one_shrimp_at_most(held: str, sets: set[str]) -> None:
    assert legal(sea(CALM, held)) == {"dive"} | {f"score {name}" for name in sets}


def test_p_10_three_red_fish_make_ten_points_and_the_others_take_from_the_pool() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 Y3", seats=3)
    act(state, "score three-red-puffer")
    assert (pool(state), state.to_act) == ("R1 R1 G2 Y3", 1)
    act(state, "take Y3", "take R1")
    assert [hand(state, seat) for seat in range(3)] == ["", "Y3", "R1"]
    assert state.scores() == [10, 1, 1]
    assert everywhere(state) == GAME.facts.counts
    assert state.to_act == 1


def test_p_11_a_set_of_three_with_one_further_card_cannot_be_scored() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2")
    assert legal(state) == {"dive"}
    with pytest.raises(IllegalAction):
        act(state, "score three-red-puffer")


def test_p_12_a_set_of_four_makes_a_pool_of_five() -> None:
    state = sea(NO_FISH, "R1 R2 R3 R2 G1 Y3")
    act(state, "score four-red", "turn R1")
    assert pool(state) == "R2 R2 R3 G1 Y3"


def test_p_13_two_sets_and_six_open_cards_end_a_short_match() -> None:
    state = sea(NO_FISH, "R1 G1 Y1 R2 G2", seats=3, scored=("R3 G3",), target="25")
    assert state.scores()[0] == 25
    state = dive(state, "top-left", "Y2", "S", "R1")
    act(state, "column")
    assert state.scores()[0] == 28
    assert state.finisher == 0
    for seat in (1, 2):
        assert state.to_act == seat
        end_turn(state)
    assert state.over
    thirteen = sea(NO_FISH, "R1 G1 Y1 R2 G2 Y2", scored=("R3 G3",), target="25")
    assert thirteen.scores()[0] == 26


def test_p_14_a_harpoon_cannot_take_a_shrimp() -> None:
    state = act(dive(sea("S Y1 W N / Y2 R2 Y3 G2 / S G3 G1 R1"), "top-right", "R1", "H"), "column")
    assert legal(state) == {f"harpoon {space}" for space in ("b1", "a2", "b2", "c2", "d2", "b3", "c3", "d3")} | {
        "pass"
    }


def test_p_15_a_net_cannot_take_a_card_turned_face_down() -> None:
    state = act(
        dive(sea("S Y1 W H / Y2 R2 Y3 G2 / S G3 G1 R1", "", "G2 S", scored=("", "R3")), "top-right", "R1", "N"),
        "column",
    )
    assert legal(state) == {"net 2 green-ray", "net 2 shrimp", "pass"}


def test_p_16_a_collected_wave_is_discarded_without_effect() -> None:
    state = dive(sea(CALM, "G1 G1", "S"), "top-left", "R1", "W")
    act(state, "column")
    assert [hand(state, seat) for seat in (0, 1)] == ["R1 G1 G1", "S"]
    assert state.to_act == 1
    assert everywhere(state) == GAME.facts.counts


def test_p_17_in_a_tie_fewer_open_shrimps_win() -> None:
    assert sea(CALM, "S G1", "R1 G1").winners() == [1]
    assert sea(CALM, "R1 G1", "S G1").winners() == [0]


def test_p_18_the_targets_are_25_35_and_45() -> None:
    assert [match(target=target).target for target in ("25", "35", "45")] == [25, 35, 45]
    assert match().target == 35


def test_p_19_cards_left_of_the_dive_fill_the_gaps_from_the_top_left() -> None:
    state = dive(sea(), "bottom-right", "S", "Y3", "R3")
    act(state, "row dive-3", "row d2", "row b2")
    assert hand(state, 0) == "R2 R3 G2"
    assert grid(state) == "G1 Y1 R1 Y2 / Y2 S Y3 Y3 / R3 G3 G1 R1"
    assert state.to_act == 1


def test_p_20_two_waves_wash_and_console_nobody() -> None:
    state = dive(sea(CALM, "G1", "S R1"), "top-left", "W", "W")
    assert state.step == WASHING
    act(state, "wash G1", "wash S")
    assert [hand(state, seat) for seat in (0, 1)] == ["", "R1"]
    assert state.to_act == 1
    assert state.step != MORE
    assert everywhere(state) == GAME.facts.counts

"""The acceptance examples of Reef, one test for each number."""

from __future__ import annotations

import pytest

from atol.core.errors import IllegalAction
from atol.games.reef.data import NextToTallest
from atol.games.reef.player import pieces_of
from atol.games.reef.state import ReefState
from tests.games.reef.positions import (
    GAME,
    act,
    end_by_pile,
    match,
    names,
    pieces_everywhere,
    reef,
    scored,
    supply,
    with_display,
    with_hand,
    with_points,
    with_reef,
    with_supply,
)

EXAMPLES = [
    "R-S1",
    "R-S2",
    "R-S3",
    "R-S4",
    "R-S5",
    "R-S6",
    "R-S7",
    "R-S8",
    "R-S9",
    "R-S10",
    "R-S11",
    "R-S12",
    "R-S13",
    "R-S14",
    "R-R1",
    "R-R2",
    "R-R3",
    "R-R4",
    "R-R5",
    "R-D1",
    "R-D2",
    "R-D3",
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_a_test(example: str) -> None:
    start = f"test_{example.lower().replace('-', '_')}_"
    assert [name for name in globals() if name.startswith(start)], f"no test is named {start}..."


# ---- numbers printed in the rulebook


def test_r_s1_four_players_start_with_28_pieces_of_each_colour() -> None:
    state = match(seats=4)
    assert pieces_everywhere(state) == [28, 28, 28, 28]
    assert set(supply(state).values()) == {28 - 4}


def test_r_s2_three_players_start_with_24_pieces_of_each_colour() -> None:
    state = match(seats=3)
    assert pieces_everywhere(state) == [24, 24, 24, 24]
    assert set(supply(state).values()) == {24 - 3}


def test_r_s3_two_players_start_with_18_pieces_of_each_colour() -> None:
    state = match(seats=2)
    assert pieces_everywhere(state) == [18, 18, 18, 18]
    assert set(supply(state).values()) == {18 - 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_s4_everyone_starts_with_3_points_2_cards_and_4_centre_pieces_before_3_display_cards(
    seats: int,
) -> None:
    state = match(seats)
    assert len(state.display) == 3
    assert state.scores() == [3] * seats
    for player in state.players:
        assert len(player.hand) == 2
        occupied = [space for space, stack in enumerate(player.stacks) if stack]
        assert occupied == [5, 6, 9, 10]
        assert sorted(pieces_of(player.stacks[space])[0] for space in occupied) == [0, 1, 2, 3]
        assert player.pieces == 4


def test_r_s5_with_four_cards_in_hand_one_must_be_played() -> None:
    state = with_display(match(), "R10 R11 R12")
    full = with_hand(state, 0, "R01 R02 R03 R04")
    assert names(full) == {"play R01", "play R02", "play R03", "play R04"}
    with pytest.raises(IllegalAction):
        act(full, "take R10")


def test_r_s6_without_points_the_top_card_of_the_pile_cannot_be_taken() -> None:
    state = with_display(with_hand(match(), 0, "R01"), "R10 R11 R12")
    assert "pay R10" in names(state)
    poor = with_points(state, 0, 3)
    assert names(poor) == {"take R10", "take R11", "take R12", "play R01"}
    with pytest.raises(IllegalAction):
        act(poor, "pay R10")


def test_r_s7_no_piece_goes_on_a_stack_of_four() -> None:
    state = act(with_hand(with_reef(match(), 0, "G4 G3"), 0, "R01"), "play R01")
    assert "place red a1" not in names(state)
    assert "place red b1" in names(state)
    with pytest.raises(IllegalAction):
        act(state, "place red a1")


def test_r_s8_a_pattern_scores_as_often_as_it_appears() -> None:
    assert scored("R06", "R2 Y2 P2") == 0
    assert scored("R06", "G2 Y2 P2") == 2
    assert scored("R06", "G2 Y2 G2 / G2") == 3 * 2


def test_r_s9_a_special_card_counts_purple_pieces_beside_one_tallest_yellow() -> None:
    one_beside_the_left_three_beside_the_right = "Y3 . . P1 / P1 . P1 Y3 / . . . P1"
    assert scored("R59", one_beside_the_left_three_beside_the_right) == 3 * 2
    assert scored("R59", "Y3 . . P4 / P3 . P2 Y3 / . . . P3") == 3 * 2


def test_r_s10_eight_of_the_sixty_cards_are_special() -> None:
    special = [card for card in GAME.components.cards if isinstance(card.pattern, NextToTallest)]
    assert len(special) == 8
    assert len(GAME.components.cards) == 60


def test_r_s11_after_the_first_player_takes_a_last_piece_the_other_two_still_have_a_turn() -> None:
    state = with_display(with_hand(match(seats=3), 0, "R01"), "R10 R11 R12")
    state = with_supply(state, red=2)
    act(state, "play R01", "place red a1", "place red a1")
    assert state.to_act == 1
    act(state, "take R10")
    assert state.to_act == 2
    act(state, "take R11")
    assert state.over


def test_r_s12_in_the_last_round_one_piece_is_taken_where_two_are_shown_and_one_is_left() -> None:
    state = with_hand(with_hand(match(), 0, "R03"), 1, "R01")
    state = with_supply(with_reef(state, 1, "G1 . . / . . G1"), green=2, red=1)
    act(state, "play R03", "place green a1", "place green a1")
    assert state.last_round
    act(state, "play R01", "place red d4")
    assert state.over
    assert reef(state, 1) == "G1 . . . / . . G1 . / . . . . / . . . R1"
    assert state.scores()[1] == 3 + 2 * 1


def test_r_s13_at_the_end_a_hand_card_scores_its_value_once_and_brings_no_pieces() -> None:
    state = with_reef(with_hand(match(), 1, "R06"), 1, "G2 G2 G2")
    before = supply(state)
    ended = end_by_pile(state)
    assert ended.scores()[1] == 3 + 2
    assert reef(ended, 1) == "G2 G2 G2 . / . . . . / . . . . / . . . ."
    assert supply(ended) == before


def test_r_s14_a_tie_goes_to_more_spaces_then_more_stacks_of_four_then_it_is_shared() -> None:
    assert ended_with("R1", 10, "R1 R1 R1 / R4", 9).winners() == [0]
    assert ended_with("R1 R1 R1", 10, "R4 R4", 10).winners() == [0]
    assert ended_with("R1 R3 R3", 10, "R4 R1 R1", 10).winners() == [1]
    assert ended_with("R4 R1 R2", 10, "Y1 G4 P3", 10).winners() == [0, 1]


def ended_with(reef_0: str, points_0: int, reef_1: str, points_1: int) -> ReefState:
    """The end of a match of two with these reefs and points; the cards in hand score nothing."""
    state = with_reef(with_reef(match(), 0, reef_0), 1, reef_1)
    state = with_hand(with_hand(state, 0, ""), 1, "")
    state = with_display(state, "R49 R50 R51")
    ended = end_by_pile(with_points(state, points_0, points_1))
    assert ended.over
    assert ended.scores() == [points_0, points_1]
    return ended


# ---- numbers told by reviews


def test_r_r1_a_square_of_red_tops_is_worth_6() -> None:
    assert scored("R51", ". . . . / . R1 R3 . / . R2 R4") == 6


def test_r_r2_three_yellow_tops_on_a_diagonal_are_worth_4() -> None:
    assert scored("R44", "Y1 . . . / . Y2 . . / . . Y4") == 4


def test_r_r3_four_yellow_tops_on_level_four_are_worth_20() -> None:
    assert scored("R19", "Y4 . . Y4 / . . . . / . . . . / Y4 . . Y4") == 20


def test_r_r4_any_green_top_is_worth_a_point() -> None:
    assert scored("R01", "R1 Y1") == 0
    assert scored("R01", "G1 Y1") == 1
    assert scored("R01", "G1 Y1 G4 . / . . . . / . G2 G3 . / G1 . . .") == 5


def test_r_r5_each_separate_diagonal_pair_of_two_colours_on_level_two_or_higher_is_worth_5() -> None:
    assert scored("R32", "P2 . . . / . R2") == 5
    assert scored("R32", "P2 . . R4 / . R3 P2 .") == 10
    assert scored("R32", "P2 . R2 . / . R3 . .") == 5
    assert scored("R32", "P2 . . . / . R1") == 0


# ---- derived boards


def test_r_d1_eight_red_tops_in_two_rows_hold_two_squares() -> None:
    assert scored("R51", "R1 R1 R1 R1 / R1 R1 R1 R1 / . . . . / . . . .") == 12


def test_r_d2_two_overlapping_squares_count_once() -> None:
    assert scored("R51", "R1 R1 R1 . / R1 R1 R1 . / . . . . / . . . .") == 6


def test_r_d3_four_in_a_row_hold_one_line_of_three() -> None:
    assert scored("R40", "Y1 Y1 Y1 Y1 / . . . . / . . . . / . . . .") == 4

"""Action B of Reef: playing a card, placing its pieces, scoring its pattern."""

from __future__ import annotations

import pytest

from atol.core.errors import IllegalAction
from atol.games.reef.state import ReefState
from tests.games.reef.positions import (
    act,
    display,
    hand,
    match,
    names,
    reef,
    scored,
    seen_player,
    supply,
    top,
    verbs,
    with_hand,
    with_reef,
    with_supply,
)

ONE_SPACE_LEFT = "Y4 Y4 Y4 Y4 / Y4 Y4 Y4 Y4 / Y4 Y4 Y4 Y4 / Y4 Y4 Y4 Y3"
NO_SPACE_LEFT = "G4 Y4 Y4 Y4 / Y4 Y4 Y4 Y4 / Y4 Y4 Y4 Y4 / Y4 Y4 Y4 G4"


def holding(cards: str, tops: str = "") -> ReefState:
    """A match of two in which seat 0 is to act with these cards and this reef."""
    return with_hand(with_reef(match(), 0, tops), 0, cards)


def test_a_played_card_goes_to_the_own_discard_pile() -> None:
    state = act(holding("R01 R05"), "play R01")
    assert hand(state, 0) == "R05"
    assert seen_player(state, None, 0).played == ["R01"]
    assert seen_player(state, None, 1).played == []


def test_only_cards_of_the_own_hand_may_be_played() -> None:
    state = with_hand(holding("R01"), 1, "R02")
    with pytest.raises(IllegalAction):
        act(state, "play R02")


def test_both_pieces_come_out_of_the_supply() -> None:
    state = act(holding("R01"), "play R01", "place red a1", "place red d4")
    assert supply(state) == {"red": 14, "yellow": 16, "green": 16, "purple": 16}
    assert reef(state, 0) == "R1 . . . / . . . . / . . . . / . . . R1"


def test_both_pieces_must_be_placed_before_anything_else() -> None:
    state = act(holding("R01 R05"), "play R01")
    assert (state.to_act, verbs(state)) == (0, {"place"})
    act(state, "place red a1")
    assert (state.to_act, verbs(state)) == (0, {"place"})
    act(state, "place red a2")
    assert state.to_act == 1


def test_two_colours_may_be_placed_in_either_order() -> None:
    first = act(holding("R05"), "play R05", "place purple a1", "place red a1")
    assert reef(first, 0).startswith("R2 ")
    second = act(holding("R05"), "play R05", "place red a1", "place purple a1")
    assert reef(second, 0).startswith("P2 ")


def test_after_one_piece_the_other_colour_remains() -> None:
    state = act(holding("R05"), "play R05", "place purple a1")
    assert {name.split()[1] for name in names(state)} == {"red"}


def test_a_piece_may_go_on_every_empty_space_and_every_stack_below_four() -> None:
    state = act(holding("R05", "Y1 Y2 Y3 Y4"), "play R05")
    free = {column + row for column in "abcd" for row in "1234"} - {"d1"}
    assert names(state) == {f"place {colour} {space}" for colour in ("red", "purple") for space in free}


def test_both_pieces_may_go_on_top_of_each_other() -> None:
    state = act(holding("R01", "Y2"), "play R01", "place red a1", "place red a1")
    assert reef(state, 0).startswith("R4 ")


def test_a_stack_of_three_takes_one_piece_and_not_both() -> None:
    state = act(holding("R01", "Y3"), "play R01", "place red a1")
    assert "place red a1" not in names(state)
    with pytest.raises(IllegalAction):
        act(state, "place red a1")


def test_pieces_on_the_reef_never_move() -> None:
    state = act(holding("R01 R03", "Y2 G1 / . P3"), "play R01", "place red a1", "place red c3")
    assert reef(state, 0) == "R3 G1 . . / . P3 . . / . . R1 . / . . . ."
    assert seen_player(state, None, 0).stacks[0] == ["green", "yellow", "red"]
    assert verbs(act(with_hand(state, 1, "R02"), "play R02")) == {"place"}


def test_the_pattern_is_scored_after_both_pieces_lie() -> None:
    state = act(holding("R05"), "play R05", "place red a1")
    assert state.scores()[0] == 3
    act(state, "place purple a1")
    assert state.scores()[0] == 3 + 1


def test_a_placed_piece_can_cover_what_the_pattern_asks_for() -> None:
    kept = act(holding("R01", "G1 G1"), "play R01", "place red a2", "place red b2")
    assert kept.scores()[0] == 3 + 2
    covered = act(holding("R01", "G1 G1"), "play R01", "place red a1", "place red b1")
    assert covered.scores()[0] == 3


def test_a_card_may_be_played_for_nothing() -> None:
    state = act(holding("R51"), "play R51", "place purple a1", "place purple a2")
    assert state.scores()[0] == 3
    assert state.to_act == 1


def test_the_same_pieces_score_again_on_a_later_card() -> None:
    state = with_hand(holding("R01 R06", "G2"), 1, "R02")
    act(state, "play R01", "place red d1", "place red d2")
    act(state, "play R02", "place yellow a1", "place yellow a1")
    act(state, "play R06", "place yellow d3", "place yellow d4")
    assert state.scores()[0] == 3 + 1 + 2


def test_only_the_own_reef_is_scored() -> None:
    state = with_reef(holding("R01", "G1"), 1, "G1 G1 G1 G1")
    act(state, "play R01", "place red a2", "place red a2")
    assert state.scores() == [3 + 1, 3]


def test_playing_leaves_display_and_pile_alone() -> None:
    state = holding("R01")
    before = display(state), top(state), state.pile.total
    act(state, "play R01", "place red a1", "place red a1")
    assert (display(state), top(state), state.pile.total) == before


# ---- too few pieces: the decision is the same in every round


def test_when_one_piece_of_two_is_left_one_is_placed_and_the_card_scores() -> None:
    state = with_supply(holding("R01", "G1"), red=1)
    act(state, "play R01", "place red d4")
    assert state.to_act == 1
    assert state.scores()[0] == 3 + 1
    assert supply(state)["red"] == 0


def test_when_no_piece_is_left_the_card_still_scores() -> None:
    state = act(with_supply(holding("R01", "G1"), red=0), "play R01")
    assert state.to_act == 1
    assert state.scores()[0] == 3 + 1


@pytest.mark.parametrize(("missing", "left"), [("red", "purple"), ("purple", "red")])
def test_when_one_of_two_colours_is_gone_the_other_is_placed(missing: str, left: str) -> None:
    state = act(with_supply(holding("R05"), **{missing: 0}), "play R05")
    assert {name.split()[1] for name in names(state)} == {left}
    assert act(state, f"place {left} a1").to_act == 1


# ---- too little room


def test_on_a_reef_with_room_for_one_the_second_piece_stays_in_the_supply() -> None:
    state = act(holding("R01", ONE_SPACE_LEFT), "play R01")
    assert names(state) == {"place red d4"}
    act(state, "place red d4")
    assert state.to_act == 1
    assert supply(state)["red"] == 15


def test_on_a_full_reef_both_pieces_stay_in_the_supply_and_the_card_scores() -> None:
    state = act(holding("R01", NO_SPACE_LEFT), "play R01")
    assert state.to_act == 1
    assert supply(state)["red"] == 16
    assert state.scores()[0] == 3 + 2
    assert scored("R01", NO_SPACE_LEFT) == 2


def test_on_a_reef_with_room_for_one_a_missing_colour_leaves_room_for_the_other() -> None:
    state = act(with_supply(holding("R05", ONE_SPACE_LEFT), red=0), "play R05")
    assert names(state) == {"place purple d4"}

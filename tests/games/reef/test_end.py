"""How a match of Reef ends and who wins."""

from __future__ import annotations

import pytest

from atol.core.errors import MatchOver
from atol.core.playout import play_randomly
from atol.core.random import seeded
from atol.games.reef.state import NO_CARD, ReefState
from tests.games.reef.positions import (
    act,
    end_by_pile,
    hand,
    match,
    names,
    new_match,
    reef,
    supply,
    view,
    with_display,
    with_hand,
    with_pile,
    with_points,
    with_reef,
    with_supply,
)

PLAY_RED = ("play R01", "place red a1", "place red a1")


def before_the_last_red(seats: int, starfish: int, holder: int) -> ReefState:
    """The starfish seat is to act, two red pieces are left and `holder` has the card that takes them."""
    state = with_display(with_hand(match(seats, starfish), holder, "R01"), "R10 R11 R12")
    return with_supply(state, red=2)


# ---- a colour runs out


def test_the_last_piece_of_a_colour_starts_the_last_round() -> None:
    state = before_the_last_red(seats=2, starfish=0, holder=0)
    assert not view(state, None).last_round
    act(state, "play R01")
    assert view(state, None).last_round
    act(state, "place red a1", "place red a1")
    assert not state.over


def test_one_piece_left_of_a_colour_does_not_start_the_last_round() -> None:
    state = with_supply(before_the_last_red(seats=2, starfish=0, holder=0), red=3)
    act(state, *PLAY_RED)
    assert supply(state)["red"] == 1
    assert not state.last_round


def test_when_the_last_player_of_the_round_takes_the_last_piece_the_match_ends_after_that_turn() -> None:
    state = before_the_last_red(seats=2, starfish=0, holder=1)
    act(state, "take R10", "play R01", "place red a1")
    assert not state.over
    act(state, "place red a1")
    assert state.over


def test_the_round_ends_to_the_right_of_the_starfish() -> None:
    state = before_the_last_red(seats=3, starfish=1, holder=1)
    act(state, *PLAY_RED)
    assert state.to_act == 2
    act(state, "take R10")
    assert state.to_act == 0
    act(state, "take R11")
    assert state.over


def test_seat_0_can_be_the_last_of_the_round() -> None:
    state = before_the_last_red(seats=3, starfish=1, holder=0)
    act(state, "take R10", "take R11", *PLAY_RED)
    assert state.over


def test_seat_0_can_be_in_the_middle_of_the_round() -> None:
    state = before_the_last_red(seats=3, starfish=2, holder=0)
    act(state, "take R10", *PLAY_RED)
    assert state.to_act == 1
    act(state, "take R11")
    assert state.over


def test_a_second_colour_that_runs_out_does_not_lengthen_the_match() -> None:
    state = with_supply(with_hand(before_the_last_red(2, 0, 0), 1, "R03"), green=2)
    act(state, *PLAY_RED, "play R03", "place green a1", "place green a1")
    assert state.over


def test_cards_are_played_and_scored_as_usual_in_the_last_round() -> None:
    state = with_reef(with_hand(before_the_last_red(2, 0, 0), 1, "R04"), 1, "Y1 Y1")
    act(state, *PLAY_RED, "play R04", "place purple a2", "place purple a2")
    assert state.scores()[1] == 3 + 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_had_the_same_number_of_turns_when_a_colour_ends_the_match(seats: int) -> None:
    ended_by_colour = 0
    for seed in range(10):
        state = new_match(seats, starfish=seed % seats)
        play_randomly(state, seeded(seed))
        if state.top != NO_CARD:
            ended_by_colour += 1
            assert state.turn % seats == 0
    assert ended_by_colour > 0


# ---- the pile runs out


def low_pile(under: str = "") -> ReefState:
    """Two players with empty reefs and hands; the pile shows R30."""
    state = with_display(with_hand(with_hand(match(), 0, ""), 1, ""), "R10 R11 R12")
    return with_pile(with_reef(with_reef(state, 0, ""), 1, ""), "R30", under)


def test_the_match_ends_at_once_when_the_last_card_refills_the_display() -> None:
    state = act(low_pile(), "take R11")
    assert state.over
    assert {card.card for card in view(state, None).display} == {"R10", "R30", "R12"}
    assert view(state, None).pile == 0
    assert view(state, None).top is None


def test_the_match_ends_at_once_when_the_last_card_is_paid_for() -> None:
    state = act(low_pile(), "pay R10")
    assert state.over
    assert hand(state, 0) == "R30"
    assert state.scores() == [2, 3]


def test_the_action_that_empties_the_pile_is_resolved_first() -> None:
    state = with_pile(with_display(low_pile(under="R31"), "R10 R11 R12", tokens=(0, 2, 0)), "R30")
    assert act(state, "take R11").scores() == [3 + 2, 3]


def test_one_card_in_the_pile_is_enough_to_go_on() -> None:
    assert not act(low_pile(under="R31"), "take R11").over
    assert not act(low_pile(under="R31"), "pay R10").over
    assert act(low_pile(under="R31"), "take R11", "take R10").over


def test_playing_a_card_does_not_end_the_match_with_one_card_in_the_pile() -> None:
    state = with_pile(with_hand(low_pile(under="R31"), 0, "R01"), "R30")
    assert not act(state, *PLAY_RED).over


def test_an_empty_pile_ends_the_last_round_too() -> None:
    state = with_pile(before_the_last_red(seats=3, starfish=0, holder=0), "R30")
    act(state, *PLAY_RED, "take R10")
    assert state.over
    assert len(hand(state, 1).split()) == 3
    assert len(hand(state, 2).split()) == 2


# ---- cards left in hand


def test_every_card_left_in_hand_scores_once() -> None:
    state = with_reef(with_hand(match(), 1, "R01 R06 R41"), 1, "G2 G2 / . G2 / . . G2")
    ended = end_by_pile(state)
    assert ended.scores()[1] == 3 + 1 + 2 + 4
    assert ended.players[1].hand_gains == (1, 2, 4)


def test_a_hand_card_whose_pattern_is_missing_scores_nothing() -> None:
    state = with_reef(with_hand(match(), 1, "R01 R49"), 1, "R1 Y1")
    assert end_by_pile(state).scores()[1] == 3


def test_a_special_card_left_in_hand_scores_for_one_neighbour() -> None:
    state = with_reef(with_hand(match(), 1, "R59"), 1, "P1 P1 P1 / P1 Y2 P1")
    assert end_by_pile(state).scores()[1] == 3 + 2


def test_a_special_card_left_in_hand_without_a_neighbour_scores_nothing() -> None:
    state = with_reef(with_hand(match(), 1, "R59"), 1, "Y2 . P1")
    assert end_by_pile(state).scores()[1] == 3


def test_the_same_pieces_count_for_every_card_left_in_hand() -> None:
    state = with_reef(with_hand(match(), 1, "R03 R39 R51"), 1, "R1 R1 R1 / R1 R1")
    assert end_by_pile(state).scores()[1] == 3 + 1 + 4 + 6


def test_the_card_taken_last_scores_as_a_hand_card() -> None:
    state = with_display(with_reef(with_hand(match(), 0, ""), 0, "G1 G1"), "R01 R49 R50")
    assert end_by_pile(state).scores()[0] == 3 + 1


def test_hand_cards_score_when_a_colour_ends_the_match_too() -> None:
    state = with_hand(before_the_last_red(seats=2, starfish=0, holder=1), 0, "R02 R04")
    state = with_display(with_reef(state, 0, "P1 P1"), "R49 R50 R51")
    act(state, "take R49", *PLAY_RED)
    assert state.over
    assert hand(state, 0) == "R02 R04 R49"
    assert state.players[0].hand_gains == (1, 0, 0)


def test_hand_cards_bring_no_pieces() -> None:
    state = with_reef(with_hand(match(), 1, "R01"), 1, "G1")
    ended = end_by_pile(state)
    assert reef(ended, 1) == "G1 . . . / . . . . / . . . . / . . . ."
    assert supply(ended) == supply(state)


# ---- after the end


def test_after_the_end_nothing_is_legal() -> None:
    state = end_by_pile(match())
    assert names(state) == set()
    with pytest.raises(MatchOver):
        act(state, "take R01")


def finished(*players: tuple[int, str]) -> ReefState:
    """The end of a match in which the seats had these points and reefs, and hands that score nothing."""
    state = match(seats=len(players))
    for seat, (_, tops) in enumerate(players):
        state = with_hand(with_reef(state, seat, tops), seat, "")
    state = with_display(with_points(state, *[points for points, _ in players]), "R49 R50 R51")
    return end_by_pile(state)


def test_most_points_win() -> None:
    assert finished((9, "R4 R4 R4 R4"), (10, "R1"), (8, "R1")).winners() == [1]


def test_a_tie_goes_to_more_occupied_spaces() -> None:
    assert finished((10, "R4 R4"), (10, "R1 R1 R1"), (9, "R1 R1 R1 R1")).winners() == [1]


def test_a_second_tie_goes_to_more_stacks_of_four() -> None:
    assert finished((10, "R3 R3 R3"), (10, "R1 R1 R4"), (10, "R1 R4 R4")).winners() == [2]


def test_stacks_of_four_do_not_count_before_occupied_spaces() -> None:
    assert finished((10, "R1 R1 R1"), (10, "R4 R4")).winners() == [0]


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    assert finished((10, "R4 Y1"), (10, "G4 P2"), (10, "R3 R3")).winners() == [0, 1]
    assert finished((5, "R1"), (5, "Y1"), (5, "G2"), (5, "P3")).winners() == [0, 1, 2, 3]


def test_the_view_names_the_winners_only_after_the_end() -> None:
    assert view(match(), None).winners == []
    assert view(finished((5, "R1"), (6, "R1")), None).winners == [1]


def test_points_from_hand_cards_decide_too() -> None:
    state = with_hand(with_hand(match(), 0, ""), 1, "R06")
    state = with_reef(with_reef(state, 0, "R1"), 1, "G2")
    state = with_display(with_points(state, 4, 3), "R49 R50 R51")
    assert end_by_pile(state).winners() == [1]

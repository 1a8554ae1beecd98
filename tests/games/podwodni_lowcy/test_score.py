"""Scoring sets, pools, the end of a match and who wins it."""

from __future__ import annotations

import pytest

from atol.core.errors import IllegalAction
from atol.games.podwodni_lowcy.diver import NOBODY
from atol.games.podwodni_lowcy.steps.codes import MORE
from tests.games.podwodni_lowcy.positions import (
    GAME,
    NO_FISH,
    act,
    end_turn,
    everywhere,
    hand,
    legal,
    pool,
    sea,
    view,
)


def test_the_card_turned_over_may_be_any_of_the_set_a_shrimp_too() -> None:
    state = act(sea(NO_FISH, "R1 R1 S G2 Y3"), "score three-red-puffer")
    assert legal(state) == {"turn red-puffer", "turn shrimp"}
    act(state, "turn S")
    assert view(state).divers[0].scored == ["shrimp"]
    assert pool(state) == "R1 R1 G2 Y3"


def test_a_set_takes_one_shrimp_at_most() -> None:
    state = act(sea(NO_FISH, "R1 R1 S S G2 Y3"), "score three-red-puffer", "turn S")
    assert view(state).wanted == 0
    assert legal(state) == {"add green-ray", "add yellow-mackerel", "add shrimp"}


def test_with_more_cards_than_needed_the_diver_chooses_which_belong_to_the_set() -> None:
    state = act(sea(NO_FISH, "R1 R2 R3 S G1 Y2 R1"), "score four-red", "turn R3")
    assert legal(state) == {"lay red-puffer", "lay red-ray", "lay shrimp"}
    act(state, "lay S")
    assert legal(state) == {"lay red-puffer", "lay red-ray"}
    act(state, "lay R1")
    assert legal(state) == {"lay red-puffer", "lay red-ray"}
    act(state, "lay R1")
    assert legal(state) == {"add red-ray", "add green-puffer", "add yellow-ray"}


def test_a_shrimp_is_only_laid_where_the_set_can_still_be_finished() -> None:
    state = act(sea(NO_FISH, "R1 R1 R1 R2 S S"), "score three-red-puffer")
    assert legal(state) == {"turn red-puffer", "turn shrimp"}
    act(state, "turn R1")
    assert legal(state) == {"lay red-puffer", "lay shrimp"}


def test_two_further_cards_of_choice_join_the_pool() -> None:
    state = act(sea(NO_FISH, "R1 R1 R1 G2 Y3 S"), "score three-red-puffer", "turn R1", "lay R1", "lay R1")
    assert legal(state) == {"add green-ray", "add yellow-mackerel", "add shrimp"}
    act(state, "add S", "add G2")
    assert (pool(state), hand(state, 0)) == ("R1 R1 G2 S", "Y3")


def test_the_order_of_further_cards_does_not_matter() -> None:
    one = act(sea(NO_FISH, "R1 R1 R1 G2 Y3 Y2"), "score three-red-puffer", "add Y3", "add G2")
    other = act(sea(NO_FISH, "R1 R1 R1 G2 Y3 Y2"), "score three-red-puffer", "add G2", "add Y3")
    assert one.to_bytes() == other.to_bytes()


def test_every_other_diver_takes_one_in_turn_order_and_the_rest_is_discarded() -> None:
    state = act(sea(NO_FISH, "R1 R1 R1 G2 Y3", seats=5), "score three-red-puffer")
    for seat in (1, 2, 3, 4):
        assert state.to_act == seat
        assert all(line.startswith("take ") for line in legal(state))
        state.apply(state.legal()[0])
    assert [hand(state, seat) for seat in range(5)] == ["", "R1", "R1", "G2", "Y3"]
    assert (pool(state), state.to_act) == ("", 1)
    assert everywhere(state) == GAME.facts.counts


def test_taking_from_the_pool_cannot_be_refused() -> None:
    state = act(sea(NO_FISH, "R1 R1 R1 G2 Y3"), "score three-red-puffer")
    with pytest.raises(IllegalAction):
        act(state, "pass")


def test_several_sets_in_one_turn_each_with_its_own_pool() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 G2 G2 Y1 Y2 Y3 Y3")
    act(state, "score three-red-puffer", "add Y3", "add Y3", "take Y3")
    assert (state.step, state.to_act, state.turn) == (MORE, 0, 0)
    assert legal(state) == {"score three-green-ray", "end"}
    act(state, "score three-green-ray")
    assert pool(state) == "G2 G2 Y1 Y2"
    act(state, "take Y1")
    assert (state.to_act, state.turn, state.scores()) == (1, 1, [20, 2])


def test_the_scoring_of_sets_may_be_ended() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 G2 G2 Y1 Y2 Y3 Y3")
    act(state, "score three-red-puffer", "add Y3", "add Y3", "take Y3", "end")
    assert (state.to_act, hand(state, 0)) == (1, "G2 G2 G2 Y1 Y2")


def test_each_set_needs_two_further_cards_of_its_own() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 G2 G2 Y1 Y2 Y3")
    act(state, "score three-red-puffer", "add Y3", "add Y2", "take Y3")
    assert (state.to_act, state.turn) == (1, 1)


def test_a_set_can_be_scored_instead_of_diving_but_need_not() -> None:
    assert "dive" in legal(sea(NO_FISH, "R1 R1 R1 G2 Y3"))


# ---- the end


@pytest.mark.parametrize(("target", "scored", "held"), [("25", 2, 5), ("35", 3, 5), ("45", 4, 5)])
def test_reaching_the_target_at_the_end_of_the_own_turn_gives_the_others_one_turn(
    target: str, scored: int, held: int
) -> None:
    sets = " ".join(["G1"] * scored)
    state = sea(NO_FISH, " ".join(["Y1", "R2", "G3", "R3", "Y2"][:held]), seats=3, scored=(sets,), target=target)
    state.end_turn()
    assert state.finisher == 0
    assert end_turn(state).to_act == 2
    assert end_turn(state).over


def test_one_point_less_goes_on() -> None:
    state = sea(NO_FISH, "Y1 R2 G3 R3", scored=("G1 G1 G1",))
    state.end_turn()
    assert state.finisher == NOBODY


def test_reaching_the_target_in_another_turn_waits_for_the_own_one() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 Y3", "Y1 R2 G3 R3", scored=("", "G1 G1 G1"))
    act(state, "score three-red-puffer", "take Y3")
    assert state.scores()[1] == 35
    assert state.finisher == NOBODY
    state.end_turn()
    assert state.finisher == 1


def test_others_reaching_the_target_later_give_no_further_turns() -> None:
    state = sea(NO_FISH, "Y1 R2 G3 R3 Y2", "Y1 R2 G3 R3 Y2", scored=("G1 G1 G1", "G1 G1 G1"))
    state.end_turn()
    state.end_turn()
    assert (state.over, state.finisher) == (True, 0)


def test_ten_points_for_a_set_and_one_for_an_open_card() -> None:
    state = sea(NO_FISH, "R1 R2 S", scored=("G1 S",))
    assert state.scores() == [23, 0]
    assert [(line.key, line.points) for line in state.score_sheet(0)] == [("sets", 20), ("open", 3)]
    assert [detail.what for detail in state.score_sheet(0)[1].details] == [
        "1 × red-puffer",
        "1 × red-ray",
        "1 × shrimp",
    ]


def test_most_points_win() -> None:
    assert sea(NO_FISH, "R1 R2", "R1 R2 S").winners() == [1]


def test_a_tie_in_points_and_shrimps_is_shared() -> None:
    assert sea(NO_FISH, "R1 S", "S G1").winners() == [0, 1]


def test_a_shrimp_turned_face_down_does_not_count_in_a_tie() -> None:
    assert sea(NO_FISH, "R1", "G1", scored=("S", "R2")).winners() == [0, 1]


# ---- points on the way


def test_the_points_of_a_set_are_there_from_its_first_card_on_and_never_fall() -> None:
    state = sea(NO_FISH, "R1 R1 R1 G2 Y3 Y2")
    assert view(state).divers[0].points == 6
    lines = ("score three-red-puffer", "add Y3", "add G2")
    assert [view(act(state, line)).divers[0].points for line in lines] == [11, 11, 11]
    assert state.scores()[0] == 11


def test_the_cards_that_can_belong_to_a_set_are_told_with_it() -> None:
    state = sea(NO_FISH, "R1 R1 S G2 Y3")
    state.events = []
    told = [event for event in act(state, "score three-red-puffer").events or [] if event.name == "score"]
    assert told[0].args["cards"] == ["red-puffer", "shrimp"]

"""Action A of Reef: taking a card from the display or, for a point, from the pile."""

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
    top,
    verbs,
    view,
    with_display,
    with_hand,
    with_pile,
    with_points,
)


def table(cards: str = "R20 R21 R22", tokens: tuple[int, ...] = (0, 0, 0)) -> ReefState:
    """Two players with two known cards each; the pile shows R30 and has five more cards."""
    state = with_hand(with_hand(match(), 0, "R01 R02"), 1, "R03 R04")
    return with_pile(with_display(state, cards, tokens), "R30", under="R31 R32 R33 R34 R35")


def tokens_on(state: ReefState) -> dict[str, int]:
    return {card.card: card.tokens for card in view(state, None).display}


def test_a_taken_display_card_goes_to_the_hand() -> None:
    state = act(table(), "take R21")
    assert hand(state, 0) == "R01 R02 R21"
    assert hand(state, 1) == "R03 R04"


def test_the_top_of_the_pile_refills_the_display() -> None:
    state = act(table(), "take R21")
    assert set(display(state).split()) == {"R20", "R22", "R30"}
    assert top(state) in {"R31", "R32", "R33", "R34", "R35"}
    assert view(state, None).pile == 5


def test_only_the_three_display_cards_may_be_taken() -> None:
    assert {name for name in names(table()) if name.startswith("take")} == {
        "take R20",
        "take R21",
        "take R22",
    }
    with pytest.raises(IllegalAction):
        act(table(), "take R30")


def test_a_taken_card_brings_all_its_tokens() -> None:
    state = act(table(tokens=(0, 4, 1)), "take R21")
    assert state.scores() == [3 + 4, 3]


def test_the_card_that_refills_the_display_has_no_tokens() -> None:
    state = act(table(tokens=(0, 4, 1)), "take R21")
    assert tokens_on(state) == {"R20": 0, "R30": 0, "R22": 1}


def test_a_card_without_tokens_brings_no_points() -> None:
    assert act(table(tokens=(0, 4, 1)), "take R20").scores() == [3, 3]


def test_the_top_card_costs_one_point() -> None:
    state = act(table(), "pay R20")
    assert hand(state, 0) == "R01 R02 R30"
    assert state.scores() == [2, 3]
    assert tokens_on(state)["R20"] == 1


def test_the_display_is_not_refilled_when_the_top_card_is_taken() -> None:
    state = act(table(), "pay R20")
    assert display(state) == "R20 R21 R22"
    assert top(state) in {"R31", "R32", "R33", "R34", "R35"}


def test_tokens_pile_up_on_a_card_and_go_to_whoever_takes_it() -> None:
    state = act(table("R05 R20 R21"), "pay R05", "pay R05")
    assert tokens_on(state) == {"R05": 2, "R20": 0, "R21": 0}
    act(state, "take R05")
    assert state.scores() == [2 + 2, 2]


def test_tokens_stay_while_other_cards_are_taken() -> None:
    state = act(table("R05 R20 R21"), "pay R05", "take R20")
    assert tokens_on(state)["R05"] == 1


def test_the_point_goes_on_the_cheapest_card() -> None:
    pays = {name for name in names(table("R20 R10 R49")) if name.startswith("pay")}
    assert pays == {"pay R10"}
    with pytest.raises(IllegalAction):
        act(table("R20 R10 R49"), "pay R20")


def test_among_equally_cheap_cards_the_player_chooses() -> None:
    assert {name for name in names(table("R20 R49 R21")) if name.startswith("pay")} == {"pay R20", "pay R21"}
    state = act(table("R20 R49 R21"), "pay R21")
    assert tokens_on(state) == {"R20": 0, "R49": 0, "R21": 1}


def test_tokens_do_not_count_to_the_value_of_a_card() -> None:
    state = table("R05 R10 R49", tokens=(5, 0, 0))
    assert {name for name in names(state) if name.startswith("pay")} == {"pay R05"}


def test_the_last_point_can_be_paid() -> None:
    state = act(with_points(table(), 1, 3), "pay R20")
    assert state.scores() == [0, 3]


def test_without_points_the_display_is_still_open() -> None:
    state = act(with_points(table(), 0, 3), "take R20")
    assert hand(state, 0) == "R01 R02 R20"


def test_with_three_cards_a_fourth_may_be_taken() -> None:
    state = with_pile(with_display(with_hand(match(), 0, "R01 R02 R03"), "R20 R21 R22"), "R30", under="R31")
    assert verbs(state) == {"take", "pay", "play"}
    assert hand(act(state, "pay R20"), 0) == "R01 R02 R03 R30"


def test_with_an_empty_hand_a_card_must_be_taken() -> None:
    state = with_hand(match(), 0, "")
    assert verbs(state) == {"take", "pay"}
    assert verbs(with_points(state, 0, 3)) == {"take"}


def test_a_turn_is_one_action_and_then_the_left_neighbour_has_the_turn() -> None:
    state = with_display(match(seats=3), "R20 R21 R22")
    assert act(state, "take R20").to_act == 1
    assert act(state, "pay R21").to_act == 2
    assert act(state, "take R22").to_act == 0


def test_nobody_may_pass() -> None:
    assert verbs(table()) == {"take", "pay", "play"}


def test_taking_changes_no_reef() -> None:
    state = table()
    before = view(state, None).players[0].stacks
    assert view(act(state, "take R20"), None).players[0].stacks == before

"""Setting up a match of Reef and placing the starting pieces."""

from __future__ import annotations

import pytest

from atol.core.errors import BadOption, BadSeats, UnknownOption
from atol.games.reef.steps.codes import START
from tests.games.reef.positions import (
    GAME,
    act,
    hand,
    match,
    names,
    new_match,
    reef,
    seen_player,
    supply,
    top,
    verbs,
    view,
)

CENTRE = {"b2", "c2", "b3", "c3"}
ALL_SPACES = {column + row for column in "abcd" for row in "1234"}


def spaces_offered(legal: set[str], colour: str) -> set[str]:
    return {name.split()[2] for name in legal if name.startswith(f"place {colour} ")}


@pytest.mark.parametrize(("seats", "left"), [(2, 16), (3, 21), (4, 24)])
def test_the_starting_pieces_come_out_of_the_supply(seats: int, left: int) -> None:
    assert supply(match(seats)) == {"red": left, "yellow": left, "green": left, "purple": left}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_people_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(seats)


def test_an_option_must_exist_and_have_one_of_its_values() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, 0, colours="bright")
    with pytest.raises(BadOption):
        GAME.new(2, 0, setup="anywhere")


def test_the_starfish_board_is_dealt_at_random() -> None:
    firsts = {starfish_of_seed(seed) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def starfish_of_seed(seed: int) -> int:
    return GAME.new(4, seed).to_act


def test_players_place_in_turn_order_from_the_starfish() -> None:
    state = new_match(seats=3, starfish=2)
    placers: list[int] = []
    while state.step == START:
        placers.append(state.to_act)
        state.apply(state.legal()[0])
    assert placers == [2] * 4 + [0] * 4 + [1] * 4


@pytest.mark.parametrize("starfish", [0, 1, 2])
def test_the_starfish_player_has_the_first_turn(starfish: int) -> None:
    state = match(seats=3, starfish=starfish)
    assert state.to_act == starfish
    assert verbs(state) == {"take", "pay", "play"}


def test_any_starting_piece_may_go_on_any_centre_space() -> None:
    legal = names(new_match())
    assert len(legal) == 16
    for colour in ("red", "yellow", "green", "purple"):
        assert spaces_offered(legal, colour) == CENTRE


def test_one_starting_piece_goes_on_each_centre_space() -> None:
    legal = names(act(new_match(), "place yellow c2"))
    assert spaces_offered(legal, "yellow") == set()
    assert spaces_offered(legal, "red") == CENTRE - {"c2"}


def test_the_start_lies_where_it_was_placed() -> None:
    state = act(new_match(), "place green b2", "place purple c2", "place red b3", "place yellow c3")
    assert reef(state, 0) == ". . . . / . G1 P1 . / . R1 Y1 . / . . . ."
    assert reef(state, 1) == ". . . . / . . . . / . . . . / . . . ."


def test_the_display_is_not_seen_before_the_placement_is_done() -> None:
    state = new_match(seats=2)
    for _ in range(8):
        for viewer in (0, 1, None):
            assert view(state, viewer).display == []
            assert view(state, viewer).top is None
        assert verbs(state) == {"place"}
        state.apply(state.legal()[0])
    assert len(view(state, None).display) == 3


def test_everyone_knows_only_the_own_hand_while_placing() -> None:
    state = new_match(seats=3)
    for owner in range(3):
        assert seen_player(state, owner, owner).hand == hand(state, owner).split()
        for viewer in {0, 1, 2, None} - {owner}:
            assert seen_player(state, viewer, owner).hand == [None, None]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_the_cards_is_a_pile_with_an_open_top(seats: int) -> None:
    state = match(seats)
    assert view(state, None).pile == 60 - 2 * seats - 3
    assert view(state, None).top == top(state)
    assert [card.tokens for card in view(state, None).display] == [0, 0, 0]


def test_a_free_start_may_use_any_space_but_the_centre() -> None:
    legal = names(new_match(setup="free"))
    for colour in ("red", "yellow", "green", "purple"):
        assert spaces_offered(legal, colour) == ALL_SPACES - CENTRE


def test_a_free_start_may_stack_up_to_all_four_pieces() -> None:
    state = new_match(setup="free")
    act(state, "place red a1", "place purple a1", "place green a1")
    assert spaces_offered(names(state), "yellow") == ALL_SPACES - CENTRE
    act(state, "place yellow a1")
    assert reef(state, 0) == "Y4 . . . / . . . . / . . . . / . . . ."
    assert seen_player(state, None, 0).stacks[0] == ["red", "purple", "green", "yellow"]


def test_a_stack_of_four_from_a_free_start_is_full() -> None:
    state = new_match(setup="free")
    act(state, "place red a1", "place purple a1", "place green a1", "place yellow a1")
    act(state, "place red d1", "place purple d2", "place green d3", "place yellow d4")
    act(state, f"play {hand(state, 0).split()[0]}")
    assert verbs(state) == {"place"}
    assert {name.split()[2] for name in names(state)} == ALL_SPACES - {"a1"}


def test_equal_seeds_give_equal_matches_and_other_seeds_other_hands() -> None:
    assert GAME.new(4, 7).to_bytes() == GAME.new(4, 7).to_bytes()
    assert len({GAME.new(4, seed).to_bytes() for seed in range(20)}) == 20


def test_every_decision_the_rulebook_leaves_open_is_a_named_ruling() -> None:
    assert {ruling.name: ruling.value for ruling in GAME.rulings} == {
        "special_neighbours": 8,
        "display_before_placement": False,
        "placement_order": "turn",
        "hand_card_counts": 1,
        "pile_end_after_action": True,
        "shortage": "take_what_is_there",
        "no_room": "stays_in_supply",
        "best_match": "maximum",
        "hidden_points": "left_out",
    }

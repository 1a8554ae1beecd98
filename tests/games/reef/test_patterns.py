"""How often a pattern of Reef is seen."""

from __future__ import annotations

from random import Random

import pytest

from atol.core.numbers import count_bits, packed
from atol.games.reef.patterns import Sight
from tests.games.reef.positions import (
    GAME,
    act,
    match,
    scored,
    stacks_from,
    with_hand,
    with_reef,
    with_supply,
)

CELLS = [".", *(colour + level for colour in "RYGP" for level in "1234")]

# ---- what a space shows


def test_only_the_top_of_a_stack_counts() -> None:
    # `stack_from` puts yellow under red, and green under yellow.
    assert scored("R04", "R4") == 0
    assert scored("R01", "Y3 Y2") == 0
    assert scored("R03", "R4") == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_cell_without_a_number_takes_any_level(level: int) -> None:
    assert scored("R01", f"G{level}") == 1


@pytest.mark.parametrize(("card", "level", "points"), [("R06", 2, 2), ("R11", 3, 4), ("R16", 4, 5)])
def test_a_cell_with_a_number_takes_exactly_that_level(card: str, level: int, points: int) -> None:
    for height in (1, 2, 3, 4):
        assert scored(card, f"G{height}") == (points if height == level else 0)


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 5), (3, 5), (4, 5)])
def test_a_plus_takes_that_level_or_a_higher_one(level: int, points: int) -> None:
    assert scored("R31", f"P2 . / . G{level}") == points
    assert scored("R31", f"P{level} . / . G2") == points


@pytest.mark.parametrize("colour", ["R", "Y", "G", "P"])
def test_a_four_coloured_cell_takes_any_colour_on_its_level(colour: str) -> None:
    assert scored("R05", f"{colour}2") == 1
    assert scored("R05", f"{colour}1 {colour}3 {colour}4") == 0
    assert scored("R10", f"{colour}3") == 2
    assert scored("R15", f"{colour}4") == 3


def test_a_pair_of_any_colours_may_mix_them_but_not_the_levels() -> None:
    assert scored("R26", "R2 P2") == 2
    assert scored("R26", "R2 R2") == 2
    assert scored("R26", "R2 P3") == 0


def test_an_empty_space_matches_nothing() -> None:
    for card in ("R01", "R05", "R20", "R26", "R37", "R49", "R59"):
        assert scored(card, "") == 0


# ---- turning


@pytest.mark.parametrize("tops", ["G1 Y1", "Y1 G1", "G1 / Y1", "Y1 / G1"])
def test_a_pair_counts_in_every_direction(tops: str) -> None:
    assert scored("R20", tops) == 3


@pytest.mark.parametrize("tops", ["G1 . / . Y1", ". G1 / Y1 .", "G1 . Y1"])
def test_a_pair_side_by_side_is_neither_diagonal_nor_apart(tops: str) -> None:
    assert scored("R20", tops) == 0


@pytest.mark.parametrize("tops", ["P2 . / . G2", "G2 . / . P2", ". P2 / G2 .", ". G2 / P2 ."])
def test_a_diagonal_pair_counts_in_every_direction(tops: str) -> None:
    assert scored("R31", tops) == 5


@pytest.mark.parametrize("tops", ["P2 G2", "P2 / G2", "P2 . . / . . . / . . G2"])
def test_a_diagonal_pair_must_touch_at_a_corner(tops: str) -> None:
    assert scored("R31", tops) == 0


@pytest.mark.parametrize("tops", [". Y1 Y1 Y1", ". . . Y1 / . . . Y1 / . . . Y1"])
def test_a_line_may_lie_or_stand(tops: str) -> None:
    assert scored("R40", tops) == 4


@pytest.mark.parametrize("tops", ["Y1 Y1 . Y1", "Y1 Y1 / . . Y1", "Y1 . / . Y1 / . . Y1"])
def test_a_line_is_straight_and_without_gaps(tops: str) -> None:
    assert scored("R40", tops) == 0


def test_no_pattern_goes_round_the_edge_of_the_reef() -> None:
    assert scored("R40", "Y1 Y1 . . / . . . Y1") == 0
    assert scored("R40", ". . Y1 Y1 / Y1 . . .") == 0
    assert scored("R52", "Y1 . . Y1 / Y1 . . Y1") == 0


@pytest.mark.parametrize("tops", [". Y1 . . / . . Y1 . / . . . Y1", ". . Y1 . / . Y1 . . / Y1 . . ."])
def test_a_diagonal_of_three_may_fall_or_rise(tops: str) -> None:
    assert scored("R44", tops) == 4


@pytest.mark.parametrize("tops", ["R1 R1 / R1 .", "R1 R1 / . R1", "R1 . / R1 R1", ". R1 / R1 R1"])
def test_a_corner_counts_in_all_four_directions(tops: str) -> None:
    assert scored("R47", tops) == 4


def test_a_corner_is_not_a_line() -> None:
    assert scored("R47", "R1 R1 R1") == 0


def test_a_shape_of_one_colour_needs_that_colour_everywhere() -> None:
    assert scored("R51", "R1 R1 / R1 Y1") == 0
    assert scored("R51", "Y1 Y1 / Y1 Y1") == 0


# ---- each piece once


def test_a_piece_counts_for_one_pair_only() -> None:
    assert scored("R20", "Y1 G1 Y1") == 3
    assert scored("R20", "Y1 G1 Y1 G1") == 6
    assert scored("R20", ". Y1 / Y1 G1 Y1 / . Y1") == 3


def test_of_overlapping_matches_the_most_separate_ones_count() -> None:
    # Taking the pair in the middle first would leave two single pieces.
    assert scored("R27", "G2 G2 G2 G2") == 10
    assert scored("R27", "G2 . . / G2 G2 . / . G2") == 10


def test_lines_are_chosen_so_that_the_most_fit() -> None:
    # The line across the middle blocks all three that stand.
    assert scored("R40", "Y1 Y1 Y1 / Y1 Y1 Y1 / Y1 Y1 Y1") == 12
    assert scored("R40", "Y1 . . Y1 / Y1 Y1 Y1 Y1 / Y1 . . Y1") == 8


def test_corners_are_chosen_so_that_the_most_fit() -> None:
    assert scored("R47", "R1 R1 R1 / R1 R1 R1") == 8
    assert scored("R47", "R1 R1 R1 / R1 . R1") == 4
    assert scored("R47", "R1 R1 . / R1 R1 R1 / . R1 R1") == 8


@pytest.mark.parametrize(
    ("card", "matches", "value"),
    [("R03", 16, 1), ("R39", 5, 4), ("R47", 5, 4), ("R51", 4, 6)],
)
def test_a_reef_of_one_colour_holds_as_many_separate_shapes_as_fit(card: str, matches: int, value: int) -> None:
    assert scored(card, "/".join(["R1 R3 R2 R4"] * 4)) == matches * value


def test_a_reef_of_level_two_holds_eight_pairs() -> None:
    assert scored("R29", "/".join(["R2 R2 R2 R2"] * 4)) == 8 * 5
    assert scored("R26", "/".join(["R2 Y2 G2 P2"] * 4)) == 8 * 2


# ---- special cards


def test_all_eight_spaces_around_the_tallest_piece_count() -> None:
    assert scored("R59", "P1 P1 P1 / P1 Y2 P1 / P1 P1 P1") == 8 * 2


def test_pieces_further_away_from_the_tallest_do_not_count() -> None:
    assert scored("R59", "Y2 . P1 / . . . P1 / P1 . P1") == 0


def test_the_neighbours_of_a_corner_end_at_the_edge() -> None:
    assert scored("R59", "Y2 P1 . P1 / P1 P1 . P1 / . . . . / P1 P1 . P1") == 3 * 2


def test_the_heights_of_the_counted_stacks_do_not_matter() -> None:
    assert scored("R59", "Y2 P4 / P1 P3") == 3 * 2


def test_only_the_tallest_piece_counts_even_if_a_lower_one_has_more_neighbours() -> None:
    assert scored("R59", "Y3 P1 . . / . . . . / . . P1 P1 / . . P1 Y2") == 1 * 2


def test_of_several_tallest_pieces_the_best_one_counts() -> None:
    assert scored("R59", "Y3 P1 . . / . . . . / . . P1 P1 / . . P1 Y3") == 3 * 2
    assert scored("R59", "Y3 P1 P1 . / P1 . . . / . . . . / . . P1 Y3") == 2 * 2


def test_a_tallest_piece_must_be_visible() -> None:
    # The yellow pieces lie under red ones.
    assert scored("R59", "R4 P1 / P1 P1") == 0


def test_a_covered_taller_stack_is_not_the_tallest_of_its_colour() -> None:
    assert scored("R59", "R4 . P1 Y1 / . . P1 P1") == 3 * 2


def test_a_special_card_without_neighbours_brings_nothing() -> None:
    assert scored("R59", "Y4 R1 / G1 R1") == 0


def test_counted_pieces_must_be_visible() -> None:
    # Purple lies under green.
    assert scored("R59", "Y2 G2 / G3 P1") == 1 * 2


# ---- which spaces they are


def test_the_spaces_of_every_counted_match_are_told() -> None:
    state = with_hand(with_reef(match(), 0, "G1 R2 . . / . . . G3"), 0, "R01")
    state = with_supply(state, red=0, yellow=0, green=0, purple=0)
    state.events = []
    told = [event for event in act(state, "play R01").events or [] if event.name == "score"]
    assert [event.args["spaces"] for event in told] == [["a1", "d2"]]


def test_the_matches_shown_are_as_many_as_counted_and_share_no_space() -> None:
    chance = Random(5)
    for _ in range(60):
        reef = " / ".join(" ".join(chance.choice(CELLS) for _ in range(4)) for _ in range(4))
        sight = Sight(packed(stacks_from(reef)))
        for pattern in GAME.facts.patterns:
            matches = pattern.matches(sight)
            assert len(matches) == pattern.count(sight), reef
            assert count_bits(sum(matches)) == sum(count_bits(spaces) for spaces in matches), reef

"""Diving: corners, rows, what interrupts, and what an interruption costs."""

from __future__ import annotations

import pytest

from tests.games.podwodni_lowcy.positions import (
    CALM,
    GAME,
    NO_FISH,
    act,
    as_lowcy,
    discarded,
    dive,
    empty_deck,
    everywhere,
    force,
    grid,
    hand,
    interrupted,
    legal,
    match,
    no_cards,
    sea,
    verbs,
    view,
)

CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"]


def test_whoever_begins_is_drawn() -> None:
    assert {view(as_lowcy(GAME.new(5, seed))).first for seed in range(60)} == {0, 1, 2, 3, 4}


def test_without_a_set_there_is_nothing_but_a_dive() -> None:
    assert legal(match()) == {"dive"}


def test_gaps_are_filled_at_the_start_of_a_turn_row_by_row() -> None:
    state = sea(". G1 Y1 . / Y2 R2 Y3 G2 / R3 . G1 R1")
    force(state, "S")
    state.begin_turn(0)
    assert grid(state).startswith("S G1 Y1 ")
    assert min(state.grid) >= 0


def test_the_first_card_is_open_before_its_corner_is_chosen() -> None:
    state = sea()
    force(state, "S")
    act(state, "dive")
    for seat in (0, 1, None):
        assert view(state, seat).dive == ["shrimp"]
        assert view(state, seat).corner is None


def test_the_first_card_may_go_to_any_corner_and_is_never_checked() -> None:
    state = sea("R1 R1 R1 R1 / S S S S / G1 G1 G1 R1")
    force(state, "R2")
    act(state, "dive")
    assert legal(state) == {f"corner {corner}" for corner in CORNERS}


ENDS = "R1 S S G1 / G2 S S Y2 / Y3 S S R3"  # the six ends of the rows


@pytest.mark.parametrize(
    ("corner", "colours"),
    [("top-left", "RGY"), ("top-right", "GYR"), ("bottom-left", "YGR"), ("bottom-right", "RYG")],
)
def test_a_dive_passes_the_three_rows_from_its_corner_on(corner: str, colours: str) -> None:
    """At each depth just the fish of the colour at the end of that row is in danger."""
    safe = {"R": "G1", "G": "Y1", "Y": "R1"}
    for depth, colour in enumerate(colours):
        before = ["H", *["N", "W"][:depth]]
        assert interrupted(dive(sea(ENDS), corner, *before, f"{colour}2"))
        assert not interrupted(dive(sea(ENDS), corner, *before, safe[colour]))


def test_a_fish_minds_the_colour_above_it_whatever_the_kind() -> None:
    assert interrupted(dive(sea(NO_FISH), "top-left", "R1", "R3"))
    assert not interrupted(dive(sea(NO_FISH), "top-left", "R1", "G1"))


def test_a_fish_minds_only_its_direct_neighbours() -> None:
    assert not interrupted(dive(sea("G1 R1 R1 R1 / N N N N / N N N N"), "top-left", "H", "R2"))
    assert not interrupted(dive(sea(NO_FISH), "top-left", "R1", "S", "R2"))


@pytest.mark.parametrize("card", ["S", "W", "N", "H"])
def test_a_special_card_minds_its_like_anywhere_in_the_row(card: str) -> None:
    for row in (f"{card} G1 G1 G1", f"G1 G1 G1 {card}", f"G1 {card} G1 G1"):
        state = dive(sea(f"{row} / R1 R2 R3 Y1 / R1 R2 R3 Y1"), "top-left", "R1", card)
        assert interrupted(state)


@pytest.mark.parametrize("card", ["S", "W", "N", "H"])
def test_a_special_card_minds_its_like_anywhere_in_the_column(card: str) -> None:
    assert interrupted(dive(sea(), "top-left", card, "R1", card))
    assert interrupted(dive(sea(), "top-left", card, card))


def test_a_special_card_does_not_mind_other_rows_or_other_cards() -> None:
    state = dive(sea("G1 G1 G1 N / S R1 S S / S S S R1"), "top-left", "H", "S")
    assert not interrupted(state)


def test_a_gap_is_no_neighbour() -> None:
    assert not interrupted(dive(sea(". . . . / R1 R2 R3 G1 / G2 G3 Y1 Y2"), "top-left", "H", "R1"))


def test_interrupted_at_the_second_card_the_first_one_is_kept() -> None:
    state = dive(sea(NO_FISH), "top-left", "R1", "R2")
    assert hand(state, 0) == "R1"
    assert (state.to_act, state.turn) == (1, 1)


@pytest.mark.parametrize("cards", [("H", "R1", "R2"), ("H", "R1", "S", "S")])
def test_interrupted_later_everything_is_lost(cards: tuple[str, ...]) -> None:
    state = dive(sea(), "top-right", *cards)
    assert (hand(state, 0), state.to_act) == ("", 1)
    assert everywhere(state) == GAME.facts.counts


def test_a_net_kept_as_consolation_is_used() -> None:
    state = dive(sea("N G1 G1 G1 / R1 R2 R3 Y1 / R1 R2 R3 Y1", "", "Y3 S"), "top-left", "N", "N")
    assert legal(state) == {"net 2 yellow-mackerel", "net 2 shrimp", "pass"}
    act(state, "net 2 Y3")
    assert [hand(state, seat) for seat in (0, 1)] == ["Y3", "S"]
    assert state.to_act == 1


def test_a_harpoon_kept_as_consolation_is_used_on_the_grid() -> None:
    state = dive(sea("H G1 G1 G1 / S S N N / W W S Y1"), "top-left", "H", "H")
    assert legal(state) == {"harpoon b1", "harpoon c1", "harpoon d1", "harpoon d3", "pass"}
    force(state, "R1")
    act(state, "harpoon d3")
    assert hand(state, 0) == "Y1"
    assert grid(state).endswith("W W S R1")


def test_a_net_kept_as_consolation_acts_after_the_washing() -> None:
    state = dive(sea("W G1 G1 G1 / R1 R2 R3 Y1 / R1 R2 R3 Y1", "", "Y3 Y3 S"), "top-left", "N", "W")
    assert state.to_act == 1
    act(state, "wash Y3")
    assert (state.to_act, legal(state)) == (0, {"net 2 shrimp", "pass"})


def test_a_deeper_net_or_harpoon_that_is_lost_is_not_used() -> None:
    state = dive(sea(CALM, "", "S S"), "top-left", "N", "R1", "N")
    assert (state.to_act, hand(state, 1)) == (1, "S S")


# ---- the deck


def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:
    state = sea()
    empty_deck(state)
    cards = sum(state.discards)
    act(state, "dive")
    assert (state.deck.total, sum(state.discards)) == (cards - 1, 0)
    assert everywhere(state) == GAME.facts.counts


def test_with_nothing_to_draw_the_turn_passes_and_gaps_stay() -> None:
    state = sea(". G1 Y1 R1 / Y2 R2 Y3 G2 / R3 G3 G1 R1")
    no_cards(state)
    act(state, "dive")
    assert (state.to_act, state.turn) == (1, 1)
    assert grid(state).startswith(". G1")


def test_with_nothing_for_the_second_card_the_first_one_is_kept() -> None:
    state = sea()
    force(state, "R1")
    act(state, "dive")
    no_cards(state)
    act(state, "corner top-left")
    assert (hand(state, 0), state.to_act) == ("R1", 1)


def test_with_nothing_for_the_third_card_the_diver_surfaces() -> None:
    state = dive(sea(), "top-left", "S", "R1")
    no_cards(state)
    assert verbs(state) == {"column", "row"}


def test_a_row_with_too_few_cards_cannot_be_taken() -> None:
    state = dive(sea("G1 . . . / . . . . / R1 R2 R3 G1"), "top-left", "S", "R1", "G1")
    assert verbs(state) == {"deeper", "column"}


def test_the_printed_deck_can_never_run_out() -> None:
    counts = dict(zip(GAME.facts.names, GAME.facts.counts, strict=True))
    assert counts["wave"] + counts["net"] + counts["harpoon"] > 12 + 4


def test_interrupting_cards_are_discarded() -> None:
    state = sea(NO_FISH)
    force(state, "R1")
    act(state, "dive")
    force(state, "R2")
    before = discarded(state, "R2")
    act(state, "corner top-left")
    assert discarded(state, "R2") == before + 1

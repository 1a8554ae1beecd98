"""Every rule sentence of the Nautoma rulebook about Tangled."""

from __future__ import annotations

import pytest

from atol.games.finspan.state import FinspanState
from atol.games.finspan.weeks import score_tangled
from tests.games.finspan.positions import (
    COMPONENTS,
    MANUAL,
    act,
    her,
    last_turn,
    legal,
    new_match,
    ocean,
    refuse_all,
    turn,
)

# ---- Tangled


def tangled(strength: int, name: str, words: str) -> FinspanState:
    state = turn(ocean(words), tangled=str(strength))
    her(state).tangle = MANUAL.tangle_names.index(name)
    return state


def test_tangled_one_of_six_cards_is_drawn_for_the_match() -> None:
    drawn = {her(new_match(seed=seed, tangled="2")).tangle for seed in range(60)}
    assert drawn == set(range(6))
    assert {card.provenance for card in COMPONENTS.tangled[:5]} == {"reconstructed"}
    assert (COMPONENTS.tangled[5].id, COMPONENTS.tangled[5].provenance) == ("Z6", "rulebook")


def test_tangled_everything_else_is_as_without_it() -> None:
    with_it, without = new_match(seed=3, tangled="2"), new_match(seed=3)
    assert with_it.oceans[0].hand == without.oceans[0].hand
    assert her(without).score() == her(with_it).score()


@pytest.mark.parametrize("level", ["1", "5"])
@pytest.mark.parametrize("strength", ["2", "3", "4"])
def test_tangled_strength_has_nothing_to_do_with_the_level(level: str, strength: str) -> None:
    she = her(new_match(nautoma=level, tangled=strength))
    assert (she.level, she.strength) == (int(level), int(strength))


@pytest.mark.parametrize("strength", [2, 3, 4])
def test_tangled_each_fish_in_the_site_brings_x_points(strength: int) -> None:
    state = tangled(strength, "Z6", "g1 13, g4 124, g2 -")
    score_tangled(state, her(state))
    assert her(state).points[3] == 2 * strength


def test_tangled_each_fish_in_the_rows_takes_one_off() -> None:
    state = tangled(2, "Z6", "g1 13, g4 124, g2 -, b2 6, p3 112, b3 14")
    score_tangled(state, her(state))
    assert her(state).points[3] == 4 - 3


def test_tangled_a_fish_in_both_counts_in_both() -> None:
    state = tangled(2, "Z6", "g2 13")
    score_tangled(state, her(state))
    assert her(state).points[3] == 2 - 1


def test_tangled_never_takes_points_away() -> None:
    state = tangled(2, "Z6", "g2 -, b2 6, p3 112, b3 14")
    score_tangled(state, her(state))
    assert her(state).points[3] == 0


@pytest.mark.parametrize(("strength", "points"), [(2, 2), (4, 8)])
def test_tangled_example_with_z6(strength: int, points: int) -> None:
    """Three fish in the rightmost site, two of them in the rows, and two more in the rows."""
    state = tangled(strength, "Z6", "g3 14, g5 2, b3 13, p2 112")
    score_tangled(state, her(state))
    assert her(state).points[3] == points


def test_tangled_is_scored_at_the_end_of_all_four_weeks() -> None:
    state = tangled(4, "Z6", "g1 112, g4 124, g2 -")
    for _ in range(4 * 6):
        state = refuse_all(act(state, "dive blue"))
    assert state.over
    assert list(her(state).points[3:]) == [8, 8, 8, 8]


def test_tangled_of_week_4_comes_before_the_abilities_for_the_end() -> None:
    sea = ocean("g6 44, b5 mat yy, g2 -", hand="77 87 89 1 3")  # 44: a further fish in the bottom row
    state = last_turn(sea, tangled="4")
    her(state).tangle = MANUAL.tangle_names.index("Z6")
    state = act(state, "dive blue")
    while "play 77" not in legal(state):
        state = act(state, "done")
    assert her(state).points[6] == 4

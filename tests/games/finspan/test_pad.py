"""The score pad for a table with the box counts as the engine does, and knows who has won."""

from __future__ import annotations

import pytest

from atol.core.evening import Preparation, Preparing
from atol.core.numbers import count_bits
from atol.core.random import seeded
from atol.games.finspan.state import FinspanState
from atol.games.finspan.tabletop.pad import Pad, PadPlayer, PadView
from tests.games.finspan.positions import GAME


def played(seats: int, seed: int) -> FinspanState:
    """A random match to its end."""
    state, random = GAME.new(seats, seed), seeded(seed)
    while not state.over:
        legal = state.legal()
        state.apply(legal[random.below(len(legal))])
    assert isinstance(state, FinspanState)
    return state


def tapped_in(state: FinspanState, seat: int) -> PadPlayer:
    """Points are read off the cards, everything else is counted in pieces."""
    ocean = state.oceans[seat]
    points = {line.key: line.points for line in state.score_sheet(seat)}
    return PadPlayer(
        abilities=points["abilities"],
        fish=points["fish"],
        consumed=len(ocean.consumed),
        eggs=count_bits(ocean.eggs),
        young=ocean.young_count(),
        schools=count_bits(ocean.schools),
        goals=points["goals"],
        hand=len(ocean.hand),
    )


def assert_counted_alike(seats: int, seed: int) -> None:
    state = played(seats, seed)
    view = GAME.helpers["pad"].reply(Pad([tapped_in(state, seat) for seat in range(seats)]))
    assert isinstance(view, PadView)
    assert [sheet.points for sheet in view.sheets] == state.scores()
    assert view.ranking.winners == view.winners == state.winners()


@pytest.mark.parametrize("seats", [2, 5])
def test_sheets_that_are_tapped_in_are_counted_as_the_engine_counts_them(seats: int) -> None:
    assert_counted_alike(seats, seats)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_sheets_are_counted_as_the_engine_counts_them(seed: int) -> None:
    assert_counted_alike(2 + seed % 4, 1000 + seed)


def test_cards_in_hand_decide_between_equal_points() -> None:
    view = GAME.helpers["pad"].reply(Pad([PadPlayer(eggs=3, hand=1), PadPlayer(eggs=3, hand=4)]))
    assert isinstance(view, PadView)
    assert view.ranking.places == [2, 1]
    assert view.ranking.decision is not None
    assert view.ranking.decision.key == "hand"


@pytest.mark.parametrize(("seats", "last"), [(1, "nautoma"), (3, "first")])
def test_the_box_is_laid_out_for_the_number_of_players(seats: int, last: str) -> None:
    preparation = GAME.helpers["prepare"].reply(Preparing(seats, {"goals": "B"}))
    assert isinstance(preparation, Preparation)
    names = [step.name for step in preparation.steps]
    assert names[-1] == last
    assert "goals-b" in names

"""A whole table of oceans from the box: each is counted as in a match, and the better one wins."""

from __future__ import annotations

import pytest

from atol.core.evening import Preparation, Preparing
from atol.core.random import seeded
from atol.games.shallow_sea.spaces import BUBBLES, SPACES, bubble_name, space_name
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.tabletop.box import BoxOcean, BoxTile
from atol.games.shallow_sea.tabletop.oceans import OceansAsk, OceansView
from atol.games.shallow_sea.view import make_view
from atol.games.shallow_sea.view_types import OceanView
from tests.games.shallow_sea.positions import GAME, colour_of

CARDS = {"orange": "3", "blue": "5"}


def played(seats: int, seed: int) -> ShallowSeaState:
    """A random match to its end."""
    state, random = GAME.new(seats, seed, **CARDS), seeded(seed)
    while not state.over:
        legal = state.legal()
        state.apply(legal[random.below(len(legal))])
    assert isinstance(state, ShallowSeaState)
    return state


def tapped_in(view: OceanView, lionfish: int) -> BoxOcean:
    tiles = [
        BoxTile(
            space_name(space),
            here.tile,
            here.degrees,
            here.completed,
            colour_of(here.lodger) if here.lodger else None,
        )
        for space, here in zip(range(SPACES), view.spaces, strict=True)
        if here is not None
    ]
    fish = {bubble_name(bubble): colour_of(name) for bubble in range(BUBBLES) if (name := view.fish[bubble])}
    return BoxOcean(tiles, fish, view.shells, lionfish)


def ask(seats: int, *boxes: BoxOcean) -> OceansView:
    answer = GAME.helpers["oceans"].reply(OceansAsk(seats, list(boxes), CARDS))
    assert isinstance(answer, OceansView)
    return answer


def assert_counted_alike(seats: int, seed: int) -> None:
    state = played(seats, seed)
    shown = make_view(state, None)
    lionfish = sum(shown.lionfish.values()) if shown.lionfish else 0
    answer = ask(seats, *[tapped_in(ocean, lionfish) for ocean in shown.oceans])
    assert [score.points for score in answer.scores] == state.scores()
    assert [score.lines for score in answer.scores] == [state.score_sheet(seat) for seat in range(seats)]
    if seats > 1:
        assert answer.ranking.winners == state.winners()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_oceans_that_are_tapped_in_are_counted_as_the_engine_counts_them(seats: int) -> None:
    assert_counted_alike(seats, seats)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_oceans_are_counted_as_the_engine_counts_them(seed: int) -> None:
    assert_counted_alike(1 + seed % 4, 1000 + seed)


def test_more_shells_decide_between_equal_oceans() -> None:
    ranking = ask(2, BoxOcean([], {}, 1), BoxOcean([], {}, 3)).ranking
    assert (ranking.winners, ranking.places) == ([1], [2, 1])
    assert ranking.decision is not None
    assert (ranking.decision.key, ranking.decision.won, ranking.decision.lost) == ("shells", 3, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_bags_are_filled_for_the_number_of_players(seats: int) -> None:
    preparation = GAME.helpers["prepare"].reply(Preparing(seats))
    assert isinstance(preparation, Preparation)
    details = {step.name: step.details for step in preparation.steps}
    players = GAME.components.players[seats - 1]
    assert details["fish"]["fish"] == players.fish_of_each_colour
    assert details["creatures"]["copies"] == players.copies_of_each_creature
    assert ("lionfish" in details) == (seats == 1)

"""The best actions with what each of them is worth, in the three ways in which bots search."""

from __future__ import annotations

import time

import pytest

import atol
from atol.bots.ranking import FINALISTS, Budget, plan_of, ranked
from atol.core.advice import Advice
from atol.core.conformance import positions_of
from pearls.state import DIVE, STOP
from tests.bots.test_search import WAYS
from tests.bots.toy import pearls

NO_LIMIT = 1e9
GAMES = [meta.id for meta in atol.installed_games()]


@pytest.mark.parametrize("advice", WAYS)
def test_the_better_action_comes_first_and_is_worth_more(advice: Advice) -> None:
    """8 of 8 points are safe, any further pearl loses them all."""
    best, other = ranked(pearls([0, 1, 2], [1, 0, 0], advice=advice), 1, Budget(200, NO_LIMIT))
    assert (best.action, other.action) == (STOP, DIVE)
    assert best.value > other.value


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_that_is_asked_for_is_among_them(game_id: str) -> None:
    game = atol.game(game_id)
    for state, _ in positions_of(game, game.meta.seats[1], {}, 3, seed=5):
        if state.over:
            continue
        known = state.determinize(state.to_act, 1)
        for action in (state.legal()[0], state.legal()[-1]):
            found = ranked(known, 2, Budget(12, NO_LIMIT), [action])
            actions = [entry.action for entry in found]
            assert action in actions
            assert len(actions) == len(set(actions)) <= FINALISTS + 1
            assert [entry.value for entry in found] == sorted((entry.value for entry in found), reverse=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_plan_begins_with_its_action_and_nothing_in_it_is_drawn(game_id: str) -> None:
    game = atol.game(game_id)
    for state, _ in positions_of(game, game.meta.seats[1], {}, 3, seed=6):
        for action in state.legal()[:4]:
            first, *rest = plan_of(state, action)
            assert first == action
            state_after = state.clone()
            state_after.apply(first)
            for later in rest:
                assert not state_after.random.used
                state_after.apply(later)
                assert not state_after.random.used


@pytest.mark.parametrize("advice", WAYS)
def test_ranking_stops_when_its_time_is_over(advice: Advice) -> None:
    start = time.monotonic()
    ranked(pearls(advice=advice), 1, Budget(10**9, 0.1))
    assert time.monotonic() - start < 5


@pytest.mark.parametrize("advice", WAYS)
def test_a_longer_time_changes_nothing_where_trials_are_counted(advice: Advice) -> None:
    def values(seconds: float) -> list[tuple[int, float]]:
        found = ranked(pearls(advice=advice), 4, Budget(50, seconds))
        return [(entry.action, entry.value) for entry in found]

    assert values(1e6) == values(1e9)

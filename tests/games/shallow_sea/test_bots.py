"""Bots at Shallow Sea, where a turn is a long chain of choices."""

from __future__ import annotations

import atol
from atol.bots.registry import bot
from atol.bots.turn_planning import PLANS, TurnPlanning
from atol.core.advice import TURNS
from atol.core.data import Overlay
from atol.core.game import State
from atol.games.shallow_sea.advice import PASSED
from atol.games.shallow_sea.game import ShallowSeaGame
from tests.games.shallow_sea.positions import match, over
from tests.games.shallow_sea.test_achievements import SCENARIOS


def after(turns: int, seats: int) -> State:
    """A position that many turns of every seat later."""
    state, player = atol.game("shallow_sea").new(seats, 5, mode="first"), bot("random")
    while state.turn < turns * seats:
        state.apply(player.choose(state, state.ply))
    return state


def test_search_plans_whole_turns() -> None:
    state = after(16, 2)
    assert state.game.advice.search == TURNS
    plans = TurnPlanning(state, 3)
    assert len(plans.contenders) == PLANS
    assert all(line.first in state.legal() for line in plans.lines)
    assert all(line.state.turn > state.turn or line.state.random.used for line in plans.lines)
    assert plans.decide(16) in range(PLANS)


def test_a_search_decides_a_turn_at_once_as_far_as_nothing_is_drawn() -> None:
    state = after(16, 2)
    seat, turn = state.to_act, state.turn
    actions = bot("search:1").choose_ahead(state, 3)
    assert len(actions) > 1
    for action in actions[:-1]:
        state.apply(action)
        assert (state.to_act, state.turn, state.random.used) == (seat, turn, False)
    state.apply(actions[-1])
    assert state.turn > turn or state.random.used


def test_hopes_inside_a_turn_do_not_count() -> None:
    """Or else whoever could draw once more in the last turn would do so for ever."""
    state, player = atol.game("shallow_sea").new(2, 57, mode="first"), bot("random")
    while state.turn < 35:
        state.apply(player.choose(state, state.ply))
    plans = TurnPlanning(state, 3)
    stops = [number for number in plans.contenders if plans.lines[number].state.turn == 35]
    assert stops
    assert all(plans.outcome(number) % 100 == 0 for number in stops)


def test_plans_that_begin_alike_need_not_be_compared_at_once() -> None:
    plans = TurnPlanning(after(16, 2), 3)
    plans.lines = plans.lines[:1] * 3
    assert not plans.begin_differently()


def test_passing_a_scenario_is_worth_points_at_the_end() -> None:
    state = over(SCENARIOS[4][0], scenario="4")
    assert state.game.advice.prospect(state, 0) == state.judge(0)
    easy = {"scenarios": {"scenario-4": {"minimum": state.scores()[0]}}}
    state.facts = ShallowSeaGame(Overlay("shallow_sea", "test", easy)).facts
    assert state.game.advice.prospect(state, 0) == state.judge(0) + PASSED


def test_the_prospect_of_a_running_match_is_what_the_judge_says() -> None:
    state = match(1, scenario="4")
    assert state.game.advice.prospect(state, 0) == state.judge(0)

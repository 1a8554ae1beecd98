"""Bots at Shallow Sea, where a turn is a long chain of choices."""

from __future__ import annotations

import atol
from atol.bots.registry import bot
from atol.bots.turn_planning import PLANS, TurnPlanning
from atol.core.advice import TURNS
from atol.core.game import State


def alone() -> State:
    """Early in a match of one seat."""
    state, player = atol.game("shallow_sea").new(1, 5, mode="first"), bot("random")
    while state.turn < 2:
        state.apply(player.choose(state, state.ply))
    return state


def test_search_plans_whole_turns() -> None:
    state = alone()
    assert state.game.advice.search == TURNS
    plans = TurnPlanning(state, 3)
    assert len(plans.contenders) == PLANS
    assert all(line.first in state.legal() for line in plans.lines)
    assert all(line.state.turn > state.turn or line.state.random.used for line in plans.lines)
    assert plans.decide(16) in range(PLANS)


def test_a_plan_that_looks_best_is_not_given_up_untried() -> None:
    plans = TurnPlanning(alone(), 3)
    best = max(plans.contenders, key=lambda contender: plans.lines[contender].value)
    plans.keep_better_half()
    assert best in plans.contenders

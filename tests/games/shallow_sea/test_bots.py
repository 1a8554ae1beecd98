"""Bots at Shallow Sea, where a turn is a long chain of choices."""

from __future__ import annotations

import atol
from atol.bots.registry import bot
from atol.bots.turn_planning import PLANS, PLANS_AHEAD, TurnPlanning, after_turn
from atol.core.advice import TURNS
from atol.core.game import State


def early(seats: int) -> State:
    state, player = atol.game("shallow_sea").new(seats, 5, mode="first"), bot("random")
    while state.turn < 2 * seats:
        state.apply(player.choose(state, state.ply))
    return state


def test_search_plans_whole_turns() -> None:
    state = early(2)
    assert state.game.advice.search == TURNS
    plans = TurnPlanning(state, 3)
    assert len(plans.contenders) == PLANS
    assert all(line.first in state.legal() for line in plans.lines)
    assert all(line.state.turn > state.turn or line.state.random.used for line in plans.lines)
    assert plans.decide(16) in range(PLANS)


def test_a_plan_that_looks_best_is_not_given_up_untried() -> None:
    plans = TurnPlanning(early(2), 3)
    best = max(plans.contenders, key=lambda contender: plans.lines[contender].value)
    plans.keep_better_half()
    assert best in plans.contenders


def test_alone_a_plan_is_played_on_for_some_turns() -> None:
    """Half of what it is worth is what the judge says then."""
    state = early(1)
    plans = TurnPlanning(state, 3)
    assert len(plans.lines) == PLANS_AHEAD
    assert plans.ahead == state.game.advice.ahead > 0
    plans.draws = 1
    line = plans.lines[0]
    after = line.before.determinize(0, 3 * 1000003 + 1)
    after.apply(line.last, False)
    end = after
    for _ in range(plans.ahead):
        end = after_turn(end)
    assert end.turn == after.turn + plans.ahead
    assert plans.outcome(0) == (after.judge(0) + end.judge(0)) / 2


def test_plans_that_begin_alike_are_not_compared() -> None:
    state = early(1)
    plans = TurnPlanning(state, 3)
    plans.lines = plans.lines[:1] * 3
    assert not plans.begin_differently()

"""The bot that searches, and the ways in which it does."""

from __future__ import annotations

import time

import pytest

import atol
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.glance import best_judged
from atol.bots.margins import margins, prospects
from atol.bots.registry import bot
from atol.bots.rollout import Rollout
from atol.bots.search import SearchBot
from atol.bots.sequential_halving import SequentialHalving
from atol.bots.tree_search import RolledTree, Tree, redrawn
from atol.bots.turn_planning import ENOUGH, TurnPlanning, after_turn
from atol.core.advice import ROLLED_TREE, ROLLOUTS, TURNS, Advice
from atol.core.conformance import positions_of
from atol.core.game import State
from pearls.state import DIVE, STOP
from tests.bots.toy import NONE, Cautious, pearls

WAYS = [Advice(), Advice(ROLLED_TREE), Cautious(ROLLOUTS), Advice(ROLLOUTS), Advice(TURNS)]


@pytest.mark.parametrize("game_id", [meta.id for meta in atol.installed_games()])
def test_search_is_deterministic_for_a_seed_and_iterations(game_id: str) -> None:
    game = atol.game(game_id)
    for state, _ in positions_of(game, game.meta.seats[1], {}, 3, seed=5):
        if not state.over:
            assert bot("search:30").choose(state, 9) == bot("search:30").choose(state, 9)


@pytest.mark.parametrize("advice", WAYS)
def test_search_dives_while_it_can_only_gain_and_stops_before_its_shell_is_too_full(advice: Advice) -> None:
    """8 of 8 points are safe, any further pearl loses them all."""
    assert bot("search:200").choose(pearls(advice=advice), 1) == DIVE
    assert bot("search:200").choose(pearls([0, 1, 2], [1, 0, 0], advice=advice), 1) == STOP


@pytest.mark.parametrize("advice", WAYS)
def test_search_stops_when_its_time_is_over(advice: Advice) -> None:
    start = time.monotonic()
    assert bot("search:0.2s").choose(pearls(advice=advice), 1) in (DIVE, STOP)
    assert 0.15 < time.monotonic() - start < 2.0


def test_search_has_a_default() -> None:
    assert SearchBot().iterations == 1000


# ---- the tree


def test_a_tree_spends_exactly_its_iterations() -> None:
    tree = Tree(pearls(), 3)
    tree.grow(25)
    assert tree.root.visits == tree.grown == 25


def test_a_lucky_draw_is_not_taken_for_a_rule() -> None:
    """The value that is carried up is that of another draw than the one that made the action look best."""
    values = {tuple(redrawn(pearls(seed=seed), DIVE)) for seed in range(30)}
    assert len(values) == 3


def test_a_rolled_leaf_is_worth_what_became_of_it() -> None:
    state = pearls(advice=Advice(ROLLED_TREE))
    tree = RolledTree(state, 3)
    judged = tree.add_children(tree.root, state, state.legal())
    later = state.clone()
    assert tree.leaf_values(later, judged) == margins(later)
    assert tree.leaf_values(state.clone(), judged) != judged


# ---- sequential halving with common random numbers


class Weighed(SequentialHalving):
    """A contender is worth its number, give or take what all meet alike in a round."""

    def outcome(self, contender: int) -> float:
        return contender + 100.0 * self.draws


def test_the_worse_half_is_given_up_after_each_stage() -> None:
    halving = Weighed([3, 1, 4, 5, 9])
    sizes = []
    for _ in range(halving.stages()):
        halving.try_all()
        halving.keep_better_half()
        sizes.append(len(halving.contenders))
    assert sizes == [3, 2, 1]
    assert halving.contenders == [9]


def test_each_stage_gets_an_equal_share_of_the_trials() -> None:
    halving = Weighed(list(range(8)))
    assert halving.decide(240) == 7
    assert halving.draws == 240 // 3 // 8 + 240 // 3 // 4 + 240 // 3 // 2


# ---- flat Monte Carlo


def test_where_there_are_few_actions_all_are_tried_out() -> None:
    state = pearls(advice=Cautious())
    assert FlatMonteCarlo(state, 3).contenders == state.legal()


def test_all_actions_are_tried_with_the_same_draws() -> None:
    rollouts = FlatMonteCarlo(pearls(advice=Cautious()), 3)
    outcomes = []
    for draws in (1, 1, *range(2, 20)):
        rollouts.draws = draws
        outcomes.append(rollouts.outcome(DIVE))
    assert outcomes[0] == outcomes[1]
    assert len(set(outcomes)) > 3


def test_a_rollout_goes_as_many_rounds_ahead_as_the_game_advises() -> None:
    assert Rollout(pearls(NONE, NONE, NONE, advice=Advice(rounds=2)), 3).turns == 6
    assert Rollout(pearls(advice=Advice(rounds=2)), 3).turns == 4


class Patient(Advice):
    """It goes on to the end whatever the rounds, and knows what a match comes to without looking."""

    def is_ending(self, state: State) -> bool:
        return True

    def prospect(self, state: State, seat: int) -> int:
        return 700 * seat


def test_a_rollout_goes_on_to_an_end_that_is_near() -> None:
    state = pearls(advice=Patient(rounds=1))
    Rollout(state, 3).play_on(state)
    assert state.over


def test_where_a_rollout_stops_the_game_may_know_more_than_its_judge() -> None:
    state = pearls(advice=Patient())
    assert prospects(state) == [-700.0, 700.0]
    assert prospects(pearls()) == margins(pearls())


class Daring(Advice):
    """It never stops."""

    def considered(self, state: State, actions: list[int]) -> list[int]:
        return [DIVE]


def test_flat_monte_carlo_tries_out_only_what_the_game_considers() -> None:
    state = pearls([0, 1, 2], [1, 0, 0], advice=Daring(ROLLOUTS))
    assert FlatMonteCarlo(state, 1).contenders == [DIVE]
    assert bot("search:20").choose(state, 1) == DIVE


def test_a_rollout_plays_by_the_policy_of_the_game_where_there_is_one() -> None:
    state = pearls([2, 1, 0], NONE, advice=Cautious())
    chosen = {Rollout(state, seed).choose(state, state.legal()) for seed in range(20)}
    assert chosen == {Cautious().choose(state, state.legal())}


def test_a_rollout_without_a_policy_takes_the_better_of_what_is_drawn() -> None:
    """Of two draws from two actions three of four hold the better one."""
    state = pearls(advice=Advice(samples=2))
    chosen = [Rollout(state, seed).choose(state, state.legal()) for seed in range(400)]
    assert 260 < chosen.count(best_judged(state, state.legal())) < 340


# ---- planning whole turns


def test_plans_are_whole_turns() -> None:
    plans = TurnPlanning(pearls(advice=Advice(TURNS)), 3)
    assert [plans.lines[contender].first for contender in plans.contenders] == [DIVE, STOP]


def test_all_plans_are_tried_with_the_same_draws() -> None:
    plans = TurnPlanning(pearls(), 3)
    outcomes = []
    for draws in (1, 1, *range(2, 20)):
        plans.draws = draws
        outcomes.append(plans.outcome(0))
    assert outcomes[0] == outcomes[1]
    assert len(set(outcomes)) > 3


def test_a_plan_is_played_on_to_the_end_of_the_match() -> None:
    """Half of what it is worth is what there is in the end, half what the judge says on the way, on average."""
    plans = TurnPlanning(pearls([1, 1, 0], [0, 1, 1]), 3)
    plans.draws = 7
    line = plans.lines[0]
    end: State = line.before.determinize(0, 3 * 1000003 + 7)
    end.apply(line.last)
    assert end.turn > plans.state.turn
    opinions = [end.judge(0)]
    while not end.over:
        end = after_turn(end)
        opinions.append(end.judge(0))
    assert plans.outcome(0) == (sum(opinions) / len(opinions) + opinions[-1]) / 2
    assert plans.turns == len(opinions)


def test_with_a_small_budget_only_the_plans_that_the_judge_likes_best_are_tried_out() -> None:
    plans = TurnPlanning(pearls(advice=Advice(TURNS, turns=10)), 3)
    best = max(plans.contenders, key=lambda contender: plans.lines[contender].value)
    assert plans.decide(20) == best
    assert plans.turns == 0


def test_iterations_of_planning_are_turns_that_are_played() -> None:
    """A round of trials is finished, and each of the stages has one."""
    for held in (NONE, [1, 1, 0]):
        plans = TurnPlanning(pearls(held, NONE, advice=Advice(TURNS, turns=10)), 3)
        plans.decide(500)
        assert 500 <= plans.turns < 600


def test_near_the_end_no_more_plans_are_tried_out_than_tells() -> None:
    """However many turns a short match leaves time for."""
    plans = TurnPlanning(pearls(advice=Advice(TURNS, turns=2)), 3)
    left = 4
    plans.decide(100_000)
    assert ENOUGH * left <= plans.turns < 1.2 * ENOUGH * left


def test_the_rollouts_of_all_contenders_end_in_the_same_turn() -> None:
    """Whether the action ended the turn or went on with it, else the one that ended it would be ahead by a turn."""
    advice = Cautious(ROLLOUTS, rounds=1)
    begun = pearls(advice=advice)
    ends = {}
    for action in (DIVE, STOP):
        state = begun.clone()
        state.apply(action, False)
        Rollout(begun, 1).play_on(state, begun.turn)
        ends[action] = state.turn
    assert ends == {DIVE: begun.turn + 2, STOP: begun.turn + 2}

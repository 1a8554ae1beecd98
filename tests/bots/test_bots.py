from __future__ import annotations

import time

import pytest

import atol
from atol.arena.match import Setting, play_match
from atol.bots.beam import average, best_lines, continuations
from atol.bots.bot import Bot
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.margins import margins
from atol.bots.registry import bot, names
from atol.bots.search import SearchBot, has_rollout_policy
from atol.bots.tree_search import Tree, redrawn
from atol.bots.turn_planning import PLANS, TurnPlanning
from atol.core.conformance import positions_of
from atol.core.errors import BadBot, UnknownBot
from atol.core.game import State
from atol.games.podwodni_lowcy.ids import DEEPER
from atol.games.podwodni_lowcy.rules import LowcyState
from atol.games.reef.state import ReefState
from pearls.game import PearlsGame
from pearls.state import DIVE, STOP, PearlsState
from tests.games.podwodni_lowcy.positions import CALM, as_lowcy, dive, sea
from tests.games.reef.positions import act, match, with_display, with_hand, with_reef


def test_the_three_bots_are_registered() -> None:
    assert names() == ["greedy", "random", "search"]


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot “clever”; there are: greedy, random, search"):
        bot("clever")


@pytest.mark.parametrize(
    "spec", ["search:many", "search:0", "search:-5", "search:-1s", "search:xs", "greedy:2", "random:1"]
)
def test_a_setting_that_is_not_understood_is_refused(spec: str) -> None:
    with pytest.raises(BadBot, match="search:500"):
        bot(spec)


class Witness(Bot):
    """Remembers the states it was given."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def _choose(self, state: State, seed: int) -> int:
        self.seen.append(state)
        return state.legal()[0]


def test_a_bot_s_own_code_never_sees_the_true_state() -> None:
    witness = Witness()
    truth = match(seats=2)
    for seed in range(5):
        witness.choose(truth, seed)
    others = [tuple(state.players[1].hand) for state in witness.seen if isinstance(state, ReefState)]
    assert len(set(others)) > 1
    assert all(
        isinstance(state, ReefState) and state.players[0].hand == truth.players[0].hand for state in witness.seen
    )


def test_a_forced_action_needs_no_thought() -> None:
    witness = Witness()
    state = match(seats=2)
    act(
        state := with_hand(with_reef(state, 0, "R4 R4 R4 R4 / R4 R4 R4 R4 / R4 R4 R4 R4 / R4 R4 R4 R3"), 0, "R01"),
        "play R01",
    )
    assert len(state.legal()) == 1
    assert witness.choose(state, 1) == state.legal()[0]
    assert witness.seen == []


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"), [("search:500", 500, 0.0), ("search:2s", 0, 2.0), ("greedy", 0, 0.0)]
)
def test_a_bot_says_what_a_decision_costs(spec: str, iterations: int, seconds: float) -> None:
    cost = bot(spec).cost
    assert (cost.iterations, cost.seconds) == (iterations, seconds)


# ---- greedy


def test_greedy_takes_the_most_points_it_can_reach_in_its_turn() -> None:
    """Two green pieces beside two others make the green square: 6 points, but only with both in place."""
    state = with_hand(with_reef(match(), 0, "G1 . / G1 ."), 0, "R49 R03")
    state = with_display(state, "R10 R11 R12")
    chosen = []
    while state.to_act == 0:
        action = bot("greedy").choose(state, 1)
        chosen.append(state.game.notation(action))
        state.apply(action)
    assert chosen[0] == "play R03"
    assert state.players[0].stacks[1] > 0
    assert state.players[0].stacks[5] > 0


def test_greedy_beats_random() -> None:
    setting = Setting("reef", ("greedy", "random"), 4, {})
    results = [play_match(setting, number) for number in range(4)]
    assert [result.winners for result in results] == [[setting.seat_of(0, number)] for number in range(4)]


# ---- search


def test_search_is_deterministic_for_a_seed_and_iterations() -> None:
    for state, _ in positions_of(atol.game("reef"), 3, {}, 6, seed=5):
        if not state.over:
            assert bot("search:30").choose(state, 9) == bot("search:30").choose(state, 9)


def test_search_spends_exactly_its_iterations() -> None:
    state = match()
    tree = Tree(state, 3)
    tree.grow(25)
    assert tree.root.visits == tree.grown == 25


def test_search_stops_when_its_time_is_over() -> None:
    start = time.monotonic()
    action = bot("search:0.2s").choose(match(), 1)
    assert time.monotonic() - start < 2.0
    assert action in match().legal()


def test_search_has_a_default() -> None:
    assert SearchBot().iterations == 1000


def test_search_stops_diving_before_its_shell_is_too_full() -> None:
    """A game with nothing but the contract: 8 of 8 points are safe, any further pearl loses them all."""
    state = PearlsGame().new(2, 1)
    assert isinstance(state, PearlsState)
    state.pearls = [[0, 1, 2], [1, 0, 0]]
    state.sea.counts, state.sea.total = [4, 4, 3], 11
    assert bot("search:200").choose(state, 1) == STOP


def test_search_goes_on_diving_while_it_can_only_gain() -> None:
    state = PearlsGame().new(2, 1)
    assert bot("search:200").choose(state, 1) == DIVE


def test_margins_are_over_the_best_other_seat() -> None:
    state = PearlsGame().new(3, 1)
    assert isinstance(state, PearlsState)
    state.pearls = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert margins(state) == [-200.0, -100.0, 100.0]


def test_winning_counts_beside_the_margin() -> None:
    state = PearlsGame().new(2, 1)
    assert isinstance(state, PearlsState)
    state.pearls = [[1, 0, 0], [0, 1, 0]]
    state.to_act = -1
    assert margins(state) == [-1100.0, 1100.0]


# ---- chance


def test_greedy_values_a_draw_by_its_average() -> None:
    """Seven of eight cards are waves, which bring nothing; a single lucky draw must not decide."""
    state = sea(CALM)
    values = {average(dive(state_with_seed(state, seed), "top-left", "S", "R1"), DEEPER, 0) for seed in range(5)}
    spread = [judged(dive(state_with_seed(state, seed), "top-left", "S", "R1")) for seed in range(40)]
    assert max(values) - min(values) < max(spread) - min(spread)


def state_with_seed(state: LowcyState, seed: int) -> LowcyState:
    copy = as_lowcy(state.clone())
    copy.random.rekey(seed)
    return copy


def judged(state: LowcyState) -> int:
    """After one draw."""
    state.apply(DEEPER)
    return state.judge(0)


def test_greedy_surfaces_when_the_next_card_must_interrupt() -> None:
    state = dive(sea(CALM, "R1"), "top-left", "S", "R1")
    state.deck.counts, state.deck.total = [0] * 9 + [2, 0, 0, 0], 2
    for seed in range(5):
        assert bot("greedy").choose(state, seed) != DEEPER
        assert bot("search:60").choose(state, seed) != DEEPER


def test_search_does_not_take_a_lucky_draw_for_a_rule() -> None:
    """The value that is carried up is that of another draw than the one that made the action look best."""
    state = dive(sea(CALM), "top-left", "S", "R1")
    values = {tuple(redrawn(state_with_seed(state, seed), DEEPER)) for seed in range(30)}
    assert len(values) > 3


# ---- flat Monte Carlo


def test_search_tries_actions_out_where_the_game_has_rollout_policy() -> None:
    state = sea(CALM)
    assert has_rollout_policy(state)
    assert FlatMonteCarlo(state, 3).contenders == state.legal()
    assert not has_rollout_policy(match())


def test_all_actions_are_tried_with_the_same_draws() -> None:
    rollouts = FlatMonteCarlo(dive(sea(CALM), "top-left", "S", "R1"), 3)
    rollouts.draws = 1
    assert rollouts.outcome(DEEPER) == rollouts.outcome(DEEPER)
    first = rollouts.outcome(DEEPER)
    others = set()
    for draws in range(2, 12):
        rollouts.draws = draws
        others.add(rollouts.outcome(DEEPER))
    assert len(others - {first}) > 3


def test_the_worse_half_is_given_up_after_each_stage() -> None:
    rollouts = FlatMonteCarlo(dive(sea(CALM), "top-left", "S", "R1"), 3)
    count = len(rollouts.contenders)
    best = rollouts.contenders[2]
    rollouts.totals[best] = 5.0
    sizes = []
    for _ in range(rollouts.stages()):
        rollouts.keep_better_half()
        sizes.append(len(rollouts.contenders))
    assert sizes == [(count + 1) // 2, (count + 3) // 4, 1]
    assert rollouts.contenders == [best]


def test_rollouts_look_two_rounds_ahead() -> None:
    rollouts = FlatMonteCarlo(sea(CALM, seats=3), 3)
    assert rollouts.last_turn == 6


def test_rollouts_stop_when_their_time_is_over() -> None:
    start = time.monotonic()
    state = dive(sea(CALM), "top-left", "S", "R1")
    assert bot("search:0.2s").choose(state, 1) in state.legal()
    assert time.monotonic() - start < 2.0


# ---- planning whole turns


def alone() -> State:
    """Early in a match of one seat."""
    state, player = atol.game("shallow_sea").new(1, 5, mode="first"), bot("random")
    while state.turn < 2:
        state.apply(player.choose(state, state.ply))
    return state


def test_search_plans_whole_turns_where_they_are_long() -> None:
    state = alone()
    assert state.game.advice.plans_turns
    assert not match().game.advice.plans_turns
    plans = TurnPlanning(state, 3)
    assert len(plans.contenders) == PLANS
    assert all(line.first in state.legal() for line in plans.lines)
    assert all(line.state.turn > state.turn or line.state.random.used for line in plans.lines)
    assert plans.decide(16) in range(PLANS)


def test_all_plans_are_tried_with_the_same_draws() -> None:
    plans = TurnPlanning(alone(), 3)
    outcomes = []
    for draws in (1, 1, *range(2, 20)):
        plans.draws = draws
        outcomes.append(plans.outcome(0))
    assert outcomes[0] == outcomes[1]
    assert len(set(outcomes)) > 1


def test_of_lines_that_lead_to_the_same_position_one_is_followed() -> None:
    lines = continuations(alone(), -1, 0)
    best = best_lines(lines + lines, 2)
    assert best[0].value == max(line.value for line in lines)
    assert best[0].first != best[1].first


def test_plans_begin_with_what_was_known_when_they_were_made() -> None:
    plans = TurnPlanning(alone(), 3)
    best = max(plans.contenders, key=lambda contender: plans.lines[contender].value)
    plans.keep_better_half()
    assert best in plans.contenders

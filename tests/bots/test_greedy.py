"""The beam search to the end of a turn, and the bot that takes its best line."""

from __future__ import annotations

from atol.bots.beam import average, best_lines, continuations, whole_turns
from atol.bots.registry import bot
from pearls.state import DIVE, STOP
from tests.bots.toy import NONE, pearls


def test_an_action_that_draws_is_worth_its_average() -> None:
    seeds = range(10)
    averages = [average(pearls(seed=seed), DIVE, 0) for seed in seeds]
    single = [continuations(pearls(seed=seed), None, 0)[0].state.judge(0) for seed in seeds]
    assert set(single) == {100, 200, 300}
    assert max(averages) - min(averages) < max(single) - min(single)


def test_an_average_of_one_draw_is_that_draw() -> None:
    assert {average(pearls(seed=seed), DIVE, 0, draws=1) for seed in range(10)} == {100, 200, 300}


def test_greedy_dives_while_it_gains_and_stops_before_it_loses() -> None:
    for seed in range(5):
        assert bot("greedy").choose(pearls(), seed) == DIVE
        assert bot("greedy").choose(pearls([0, 1, 2], NONE), seed) == STOP


def test_lines_end_with_the_turn_or_where_something_is_drawn() -> None:
    state = pearls()
    lines = whole_turns(state)
    assert {line.first for line in lines} == {DIVE, STOP}
    assert all(line.state.turn > state.turn or line.state.random.used for line in lines)


def test_of_lines_that_lead_to_the_same_position_one_is_followed() -> None:
    lines = continuations(pearls(), None, 0)
    best = best_lines(lines + lines, 2)
    assert best[0].value == max(line.value for line in lines)
    assert best[0].first != best[1].first

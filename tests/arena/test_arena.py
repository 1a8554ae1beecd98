"""Many matches: seeds, rotation and the sums of a series."""

from __future__ import annotations

import pytest

from atol.arena.match import Result, Setting, play_match, record_match
from atol.arena.simulate import MOST_TASKS, chunks, play_chunk, simulate, summarize
from atol.core import record
from atol.core.data import Overlay
from tests.example import EXAMPLE

PAIR = Setting(EXAMPLE, ("greedy", "random"), 1, {})
THREE = Setting(EXAMPLE, ("a", "b", "c"), 1, {})


def quiet(result: Result) -> None:
    """Nobody waits for the results one by one."""


# ---- seeds and seats


def test_a_match_seed_depends_on_the_series_and_the_number_alone() -> None:
    other_bots = Setting(EXAMPLE, ("random", "search:5", "greedy"), 1, {"points": "hidden"})
    assert [PAIR.match_seed(number) for number in range(50)] == [other_bots.match_seed(n) for n in range(50)]


def test_match_seeds_differ_between_matches_and_series() -> None:
    other = Setting(EXAMPLE, ("greedy", "random"), 2, {})
    seeds = {setting.match_seed(number) for setting in (PAIR, other) for number in range(1000)}
    assert len(seeds) == 2000


def test_bots_rotate_through_the_seats() -> None:
    assert [THREE.seated(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]


def test_every_bot_has_the_seat_it_is_said_to_have() -> None:
    for number in range(7):
        for index, name in enumerate(THREE.bots):
            assert THREE.seated(number)[THREE.seat_of(index, number)] == name


# ---- one match


def test_a_match_is_the_same_every_time() -> None:
    assert play_match(PAIR, 4) == play_match(PAIR, 4)
    assert play_match(PAIR, 4).actions != play_match(PAIR, 5).actions


def test_a_match_counts_its_real_choices() -> None:
    result = play_match(PAIR, 0)
    state = PAIR.load_game().new(2, PAIR.match_seed(0))
    choices = 0
    for action in result.actions:
        choices += len(state.legal()) > 1
        state.apply(action)
    assert result.moves == choices < len(result.actions)
    assert state.over
    assert (state.scores(), state.winners()) == (result.scores, result.winners)


@pytest.mark.parametrize(
    "setting",
    [
        PAIR,
        Setting(EXAMPLE, ("random", "random", "random"), 9, {"points": "hidden", "setup": "free"}),
        Setting(EXAMPLE, ("random", "random"), 2, {}, Overlay(EXAMPLE, "box", {"start": {"start": {"points": 5}}})),
    ],
)
def test_the_record_of_a_match_verifies(setting: Setting) -> None:
    for number in (0, 1):
        result = play_match(setting, number)
        recorded = record.read(record.write(record_match(setting, result)))
        assert record.verify(recorded).scores() == result.scores
        assert recorded.players == [f"bot {name}" for name in setting.seated(number)]


# ---- sharing the work


@pytest.mark.parametrize("games", [1, 2, 999, MOST_TASKS, MOST_TASKS + 1, 10_000, 123_457])
def test_chunks_cover_every_match_exactly_once(games: int) -> None:
    parts = chunks(games)
    assert [number for part in parts for number in part] == list(range(games))
    assert all(part for part in parts)
    assert min(games, MOST_TASKS // 2) <= len(parts) <= MOST_TASKS


def test_a_chunk_is_its_matches() -> None:
    assert play_chunk(PAIR, range(2, 4)) == [play_match(PAIR, 2), play_match(PAIR, 3)]


def test_the_result_does_not_depend_on_the_workers() -> None:
    setting = Setting(EXAMPLE, ("random", "random", "random"), 5, {})
    reported: list[int] = []
    one = simulate(setting, 7, 1, quiet)
    two = simulate(setting, 7, 2, lambda result: reported.append(result.number))
    assert sorted(reported) == list(range(7))
    for field in ("games", "bots", "wins", "seat_wins", "draws", "mean_scores", "moves"):
        assert getattr(one, field) == getattr(two, field)


# ---- sums


def result(number: int, scores: list[int], winners: list[int], moves: int = 10) -> Result:
    return Result(number, scores, winners, moves, [])


def test_wins_and_means_belong_to_bots_and_seat_wins_to_seats() -> None:
    # In match 1 the first bot sits on seat 1.
    summary = summarize(PAIR, [result(0, [30, 10], [0]), result(1, [20, 50], [1])], 1.5)
    assert summary.bots == ["greedy", "random"]
    assert summary.wins == [2, 0]
    assert summary.seat_wins == [1, 1]
    assert summary.mean_scores == [40.0, 15.0]
    assert (summary.games, summary.draws, summary.moves, summary.seconds) == (2, 0, 20, 1.5)


def test_a_shared_victory_is_a_draw_and_nobody_s_win() -> None:
    summary = summarize(PAIR, [result(0, [10, 10], [0, 1]), result(2, [9, 10], [1])], 0.0)
    assert summary.draws == 1
    assert summary.wins == summary.seat_wins == [0, 1]


def test_a_match_nobody_won_is_no_draw() -> None:
    summary = summarize(PAIR, [result(0, [10, 10], [])], 0.0)
    assert (summary.wins, summary.draws) == ([0, 0], 0)


def test_an_automaton_has_a_mean_of_its_own_and_can_win() -> None:
    solo = Setting(EXAMPLE, ("greedy",), 1, {})
    summary = summarize(solo, [result(0, [50, 70], [1]), result(1, [60, 30], [0])], 0.0)
    assert summary.opponent_mean_score == 50.0
    assert summary.mean_scores == [55.0]
    assert summary.wins == summary.seat_wins == [1]


def test_without_an_automaton_there_is_no_opponent_s_mean() -> None:
    assert summarize(PAIR, [result(0, [30, 10], [0])], 0.0).opponent_mean_score is None


def test_sums_of_real_matches_add_up() -> None:
    results = [play_match(PAIR, number) for number in range(4)]
    summary = summarize(PAIR, results, 0.0)
    assert sum(summary.wins) + summary.draws == 4
    assert sum(summary.wins) == sum(summary.seat_wins)
    total = sum(sum(result.scores) for result in results)
    assert sum(summary.mean_scores) * 4 == pytest.approx(total)

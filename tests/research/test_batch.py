"""A batch plays the very matches that one would play one by one."""

from __future__ import annotations

import numpy as np
import pytest

from atol.core import registry
from atol.core.errors import BadOption, IllegalInMatch, NoObservation
from atol.research.matches import Matches, OneProcess, stepper
from atol.research.rewards import results, score_margins
from atol.research.setup import MARGIN, RESULT, learner_among_bots, self_play
from atol.research.spaces import random_actions
from pearls.game import PearlsGame
from tests.example import EXAMPLE
from tests.research.playing import GAMES, OneByOne, settings

MATCHES = 3
STEPS = 150
SEED = 11


def compare(process: OneProcess, singles: list[OneByOne], steps: int) -> int:
    """Step both with the same random actions; how many matches ended."""
    arrays = process.arrays
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(steps):
        for match, single in enumerate(singles):
            assert arrays.masks[match].tolist() == single.mask().tolist()
            assert arrays.observations[match].tolist() == single.seen().tolist()
            assert arrays.players[match] == single.seating.player_at(single.state.to_act, single.seed)
        actions = random_actions(arrays.masks, generator)
        process.step(actions)
        for match, single in enumerate(singles):
            rewards = single.act(int(actions[match]))
            assert bool(arrays.ends[match]) is (rewards is not None)
            assert arrays.rewards[match].tolist() == (rewards or [0.0] * single.setup.seats)
            ended += rewards is not None
    return ended


@pytest.mark.parametrize("game", GAMES)
def test_self_play_equals_single_stepping(game: str) -> None:
    setup = self_play(game, None, MARGIN, {})
    process = OneProcess(setup, MATCHES)
    process.reset(SEED)
    compare(process, [OneByOne(setup, SEED + match, MATCHES) for match in range(MATCHES)], STEPS)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_among_bots_equals_single_stepping(game: str) -> None:
    seats, options = settings(game)[1]
    setup = learner_among_bots(game, seats, "random", None, RESULT, dict(options))
    process = OneProcess(setup, MATCHES)
    process.reset(SEED)
    compare(process, [OneByOne(setup, SEED + match, MATCHES) for match in range(MATCHES)], STEPS)


def test_matches_that_end_begin_anew_with_later_seeds() -> None:
    setup = learner_among_bots(EXAMPLE, 2, "random", None, RESULT, {})
    process = OneProcess(setup, MATCHES)
    process.reset(SEED)
    singles = [OneByOne(setup, SEED + match, MATCHES) for match in range(MATCHES)]
    assert compare(process, singles, 400) > 2 * MATCHES
    assert all(single.seed > SEED + 2 * MATCHES for single in singles)


def test_the_seed_decides_the_learner_s_seat_unless_one_is_chosen() -> None:
    rotating = learner_among_bots(EXAMPLE, 3, "random", None, RESULT, {}).seating()
    assert [rotating.seat_of(0, seed) for seed in range(4)] == [0, 1, 2, 0]
    assert [rotating.player_at(rotating.seat_of(2, seed), seed) for seed in range(4)] == [2, 2, 2, 2]
    fixed = learner_among_bots(EXAMPLE, 3, "random,greedy", 1, RESULT, {})
    assert fixed.players == ("random", "", "greedy")
    assert [fixed.seating().seat_of(fixed.learner, seed) for seed in range(3)] == [1, 1, 1]


def test_the_last_observation_is_the_end_as_its_player_saw_it() -> None:
    setup = learner_among_bots(EXAMPLE, 2, "random", 1, RESULT, {})
    process, twin = OneProcess(setup, 1), setup.new_state(SEED)
    generator = np.random.default_rng(1)
    process.reset(SEED)
    while not process.arrays.ends[0]:
        process.batch.seating.let_bots_move(twin, SEED)
        actions = random_actions(process.arrays.masks, generator)
        twin.apply(int(actions[0]))
        process.step(actions)
    process.batch.seating.let_bots_move(twin, SEED)
    assert twin.over
    assert process.arrays.last_observations[0].tolist() == twin.observe(1).tolist()


@pytest.mark.parametrize(("wrong", "workers"), [(-1, 1), (10**6, 1), (2**40, 1), (-1, 2)])
def test_an_illegal_action_is_named_and_changes_nothing(wrong: int, workers: int) -> None:
    process = stepper(self_play(EXAMPLE, 2, RESULT, {}), 3, workers)
    try:
        process.reset(SEED)
        actions = random_actions(process.arrays.masks, np.random.default_rng(1))
        before = process.arrays.observations.copy(), process.arrays.masks.copy()
        refused = actions.copy()
        refused[2] = wrong
        with pytest.raises(IllegalInMatch, match=f"in match 2: {wrong} is not legal now; legal: "):
            process.step(refused)
        assert np.array_equal(process.arrays.observations, before[0])
        assert np.array_equal(process.arrays.masks, before[1])
        process.step(actions)
        assert not np.array_equal(process.arrays.observations, before[0])
    finally:
        process.close()


def test_an_action_of_another_moment_is_refused_by_name() -> None:
    process = OneProcess(self_play(EXAMPLE, 2, RESULT, {}), 2)
    process.reset(SEED)
    illegal = int(np.flatnonzero(process.arrays.masks[0] == 0)[0])
    with pytest.raises(IllegalInMatch, match="in match 0: ") as refusal:
        process.step(np.array([illegal, illegal]))
    assert refusal.value.details["action"] == process.batch.game.notation(illegal)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_no_step_is_refused(workers: int) -> None:
    process = stepper(self_play(EXAMPLE, 2, RESULT, {}), 2, workers)
    try:
        with pytest.raises(ValueError, match="call reset first"):
            process.step(np.zeros(2, np.int64))
        process.reset(SEED)
        with pytest.raises(ValueError, match=r"2 actions .*are needed"):
            process.step(np.zeros(3, np.int64))
    finally:
        process.close()


def trajectory(workers: int, steps: int) -> list[bytes]:
    matches = Matches(EXAMPLE, 5, seats=3, workers=workers)
    generator = np.random.default_rng(2)
    shown = []
    matches.reset(SEED)
    for _ in range(steps):
        matches.step(random_actions(matches.masks, generator))
        arrays = (matches.observations, matches.masks, matches.seats, matches.rewards, matches.ends)
        shown.append(b"".join(array.tobytes() for array in arrays))
    matches.close()
    return shown


def test_results_are_equal_for_any_number_of_workers() -> None:
    expected = trajectory(1, 300)
    assert trajectory(2, 300) == expected
    assert len(set(expected)) == 300


def test_more_workers_than_matches_are_refused() -> None:
    with pytest.raises(ValueError, match="from 1 to 2 workers can share 2 matches, got 3"):
        Matches(EXAMPLE, 2, workers=3)


def test_random_actions_are_legal_and_reach_every_legal_one() -> None:
    masks = np.array([[0, 1, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]], np.int8)
    drawn = np.array([random_actions(masks, np.random.default_rng(seed)) for seed in range(100)])
    assert [set(column.tolist()) for column in drawn.T] == [{1, 2}, {3}, {0, 1, 2, 3}]


class Ended:
    """A finished match of these scores and winners."""

    def __init__(self, seats: int, scores: list[int], winners: list[int]) -> None:
        self.seats = seats
        self._scores = scores
        self._winners = winners

    def scores(self) -> list[int]:
        return self._scores

    def winners(self) -> list[int]:
        return self._winners


@pytest.mark.parametrize(
    ("seats", "scores", "winners", "expected", "margins"),
    [
        (2, [7, 5], [0], [1.0, -1.0], [2.0, -2.0]),
        (2, [7, 7], [0, 1], [0.0, 0.0], [0.0, 0.0]),
        (3, [7, 7, 1], [0, 1], [0.0, 0.0, -1.0], [0.0, 0.0, -6.0]),
        (1, [60], [0], [1.0], [60.0]),
        (1, [20], [], [-1.0], [20.0]),
        (1, [20, 25], [1], [-1.0], [-5.0]),
    ],
)
def test_rewards_tell_the_result_or_the_margin(
    seats: int, scores: list[int], winners: list[int], expected: list[float], margins: list[float]
) -> None:
    ended: object = Ended(seats, scores, winners)
    assert results(ended) == expected  # type: ignore[arg-type]  # as much of a state as is asked
    assert score_margins(ended) == margins  # type: ignore[arg-type]  # as much of a state as is asked


@pytest.mark.parametrize(
    "wrong", [{"reward": "fame"}, {"seat": 2}, {"bots": "random,random"}], ids=["reward", "seat", "bots"]
)
def test_what_makes_no_setup_is_refused(wrong: dict[str, object]) -> None:
    arguments = {"game": EXAMPLE, "seats": 2, "bots": "random", "seat": None, "reward": RESULT, "options": {}}
    with pytest.raises(BadOption):
        learner_among_bots(**{**arguments, **wrong})  # type: ignore[arg-type]  # one of them is wrong


def test_a_game_without_an_observation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda game_id: PearlsGame())
    with pytest.raises(NoObservation, match=f"{EXAMPLE} has no observation"):
        self_play(EXAMPLE, 2, RESULT, {})

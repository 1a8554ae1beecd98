"""Gymnasium's own checker for every game, and the vector environment beside the single one."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import atol
from atol.core.errors import IllegalInMatch
from atol.research.gymnasium import LearnerEnv, LearnerVectorEnv, environment_id
from atol.research.spaces import random_actions
from tests.example import EXAMPLE
from tests.research.playing import GAMES, OneByOne, settings

ID = environment_id(EXAMPLE)
SETTINGS = [(game, seats, options) for game in GAMES for seats, options in settings(game)]


def test_every_game_is_registered() -> None:
    assert environment_id("two_words") == "Atol/TwoWords-v0"
    assert {environment_id(game) for game in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_the_checker_passes_for_every_game_and_mode(game: str, seats: int, options: dict[str, str]) -> None:
    arguments: dict[str, Any] = {"seats": seats, **options}
    check_env(gymnasium.make(environment_id(game), **arguments).unwrapped)


def play(env: Any, seed: int | None = None) -> tuple[float, int]:
    """A random match to the end: its reward and how many steps it took."""
    observation, info = env.reset(seed=seed)
    generator = np.random.default_rng(1)
    steps, terminated, reward = 0, False, 0.0
    while not terminated:
        assert reward == 0.0
        (action,) = random_actions(info["action_mask"][np.newaxis], generator)
        observation, reward, terminated, truncated, info = env.step(action)
        assert observation in env.observation_space
        assert truncated is False
        steps += 1
    assert not info["action_mask"].any()
    return reward, steps


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_its_result(game: str) -> None:
    env = LearnerEnv(game)
    reward, steps = play(env, 3)
    assert reward in (-1.0, 0.0, 1.0)
    assert steps > 5
    assert env._state.over


@pytest.mark.parametrize("bots", ["greedy", "random,greedy", ["greedy", "search:5"]])
def test_any_bots_play_the_other_seats(bots: str | list[str]) -> None:
    env = LearnerEnv(EXAMPLE, seats=3, bots=bots)
    observation, _ = env.reset(seed=2)
    reference = OneByOne(env.setup, 2, 1)
    for _ in range(3):
        assert observation.tolist() == reference.seen().tolist()
        action = reference.state.legal()[0]
        observation, *_ = env.step(np.int64(action))
        assert reference.act(action) is None


def test_an_illegal_action_loses_the_match() -> None:
    for reward, lost in (("result", -1.0), ("margin", -100.0)):
        env = LearnerEnv(EXAMPLE, reward=reward)
        _, info = env.reset(seed=1)
        illegal = np.flatnonzero(info["action_mask"] == 0)[0]
        _, given, terminated, _, info = env.step(illegal)
        assert (given, terminated, info["illegal_action"]) == (lost, True, True)


def test_seeds_are_those_of_the_game_and_count_on() -> None:
    env = LearnerEnv(EXAMPLE, seats=2)
    for seed, given in ((7, 7), (8, None)):
        env.reset(seed=given)
        reference = OneByOne(env.setup, seed, 1)
        assert env._state.to_bytes() == reference.state.to_bytes()


def test_without_a_seed_environments_differ() -> None:
    seeds = set()
    for _ in range(3):
        env = LearnerEnv(EXAMPLE)
        env.reset()
        seeds.add(env._seed)
    assert len(seeds) == 3


def test_it_draws_the_board() -> None:
    env = LearnerEnv(EXAMPLE, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 3


# ---- many matches


def test_make_vec_makes_the_vector_environment() -> None:
    envs: Any = gymnasium.make_vec(ID, num_envs=4, bots="random")
    assert isinstance(envs, LearnerVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert info["action_mask"].shape == (4, atol.game(EXAMPLE).action_count)
    actions = random_actions(info["action_mask"], np.random.default_rng(1))
    assert actions in envs.action_space
    observations, rewards, terminations, truncations, _ = envs.step(actions)
    assert observations in envs.observation_space
    assert [str(array.dtype) for array in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
    envs.close()


def test_one_match_of_the_vector_environment_is_the_single_environment() -> None:
    single, many = LearnerEnv(EXAMPLE, reward="margin"), LearnerVectorEnv(EXAMPLE, 1, reward="margin")
    generator, ended = np.random.default_rng(1), 0
    observation, info = single.reset(seed=4)
    observations, infos = many.reset(seed=4)
    for _ in range(400):
        assert np.array_equal(observations[0], observation)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        actions = random_actions(infos["action_mask"], generator)
        observation, reward, terminated, _, info = single.step(actions[0])
        observations, rewards, terminations, truncations, infos = many.step(actions)
        assert (rewards[0], terminations[0], truncations[0]) == (reward, terminated, False)
        assert ("final_obs" in infos) is terminated
        if terminated:
            assert np.array_equal(infos["final_obs"][0], observation)
            observation, info = single.reset()
            ended += 1
    assert ended > 3


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_kept_unless_the_caller_wants_speed(copy: bool) -> None:
    envs = LearnerVectorEnv(EXAMPLE, 2, copy=copy)
    first, info = envs.reset(seed=1)
    before = first.copy()
    envs.step(random_actions(info["action_mask"], np.random.default_rng(1)))
    assert np.array_equal(first, before) is copy


def trajectory(workers: int) -> list[bytes]:
    envs = LearnerVectorEnv(EXAMPLE, 3, seats=3, bots="random", workers=workers)
    generator, shown = np.random.default_rng(1), []
    _, info = envs.reset(seed=9)
    for _ in range(100):
        observations, rewards, ends, _, info = envs.step(random_actions(info["action_mask"], generator))
        shown.append(observations.tobytes() + rewards.tobytes() + ends.tobytes() + info["action_mask"].tobytes())
    envs.close()
    return shown


def test_workers_give_what_one_process_gives() -> None:
    assert trajectory(2) == trajectory(1)


def test_an_illegal_action_is_refused_in_many_matches() -> None:
    envs = LearnerVectorEnv(EXAMPLE, 2)
    envs.reset(seed=1)
    with pytest.raises(IllegalInMatch, match="in match 0: "):
        envs.step(np.array([-5, -5]))


PRINTING = """
import sys, zlib, gymnasium, numpy, atol.research.gymnasium
from atol.research.spaces import random_actions
envs = gymnasium.make_vec(sys.argv[1], num_envs=4)
generator = numpy.random.default_rng(1)
_, info = envs.reset(seed=5)
for _ in range(60):
    observations, rewards, ends, _, info = envs.step(random_actions(info["action_mask"], generator))
    print(zlib.crc32(observations.tobytes()), rewards, ends)
"""


def test_two_processes_with_one_seed_give_identical_trajectories() -> None:
    first, second = [
        subprocess.run([sys.executable, "-c", PRINTING, ID], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert first == second
    assert len(set(first.splitlines())) == 60


LIGHT = "import sys, atol, atol.cli, atol.research; atol.game(sys.argv[1]); print('numpy' in sys.modules)"


def test_atol_alone_needs_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT, EXAMPLE], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

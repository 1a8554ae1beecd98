"""PettingZoo's own tests for every game, and what they do not ask."""

from __future__ import annotations

import pickle
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import atol
from atol.core.errors import IllegalAction
from atol.core.random import seeded
from atol.research.pettingzoo import SeatEnv, env
from tests.example import EXAMPLE
from tests.research.playing import GAMES, chosen, settings

SETTINGS = [(game, seats, options) for game in GAMES for seats, options in settings(game)]
CYCLES = 15

# The API test says so of every environment with a mask that is not one of PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_the_api_test_passes_for_every_game_and_mode(game: str, seats: int, options: dict[str, str]) -> None:
    api_test(env(game, seats, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_performance_benchmark_runs(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes twenty times as fast, so that its five seconds are a quarter of one."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: 20 * time.perf_counter()))
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def played(environment: SeatEnv, seed: int) -> dict[str, float]:
    """A random match to the end; the rewards by agent."""
    random, rewards = seeded(seed), {}
    environment.reset(seed)
    for agent in environment.agent_iter():
        _, reward, terminated, _, _ = environment.last()
        if terminated:
            rewards[agent] = reward
        environment.step(None if terminated else chosen(environment.state_now, random))
    return rewards


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_the_reward(game: str) -> None:
    environment = env(game)
    rewards = played(environment, 3)
    state = environment.state_now
    assert state.over
    assert list(rewards) == environment.possible_agents
    for agent, reward in zip(range(state.seats), rewards.values(), strict=True):
        assert (reward > -1) is (agent in state.winners())


def test_the_margin_is_an_option() -> None:
    environment = env(EXAMPLE, 2, reward="margin")
    rewards = played(environment, 3)
    first, second = environment.state_now.scores()
    assert rewards == {"seat_0": first - second, "seat_1": second - first}


def test_a_seed_begins_the_match_that_it_begins_everywhere() -> None:
    environment = env(EXAMPLE, 3)
    environment.reset(seed=7)
    assert environment.state_now.to_bytes() == atol.game(EXAMPLE).new(3, 7).to_bytes()
    environment.reset()
    assert environment.state_now.to_bytes() == atol.game(EXAMPLE).new(3, 8).to_bytes()


def test_who_is_not_asked_has_an_empty_mask() -> None:
    environment = env(EXAMPLE)
    environment.reset(seed=1)
    asked = environment.agent_selection
    for agent in environment.agents:
        mask = environment.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    environment = env(EXAMPLE)
    environment.reset(seed=1)
    before = environment.state_now.to_bytes()
    with pytest.raises(IllegalAction):
        environment.step(environment.game.action_count - 1)
    assert environment.state_now.to_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_environment_goes_on_where_it_was(game: str) -> None:
    environment, random = env(game), seeded(1)
    environment.reset(seed=5)
    for _ in range(12):
        environment.step(chosen(environment.state_now, random))
    twin = pickle.loads(pickle.dumps(environment))
    while not environment.state_now.over:
        assert twin.agent_selection == environment.agent_selection
        action = chosen(environment.state_now, random)
        for one in (environment, twin):
            one.step(action)
    assert twin.state_now.to_bytes() == environment.state_now.to_bytes()
    assert twin.rewards == environment.rewards


def test_an_environment_that_has_not_begun_can_be_pickled() -> None:
    twin: Any = pickle.loads(pickle.dumps(env(EXAMPLE)))
    twin.reset(seed=1)
    assert twin.agent_selection in twin.agents


@pytest.mark.parametrize("game", GAMES)
def test_it_draws_what_the_seat_sees_to_the_end(game: str) -> None:
    environment = env(game, render_mode="ansi")
    environment.reset(seed=1)
    opening = environment.render()
    assert opening is not None
    assert len(opening.splitlines()) > 3
    assert "\x1b" not in opening
    played(environment, 1)
    assert environment.render() != opening
    assert env(game).render() is None


def test_nothing_is_observed_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = env(EXAMPLE)
    asked: list[str] = []
    monkeypatch.setattr(environment, "observe", asked.append)
    environment.reset(seed=1)
    environment.step(environment.state_now.legal()[0])
    assert asked == []
    environment.last(observe=False)
    assert asked == []

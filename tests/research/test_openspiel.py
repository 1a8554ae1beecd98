"""OpenSpiel's own simulation for every game, and its Python search, unchanged."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import atol
from atol.core.random import seeded
from atol.research.openspiel import OUTCOMES, as_parameter, spiel_name
from tests.example import EXAMPLE
from tests.research.playing import GAMES, settings

NAME = spiel_name(EXAMPLE)


def loaded(game: str, **parameters: int | str) -> Any:
    return pyspiel.load_game(spiel_name(game), parameters)


def played(game: Any, plies: int, seed: int = 1) -> Any:
    """A state after that many random decisions."""
    state, random = game.new_initial_state(), seeded(seed)
    while plies > 0 and not state.is_terminal():
        plies -= not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))])
    while state.is_chance_node():
        state.apply_action(random.below(OUTCOMES))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_is_loaded_and_begins(game: str) -> None:
    known = {option.name: option for option in atol.game(game).meta.options}
    for seats, options in settings(game):
        given = {name: as_parameter(known[name], value) for name, value in options.items()}
        state = played(pyspiel.load_game(str(loaded(game, seats=seats, **given))), 5)
        assert state.num_players() == seats
        assert options.items() <= state.position.options.items()


@pytest.mark.parametrize("game", GAMES)
def test_the_python_ismcts_runs_unchanged(game: str) -> None:
    spiel = loaded(game)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(spiel, evaluator, uct_c=1.4, max_simulations=4, random_state=np.random.RandomState(2))
    state = played(spiel, 8)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(game: str) -> None:
    for plies in (0, 10, 30):
        state = played(loaded(game), plies)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_resampling_deals_anew() -> None:
    state = played(loaded(EXAMPLE), 20)
    drawn = iter(np.linspace(0.0, 0.9, 10))
    dealt = {str(state.resample_from_infostate(0, lambda: float(next(drawn)))) for _ in range(10)}
    assert len(dealt) > 1


def test_the_information_state_recalls_what_the_observation_does_not() -> None:
    """Two orders of the same draws lead to one position, which is looked back on differently."""
    game = loaded(EXAMPLE, seed=3)
    state = game.new_initial_state()
    strings = [state.information_state_string(0)]
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
        strings.append(state.information_state_string(0))
    assert len(set(strings)) == len(strings)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.information_state_string(0) == strings[-1]


def test_a_seed_fixes_the_opening_and_chance_stays() -> None:
    state = loaded(EXAMPLE, seats=3, seed=7).new_initial_state()
    assert state.position.to_bytes() == atol.game(EXAMPLE).new(3, 7).to_bytes()
    chances = 0
    while not state.is_terminal():
        chances += state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert chances > 0


def test_chance_decides_what_is_drawn() -> None:
    state = loaded(EXAMPLE, seed=7).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len(state.chance_outcomes()) == OUTCOMES
    assert len({str(state.child(outcome)) for outcome in range(20)}) > 10
    assert str(state.child(5)) == str(state.child(5))


def test_a_history_replays_exactly() -> None:
    game = loaded(EXAMPLE)
    state = played(game, 10**6)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == 0.0


def test_clones_go_their_own_ways() -> None:
    state = played(loaded(EXAMPLE), 12)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_process_that_loaded_the_games_ends_well() -> None:
    code = f"import atol.research.openspiel, pyspiel; print(pyspiel.load_game('{NAME}(seats=3)'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"{NAME}(")
    assert done.stderr == ""

"""Nets in whole numbers: the engine's arithmetic, the file, and what is lost on the way from floating point."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import atol
from atol.bots.net import PREFERENCE_BITS, VALUE_BITS, judged_after
from atol.bots.net_file import LARGEST, facts_of, fits, read_net
from atol.bots.worth import OPINION_BITS, judged_margins
from atol.core.conformance import positions_of
from atol.core.game import State
from atol.train.folder import Settings
from atol.train.quantize import Floats, Overflow, Reference, input_scale, quantized, whole_rows
from tests.example import EXAMPLE, GAME, OTHER
from tests.train.nets import WORTH, random_floats, random_net

GAMES = [meta.id for meta in atol.installed_games()]


def positions(game_id: str, count: int) -> Iterator[State]:
    game = atol.game(game_id)
    return (state for state, _ in positions_of(game, game.meta.seats[1], {}, count, seed=3) if not state.over)


def inputs_of(state: State) -> tuple[np.ndarray, np.ndarray]:
    """What a net sees, and the last of it apart: the judge's opinions."""
    judged = judged_margins(state)
    order = [(state.to_act + places) % state.seats for places in range(state.seats)]
    opinions = np.zeros(state.game.meta.seats[1] + 1, np.int64)
    opinions[: state.seats] = [WORTH.opinion(judged[seat], state.seats) for seat in order]
    opinions[-1] = max(WORTH.opinion(judged_after(state, action), state.seats) for action in state.legal())
    observation = np.frombuffer(state.observe(state.to_act), dtype=np.int16).astype(np.int64)
    return np.hstack((observation, opinions)), opinions


@pytest.mark.parametrize("game_id", GAMES)
def test_the_engine_s_net_answers_as_plain_arrays_do(game_id: str) -> None:
    data = random_net(atol.game(game_id), hidden=15, deep=7)
    net, reference = read_net(data), Reference(data)
    for state in positions(game_id, 6):
        values, preferences = reference(*inputs_of(state))
        actions = state.legal()
        net.look(state, actions)
        assert list(net.outputs)[: len(values)] == values.tolist()
        assert [net.preferences.of(action, net.deep) for action in actions] == preferences[actions].tolist()


def exact(floats: Floats, inputs: np.ndarray, opinions: np.ndarray) -> np.ndarray:
    """The values in floating point."""
    hidden = (floats.first.weights @ (inputs * input_scale(GAME)) + floats.first.biases).clip(0, 1)
    deep = (floats.second.weights @ hidden + floats.second.biases).clip(0, 1)
    known = np.hstack((deep, opinions / 2**OPINION_BITS))
    return np.asarray(floats.values.weights @ known + floats.values.biases)


def test_little_is_lost_on_the_way_to_whole_numbers() -> None:
    floats = random_floats(GAME)
    reference = Reference(quantized(floats, GAME, WORTH, {}))
    for state in positions(EXAMPLE, 8):
        values, _ = reference(*inputs_of(state))
        assert np.abs(values / 2**VALUE_BITS - exact(floats, *inputs_of(state))).max() < 0.08


def test_a_row_is_shifted_as_far_as_its_largest_weight_needs() -> None:
    small, shifts = whole_rows(np.array([[0.001, -0.002], [1.0, 0.5], [0.0, 0.0]]))
    assert shifts.tolist() == [0, 8, 0]
    assert small.tolist() == [[16, -33], [64, 32], [0, 0]]


def test_a_net_whose_sums_could_outgrow_their_place_is_refused() -> None:
    floats = random_floats(GAME)
    floats.second.weights[0, 0] = 1e5
    with pytest.raises(Overflow, match="could reach"):
        quantized(floats, GAME, WORTH, {})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_net_of_the_usual_size_may_ship(game_id: str) -> None:
    settings = Settings(game_id)
    assert len(random_net(atol.game(game_id), settings.hidden, settings.deep)) <= LARGEST


def test_a_net_says_what_it_was_trained_for() -> None:
    facts = facts_of(random_net(GAME))
    assert facts["game"] == EXAMPLE
    assert fits(facts, GAME)
    assert not fits(facts, atol.game(OTHER))


def test_a_file_that_breaks_off_or_has_another_format_is_refused() -> None:
    data = random_net(GAME)
    with pytest.raises(ValueError, match="too short"):
        read_net(data[:-1])
    with pytest.raises(ValueError, match="format 7"):
        read_net(data.replace(b'"format": 1', b'"format": 7', 1))


def test_likelihoods_are_those_of_preferences_and_trust_in_the_judge() -> None:
    net = read_net(random_net(GAME))
    state = GAME.new(2, 1)
    actions = state.legal()
    net.look(state, actions)
    trust = net.outputs[net.seats] / 2**VALUE_BITS
    outlooks = [WORTH.opinion(judged_after(state, action), 2) / 2**OPINION_BITS for action in actions]
    preferences = [net.preferences.of(action, net.deep) / 2**PREFERENCE_BITS for action in actions]
    wanted = np.array(preferences) + trust * np.array(outlooks)
    expected = np.exp(wanted - wanted.max())
    likely = np.array(net.likelihoods(actions))
    assert likely.min() >= 1
    assert np.allclose(likely / likely.sum(), expected / expected.sum(), atol=0.02)

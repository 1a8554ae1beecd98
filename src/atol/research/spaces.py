"""Observations, masks and actions as NumPy arrays and as the spaces of Gymnasium."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from atol.core.game import Game, State

Observations = NDArray[np.int16]
Masks = NDArray[np.int8]
Actions = NDArray[np.int64]


def observed(state: State, seat: int) -> Observations:
    """What that seat knows, in an array of its own."""
    return np.frombuffer(state.observe(seat), np.int16).copy()


def legal_mask(state: State) -> Masks:
    """1 where an action is legal now, in an array of its own."""
    return np.frombuffer(state.mask(), np.int8).copy()


def empty_mask(game: Game) -> Masks:
    return np.zeros(game.action_count, np.int8)


@cache
def bounds(game: Game) -> tuple[Observations, Observations]:
    """The least and the greatest value of each entry."""
    entries = game.observation.entries()
    return np.array([entry.low for entry in entries], np.int16), np.array([entry.high for entry in entries], np.int16)


def observation_space(game: Game) -> spaces.Box[np.int16]:
    low, high = bounds(game)
    return spaces.Box(low, high, dtype=np.int16)


def masked_observation_space(game: Game) -> spaces.Dict:
    mask = spaces.Box(0, 1, (game.action_count,), np.int8)
    return spaces.Dict({"observation": observation_space(game), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(game.action_count)


def random_actions(masks: NDArray[Any], generator: np.random.Generator) -> Actions:
    """One legal action for each row of masks, each equally likely."""
    counts = masks.sum(axis=1, dtype=np.int64)
    starts = np.cumsum(counts) - counts
    chosen = starts + (generator.random(len(masks)) * counts).astype(np.int64)
    actions: Actions = np.flatnonzero(masks)[chosen] % masks.shape[1]
    return actions

"""Observations, masks and actions as NumPy arrays and as the spaces of Gymnasium."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from atol.core.game import Game, State
from atol.research.window import Window

Observations = NDArray[np.int16]
Masks = NDArray[np.int8]
Actions = NDArray[np.int64]


class ArrayWindow:
    """A window onto a match, with what it shows as arrays."""

    def __init__(self, game: Game) -> None:
        self.window = Window(game)
        self.observation: Observations = np.frombuffer(self.window.observation(), np.int16)
        self.mask: Masks = np.frombuffer(self.window.action_mask(), np.int8)

    def look(self, state: State, seat: int) -> tuple[Observations, Masks]:
        """What that seat knows and, where it is the one to act, may do, in arrays of their own."""
        self.window.look(state, seat)
        return self.observation.copy(), self.mask.copy()


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
    matches, width = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    starts = np.searchsorted(legal, np.arange(matches + 1) * width)
    chosen = starts[:-1] + (generator.random(matches) * np.diff(starts)).astype(np.int64)
    actions: Actions = legal[chosen] % width
    return actions

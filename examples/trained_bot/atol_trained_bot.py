"""The bot `trained`: plays what `examples/ppo.py` has learned, with NumPy alone.

`trained:FOLDER/policy.npz` plays that file, `trained` the one that lies beside this module.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import atol
from atol.bots.bot import Bot
from atol.core.game import State

BESIDE = Path(__file__).with_name("policy.npz")
LAYERS = 3


class Policy:
    """A network with its weights, and the game it has learned."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.game = str(arrays["game"])
        self.fingerprint = str(arrays["fingerprint"])
        self.scale = arrays["scale"]
        self.layers = [(arrays[f"weight{number}"], arrays[f"bias{number}"]) for number in range(LAYERS)]

    def preferences(self, state: State) -> NDArray[np.float32]:
        """One for each action; the last output of the network, the worth of the position, is left out."""
        signal = np.frombuffer(state.observe(state.to_act), np.int16) * self.scale
        for weight, bias in self.layers[:-1]:
            signal = np.maximum(weight @ signal + bias, 0)
        weight, bias = self.layers[-1]
        preferences: NDArray[np.float32] = (weight @ signal + bias)[:-1]
        return preferences


@cache
def load(file: str) -> Policy:
    """Read once in each process. Raises ValueError for a file of another kind, or one that reads other rows."""
    try:
        with np.load(file, allow_pickle=False) as arrays:
            policy = Policy(dict(arrays))
    except (OSError, KeyError) as error:
        raise ValueError(f"{file} holds no policy") from error
    if atol.game(policy.game).observation.fingerprint() != policy.fingerprint:
        raise ValueError(f"{file} was trained on other observations: train anew")
    return policy


class TrainedBot(Bot):
    """Takes the action it likes best. A game that it has not learned it plays as `greedy` does."""

    def __init__(self, setting: str = "") -> None:
        self.policy = load(setting or str(BESIDE))
        self.elsewhere = atol.bot("greedy")

    def _choose(self, state: State, seed: int) -> int:
        if state.game.meta.id != self.policy.game:
            return self.elsewhere.choose(state, seed)
        return int(np.where(np.frombuffer(state.mask(), np.bool_), self.policy.preferences(state), -np.inf).argmax())

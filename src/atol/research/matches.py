"""Many matches as NumPy arrays: one row for each match, written anew by every step.

    matches = Matches(game, 1024)
    matches.reset(seed=1)
    matches.step(random_actions(matches.masks, generator))

The arrays are the batch's own memory: whoever keeps a row beyond the next step copies it.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from atol.research.batch import Batch
from atol.research.setup import RESULT, Setup, self_play
from atol.research.spaces import Actions, Masks, Observations


class Arrays:
    """What a step shows, match by match."""

    def __init__(self, setup: Setup, count: int, memory: dict[str, Any]) -> None:
        shapes = {name: shape for name, (shape, _) in layout(setup, count).items()}
        dtypes = {name: dtype for name, (_, dtype) in layout(setup, count).items()}
        arrays = {name: np.frombuffer(memory[name], dtypes[name]).reshape(shapes[name]) for name in shapes}
        self.observations: Observations = arrays["observations"]  # what the player knows who is asked
        self.last_observations: Observations = arrays["last_observations"]  # of the position that ended a match
        self.masks: Masks = arrays["masks"]  # 1 where an action is legal
        self.players: NDArray[np.int16] = arrays["players"]  # who is asked
        self.rewards: NDArray[np.float64] = arrays["rewards"]  # one for each player, zero before the end
        self.ends: NDArray[np.bool_] = arrays["ends"]  # whether the step ended the match, and a new one began


def layout(setup: Setup, count: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """Shape and type of each array, by name."""
    game = setup.load_game()
    return {
        "observations": ((count, game.observation.length), np.int16),
        "last_observations": ((count, game.observation.length), np.int16),
        "masks": ((count, game.action_count), np.int8),
        "players": ((count,), np.int16),
        "rewards": ((count, setup.seats), np.float64),
        "ends": ((count,), np.bool_),
    }


def arrays_of(batch: Batch, setup: Setup) -> Arrays:
    """The memory of a batch, without a copy."""
    memory = {
        "observations": batch.observations(),
        "last_observations": batch.last_observations(),
        "masks": batch.masks(),
        "players": batch.asked_players(),
        "rewards": batch.all_rewards(),
        "ends": batch.ended(),
    }
    return Arrays(setup, batch.count, memory)


class Stepper(Protocol):
    """What plays the matches: this process, or several others."""

    arrays: Arrays

    def reset(self, seed: int) -> None: ...

    def step(self, actions: Actions) -> None: ...

    def close(self) -> None: ...


class OneProcess:
    def __init__(self, setup: Setup, count: int) -> None:
        self.batch = setup.batch(0, count, count)
        self.arrays = arrays_of(self.batch, setup)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)

    def step(self, actions: Actions) -> None:
        self.batch.step(actions.tobytes())

    def close(self) -> None:
        """There is nothing to close."""


def stepper(setup: Setup, count: int, workers: int) -> Stepper:
    """Results are equal for any number of workers."""
    if workers == 1:
        return OneProcess(setup, count)
    from atol.research.workers import ManyProcesses

    return ManyProcesses(setup, count, workers)


class Matches:
    """Self-play: the caller decides for every seat of every match."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        reward: str = RESULT,
        workers: int = 1,
        **options: object,
    ) -> None:
        self.setup = self_play(game, seats, reward, options)
        self._stepper = stepper(self.setup, count, workers)
        arrays = self._stepper.arrays
        self.observations = arrays.observations
        self.last_observations = arrays.last_observations
        self.masks = arrays.masks
        self.seats = arrays.players  # the seat that is asked
        self.rewards = arrays.rewards
        self.ends = arrays.ends

    def reset(self, seed: int = 0) -> None:
        """Begin match number i with the seed `seed + i`; each next one there with one that is `count` higher."""
        self._stepper.reset(seed)

    def step(self, actions: NDArray[Any]) -> None:
        """One action for each match; raises IllegalInMatch and then changes nothing."""
        self._stepper.step(as_actions(actions))

    def close(self) -> None:
        """End the worker processes, if there are any."""
        self._stepper.close()


def as_actions(actions: NDArray[Any]) -> Actions:
    return np.ascontiguousarray(actions, "<i8")

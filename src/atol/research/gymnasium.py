"""Gymnasium: a learner who plays alone or among bots, in one match or in many at once.

Importing this module registers every installed game, with the words of its id in capitals: `Atol/ThisGame-v0`.
`gymnasium.make` gives one match, `gymnasium.make_vec` many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from atol.core.errors import IllegalAction
from atol.core.registry import installed_games
from atol.research.drawing import drawing
from atol.research.matches import as_actions, stepper
from atol.research.setup import RESULT, learner_among_bots
from atol.research.spaces import ArrayWindow, Observations, action_space, observation_space

ANY_BOT = "random"
LARGEST_SEED = 2**31

Info = dict[str, Any]


class LearnerEnv(gymnasium.Env[Observations, np.int64]):
    """One match. `info["action_mask"]` says what is legal; any other action loses the match."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str | Sequence[str] = ANY_BOT,
        seat: int | None = None,
        reward: str = RESULT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`bots` is one bot for all other seats or one for each; without a `seat` each match's seed chooses it."""
        self.setup = learner_among_bots(game, seats, bots, seat, reward, options)
        self.observation_space = observation_space(self.setup.load_game())
        self.action_space = action_space(self.setup.load_game())
        self.render_mode = render_mode
        self._seating = self.setup.seating()
        self._arrays = ArrayWindow(self.setup.load_game())
        self._next_seed: int | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observations, Info]:
        """Begin the match of that seed; without one: that of the next."""
        super().reset(seed=seed)
        self._seed = first_seed(self, seed, self._next_seed)
        self._next_seed = self._seed + 1
        self._seat = self._seating.seat_of(self.setup.learner, self._seed)
        self._state = self.setup.new_state(self._seed)
        self._arrays.window.turn_away()
        self._seating.let_bots_move(self._state, self._seed)
        return self._shown()

    def step(self, action: np.int64) -> tuple[Observations, float, bool, bool, Info]:
        try:
            self._arrays.window.apply(self._state, int(action))
        except IllegalAction:
            return self._given_up()
        self._seating.let_bots_move(self._state, self._seed)
        observation, info = self._shown()
        over = self._state.over
        return observation, self.setup.rewards(self._state)[self._seat] if over else 0.0, over, False, info

    def _given_up(self) -> tuple[Observations, float, bool, bool, Info]:
        observation, info = self._shown()
        return observation, self.setup.lost(), True, False, {**info, "illegal_action": True}

    def _shown(self) -> tuple[Observations, Info]:
        observation, mask = self._arrays.look(self._state, self._seat)
        return observation, {"action_mask": mask}

    def render(self) -> str | None:
        """The board as the learner sees it."""
        return drawing(self._state, self._seat) if self.render_mode == "ansi" else None


class LearnerVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Many matches, stepped inside the compiled engine. A match that ends begins anew in the same step.

    An action that is not legal raises IllegalInMatch and changes nothing. With `copy=False` the arrays of a step are
    written over by the next one. `workers` are processes that share the matches; results are equal for any number.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: str | Sequence[str] = ANY_BOT,
        seat: int | None = None,
        reward: str = RESULT,
        workers: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setup = learner_among_bots(game, seats, bots, seat, reward, options)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self.setup.load_game())
        self.single_action_space = action_space(self.setup.load_game())
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._stepper = stepper(self.setup, num_envs, workers)
        self._arrays = self._stepper.arrays
        self._copy = copy

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observations, Info]:
        """Begin match number i with the seed `seed + i`, each next one there with one that is `num_envs` higher."""
        super().reset(seed=seed)
        self._stepper.reset(first_seed(self, seed, None))
        return self._kept(self._arrays.observations), self._info()

    def step(self, actions: NDArray[Any]) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        self._stepper.step(as_actions(actions))
        arrays = self._arrays
        rewards, ends = self._kept(arrays.rewards[:, self.setup.learner]), self._kept(arrays.ends)
        observations = self._kept(arrays.observations)
        return observations, rewards, ends, np.zeros_like(ends), self._info() | self._last_info(ends)

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        return {"action_mask": self._kept(self._arrays.masks), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _last_info(self, ends: NDArray[np.bool_]) -> Info:
        """The last observations of matches that have ended, in the form that Gymnasium gives them."""
        if not ends.any():
            return {}
        last = np.full(self.num_envs, None, object)
        for match in np.flatnonzero(ends):
            last[match] = self._arrays.last_observations[match].copy()
        nothing = {"action_mask": np.zeros_like(self._arrays.masks), "_action_mask": ends}
        return {"final_obs": last, "_final_obs": ends, "final_info": nothing, "_final_info": ends}

    def close_extras(self, **kwargs: Any) -> None:
        self._stepper.close()


def first_seed(env: Any, given: int | None, following: int | None) -> int:
    """The seed that was given, else the one that follows the last match, else any."""
    if given is not None:
        return given
    return int(env.np_random.integers(LARGEST_SEED)) if following is None else following


def environment_id(game: str) -> str:
    return f"Atol/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register() -> None:
    """Make every installed game known to Gymnasium."""
    for meta in installed_games():
        if environment_id(meta.id) not in gymnasium.registry:
            gymnasium.register(
                environment_id(meta.id),
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point=f"{__name__}:LearnerVectorEnv",
                kwargs={"game": meta.id},
            )


register()

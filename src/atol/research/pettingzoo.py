"""PettingZoo: each game as an environment in which agents act one after another.

`env(game, seats=2)` is one of them, for any game and any of its options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pettingzoo import AECEnv

from atol.core.registry import game as load_game
from atol.research.drawing import drawing, seat_names
from atol.research.setup import RESULT, Setup, self_play
from atol.research.spaces import ArrayWindow, Masks, Observations, action_space, masked_observation_space

Observation = dict[str, Observations | Masks]
NOT_KEPT = ("game", "state_now", "_arrays")  # what a pickled environment makes anew


def env(
    game: str, seats: int | None = None, reward: str = RESULT, render_mode: str | None = None, **options: object
) -> SeatEnv:
    """The game with that many seats and these options.

    `reward` is `result` (victory 1, defeat -1, a victory that n share 2/n - 1) or `margin` (points less those of the
    best other seat). An action that is not legal raises IllegalAction and changes nothing.
    """
    return SeatEnv(self_play(game, seats, reward, options), render_mode)


class SeatEnv(AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """One agent for each seat. An observation is made when it is asked for, and not before."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.game = load_game(setup.game)
        self.metadata = {"name": f"{setup.game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = seat_names(setup.seats)
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: masked_observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._next_seed = 0
        self._arrays = ArrayWindow(self.game)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match of that seed; without one: that of the next."""
        chosen = self._next_seed if seed is None else seed
        self._next_seed = chosen + 1
        self.state_now = self.setup.new_state(chosen)
        self._over = self.state_now.over
        self._arrays.window.turn_away()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.state_now.to_act]

    def observe(self, agent: str) -> Observation:
        """What the agent knows; its mask is empty unless it is the one to act."""
        arrays = self._arrays
        arrays.window.look(self.state_now, self._seat_of[agent])
        return {"observation": arrays.observation.copy(), "action_mask": arrays.mask.copy()}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who acts, as long as somebody does; a generator, which costs half of PettingZoo's own object."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        if action is None or self._over:
            self._was_dead_step(action)
            return
        seat = self._arrays.window.apply(self.state_now, int(action))
        if seat < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        self._over = True
        for agent, reward in zip(self.possible_agents, self.setup.rewards(self.state_now), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as the seat sees it that is to act."""
        if self.render_mode != "ansi":
            return None
        return drawing(self.state_now, self._seat_of.get(self.agent_selection, 0))

    def close(self) -> None:
        """There is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in NOT_KEPT}
        return {**kept, "position": self.state_now.to_bytes() if hasattr(self, "state_now") else None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        position = kept.pop("position")
        self.__dict__.update(kept)
        self.game = load_game(self.setup.game)
        self._arrays = ArrayWindow(self.game)
        if position is not None:
            self.state_now = self.game.from_bytes(position)

"""What several of these tests share: every installed game, and the reference that environments are compared with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import atol
from atol.core.game import State
from atol.core.random import Random
from atol.research.setup import Setup

GAMES = [meta.id for meta in atol.installed_games() if meta.package.startswith("atol.")]


def settings(game: str) -> list[tuple[int, dict[str, str]]]:
    """The fewest and the most seats, and every mode that an option's second value makes."""
    meta = atol.game(game).meta
    changed = [{option.name: option.tried()[1]} for option in meta.options if len(option.tried()) > 1]
    return [(meta.seats[0], {}), (meta.seats[1], {}), *[(meta.table_seats, options) for options in changed]]


def chosen(state: State, random: Random) -> int:
    actions = state.legal()
    return actions[random.below(len(actions))]


class OneByOne:
    """A match played through the contract alone, by the same rules for seeds, seats and bots as an environment's."""

    def __init__(self, setup: Setup, seed: int, step: int) -> None:
        self.setup = setup
        self.seating = setup.seating()
        self.seed = seed
        self.step_of_seeds = step
        self.begin()

    def begin(self) -> None:
        self.state = self.setup.new_state(self.seed)
        self.let_bots_move()

    def let_bots_move(self) -> None:
        while not self.state.over:
            bot = self.seating.players[self.seating.player_at(self.state.to_act, self.seed)]
            if bot is None:
                return
            self.state.apply(bot.choose(self.state, self.seed + self.state.ply))

    def act(self, action: int) -> list[float] | None:
        """The rewards by player if that was the end."""
        self.state.apply(action)
        self.let_bots_move()
        if not self.state.over:
            return None
        by_seat = self.setup.rewards(self.state)
        rewards = [by_seat[self.seating.seat_of(player, self.seed)] for player in range(self.setup.seats)]
        self.seed += self.step_of_seeds
        self.begin()
        return rewards

    def seen(self) -> NDArray[np.int16]:
        return np.frombuffer(self.state.observe(self.state.to_act), np.int16)

    def mask(self) -> NDArray[np.int8]:
        return np.frombuffer(self.state.mask(), np.int8)

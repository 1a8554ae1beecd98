"""A rollout: playing on from a position for some rounds, fast and fairly well, to see what comes of it.

The game's own policy chooses where there is one. Elsewhere the judge compares a few actions drawn by lot: that is
enough to play sensibly, and the lot keeps rollouts from all making the same mistake.
"""

from __future__ import annotations

from atol.bots.glance import glance
from atol.core.advice import NO_POLICY
from atol.core.game import State
from atol.core.random import seeded


class Rollout:
    def __init__(self, root: State, seed: int) -> None:
        self.advice = root.game.advice
        self.random = seeded(seed)
        self.turns = self.advice.rounds * max(root.seats, 2)

    def play_on(self, state: State, since: int = -1) -> None:
        """Change the state to where it is some rounds later, or to the end; later than the turn `since`, if given."""
        last_turn = (state.turn if since < 0 else since) + self.turns
        while state.to_act >= 0 and (state.turn < last_turn or self.advice.is_ending(state)):
            actions = state.legal()
            state.apply(actions[0] if len(actions) == 1 else self.choose(state, actions), False)

    def choose(self, state: State, actions: list[int]) -> int:
        action = self.advice.choose(state, actions)
        return action if action != NO_POLICY else glance(state, actions, self.advice.samples, self.random)

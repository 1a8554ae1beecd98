"""The bot that chooses anything legal."""

from __future__ import annotations

from atol.bots.bot import Bot
from atol.core.game import State
from atol.core.random import one_draw


class RandomBot(Bot):
    def __init__(self, setting: str = "") -> None:
        """Takes no setting."""
        if setting:
            raise ValueError("random takes no setting")

    def choose(self, state: State, seed: int) -> int:
        """It looks at nothing but the legal actions, so nothing has to be dealt anew for it."""
        actions = state.legal()
        return actions[one_draw(seed, len(actions))]

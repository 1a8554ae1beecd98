"""The bot that looks to the end of its own turn and takes what the game's judge likes best there."""

from __future__ import annotations

from atol.bots.beam import best_lines, whole_turns
from atol.bots.bot import Bot
from atol.core.game import State


class GreedyBot(Bot):
    def __init__(self, setting: str = "") -> None:
        """Takes no setting."""
        if setting:
            raise ValueError("greedy takes no setting")

    def _choose(self, state: State, seed: int) -> int:
        return best_lines(whole_turns(state), 1)[0].first

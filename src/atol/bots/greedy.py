"""The bot that looks to the end of its own turn and takes what the game's judge likes best there."""

from __future__ import annotations

from atol.bots.beam import WIDTH, best_lines, whole_turns
from atol.bots.bot import Bot
from atol.core.game import State


class GreedyBot(Bot):
    """`greedy:2` follows only the two best beginnings of the turn from one small decision to the next."""

    def __init__(self, setting: str = "") -> None:
        self.width = int(setting) if setting else WIDTH
        if self.width < 1:
            raise ValueError("greedy follows at least one line")

    def _choose(self, state: State, seed: int) -> int:
        return best_lines(whole_turns(state, self.width), 1)[0].first

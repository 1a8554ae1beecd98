"""The five levels of the lobby. What a level means in a game its advice says: a bot and how much it thinks."""

from __future__ import annotations

from functools import cache, partial

from atol.bots.bot import Bot
from atol.bots.registry import bot
from atol.core.game import State

NAMES = ("novice", "easy", "medium", "hard", "expert")


class LevelBot(Bot):
    """It plays as another bot, one for each game; so matches of a level repeat on any machine."""

    def __init__(self, level: str, setting: str = "") -> None:
        """Takes no setting."""
        if setting:
            raise ValueError("a level takes no setting")
        self.rank = NAMES.index(level)

    def choose(self, state: State, seed: int) -> int:
        return self._thinker(state).choose(state, seed)

    def choose_ahead(self, state: State, seed: int) -> list[int]:
        return self._thinker(state).choose_ahead(state, seed)

    def _thinker(self, state: State) -> Bot:
        return thinker(state.game.advice.level(self.rank, state.to_act))


@cache
def thinker(spec: str) -> Bot:
    return bot(spec)


novice, easy, medium, hard, expert = (partial(LevelBot, level) for level in NAMES)

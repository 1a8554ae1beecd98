"""A bot's decision as a message, so that it can be thought about in another process."""

from __future__ import annotations

from msgspec import Struct

from atol.bots.registry import bot
from atol.core import registry
from atol.core.data import Overlay


class Task(Struct, frozen=True):
    """`state` was dealt from what the seat to act may know: the true state never leaves the table."""

    game: str
    overlay: Overlay | None
    bot: str
    state: bytes
    seed: int

    def think(self) -> int:
        game = registry.game(self.game, self.overlay)
        return bot(self.bot).choose(game.from_bytes(self.state), self.seed)

"""A bot's decision as a message, so that it can be thought about in another process."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from atol.bots.registry import bot
from atol.core import registry
from atol.core.data import Overlay
from atol.core.game import State

MOST_KEPT = 1000  # positions

decided: dict[bytes, int] = {}  # what plans that were made in this process do in the positions that they lead to


class Task(Struct, frozen=True):
    """`state` was dealt from what the seat to act may know: the true state never leaves the table."""

    game: str
    overlay: Overlay | None
    bot: str
    state: bytes
    seed: int

    def think(self) -> int:
        """Where a bot has decided more than one action the process remembers the others. A process that does not
        know them thinks again."""
        state = registry.game(self.game, self.overlay).from_bytes(self.state)
        action = decided.pop(self._position(state), None)
        if action is None:
            action, *others = bot(self.bot).choose_ahead(state, self.seed)
            self._remember(state, action, others)
        return action

    def _remember(self, state: State, action: int, others: list[int]) -> None:
        for other in others:
            state.apply(action, False)
            decided[self._position(state)] = action = other
        for position in list(decided)[: max(0, len(decided) - MOST_KEPT)]:
            del decided[position]

    def _position(self, state: State) -> bytes:
        """The same for all positions that the seat cannot tell apart."""
        known = state.determinize(state.to_act, 0).to_bytes()
        return msgspec.msgpack.encode(msgspec.structs.replace(self, state=known, seed=0))

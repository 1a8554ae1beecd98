"""What one seat sees of one match, in memory that lasts: looking again writes it anew and makes nothing."""

from __future__ import annotations

from typing import Final

from atol.core.game import Game, State
from atol.core.row import Mask, new_row

NOT_YET: Final = -1


class Window:
    def __init__(self, game: Game) -> None:
        self.table = game.observation
        self.row = new_row(self.table.length)
        self.mask = Mask(1, game.action_count)
        self.seen_ply = NOT_YET  # of the decision that the mask tells about

    def observation(self) -> memoryview:
        """What the seat knows."""
        return memoryview(self.row.numbers)

    def action_mask(self) -> memoryview:
        """What it may do; nothing unless it is the one to act."""
        return memoryview(self.mask.bits)

    def look(self, state: State, seat: int) -> None:
        """Write both down."""
        self.table.write(state, seat, self.row)
        self.mask.mark(0, state.legal() if seat == state.to_act else [])
        self.seen_ply = state.ply

    def turn_away(self) -> None:
        """Another match comes: what was legal in this one says nothing."""
        self.seen_ply = NOT_YET

    def apply(self, state: State, action: int) -> int:
        """Carry out an action in the match that is looked at; who acts next. Raises MatchOver or IllegalAction."""
        state.apply(action, not (self.seen_ply == state.ply and self._is_marked(action)))
        return state.to_act

    def _is_marked(self, action: int) -> bool:
        return 0 <= action < len(self.mask.bits) and self.mask.bits[action] == 1

"""Kelp as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import ScoreLine
from atol.core.random import Random
from atol.games.kelp import data
from atol.games.kelp.actions import KelpNotation
from atol.games.kelp.meta import META
from atol.games.kelp.pieces import Pieces
from atol.games.kelp.rules import RULINGS, KelpState, blank_state
from atol.games.kelp.view import KelpView, make_score_sheet, make_view


class KelpGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.pieces = Pieces(components)
        super().__init__(META, KelpNotation(self.pieces), RULINGS, components, overlay)

    def view_type(self) -> object:
        return KelpView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> KelpState:
        return blank_state(self, options, random, self.pieces)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, KelpState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, KelpState)
        return make_score_sheet(state, seat)

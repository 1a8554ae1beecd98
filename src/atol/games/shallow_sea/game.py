"""Shallow Sea as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.advice import Advice
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import ScoreLine
from atol.core.random import Random
from atol.games.shallow_sea import data
from atol.games.shallow_sea.achievements import achievement_sheet
from atol.games.shallow_sea.actions import ShallowSeaNotation
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.options import check_together
from atol.games.shallow_sea.rules import RULINGS, ShallowSeaState, blank_state
from atol.games.shallow_sea.state import Parts
from atol.games.shallow_sea.tabletop.score import helpers_of
from atol.games.shallow_sea.view import ShallowSeaView, make_score_sheet, make_view


class ShallowSeaGame(Game):
    components: data.Components
    text: ShallowSeaNotation

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.parts = Parts(components)
        sheet, helpers = achievement_sheet(components), helpers_of(self, self.parts)
        super().__init__(
            META,
            ShallowSeaNotation(components),
            RULINGS,
            components,
            overlay,
            achievements=sheet,
            helpers=helpers,
            advice=Advice(plans_turns=True),
        )

    def view_type(self) -> object:
        return ShallowSeaView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> ShallowSeaState:
        check_together(options)
        return blank_state(self, seats, options, random, self.parts)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, ShallowSeaState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, ShallowSeaState)
        return make_score_sheet(state, seat)

"""Shallow Sea as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Aspect, ScoreLine
from atol.core.random import Random
from atol.games.shallow_sea import data
from atol.games.shallow_sea.achievements import achievement_sheet
from atol.games.shallow_sea.actions import ShallowSeaNotation
from atol.games.shallow_sea.advice import ShallowSeaAdvice
from atol.games.shallow_sea.aspects import aspects_of
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.lessons import courses
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.observation import make_observation
from atol.games.shallow_sea.options import Switches, check_together
from atol.games.shallow_sea.rulings import RULINGS
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.table import STEPS
from atol.games.shallow_sea.tabletop.helpers import helpers_of
from atol.games.shallow_sea.view import make_score_sheet, make_view
from atol.games.shallow_sea.view_types import ShallowSeaView


class ShallowSeaGame(Game):
    components: data.Components
    text: ShallowSeaNotation

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.facts = Facts(components)
        super().__init__(
            META,
            ShallowSeaNotation(components),
            RULINGS,
            components,
            overlay,
            STEPS,
            achievements=achievement_sheet(components),
            helpers=helpers_of(self, self.facts),
            advice=ShallowSeaAdvice(),
            observation=make_observation(self.facts),
            courses=() if overlay else courses(),
        )

    def view_type(self) -> object:
        return ShallowSeaView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> ShallowSeaState:
        check_together(options)
        switches = Switches(self.components, seats, options)
        return ShallowSeaState(self, seats, options, random, self.facts, switches)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, ShallowSeaState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, ShallowSeaState)
        return make_score_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        assert isinstance(state, ShallowSeaState)
        return aspects_of(state, seat)

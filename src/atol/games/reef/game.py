"""Reef as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.advice import ROLLOUTS, Advice
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Aspect, ScoreLine
from atol.core.random import Random
from atol.games.reef import data
from atol.games.reef.actions import ReefNotation
from atol.games.reef.aspects import aspects_of
from atol.games.reef.facts import Facts
from atol.games.reef.lessons import courses
from atol.games.reef.meta import META
from atol.games.reef.observation import make_observation
from atol.games.reef.rulings import RULINGS
from atol.games.reef.state import ReefState
from atol.games.reef.steps.table import STEPS
from atol.games.reef.tabletop.helpers import helpers_of
from atol.games.reef.view import make_score_sheet, make_view
from atol.games.reef.view_types import ReefView


class ReefGame(Game):
    components: data.Components
    text: ReefNotation

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.facts = Facts(components)
        observation = make_observation(self.facts)
        super().__init__(
            META,
            ReefNotation(components),
            RULINGS,
            components,
            overlay,
            STEPS,
            helpers=helpers_of(self, self.facts),
            observation=observation,
            advice=Advice(
                ROLLOUTS,
                samples=4,
                width=12,
                levels=("glance:2", "glance", "search:12", "search:60", "search:2000"),
                measured=((91.0, 93.0), (27.0, 32.0), (25.0, 32.0), (26.0, 32.0)),
            ),
            courses=() if overlay else courses(),
        )

    def view_type(self) -> object:
        return ReefView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> ReefState:
        return ReefState(self, seats, options, random, self.facts)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, ReefState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, ReefState)
        return make_score_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        assert isinstance(state, ReefState)
        return aspects_of(state, seat)

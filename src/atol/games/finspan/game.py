"""Finspan as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.advice import ROLLED_TREE, Advice
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Aspect, ScoreLine
from atol.core.random import Random
from atol.games.finspan import data
from atol.games.finspan.actions import FinspanNotation
from atol.games.finspan.aspects import aspects_of
from atol.games.finspan.facts import Facts
from atol.games.finspan.lessons import courses
from atol.games.finspan.meta import META
from atol.games.finspan.observation import make_observation
from atol.games.finspan.rulings import RULINGS
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.table import STEPS
from atol.games.finspan.tabletop.helpers import helpers_of
from atol.games.finspan.view import make_score_sheet, make_view
from atol.games.finspan.view_types import FinspanView


class FinspanGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.facts = Facts(components)
        text, helpers = FinspanNotation(self.facts.cards), helpers_of(self.facts, overlay)
        observation = make_observation(self.facts)
        super().__init__(
            META,
            text,
            RULINGS,
            components,
            overlay,
            STEPS,
            helpers=helpers,
            observation=observation,
            advice=Advice(
                ROLLED_TREE,
                samples=4,
                levels=("glance:2", "glance", "greedy", "search:100", "search:900"),
                measured=((43.0, 48.0), (38.0, 48.0), (28.5, 42.0), (17.0, 24.0)),
            ),
            courses=() if overlay else courses(),
        )

    def view_type(self) -> object:
        return FinspanView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> FinspanState:
        return FinspanState(self, seats, options, random, self.facts)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, FinspanState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, FinspanState)
        return make_score_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        assert isinstance(state, FinspanState)
        return aspects_of(state, seat)

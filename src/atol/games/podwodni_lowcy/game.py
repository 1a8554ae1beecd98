"""Podwodni Łowcy as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from atol.core.advice import ROLLOUTS
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Aspect, ScoreLine
from atol.core.random import Random
from atol.games.podwodni_lowcy import data
from atol.games.podwodni_lowcy.actions import LowcyNotation
from atol.games.podwodni_lowcy.advice import LowcyAdvice
from atol.games.podwodni_lowcy.aspects import aspects_of, chances_of
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.lessons import courses
from atol.games.podwodni_lowcy.meta import META
from atol.games.podwodni_lowcy.observation import make_observation
from atol.games.podwodni_lowcy.rulings import RULINGS
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.table import STEPS
from atol.games.podwodni_lowcy.tabletop.helpers import helpers_of
from atol.games.podwodni_lowcy.view import make_score_sheet, make_settled_sheet, make_view
from atol.games.podwodni_lowcy.view_types import LowcyView

EVERY_ACTION: Final = 1000  # none is left out of a search: right after it, a dive looks worse than any set


class LowcyGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.facts = Facts(components)
        text = LowcyNotation(self.facts)
        super().__init__(
            META,
            text,
            RULINGS,
            components,
            overlay,
            STEPS,
            helpers=helpers_of(self, self.facts),
            advice=LowcyAdvice(
                ROLLOUTS,
                rounds=1,
                width=EVERY_ACTION,
                levels=("glance:2", "glance", "search:2", "search:40", "search:600"),
                measured=((67.0, 100.0), (80.5, 100.0), (84.0, 140.0), (77.5, 126.0)),
            ),
            observation=make_observation(self.facts),
            courses=() if overlay else courses(),
        )

    def view_type(self) -> object:
        return LowcyView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> LowcyState:
        return LowcyState(self, seats, options, random, self.facts)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, LowcyState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, LowcyState)
        return make_score_sheet(state, seat)

    def settled_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, LowcyState)
        return make_settled_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        assert isinstance(state, LowcyState)
        return aspects_of(state, seat)

    def chances(self, state: State, action: int) -> tuple[Aspect, ...]:
        assert isinstance(state, LowcyState)
        return chances_of(state, action)

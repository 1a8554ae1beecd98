"""Kelp as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Aspect, ScoreLine
from atol.core.numbers import packed_rows
from atol.core.random import Random
from atol.games.kelp import data
from atol.games.kelp.actions import KelpNotation
from atol.games.kelp.advice import KelpAdvice
from atol.games.kelp.aspects import aspects_of, chances_of
from atol.games.kelp.data import BOARDS
from atol.games.kelp.facts import Facts
from atol.games.kelp.lessons import courses
from atol.games.kelp.meta import META
from atol.games.kelp.observation import make_observation
from atol.games.kelp.rulings import RULINGS
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps.choosing import cards_by_moment
from atol.games.kelp.steps.table import STEPS
from atol.games.kelp.tabletop.helpers import helpers_of
from atol.games.kelp.view import make_score_sheet, make_view
from atol.games.kelp.view_types import KelpView


class KelpGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.facts = Facts(components)
        self.facts.used_at = packed_rows(cards_by_moment(self.facts.shark_effects, STEPS))
        text, observation = KelpNotation(self.facts), make_observation(self.facts)
        taught = () if overlay else courses()
        super().__init__(
            META,
            text,
            RULINGS,
            components,
            overlay,
            STEPS,
            helpers=helpers_of(self, self.facts),
            advice=KelpAdvice(),
            observation=observation,
            courses=taught,
        )

    def view_type(self) -> object:
        return KelpView

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> KelpState:
        sea = self.facts.seas[BOARDS.index(options["board"])]
        return KelpState(self, seats, options, random, self.facts, sea)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, KelpState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, KelpState)
        return make_score_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        assert isinstance(state, KelpState)
        return aspects_of(state)

    def chances(self, state: State, action: int) -> tuple[Aspect, ...]:
        assert isinstance(state, KelpState)
        return chances_of(state, action)

"""Shallow Sea as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.achievements import AchievementSheet, BoxScore
from atol.core.advice import Advice
from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import ScoreLine
from atol.core.random import Random, seeded
from atol.games.shallow_sea import data
from atol.games.shallow_sea.achievements import achieved, achievement_sheet, solo_rank
from atol.games.shallow_sea.actions import ShallowSeaNotation
from atol.games.shallow_sea.beside import doubts, finish_with, missing
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.options import check_together
from atol.games.shallow_sea.rules import RULINGS, ShallowSeaState, blank_state
from atol.games.shallow_sea.state import Parts
from atol.games.shallow_sea.view import BoxOcean, ShallowSeaView, make_score_sheet, make_view, ocean_view


class ShallowSeaGame(Game):
    components: data.Components
    text: ShallowSeaNotation

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.parts = Parts(components)
        advice = Advice(plans_turns=True)
        super().__init__(META, ShallowSeaNotation(components), RULINGS, components, overlay, advice=advice)

    def achievements(self) -> AchievementSheet:
        return achievement_sheet(self.components)

    def achieved(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, ShallowSeaState)
        return achieved(state, seat)

    def rank(self, state: State, seat: int) -> str | None:
        return solo_rank(self.components, state.scores()[0]) if state.seats == 1 else None

    def box_type(self) -> object:
        return BoxOcean

    def score_box(self, box: object, seats: int, **options: object) -> BoxScore:
        assert isinstance(box, BoxOcean)
        chosen = self.meta.check_options(options)
        check_together(chosen)
        state = blank_state(self, self.meta.check_seats(seats), chosen, seeded(0), self.parts)
        finish_with(state, box)
        return BoxScore(
            lines=make_score_sheet(state, 0),
            points=state.scores()[0],
            rank=self.rank(state, 0),
            achieved=achieved(state, 0),
            missing=missing(state, box),
            doubts=doubts(state),
            view=ocean_view(state, 0, state.scores()[0]),
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

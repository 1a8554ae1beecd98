"""Shallow Sea as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.achievements import AchievementSheet, BoxScore
from atol.core.data import Overlay, edition_of, source_notes
from atol.core.game import Game, State
from atol.core.messages import Event, ScoreLine
from atol.core.random import Random, seeded
from atol.games.shallow_sea import data
from atol.games.shallow_sea.achievements import achieved, achievement_sheet, solo_rank
from atol.games.shallow_sea.beside import doubts, finish_with, missing
from atol.games.shallow_sea.meta import META
from atol.games.shallow_sea.options import check_together
from atol.games.shallow_sea.rules import RULINGS, ShallowSeaState, blank_state
from atol.games.shallow_sea.state import Parts
from atol.games.shallow_sea.text import Action, Notation
from atol.games.shallow_sea.view import BoxOcean, ShallowSeaView, make_score_sheet, make_view, ocean_view
from atol.locales import Words


class ShallowSeaGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.parts = Parts(components)
        self.text = Notation(components)
        sections = (
            components.start,
            components.players,
            components.corals,
            components.creatures,
            components.orange,
            components.blue,
            components.guide,
            components.sets,
            components.scenarios,
            components.standard,
            components.modified,
            components.ranks,
            components.titles,
        )
        sources = source_notes(components.sources, *sections)
        edition = edition_of(*sections)
        super().__init__(META, len(self.text.lines), edition, RULINGS, overlay, sources, components)

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

    def action_type(self) -> object:
        return Action

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> ShallowSeaState:
        check_together(options)
        return blank_state(self, seats, options, random, self.parts)

    def notation(self, action: int) -> str:
        return self.text.lines[action]

    def parse(self, notation: str) -> int:
        return self.text.parse(notation)

    def message(self, action: int) -> Struct:
        return self.text.message(action)

    def action(self, message: Struct) -> int:
        return self.text.action(message)

    def sentence(self, action: int, words: Words) -> str:
        return self.text.sentence(action, words)

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        return self.text.log_line(event, names, words)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, ShallowSeaState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, ShallowSeaState)
        return make_score_sheet(state, seat)

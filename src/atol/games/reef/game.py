"""Reef as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay, edition_of, source_notes
from atol.core.game import Game, State
from atol.core.messages import Event, ScoreLine
from atol.core.random import Random
from atol.games.reef import data
from atol.games.reef.cards import Cards
from atol.games.reef.meta import META
from atol.games.reef.rules import RULINGS, ReefState, blank_state
from atol.games.reef.text import Action, Notation
from atol.games.reef.view import ReefView, make_score_sheet, make_view
from atol.locales import Words


class ReefGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.cards = Cards(components)
        self.text = Notation(components)
        sections = (components.cards, components.supply, components.start)
        sources = source_notes(components.sources, *sections)
        edition = edition_of(*sections)
        super().__init__(META, len(self.text.lines), edition, RULINGS, overlay, sources, components)

    def view_type(self) -> object:
        return ReefView

    def action_type(self) -> object:
        return Action

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> ReefState:
        return blank_state(self, seats, options, random, self.cards)

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
        assert isinstance(state, ReefState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, ReefState)
        return make_score_sheet(state, seat)

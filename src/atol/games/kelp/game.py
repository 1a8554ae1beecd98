"""Kelp as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay, edition_of, source_notes
from atol.core.game import Game, State
from atol.core.messages import Event, ScoreLine
from atol.core.random import Random
from atol.games.kelp import data
from atol.games.kelp.meta import META
from atol.games.kelp.pieces import Pieces
from atol.games.kelp.rules import RULINGS, KelpState, blank_state
from atol.games.kelp.text import Action, Notation
from atol.games.kelp.view import KelpView, make_score_sheet, make_view
from atol.locales import Words


class KelpGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.pieces = Pieces(components)
        self.text = Notation(self.pieces)
        sections = (
            components.areas,
            components.spaces,
            components.octopus_cards,
            components.blocks,
            components.shark_cards,
            components.tiles,
            components.confrontations,
            components.dice,
            components.limits,
        )
        sources = source_notes(components.sources, *sections)
        edition = edition_of(*sections)
        super().__init__(META, len(self.text.lines), edition, RULINGS, overlay, sources, components)

    def view_type(self) -> object:
        return KelpView

    def action_type(self) -> object:
        return Action

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> KelpState:
        return blank_state(self, options, random, self.pieces)

    def notation(self, action: int) -> str:
        return self.text.lines[action]

    def parse(self, notation: str) -> int:
        return self.text.parse(notation)

    def message(self, action: int) -> Struct:
        return self.text.messages[action]

    def action(self, message: Struct) -> int:
        return self.text.action(message)

    def sentence(self, action: int, words: Words) -> str:
        return self.text.sentence(action, words)

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        return self.text.log_line(event, words)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, KelpState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, KelpState)
        return make_score_sheet(state, seat)

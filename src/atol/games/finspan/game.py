"""Finspan as the rest of Atol sees it: the rules, the view and the words put together."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay, edition_of, source_notes
from atol.core.game import Game, State
from atol.core.messages import Event, ScoreLine
from atol.core.random import Random
from atol.games.finspan import data
from atol.games.finspan.beside import CompanionAsk, CompanionView, Pad, PadView, answer_companion, answer_pad
from atol.games.finspan.meta import META
from atol.games.finspan.rules import RULINGS, FinspanState, blank_state
from atol.games.finspan.state import Parts
from atol.games.finspan.text import Action, Notation
from atol.games.finspan.view import FinspanView, make_score_sheet, make_view
from atol.locales import Words


class FinspanGame(Game):
    components: data.Components

    def __init__(self, overlay: Overlay | None = None) -> None:
        components = data.load(overlay)
        self.parts = Parts(components)
        self.text = Notation(self.parts.cards)
        sections = (
            components.start,
            components.scoring,
            components.fish,
            components.forage,
            components.bonuses,
            components.goals,
            components.calm,
            components.storm,
            components.nautoma,
            components.shared_benefit,
            components.levels,
            components.decisions,
            components.tangled,
        )
        sources = source_notes(components.sources, *sections)
        edition = edition_of(*sections)
        super().__init__(META, len(self.text.lines), edition, RULINGS, overlay, sources, components)

    def beside_types(self) -> dict[str, tuple[object, object]]:
        return {"companion": (CompanionAsk, CompanionView), "pad": (Pad, PadView)}

    def answer_beside(self, name: str, asked: object) -> object:
        if isinstance(asked, CompanionAsk):
            return answer_companion(self.parts, asked)
        assert isinstance(asked, Pad)
        return answer_pad(self.parts, asked)

    def view_type(self) -> object:
        return FinspanView

    def action_type(self) -> object:
        return Action

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> FinspanState:
        return blank_state(self, seats, options, random, self.parts)

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
        return self.text.log_line(event, names, words)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, FinspanState)
        return make_view(state, seat)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        assert isinstance(state, FinspanState)
        return make_score_sheet(state, seat)

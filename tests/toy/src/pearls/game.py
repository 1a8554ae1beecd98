"""Pearls as the rest of Atol sees it: actions, view, score sheet and words."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay
from atol.core.errors import BadNotation
from atol.core.game import Game, State
from atol.core.messages import Event, Ruling, ScoreLine
from atol.core.random import Random
from atol.locales import Words
from pearls.meta import META
from pearls.rules import PearlsState

NOTATION = ("dive", "stop")


class Move(Struct, frozen=True, tag="move"):
    what: str


class PearlsView(Struct, frozen=True, tag="pearls"):
    to_act: int
    pearls: list[list[int] | None]  # None: not yours to see
    counts: list[int]
    stopped: list[bool]
    left: int


class PearlsGame(Game):
    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(META, len(NOTATION), rulings=(Ruling("too_much", 0),), overlay=overlay)

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> PearlsState:
        return PearlsState(self, seats, options, random)

    def notation(self, action: int) -> str:
        return NOTATION[action]

    def parse(self, notation: str) -> int:
        if notation not in NOTATION:
            raise BadNotation(text=notation, forms=", ".join(NOTATION))
        return NOTATION.index(notation)

    def message(self, action: int) -> Struct:
        return Move(NOTATION[action])

    def action(self, message: Struct) -> int:
        assert isinstance(message, Move)
        return self.parse(message.what)

    def sentence(self, action: int, words: Words) -> str:
        return words.say(f"pearls-do-{NOTATION[action]}")

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        details: dict[str, object] = dict(event.args)
        if isinstance(event.args.get("seat"), int):
            details["seat"] = names[int(str(event.args["seat"]))]
        return words.say(f"pearls-log-{event.name}", **details)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, PearlsState)
        seen = [row if owner == seat or state.over else None for owner, row in enumerate(state.pearls)]
        counts = [sum(row) for row in state.pearls]
        return PearlsView(state.to_act, seen, counts, state.stopped, state.sea.total)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        return (ScoreLine("pearls", state.scores()[seat]),)

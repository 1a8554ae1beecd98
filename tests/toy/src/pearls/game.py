"""Pearls as the rest of Atol sees it: actions, view, score sheet and words."""

from __future__ import annotations

from msgspec import Struct

from atol.core.data import Overlay
from atol.core.game import Game, State
from atol.core.messages import Ruling, ScoreLine
from atol.core.notation import Notation, in_order, kind
from atol.core.random import Random
from pearls.meta import META
from pearls.state import DIVE, STOP, PearlsState


class PearlsView(Struct, frozen=True, tag="pearls"):
    to_act: int
    pearls: list[list[int] | None]  # None: not yours to see
    counts: list[int]
    stopped: list[bool]
    left: int


class PearlsGame(Game):
    def __init__(self, overlay: Overlay | None = None) -> None:
        text = Notation("pearls", in_order(kind(DIVE, "dive"), kind(STOP, "stop")))
        super().__init__(META, text, rulings=(Ruling("too_much", 0),), overlay=overlay)

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> PearlsState:
        return PearlsState(self, seats, options, random)

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, PearlsState)
        seen = [row if owner == seat or state.over else None for owner, row in enumerate(state.pearls)]
        counts = [sum(row) for row in state.pearls]
        return PearlsView(state.to_act, seen, counts, state.stopped, state.sea.total)

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        return (ScoreLine("pearls", state.scores()[seat]),)

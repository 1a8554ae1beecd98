"""What a dive in Podwodni Łowcy risks, and what it has in hand."""

from __future__ import annotations

from atol.core.messages import Aspect
from atol.games.podwodni_lowcy import risk
from atol.games.podwodni_lowcy.ids import CORNER, DEEPER
from atol.games.podwodni_lowcy.sea import MOST_DIVED
from atol.games.podwodni_lowcy.state import LowcyState


def aspects_of(state: LowcyState, seat: int) -> tuple[Aspect, ...]:
    return (Aspect("open", state.divers[seat].hand_size),)


def chances_of(state: LowcyState, action: int) -> tuple[Aspect, ...]:
    """That the next card interrupts, as the view tells it: in the corner of the first card, or going deeper."""
    if state.options["risk"] != "number" or not CORNER <= action <= DEEPER or len(state.dive) >= MOST_DIVED:
        return ()
    corner = state.corner if action == DEEPER else action - CORNER
    counts = state.next_cards()
    chance = risk.per_mille(risk.dangerous(counts, state.grid, state.dive, corner), sum(counts))
    return (Aspect("interrupted", chance, "per_mille"),)

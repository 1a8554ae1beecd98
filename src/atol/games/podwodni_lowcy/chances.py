"""The chances of a dive as entries of an observation, per mille and exact."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed, packed_sum
from atol.core.observation import Block
from atol.core.row import Row
from atol.games.podwodni_lowcy.cards import CARDS
from atol.games.podwodni_lowcy.odds import WAVES, Totals, chance_of_two, interrupting
from atol.games.podwodni_lowcy.risk import per_mille
from atol.games.podwodni_lowcy.sea import CORNERS, MOST_DIVED
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, START

RISKS: Final = ("next", "wave", "two")
NO_CARDS: Final[vec[i64]] = packed([0] * CARDS)


def is_descending(state: LowcyState) -> bool:
    """May another card be placed below or above the others?"""
    return state.step == DEPTH and 0 < len(state.dive) < MOST_DIVED


class Risk(Block[LowcyState]):
    """Of every corner while the first card is placed, then of the one where the dive is."""

    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        if state.step != PLACE_FIRST and not is_descending(state):
            row.skip(self.length)
            return
        now, later = Totals(state.next_cards()), Totals(pile_after(state))
        for corner in range(CORNERS):
            if state.step == PLACE_FIRST or corner == state.corner:
                put_risks(state, corner, now, later, row)
            else:
                row.skip(len(RISKS))


class DiveRisk(Block[LowcyState]):
    """The first card of a dive is never in danger; the second one minds it."""

    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        if state.step != START or state.to_act < 0:
            row.skip(self.length)
            return
        now, later = Totals(state.next_cards()), Totals(pile_after(state))
        for corner in range(CORNERS):
            row.put(chance_of_two(now, later, 0, interrupting(state.grid, state.dive, corner, 1)))


def put_risks(state: LowcyState, corner: int, now: Totals, later: Totals, row: Row) -> None:
    """In the order of RISKS."""
    depth = len(state.dive)
    first = interrupting(state.grid, state.dive, corner, depth)
    row.put(now.chance_of(first))
    row.put(now.chance_of(first & WAVES))
    if depth + 1 < MOST_DIVED:
        row.put(chance_of_two(now, later, first, interrupting(state.grid, state.dive, corner, depth + 1)))
    else:
        row.put(0)


def pile_after(state: LowcyState) -> vec[i64]:
    """What is drawn from when the pile that is drawn from now has run out."""
    return state.discards if state.deck.total else NO_CARDS


class Chances(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        chances = state.next_cards()[:]
        whole = packed_sum(chances)
        for card in range(CARDS):
            chances[card] = per_mille(chances[card], whole)
        row.lay(chances)

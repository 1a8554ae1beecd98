"""Reef at a table of tests: what its views show."""

from __future__ import annotations

from atol.core.game import State
from atol.games.reef.view_types import ReefView
from atol.table.table import Table


def view_of(table: Table, seat: int | None) -> ReefView:
    view = table.view(seat)
    assert isinstance(view, ReefView)
    return view


def own_hand(table: Table, seat: int) -> list[str]:
    return [str(card) for card in view_of(table, seat).players[seat].hand]


def secret_cards(table: Table, seat: int) -> set[str]:
    """The cards of a hand that a spectator cannot name."""
    return set(own_hand(table, seat)) - {str(card) for card in view_of(table, None).players[seat].hand}


def hand_in(state: State, viewer: int, seat: int) -> list[str | None]:
    """What `viewer` sees in the hand of `seat`."""
    view = state.view(viewer)
    assert isinstance(view, ReefView)
    return view.players[seat].hand

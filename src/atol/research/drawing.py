"""A position as text: the board that the terminal draws."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from atol import locales
from atol.core.game import State
from atol.terminal.screen import Screen

WIDTH = 120
LANGUAGE = "en"


def seat_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def drawing(state: State, seat: int) -> str:
    """What that seat sees."""
    text = StringIO()
    console = Console(file=text, width=WIDTH, highlight=False, color_system=None)
    Screen(console, locales.words(LANGUAGE), state.game).board(state.view(seat), seat_names(state.seats))
    return text.getvalue()

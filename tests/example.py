"""The game that stands for all of them where a test needs some table to sit at.

A game offers itself with an `example.py` in its folder of tests; exactly one does. That file also knows how to look
into the game's views: what is in a hand, what lies open.
"""

from __future__ import annotations

from pathlib import Path

import atol

(_file,) = Path(__file__).parent.glob("games/*/example.py")

EXAMPLE = _file.parent.name
GAME = atol.game(EXAMPLE)
NAME = GAME.meta.names["en"]
RECORD = _file.parent / "records" / "2-keyed.atol"  # a whole match of two
OTHER = next(meta.id for meta in atol.installed_games() if meta.id != EXAMPLE)  # any other game
ACHIEVING = next(meta.id for meta in atol.installed_games() if meta.achievements)  # one with a sheet of achievements
HELPING, HELPER = next((meta.id, name) for meta in atol.installed_games() for name in meta.helpers)  # at home


def overlay_text(replace: str = "{}", game: str = EXAMPLE) -> str:
    """An owner's overlay file with these replacements in JSON."""
    return f'{{"game": "{game}", "edition": "mine", "replace": {replace}}}'

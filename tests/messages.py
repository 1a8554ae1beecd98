"""Typed messages of actions, made by hand."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.game import Game
from atol.core.notation import tag_of


def message(game: Game, tag: str, *values: Any) -> Struct:
    """A message of that kind, whether or not there is such an action."""
    return {tag_of(kind): kind for kind in game.text.types}[tag](*values)

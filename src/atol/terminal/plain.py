"""A listing of any view, for games that have no drawing of their own."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from atol.core.game import Game
from atol.locales import Words


def draw(view: msgspec.Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    return Pretty(msgspec.to_builtins(view))

"""Atol: five sea games at one table.

>>> import atol
>>> state = atol.game("reef").new(seats=2, seed=7)
>>> len(state.legal())
16
"""

from __future__ import annotations

import os as _os

if _os.environ.get("ATOL_PURE") == "1":
    from atol import _pure

    _pure.prefer_sources()

from atol.core.errors import AtolError
from atol.core.game import Game, State
from atol.core.meta import Meta
from atol.core.registry import game, games

__version__ = "0.1.0"


def compiled() -> bool:
    """Does the compiled engine run, or the interpreted one?"""
    from atol.core import game as engine

    return not str(engine.__file__).endswith(".py")


__all__ = ["AtolError", "Game", "Meta", "State", "compiled", "game", "games"]

"""The games, one folder each; they never import each other.

`atol.games` is this package and, called, the list of installed games: importing a game must not take the
function's name away.
"""

from __future__ import annotations

import sys
from types import ModuleType

from atol.core.meta import Meta
from atol.core.registry import games


class CallablePackage(ModuleType):
    def __call__(self) -> list[Meta]:
        return games()


sys.modules[__name__].__class__ = CallablePackage

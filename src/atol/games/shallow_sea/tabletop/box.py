"""An ocean that lies on a table at home, as it is tapped in."""

from __future__ import annotations

from msgspec import Struct

from atol.core.errors import AtolError
from atol.games.shallow_sea.data import Colour
from atol.games.shallow_sea.meta import META


class BadOcean(AtolError):
    """What was tapped in cannot be the ocean of a match."""

    message = "error-bad-ocean"
    package = META.package


class BoxTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table at home: its id; `red-7` for a coral as its finished side shows it; `coral` for any that
    is unfinished, which counts for nothing. A completed coral names the finished fish on it."""

    space: str
    tile: str
    degrees: int = 0
    completed: bool = False
    lodger: Colour | None = None


class BoxOcean(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished ocean: tiles, unfinished fish by bubble, shells, fish on the lionfish card."""

    tiles: list[BoxTile]
    fish: dict[str, Colour]
    shells: int = 0
    lionfish: int = 0

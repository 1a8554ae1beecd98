"""The shelf of owners' editions: overlays in the database, found by the edition that they make.

A table, a companion and a record name their edition and nothing else; those who go on with them, at any process,
need the same components. So an overlay on the shelf is never changed: a correction is another edition beside it.
"""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.sql import Select

from atol.core import registry
from atol.core.data import Overlay
from atol.core.errors import UnknownEdition
from atol.core.game import Game
from atol.server.errors import Overtaken
from atol.server.schema import editions
from atol.server.storage import Storage

MOST_GAMES = 64  # made from overlays and kept in memory


class Shelf:
    """What stands there stays as it is, so a game that was made of it once serves everybody."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._games: dict[tuple[str, str], Game] = {}

    async def keep(self, overlay: Overlay) -> str:
        """Raises BadData, which names the entry, when the overlay makes no game. Returns the edition."""
        edition = registry.game(overlay.game, overlay).edition
        if await self.find(overlay.game, edition) is None:
            values = {"game": overlay.game, "edition": edition, "name": overlay.edition, "replace": overlay.replace}
            with suppress(Overtaken):  # by somebody who keeps the same at another process
                await self.storage.writer.write((insert(editions), {**values, "at": time.time()}))
        return edition

    async def find(self, game: str, edition: str) -> Overlay | None:
        return overlay_from(await self.storage.rows(wanted(game, edition)))

    async def game(self, game: str, edition: str) -> Game:
        """The game in that edition, Atol's own or an owner's; none named: that of today. Raises UnknownEdition."""
        if not edition or registry.game(game).edition == edition:
            return registry.game(game)
        if (game, edition) not in self._games:
            self._remember(game, edition, known_game(game, edition, await self.find(game, edition)))
        return self._games[game, edition]

    def _remember(self, game: str, edition: str, made: Game) -> None:
        if len(self._games) >= MOST_GAMES:
            del self._games[next(iter(self._games))]
        self._games[game, edition] = made


def known_game(game: str, edition: str, overlay: Overlay | None) -> Game:
    """Atol's own data may have changed since the overlay was made; what they said before is still known. Raises
    UnknownEdition: whatever names its edition is never gone on with in another one."""
    known = registry.game_of_edition(game, edition)
    if known is None and overlay is not None:
        known = registry.game_of_edition(game, edition, overlay)
    if known is None:
        raise UnknownEdition(game=game, edition=edition)
    return known


def game_on(connection: Connection, game: str, edition: str) -> Game:
    """The same, where everything happens in one transaction."""
    return known_game(game, edition, overlay_from(list(connection.execute(wanted(game, edition)).mappings())))


def wanted(game: str, edition: str) -> Select[tuple[object, ...]]:
    return select(editions).where(editions.c.game == game, editions.c.edition == edition)


def overlay_from(rows: list[object]) -> Overlay | None:
    for row in rows:
        return Overlay(row["game"], row["name"], row["replace"])  # type: ignore[index]  # a row of the table
    return None

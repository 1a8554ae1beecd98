"""The shelf of owners' editions: overlays that this installation keeps, found by the edition that they make.

A table, a companion and a record name their edition and nothing else; whoever goes on with them needs the same
components. So an overlay on the shelf is never changed: a correction is another edition beside it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from atol.core import registry
from atol.core.data import Overlay, read_overlay
from atol.core.errors import AtolError
from atol.core.game import Game


class UnknownEdition(AtolError):
    message = "error-unknown-edition"


class Shelf:
    """Empty until somebody says where it stands."""

    folder: Path | None = None

    def keep(self, overlay: Overlay) -> str:
        """Raises BadData, which names the entry, when the overlay makes no game. Returns the edition."""
        edition = registry.game(overlay.game, overlay).edition
        if self.folder is not None and self.find(overlay.game, edition) is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self._file(overlay.game, edition)
            unfinished = file.with_suffix(".new")
            unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(overlay), indent=2))
            unfinished.replace(file)
        return edition

    def find(self, game: str, edition: str) -> Overlay | None:
        if self.folder is None or not edition.isalnum() or not (file := self._file(game, edition)).exists():
            return None
        return read_overlay(file)

    def game(self, game: str, edition: str) -> Game:
        """The game in that edition, Atol's own or an owner's; none named: that of today. Raises UnknownEdition."""
        if not edition:
            return registry.game(game)
        known = registry.game_of_edition(game, edition)
        if known is None and (overlay := self.find(game, edition)) is not None:
            known = registry.game(game, overlay)
        if known is None or known.edition != edition:
            raise UnknownEdition(game=game, edition=edition)
        return known

    def _file(self, game: str, edition: str) -> Path:
        assert self.folder is not None
        return self.folder / f"{registry.meta(game).id}-{edition}.json"


shelf = Shelf()

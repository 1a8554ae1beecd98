"""The achievement sheet of a game: what a profile reaches match by match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Achievement(Struct, frozen=True):
    """An entry of the sheet. `options` set up a match that can tick it. Its words are `<game>-<id>`."""

    id: str
    list: str
    options: dict[str, str]


class Title(Struct, frozen=True, rename={"entries": "boxes"}):
    """What a sheet with that many ticked entries is called: `<game>-title-<id>`."""

    id: str
    entries: int


class AchievementSheet(Struct, frozen=True):
    """All entries in their order. Those of the list `path` are best ticked one after another.

    Of a finished match, `achieved(state, seat)` gives the ids of the entries that the seat may tick, and
    `rank(state, seat)` what it is called on the game's own scale (`<game>-rank-<id>`), if it is called anything.
    """

    entries: tuple[Achievement, ...]
    titles: tuple[Title, ...]
    path: str
    achieved: Callable[[Any, int], list[str]]
    rank: Callable[[Any, int], str | None]

    def title(self, ticked: set[str]) -> str | None:
        """The highest title that these entries give."""
        count = len(ticked & {entry.id for entry in self.entries})
        reached = [title.id for title in self.titles if count >= title.entries]
        return reached[-1] if reached else None

    def next(self, ticked: set[str]) -> str | None:
        """The entry that is recommended after these."""
        return next((entry.id for entry in self.entries if entry.list == self.path and entry.id not in ticked), None)

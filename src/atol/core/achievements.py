"""What some games have beside their matches: an achievement sheet, and scoring of what lies on a table at home."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.messages import ScoreLine


class Achievement(Struct, frozen=True):
    """A box of the sheet. `options` set up a match that can tick it. Its words are `<game>-<id>`."""

    id: str
    list: str
    options: dict[str, str]


class Title(Struct, frozen=True):
    """What a sheet with that many ticked boxes is called: `<game>-title-<id>`."""

    id: str
    boxes: int


class AchievementSheet(Struct, frozen=True):
    """All boxes in their order. Those of the list `path` are best ticked one after another."""

    boxes: tuple[Achievement, ...]
    titles: tuple[Title, ...]
    path: str

    def title(self, ticked: set[str]) -> str | None:
        """The highest title that these boxes give."""
        count = len(ticked & {box.id for box in self.boxes})
        reached = [title.id for title in self.titles if count >= title.boxes]
        return reached[-1] if reached else None

    def next(self, ticked: set[str]) -> str | None:
        """The box that is recommended after these."""
        return next((box.id for box in self.boxes if box.list == self.path and box.id not in ticked), None)


class BoxRemark(Struct, frozen=True):
    """Something about a position from the box, for people: `<game>-box-<name>` with these details."""

    name: str
    details: dict[str, int | str]


class BoxScore(Struct, frozen=True):
    """A position from the box, counted. While something is `missing` it is not a finished match; `doubts` are
    what Atol's data cannot confirm. `view` shows the position as the game's own views do."""

    lines: tuple[ScoreLine, ...]
    points: int
    rank: str | None
    achieved: list[str]
    missing: list[BoxRemark]
    doubts: list[BoxRemark]
    view: Any

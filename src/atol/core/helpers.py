"""Help for people with the cardboard box on their table: a companion, a score pad, the scoring of a position.

A game offers helpers by name (`Game.helpers`). Each answers one kind of question; whoever asks tells everything every
time, so nothing is kept in between. Clients only carry questions and answers, and know no helper but `score` and
`prepare` (`core/evening.py`). Those that a game's meta names have a page of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Protocol

from msgspec import Meta, Struct

from atol.core.messages import ScoreLine
from atol.locales import Words

SCORE: Final = "score"  # the helper that counts a position; its result can go to an achievement sheet


class Helper(Struct, frozen=True):
    """`question` and `answer` are types. `reply` turns one into the other, or raises an AtolError that says what is
    wrong with the question."""

    question: Any
    answer: Any
    reply: Callable[[Any], object]


# ---- scoring a position


class BoxPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The question of the helper `score`. A game adds a field `box`: the position as it lies on the table."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str] = {}


class BoxRemark(Struct, frozen=True):
    """Something about a position from the box, for people: `<game>-box-<name>` with these details."""

    name: str
    details: dict[str, int | str]


class BoxScore(Struct, frozen=True):
    """The answer of the helper `score`. While something is `missing` it is not a finished match; `doubts` are
    what Atol's data cannot confirm. `view` shows the position as the game's own views do."""

    lines: tuple[ScoreLine, ...]
    points: int
    rank: str | None
    achieved: list[str]
    missing: list[BoxRemark]
    doubts: list[BoxRemark]
    view: Any


# ---- commands


class Terminal(Protocol):
    """What a command of a game may use. `file` keeps what is told, and `told` are its lines, where one is resumed."""

    words: Words
    file: Path
    told: list[str]

    def say(self, message: str, /, style: str = "", **details: object) -> None:
        """Print a message of the locale files."""

    def line(self, text: str, style: str = "") -> None:
        """Print a text."""

    def score_sheet(self, name: str, lines: tuple[ScoreLine, ...] | None, reasons: bool = True) -> None:
        """Print a score pad, with the reason of each line unless only its points are known."""

    def ask(self, prompt: str, /) -> str:
        """What the person types; raises EOFError or KeyboardInterrupt when nothing more comes."""

"""Everything the terminal table prints."""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from atol.core.game import Game
from atol.core.messages import ScoreLine
from atol.core.registry import board_of
from atol.locales import Words
from atol.terminal import plain


class Screen:
    def __init__(self, console: Console, words: Words, game: Game) -> None:
        words.add(game.meta.package)
        self.console = console
        self.words = words
        self.game = game
        self._draw = board_of(game.meta) or plain.draw

    def say(self, message: str, /, style: str = "", **details: object) -> None:
        self.console.print(Text(self.words.say(message, **details), style))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def board(self, view: Struct, names: list[str]) -> None:
        self.console.print(self._draw(view, self.game, names, self.words))

    def choices(self, sentences: list[str]) -> None:
        """What can be done, numbered; short ones side by side."""
        texts = [
            f"[bold #f0803c]{number:>3}[/] {escape(sentence)} " for number, sentence in enumerate(sentences, start=1)
        ]
        self.console.print(Columns(texts, padding=(0, 1)))

    def score_sheet(self, name: str, lines: tuple[ScoreLine, ...] | None, reasons: bool = True) -> None:
        """With the reason of each line, unless only its points are known."""
        if lines is None:
            self.say("score-hidden", name=name)
            return
        grid = Grid(title=Text(name, "bold"), show_header=False, min_width=40)
        for line in lines:
            prefix = f"{self.game.meta.id}-score-{line.key}"
            parts = ", ".join(
                f"{self.game.text.detail(line.key, detail.what, self.words)}: {signed(detail.points)}"
                for detail in line.details
            )
            why = self.words.say(f"{prefix}-why", parts=parts, n=len(line.details))
            grid.add_row(self.words.say(prefix), signed(line.points), why if reasons else "")
        total = sum(line.points for line in lines)
        grid.add_row(self.words.say("score-total"), signed(total), "", style="bold")
        self.console.print(grid)

    def rules(self) -> None:
        """The rules in our own words, the board's signs, then what the rulebook leaves open and how it is read."""
        prefix = self.game.meta.id
        for section in self.game.meta.rules_sections:
            self.say(f"{prefix}-rules-{section}-title", "bold #58bfc0")
            self.say(f"{prefix}-rules-{section}")
        self.legend()
        if self.game.rulings:
            self.say("rulings-title", "bold #58bfc0")
        for ruling in self.game.rulings:
            self.say(f"{prefix}-ruling-{ruling.name.replace('_', '-')}")

        self.sources()

    def legend(self) -> None:
        """What the signs of the drawing mean, where the game has one."""
        if self.words.has(f"{self.game.meta.id}-legend"):
            self.say("legend-title", "bold #58bfc0")
            self.say(f"{self.game.meta.id}-legend")

    def sources(self) -> None:
        """Where the numbers on the components come from."""
        if self.game.sources:
            self.say("sources-title", "bold #58bfc0")
        for note in self.game.sources:
            mark = self.words.say(f"provenance-{note.provenance}")
            self.say("sources-line", mark=mark, entries=note.entries, what=note.what[self.words.language])

    def curtain(self, name: str) -> None:
        self.console.print(Panel(Text(self.words.say("curtain", name=name)), border_style="#f0803c"))


def signed(points: int) -> str:
    """A number with the minus that cards have too."""
    return str(points).replace("-", "−")


def names_with_automaton(names: list[str], scores: list[int], game: Game, words: Words) -> list[str]:
    """One name per score: the last one may belong to the game's automaton."""
    if len(scores) == len(names):
        return names
    words.add(game.meta.package)
    return [*names, words.say(f"{game.meta.id}-automaton")]

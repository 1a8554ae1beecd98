"""A person at the terminal, written down beforehand."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

from atol.core import record
from atol.locales import words
from atol.table.table import Table, table_from_record
from atol.terminal.play import Session
from atol.terminal.screen import Screen

Line = str | type[BaseException]

WIDTH = 120


def paper() -> Console:
    """A terminal without colours that can be read back."""
    return Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)


def text_on(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Person:
    """Types the lines one after another; an exception among them is raised, and so is the end of input."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines: Iterator[Line] = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, EOFError)
        if isinstance(line, str):
            return line
        raise line


class Evening:
    """A session that was run to its end: what was printed, the exit code, and the file it left."""

    def __init__(self, table: Table, lines: Iterable[Line], save_path: Path, language: str = "en") -> None:
        self.table = table
        self.save_path = save_path
        self.console = paper()
        self.person = Person(lines)
        screen = Screen(self.console, words(language), table.game)
        self.exit_code = Session(table, screen, self.person.read, save_path).run()

    @property
    def text(self) -> str:
        return text_on(self.console)

    @property
    def unwrapped(self) -> str:
        """The text with line ends and runs of spaces made single spaces."""
        return " ".join(self.text.split())

    def resumed(self) -> Table:
        return table_from_record(record.read(self.save_path.read_text(encoding="utf-8")))

"""The results of a contest in a file: first the contest, then a line for every match, in the order of the jobs.

A line is on disk before the next one is written, so a contest that was killed goes on after its last whole line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from atol.arena.contest import Contest, Played
from atol.core.errors import AtolError


class OtherContest(AtolError):
    message = "error-other-contest"


class BrokenResults(AtolError):
    message = "error-broken-results"


class Ledger:
    def __init__(self, file: Path, contest: Contest) -> None:
        """Opens what is there, or begins it; raises OtherContest where something else was played."""
        self.file = file
        self.contest = contest
        self.played = self._read() if file.exists() else []

    def _read(self) -> list[Played]:
        first, *lines = whole_lines(self.file) or [b"{}"]
        try:
            contest = msgspec.json.decode(first, type=Contest)
            played = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.DecodeError:
            raise BrokenResults(file=str(self.file)) from None
        if contest != self.contest:
            raise OtherContest(file=str(self.file))
        if [result.number for result in played] != list(range(len(played))):
            raise BrokenResults(file=str(self.file))
        return played

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While results may be added."""
        with replaced(self.file) as file:  # without a last line that was cut off
            file.write(line_of(self.contest) + b"".join(line_of(result) for result in self.played))
        with self.file.open("ab") as self._out:
            yield

    def add(self, result: Played) -> None:
        self._out.write(line_of(result))
        self._out.flush()
        os.fsync(self._out.fileno())
        self.played.append(result)


def line_of(entry: Contest | Played) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def whole_lines(file: Path) -> list[bytes]:
    """Those that were written to their end."""
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


@contextmanager
def replaced(file: Path) -> Iterator[BinaryIO]:
    """A file that is either the old one or the new one, whatever happens meanwhile."""
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)

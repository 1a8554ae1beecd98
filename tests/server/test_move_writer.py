"""Moves on their own way into PostgreSQL: what waits is written together, and others are told what was."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import psycopg
import pytest

from atol.server.errors import NotSaved, Overtaken, Unsure
from atol.server.move_writer import MoveWriter
from atol.server.stored import entry_statement
from atol.server.wire import Lost
from atol.server.writer import Job, News
from atol.table.parts import Entry


class FakeLine:
    """A database that notes what each commit brings, and refuses one that has something of a certain match."""

    def __init__(self, refusals: dict[str, Exception] | None = None) -> None:
        self.commits: list[list[str]] = []
        self.refusals = refusals or {}

    async def ask(self, _: str, rows: bytes) -> bytes:
        matches = [row["match"] for row in msgspec.json.decode(rows)]
        await asyncio.sleep(0.001)
        for match in matches:
            if match in self.refusals:
                raise self.refusals[match]
        self.commits.append(matches)
        return b""

    async def close(self) -> None:
        pass


def move(match: str) -> Job:
    return Job([entry_statement(match, Entry(1, 0, action=3), 0, 0)], [(match, 1)])


def write(line: FakeLine, *matches: str) -> tuple[list[object], list[list[News]]]:
    """How each of them ended, and what others were told with each commit."""

    async def written() -> tuple[list[object], list[list[News]]]:
        told: list[list[News]] = []
        writer = MoveWriter(cast(Any, line))
        writer.tell = told.append
        jobs = [move(match) for match in matches]
        for job in jobs:
            writer.take(job)
        ends = await asyncio.gather(*[job.done for job in jobs], return_exceptions=True)
        await writer.stop()
        return list(ends), told

    return asyncio.run(written())


def test_moves_that_wait_are_one_commit_and_others_are_told_once() -> None:
    line = FakeLine()
    ends, told = write(line, "a", "b", "c")
    assert ends == [None, None, None]
    assert line.commits == [["a", "b", "c"]]
    assert told == [[("a", 1), ("b", 1), ("c", 1)]]


def test_what_comes_during_a_commit_goes_into_the_next() -> None:
    async def test() -> list[list[str]]:
        line = FakeLine()
        writer = MoveWriter(cast(Any, line))
        first, *others = [move(match) for match in "abc"]
        writer.take(first)
        await asyncio.sleep(0)
        for job in others:
            writer.take(job)
        assert writer.waiting == 2
        await writer.stop()
        assert all(job.done.done() for job in others)
        return line.commits

    assert asyncio.run(test()) == [["a"], ["b", "c"]]


def test_whoever_was_overtaken_hurts_nobody_else_and_is_not_told_of() -> None:
    line = FakeLine({"b": psycopg.errors.UniqueViolation()})
    ends, told = write(line, "a", "b", "c")
    assert [type(end) for end in ends] == [type(None), Overtaken, type(None)]
    assert line.commits == [["a"], ["c"]]
    assert told == [[("a", 1), ("c", 1)]]


@pytest.mark.parametrize(
    ("wrong", "ending"),
    [(Lost(), Unsure), (NotSaved(), NotSaved), (psycopg.errors.DiskFull(), NotSaved), (ValueError(), NotSaved)],
)
def test_nobody_is_told_of_what_may_not_be_saved(wrong: Exception, ending: type) -> None:
    ends, told = write(FakeLine({"a": wrong}), "a")
    assert [type(end) for end in ends] == [ending]
    assert told == [[]]

"""The one writer: what waits is written together, and nothing that is refused hurts anybody else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, event, insert, select, text

from atol.server.databases import database_url
from atol.server.errors import NotSaved, Overtaken
from atol.server.schema import journal, matches, settings
from atol.server.storage import Storage
from atol.server.stored import entry_statement
from atol.server.writer import MUST_CHANGE, Statement
from atol.table.parts import Entry
from tests.server.fixtures import only_sqlite
from tests.server.inside import run


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = Storage(database)
    await storage.open()
    yield storage
    await storage.close()


def note(name: str, value: object = b"") -> Statement:
    return insert(settings), {"name": name, "value": value}


async def names(storage: Storage) -> set[str]:
    return {row["name"] for row in await storage.rows(select(settings.c.name))}


def commits_of(storage: Storage) -> list[Connection]:
    """Grows with every transaction that the writer commits."""
    commits: list[Connection] = []
    event.listen(storage.writer._engine, "commit", commits.append)
    return commits


def test_everything_that_waits_is_committed_in_one_transaction(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            commits = commits_of(storage)
            await asyncio.gather(*[storage.writer.write(note(f"name {number}")) for number in range(100)])
            assert len(commits) == 1
            assert len(await names(storage)) == 100

    run(test())


def test_moves_that_are_written_together_arrive_as_they_were(database: str) -> None:
    """Of many matches, with an undo among them; and one that comes twice hurts none of the others."""
    played = [Entry(1, 0, action=7), Entry(2, 1, action=0), Entry(3, 1, back_to=1)]
    row = {"game": "g", "rules": 1, "edition": "e", "options": {}, "seed": "s", "created": 0.0, "filed": False}
    ids = [f"match {number}" for number in range(20)]

    async def test() -> None:
        async with opened(database) as storage:
            write = storage.writer.write
            await asyncio.gather(*[write((insert(matches), {**row, "id": match, "watch": match})) for match in ids])
            for entry in played:
                await asyncio.gather(*[write(entry_statement(match, entry, 2, 5)) for match in ids])
            again = [write(entry_statement(match, played[0], 2, 5)) for match in ids[:3]]
            others = [write(entry_statement(match, Entry(4, 0, action=3), 2, 5)) for match in ids[3:]]
            ended = await asyncio.gather(*again, *others, return_exceptions=True)
            assert [type(one) for one in ended] == [Overtaken] * 3 + [type(None)] * 17
            assert [await storage.entries_of(match) for match in ids[:3]] == [played] * 3
            rows = await storage.rows(select(journal).where(journal.c.match == "match 9"))
            assert [(row["to_act"], row["turn"]) for row in rows] == [(2, 5)] * 4
            assert all(abs(row["at"] - time.time()) < 60 for row in rows)

    run(test())


@only_sqlite
def test_what_comes_while_the_disk_is_busy_goes_into_the_next_transaction(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            commits = commits_of(storage)
            other = sqlite3.connect(str(database_url(database).database), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            first = asyncio.create_task(storage.writer.write(note("first")))
            while not storage.writer._waiting.empty() or storage.writer._task is None:
                await asyncio.sleep(0)
            rest = [asyncio.create_task(storage.writer.write(note(f"name {number}"))) for number in range(50)]
            other.execute("ROLLBACK")
            other.close()
            await asyncio.gather(first, *rest)
            assert len(commits) <= 2

    run(test())


@only_sqlite
def test_the_loop_goes_on_while_another_program_writes(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            other = sqlite3.connect(str(database_url(database).database), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(storage.writer.write(note("late")))
            for _ in range(20):
                await asyncio.sleep(0)
            assert not waiting.done()
            other.execute("ROLLBACK")
            other.close()
            await waiting
            assert "late" in await names(storage)

    run(test())


@pytest.mark.parametrize(
    ("bad", "refusal"),
    [
        (note("taken"), Overtaken),
        ((delete(settings).where(settings.c.name == "nobody").execution_options(**MUST_CHANGE), {}), Overtaken),
        (note("unreadable", object()), NotSaved),
        ((text("SELECT nonsense"), {}), NotSaved),
    ],
)
def test_a_refused_job_does_not_hurt_the_others(database: str, bad: Statement, refusal: type) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            await storage.writer.write(note("taken"))
            jobs = [[note("one")], [note("half"), bad], [note("two")]]
            done = await asyncio.gather(*[storage.writer.write(*job) for job in jobs], return_exceptions=True)
            assert [type(answer) for answer in done] == [type(None), refusal, type(None)]
            assert await names(storage) == {"taken", "one", "two"}

    run(test())


def test_a_value_that_no_database_takes_does_not_end_the_writer(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            with pytest.raises(NotSaved):
                await storage.writer.write(note("\ud800"))
            await asyncio.wait_for(storage.writer.write(note("after")), 10)
            assert await names(storage) == {"after"}

    run(test())


def test_why_something_was_not_saved_is_logged_without_what_it_was(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            unsaid = text("INSERT INTO nowhere VALUES (:value)"), {"value": b"a-secret-value"}
            with pytest.raises(NotSaved):
                await storage.writer.write(unsaid)

    run(test())
    assert "nowhere" in caplog.text
    assert "a-secret-value" not in caplog.text


def test_whoever_goes_while_it_is_written_changes_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            leaving = asyncio.create_task(storage.writer.write(note("left")))
            await asyncio.sleep(0)
            leaving.cancel()
            await storage.writer.write(note("stayed"))
            assert await names(storage) == {"left", "stayed"}

    run(test())


def test_stopping_writes_what_waits_and_then_takes_no_more(database: str) -> None:
    async def test() -> None:
        async with opened(database) as storage:
            waiting = [asyncio.create_task(storage.writer.write(note(f"name {number}"))) for number in range(10)]
            await asyncio.sleep(0)
            await storage.writer.stop()
            await asyncio.gather(*waiting)
            with pytest.raises(NotSaved):
                await asyncio.wait_for(storage.writer.write(note("late")), 10)
            assert len(await names(storage)) == 10

    run(test())


@only_sqlite
def test_committed_means_on_disk(database: str) -> None:
    """A write-ahead log, and a full synchronisation at every commit, for the writer as for the readers."""

    def pragmas(connection: Connection) -> list[Any]:
        wanted = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in wanted]

    async def test() -> None:
        async with opened(database) as storage:
            for engine in (storage.writer._engine, storage.engine):
                assert isinstance(engine, Engine)
                with engine.connect() as connection:
                    assert pragmas(connection) == ["wal", 2, 1]

    run(test())

"""The one writer of a process: everything that waits is committed in one transaction, then acknowledged."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from atol.server.databases import ANSWER_SECONDS, hang_up
from atol.server.errors import NotSaved, Overtaken, Unsure

logger = logging.getLogger("atol.server")

Statement = tuple[Executable, dict[str, Any]]
News = tuple[str, int]  # a match, and the version that it has now; a negative one: something else has changed there
Announce = Callable[[Connection, list[News]], None]
Tell = Callable[[list[News]], None]

TAKEN = (
    "23503",  # PostgreSQL: a foreign key
    "23505",  # a key that must be unique
    "SQLITE_CONSTRAINT_FOREIGNKEY",
    "SQLITE_CONSTRAINT_PRIMARYKEY",
    "SQLITE_CONSTRAINT_UNIQUE",
)
MUST_CHANGE = {"must_change": True}  # as execution options: whoever finds nothing to change came too late
ENTRY = {"entry": True}  # one of the journal: its values are numbers and texts, which the driver takes as they are

BUSY_SECONDS = 0.01  # after which is looked again whether another program still writes to SQLite's file
BUSY_TRIES = 500


class Broken(Exception):
    """The connection broke before anything could be committed."""


class Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Iterable[Statement], news: Iterable[News]) -> None:
        self.statements = list(statements)
        self.news = news
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Commit = Callable[[list[Job]], Awaitable[NotSaved | None]]


class Moves(Protocol):
    """A way of their own for moves, where the database has one."""

    tell: Tell | None

    @property
    def waiting(self) -> int:
        """How many are not being written yet."""

    def take(self, job: Job) -> None:
        """Write it with whatever waits, and finish it then."""

    async def stop(self) -> None:
        """Once everything is written."""


class Writer:
    """Works in a thread of its own: one hop there and back for everything that waits. Nothing that is to be
    written may end it: everyone after would wait for ever."""

    def __init__(self, engine: Engine, announce: Announce | None = None, moves: Moves | None = None) -> None:
        """`announce` tells other processes, in the same transaction: they hear of it when it is on disk, or never."""
        self._engine = engine
        self._moves = moves
        self._announce = announce
        self._tell: Tell | None = None
        self._far = engine.dialect.name != "sqlite"  # may it stop answering?
        self._thread = ThreadPoolExecutor(1, "atol-writer")
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._began: tuple[float, int] | None = None  # when a transaction began, and on which descriptor
        self._watching: asyncio.Task[None] | None = None

    def tell_moves_by(self, tell: Tell) -> None:
        """Others hear of moves once they are on disk; or never, if we die before: then they look by themselves."""
        if self._moves is not None:
            self._moves.tell = tell

    def tell_by(self, tell: Tell) -> None:
        """They hear of everything so, by another way than the database's."""
        self._announce, self._tell = None, tell

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        if self._far:
            self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Write what still waits, then end."""
        self._stopped = True
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
        if self._watching is not None:
            self._watching.cancel()
        if self._moves is not None:
            await self._moves.stop()
        self._thread.shutdown()
        self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes are not on disk yet, beside those just being written."""
        return self._waiting.qsize() + (0 if self._moves is None else self._moves.waiting)

    async def write(self, *statements: Statement, news: Iterable[News] = ()) -> None:
        """Returns when the statements are on disk, all of them; raises NotSaved and none are, Overtaken where
        somebody else was first, and Unsure where the database went away and may have them or not."""
        if self._stopped:
            raise NotSaved()
        job = Job(statements, news)
        if self._moves is not None and all(is_entry(statement) for statement, _ in statements):
            self._moves.take(job)
        else:
            self._waiting.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        while True:
            jobs = [await self._waiting.get()]
            while not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            waiting = [job for job in jobs if job is not None]
            refused = await commit_apart(waiting, self._commit)
            for job in waiting:
                job.finish(refused.get(job))
            if self._tell is not None:
                self._tell(told_of(waiting, refused))
            if None in jobs:
                return

    async def _watch(self) -> None:
        """A database in another place may stop answering, and the thread would wait for it."""
        while True:
            await asyncio.sleep(1)
            began = self._began
            if began is not None and time.monotonic() - began[0] > ANSWER_SECONDS:
                hang_up(began[1])

    async def _commit(self, jobs: list[Job]) -> NotSaved | None:
        """That a connection broke long ago is learnt only when it is used: then another one will do."""
        for _ in range(2):
            try:
                return await self._try_to_commit(jobs)
            except Broken:
                continue
        return NotSaved()

    async def _try_to_commit(self, jobs: list[Job]) -> NotSaved | None:
        change = Change(self._engine)
        try:
            if self._far:
                await self._in_thread(self._write_there, change, jobs)
            else:
                await self._write_here(change, jobs)
                await self._in_thread(change.commit)
        except Overtaken as overtaken:
            return overtaken
        except Exception as error:
            if is_taken(error):
                return Overtaken()
            why_not_saved(error)
            if not isinstance(error, DBAPIError) or not error.connection_invalidated:
                return NotSaved()
            if not change.is_written:
                raise Broken from None
            return Unsure()
        finally:
            change.close()
            self._began = None
        return None

    def _write_there(self, change: Change, jobs: list[Job]) -> None:
        """All of it in the thread, taking back as well: each part can last as long as the network lets it."""
        try:
            self._write(change, jobs)
            change.commit()
        finally:
            change.close()

    async def _write_here(self, change: Change, jobs: list[Job]) -> None:
        """SQLite adds rows in memory, within microseconds, so it needs no thread: there it would wait for the
        interpreter after every row while the loop is busy. Where another program is writing, the loop goes on."""
        for _ in range(BUSY_TRIES):
            try:
                return self._write(change, jobs)
            except OperationalError as error:
                if not is_busy(error):
                    raise
                change.close()
                await asyncio.sleep(BUSY_SECONDS)
        return self._write(change, jobs)

    def _write(self, change: Change, jobs: list[Job]) -> None:
        """Everything but the commit."""
        connection = change.open()
        if not self._far:
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
        if self._far:
            self._began = time.monotonic(), descriptor_of(connection)
        run_statements(connection, [statement for job in jobs for statement in job.statements])
        if self._announce is not None:
            self._announce(connection, [item for job in jobs for item in job.news])
        change.is_written = True

    async def _in_thread(self, work: Callable[..., None], *arguments: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


class Change:
    """One transaction, in whichever threads its parts are done, one after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self.is_written = False

    def open(self) -> Connection:
        self._connection = self._engine.connect()
        self._connection.begin()
        return self._connection

    def commit(self) -> None:
        assert self._connection is not None
        self._connection.commit()

    def close(self) -> None:
        """Takes back what was not committed."""
        if self._connection is not None:
            self._connection.close()


async def commit_apart(jobs: list[Job], commit: Commit) -> dict[Job, NotSaved]:
    """Those that were not saved. When one is refused, the others must not suffer for it."""
    refused = await commit(jobs)
    if refused is None:
        return {}
    if len(jobs) == 1 or isinstance(refused, Unsure):
        return dict.fromkeys(jobs, refused)
    return {job: error for job in jobs if (error := await commit([job])) is not None}


def told_of(jobs: list[Job], refused: dict[Job, NotSaved]) -> list[News]:
    return [item for job in jobs if job not in refused for item in job.news]


def why_not_saved(error: Exception) -> None:
    """For whoever reads the log. Engines hide parameters, which can be secrets."""
    logger.error("not saved: %s", " ".join(f"{type(error).__name__} {error}".split()))


def is_entry(statement: Executable) -> bool:
    return "entry" in statement.get_execution_options()


def is_taken(error: Exception) -> bool:
    """Is there already something with that key, or no longer what it belongs to?"""
    cause = error.orig if isinstance(error, IntegrityError) else None
    return (getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", "")) in TAKEN


def is_busy(error: OperationalError) -> bool:
    return str(getattr(error.orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")


def descriptor_of(connection: Connection) -> int:
    return int(connection.connection.driver_connection.pgconn.socket)  # type: ignore[union-attr]


def run_statements(connection: Connection, statements: list[Statement]) -> None:
    """Neighbours of the same kind, the usual case for moves, go to the database together; raises Overtaken."""
    for _, group in groupby(statements, key=lambda statement: id(statement[0])):
        same = list(group)
        values = [parameters for _, parameters in same]
        options = same[0][0].get_execution_options()
        if "entry" in options:
            connection.exec_driver_sql(sql_of(same[0][0], connection.dialect), values)
            continue
        done = connection.execute(same[0][0], values if len(values) > 1 else values[0])
        if "must_change" in options and done.rowcount < len(same):
            raise Overtaken()


@cache
def sql_of(statement: Executable, dialect: Dialect) -> str:
    assert isinstance(statement, ClauseElement)
    return str(statement.compile(dialect=dialect))

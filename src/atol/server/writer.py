"""The one writer: everything that waits is committed in one transaction, then acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine, Executable

from atol.server.errors import NotSaved

logger = logging.getLogger("atol.server")

Statement = tuple[Executable, dict[str, Any]]


class Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Iterable[Statement]) -> None:
        self.statements = list(statements)
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Works in a thread of its own: one hop there and back for everything that waits. Nothing that is to be
    written may end it: everyone after would wait for ever."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "atol-writer")
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what still waits, then end."""
        self._stopped = True
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
        self._thread.shutdown()
        self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes are not on disk yet, beside those just being written."""
        return self._waiting.qsize()

    async def write(self, *statements: Statement) -> None:
        """Returns when the statements are on disk, all of them; raises NotSaved and none are."""
        if self._stopped:
            raise NotSaved()
        job = Job(statements)
        self._waiting.put_nowait(job)
        await asyncio.shield(job.done)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self._waiting.get()]
            while not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            waiting = [job for job in jobs if job is not None]
            saved = await loop.run_in_executor(self._thread, self._commit_all, waiting)
            for job in waiting:
                job.finish(None if job in saved else NotSaved())
            if None in jobs:
                return

    def _commit_all(self, jobs: list[Job]) -> list[Job]:
        """Those that were saved. When one is refused, the others must not suffer for it."""
        if self._commit(jobs):
            return jobs
        return [job for job in jobs if self._commit([job])] if len(jobs) > 1 else []

    def _commit(self, jobs: list[Job]) -> bool:
        try:
            with self._engine.begin() as connection:
                run_statements(connection, [statement for job in jobs for statement in job.statements])
        except Exception as error:
            # The engine hides parameters, which can be secrets.
            logger.error("not saved: %s", " ".join(f"{type(error).__name__} {error}".split()))
            return False
        return True


def run_statements(connection: Connection, statements: list[Statement]) -> None:
    """Neighbours of the same kind, the usual case for moves, go to the database together."""
    for _, group in groupby(statements, key=lambda statement: id(statement[0])):
        same = list(group)
        values = [parameters for _, parameters in same]
        connection.execute(same[0][0], values if len(values) > 1 else values[0])

"""Moves, by far the most of what a server writes, have a way of their own into PostgreSQL: all that wait are one
statement and one way there and back, in the loop, without a thread that would wait for the interpreter."""

from __future__ import annotations

import asyncio

import msgspec
import psycopg

from atol.server.errors import NotSaved, Overtaken, Unsure
from atol.server.spacing import Spacing
from atol.server.wire import Line, Lost
from atol.server.writer import TAKEN, Job, Tell, commit_apart, told_of, why_not_saved

# In PostgreSQL's own words: one text is always the same statement, however many rows it holds.
ADD_ENTRIES = (
    "INSERT INTO journal (match, version, seat, action, back_to, to_act, turn, at)"
    " SELECT * FROM json_to_recordset($1) AS moves"
    " (match text, version int, seat int, action int, back_to int, to_act int, turn int, at float8)"
)


class MoveWriter:
    """What comes while a commit is under way goes into the next one. Others are told after it: a notification within
    it would keep the commits of all processes in line, one waiting for the disk after the other."""

    def __init__(self, line: Line) -> None:
        self.tell: Tell | None = None
        self._line = line
        self._spacing = Spacing()  # where the disk is faster: every process hears of each commit
        self._waiting: list[Job] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def take(self, job: Job) -> None:
        self._waiting.append(job)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())

    async def stop(self) -> None:
        """Once everything is written."""
        if self._writing is not None:
            await self._writing
        await self._line.close()

    async def _write_all(self) -> None:
        while self._waiting:
            await self._spacing.keep()
            jobs, self._waiting = self._waiting, []
            self._spacing.note(len(jobs))
            refused = await commit_apart(jobs, self._commit)
            if self.tell is not None:
                self.tell(told_of(jobs, refused))
            for job in jobs:
                job.finish(refused.get(job))
        self._writing = None

    async def _commit(self, jobs: list[Job]) -> NotSaved | None:
        """Nothing that is to be written may end it."""
        try:
            rows = [values for job in jobs for _, values in job.statements]
            await self._line.ask(ADD_ENTRIES, msgspec.json.encode(rows))
        except NotSaved as away:
            return away
        except Lost:
            return Unsure()
        except Exception as error:
            if isinstance(error, psycopg.Error) and error.sqlstate in TAKEN:
                return Overtaken()
            why_not_saved(error)
            return NotSaved()
        return None

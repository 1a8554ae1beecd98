"""Finished matches are thought through one after another, each in a process that yields to everything else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from multiprocessing.connection import Connection

import msgspec
from sqlalchemy import delete, insert, select

from atol.core import record
from atol.server.errors import NotSaved, SlowDown
from atol.server.schema import analyses
from atol.server.storage import Storage
from atol.server.thinking import start_worker
from atol.table.analysis import SECONDS, Analysis, analyse

logger = logging.getLogger("atol.server")

LOWEST_PRIORITY = 19
MOST_ASKING = 4  # people whose records are being explained, or wait for it
STEP = 0.01  # how much further it must be before that is told


def work(text: str, told: Connection) -> None:
    """Sends how far it is, again and again, and in the end what was found."""
    os.nice(LOWEST_PRIORITY)
    start_worker()
    last = 0.0

    def report(share: float) -> None:
        nonlocal last
        if share >= last + STEP:
            last = share
            told.send(share)

    told.send(msgspec.json.encode(analyse(record.read(text), seconds=seconds_allowed(), report=report)))


def seconds_allowed() -> float:
    """As the variable ATOL_REVIEW_SECONDS says, where whoever runs the server has set it."""
    return float(os.environ.get("ATOL_REVIEW_SECONDS") or SECONDS)


async def thoughts(text: str) -> AsyncGenerator[float | bytes]:
    """How far it is, from 0 to 1, and in the end what was found; raises EOFError where its process has died."""
    context = multiprocessing.get_context("spawn")
    hears, tells = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(text, tells), daemon=True)
    await asyncio.to_thread(process.start)
    tells.close()  # the other process has its own end: when that goes, hearing ends
    try:
        message = 0.0
        while not isinstance(message, bytes):
            message = await asyncio.to_thread(hears.recv)
            yield message
    finally:
        process.kill()
        hears.close()


class Analysts:
    """What is being thought through, by match: how far it is, from 0 to 1."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.progress: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)
        self._asking: set[str] = set()

    async def kept(self, match_id: str) -> Analysis | None:
        wanted = select(analyses.c.body).where(analyses.c.match == match_id)
        rows = await self.storage.rows(wanted)
        return msgspec.json.decode(rows[0]["body"], type=Analysis) if rows else None

    def begin(self, match_id: str, text: str) -> None:
        """Think the match in that record through, unless that has begun."""
        if match_id in self.progress:
            return
        self.progress[match_id] = 0.0
        task = asyncio.create_task(self._think_through(match_id, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def explain(self, who: str, text: str) -> AsyncGenerator[float | bytes]:
        """Think the match in a record through, which is kept nowhere: how far it is, again and again, and in the end
        what was found. It is given up when nobody listens any more. Raises SlowDown, before anything is told, where a
        record of theirs, or too many of others, are being explained."""
        if who in self._asking or len(self._asking) >= MOST_ASKING:
            raise SlowDown()
        self._asking.add(who)
        try:
            yield 0.0
            async with self._turn, aclosing(thoughts(text)) as told:
                async for message in told:
                    yield message
        finally:
            self._asking.discard(who)

    async def _think_through(self, match_id: str, text: str) -> None:
        try:
            async with self._turn:
                await self._keep(match_id, await self._found(match_id, text))
        except (EOFError, OSError):
            logger.warning("a review ended before it was done")
        except NotSaved:
            pass  # the match is gone, or the writer has told why
        finally:
            del self.progress[match_id]

    async def _found(self, match_id: str, text: str) -> bytes:
        async with aclosing(thoughts(text)) as told:
            async for message in told:
                if isinstance(message, bytes):
                    return message
                self.progress[match_id] = message
        raise EOFError

    async def _keep(self, match_id: str, body: bytes) -> None:
        values = {"match": match_id, "body": body, "at": time.time()}
        await self.storage.writer.write(
            (delete(analyses).where(analyses.c.match == match_id), {}), (insert(analyses), values)
        )

    def close(self) -> None:
        """Whatever is being thought through is given up; its process ends with the others."""
        for task in self._tasks:
            with suppress(RuntimeError):
                task.cancel()

"""Bots think in processes of their own, so that a long thought keeps nobody at another table waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from atol.bots.net_bot import FILE_MARK
from atol.bots.registry import bot
from atol.core.errors import BadBot
from atol.server.errors import BotTooSlow
from atol.server.settings import MOST_ITERATIONS, MOST_SECONDS

Found = TypeVar("Found", covariant=True)


def demand_bot(name: str) -> None:
    """Raises UnknownBot, BadBot (also for one that names a file: the files here are nobody's business) or, for one
    that would keep all others waiting, BotTooSlow."""
    if FILE_MARK in name:
        raise BadBot(bot=name)
    cost = bot(name).cost
    if cost.iterations > MOST_ITERATIONS or cost.seconds > MOST_SECONDS:
        raise BotTooSlow(bot=name, iterations=str(MOST_ITERATIONS), seconds=MOST_SECONDS)


class Thought(Protocol[Found]):
    """A message that can be thought about in another process."""

    def think(self) -> Found:
        """What comes of it."""


def think(task: Thought[Found]) -> Found:
    return task.think()


def start_worker() -> None:
    """A worker ends with its server, even when that was killed."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """A pool that starts with the first thought and is replaced when one of its processes dies."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self.waiting = 0  # thoughts that were asked for and not answered

    async def think(self, task: Thought[Found]) -> Found:
        self.waiting += 1
        try:
            return await self._think(task)
        finally:
            self.waiting -= 1

    async def _think(self, task: Thought[Found]) -> Found:
        pool = self._open_pool()
        try:
            return await submit(pool, task)
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError from None
            if self._pool is pool:  # or somebody else has replaced it already
                self._pool = None
            return await submit(self._open_pool(), task)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=start_worker)
        return self._pool

    def close(self) -> None:
        """Whatever is being thought is given up. Waiting for what the pool leaves behind takes no time then, and not
        waiting would let it stumble over the end of the program."""
        self._closed = True
        if self._pool is not None:
            for worker in multiprocessing.active_children():
                worker.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)


async def submit(pool: ProcessPoolExecutor, task: Thought[Found]) -> Found:
    return await asyncio.get_running_loop().run_in_executor(pool, think, task)

"""Bots think in processes of their own, so that a long thought keeps nobody at another table waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from atol.table.thinking import Task


def think(task: Task) -> int:
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
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> int:
        try:
            return await self._submit(task)
        except BrokenProcessPool:
            self.close()
            return await self._submit(task)

    async def _submit(self, task: Task) -> int:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=start_worker)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, task)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

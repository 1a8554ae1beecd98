"""Where jobs run: in this process, in others, or on a cluster. A job is plain data and a function with a name."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from types import TracebackType
from typing import Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

WAITING = 3  # jobs for each worker that are handed out ahead
NEVER = float("inf")


class Pool(Protocol):
    """What hands out jobs. When it is `late` it begins nothing new."""

    @property
    def late(self) -> bool:
        """Has its deadline (by `time.monotonic`) passed?"""

    def results(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """In the order of the jobs; ends early when it is late or nobody asks for more."""

    def __enter__(self) -> Pool:
        """Workers stay until it is left."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Send them home."""


class Here:
    """One job after another, in this process."""

    def __init__(self, deadline: float = NEVER) -> None:
        self.deadline = deadline

    def __enter__(self) -> Here:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nobody else was asked to come."""

    @property
    def late(self) -> bool:
        return time.monotonic() >= self.deadline

    def results(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        for job in jobs:
            if self.late:
                return
            yield function(job)


class Processes:
    """Worker processes that stay."""

    def __init__(self, workers: int, deadline: float = NEVER) -> None:
        self.workers = workers
        self.deadline = deadline
        # A fresh interpreter per worker: forking a process that has threads is not safe.
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"), start_worker)

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.shutdown(cancel_futures=True)

    @property
    def late(self) -> bool:
        return time.monotonic() >= self.deadline

    def results(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        remaining = iter(jobs)
        queue: list[Future[R]] = []
        try:
            while not self.late:
                ahead = islice(remaining, WAITING * self.workers - len(queue))
                queue += [self.pool.submit(function, job) for job in ahead]
                if not queue:
                    return
                yield queue.pop(0).result()
        finally:
            for future in queue:
                future.cancel()


def start_worker() -> None:
    """An interrupt at the terminal reaches every process; the workers leave the answer to the main one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A main process that was killed cannot send its workers home."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)

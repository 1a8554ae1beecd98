"""Jobs on all cores. A job is plain data and a function with a name, so that a crew may also be a cluster."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")

WAITING = 3  # jobs for each worker that are handed out ahead


class Crew:
    """Worker processes that stay; a `deadline` (by `time.monotonic`) keeps them from beginning anything new."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        # A fresh interpreter per worker: forking a process that has threads is not safe.
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.shutdown(cancel_futures=True)

    @property
    def late(self) -> bool:
        return time.monotonic() >= self.deadline

    def results(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """In the order of the jobs; ends early when it is late or nobody asks for more."""
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


def ignore_interrupts() -> None:
    """An interrupt at the terminal reaches every process; the workers leave the answer to the main one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

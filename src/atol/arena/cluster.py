"""The same jobs on a Ray cluster. Needs the extra `cluster`; the machines of the cluster need the same Atol."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from types import TracebackType
from typing import Any, TypeVar

from atol.arena.pool import NEVER, WAITING, Here, Pool, Processes
from atol.core.errors import NeedsExtra

LOCAL = "local"

J = TypeVar("J")
R = TypeVar("R")


def demand_ray() -> None:
    if find_spec("ray") is None:
        raise NeedsExtra(extra="cluster")


class Cluster:
    """`address` is that of a Ray cluster, or `local`: one with so many workers, started here, that ends with us."""

    def __init__(self, address: str, workers: int, deadline: float = NEVER) -> None:
        demand_ray()
        import ray

        self.deadline = deadline
        self.ray: Any = ray
        started = {"num_cpus": workers} if address == LOCAL else {"address": address}
        ray.init(**started, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        self.workers = max(1, int(ray.cluster_resources().get("CPU", workers)))
        self.remote = ray.remote(call)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()

    @property
    def late(self) -> bool:
        return time.monotonic() >= self.deadline

    def results(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        remaining = iter(jobs)
        queue: list[Any] = []
        try:
            while not self.late:
                ahead = islice(remaining, WAITING * self.workers - len(queue))
                queue += [self.remote.remote(function, job) for job in ahead]
                if not queue:
                    return
                yield self.ray.get(queue.pop(0))
        finally:
            for reference in queue:
                self.ray.cancel(reference, force=False)


def call(function: Callable[[J], R], job: J) -> R:
    return function(job)


def pool_for(address: str | None, workers: int, deadline: float = NEVER) -> Pool:
    """Where the jobs of a command run: on that cluster, or on so many processes."""
    if address is not None:
        return Cluster(address, workers, deadline)
    return Here(deadline) if workers == 1 else Processes(workers, deadline)

"""What Prometheus reads: how much there is to do, how long it takes, what goes wrong. No names, ids or tokens."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Standing(Protocol):
    """What is counted where it is, whenever somebody asks."""

    @property
    def open_tables(self) -> int: ...

    @property
    def connections(self) -> int: ...

    @property
    def unwritten(self) -> int: ...

    @property
    def thoughts(self) -> int: ...


class Durations:
    """How often something took how long, up to each of `SECONDS`. The library's own histogram is made for threads,
    which costs every action too much."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, words: str) -> HistogramMetricFamily:
        limits = [*map(str, map(float, SECONDS)), "+Inf"]
        return HistogramMetricFamily(name, words, list(zip(limits, accumulate(self._counts), strict=True)), self._sum)


class Metrics:
    """Of one server: each has a registry of its own."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self.actions = Durations()
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.requests = Counter("atol_requests", "Answers by status", ["status"], registry=self.registry)
        self.refusals = Counter("atol_refusals", "Messages refused by code", ["code"], registry=self.registry)

    def collect(self) -> Iterable[Metric]:
        """Called by the registry."""
        standing = self._standing
        yield self.actions.family("atol_action_seconds", "From an action to its update")
        yield GaugeMetricFamily("atol_tables_open", "Tables in memory", standing.open_tables)
        yield GaugeMetricFamily("atol_connections", "People and watchers connected", standing.connections)
        yield GaugeMetricFamily("atol_writes_waiting", "Changes that wait for the disk", standing.unwritten)
        yield GaugeMetricFamily(
            "atol_thoughts", "Bots' decisions and hints that wait or are thought", standing.thoughts
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

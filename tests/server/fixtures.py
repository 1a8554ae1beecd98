"""One server process for each worker of the tests, and the people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from tools.serving import RunningServer, Visitor

Start = Callable[..., RunningServer]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Without a limit on messages. Whatever the tests do to it, it must not stumble."""
    running = RunningServer(tmp_path_factory.mktemp("server") / "data")
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log[-3000:]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A server of the test's own, on its own folder; started again, it finds what the last one left."""
    started: list[RunningServer] = []

    def begin(rate: int = 0, arguments: Sequence[str] = ()) -> RunningServer:
        started.append(RunningServer(tmp_path / "data", rate=rate, arguments=arguments))
        return started[-1]

    yield begin
    for running in started:
        running.kill()


@pytest.fixture
def ala(server: RunningServer) -> Visitor:
    return Visitor(server.address, "Ala")


@pytest.fixture
def ola(server: RunningServer) -> Visitor:
    return Visitor(server.address, "Ola")


@pytest.fixture
def nobody(server: RunningServer) -> Visitor:
    return Visitor(server.address)

"""Server processes for each worker of the tests, the databases under them, and the people who visit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from tools.serving import RunningServer, Visitor

from atol.server.databases import sqlite_url
from tests.server.postgres import Postgres

Start = Callable[..., RunningServer]

SQLITE = "sqlite"
only_sqlite = pytest.mark.parametrize("kept_in", [SQLITE], indirect=True)
only_postgresql = pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.stop()


@pytest.fixture
def kept_in(request: pytest.FixtureRequest) -> str:
    """SQLite, unless a test or its folder says otherwise."""
    return str(getattr(request, "param", SQLITE))


@pytest.fixture
def new_database(request: pytest.FixtureRequest, kept_in: str) -> Callable[[], str | None]:
    """The address of an empty PostgreSQL database, or None: SQLite needs none beside its folder."""
    return lambda: None if kept_in == SQLITE else request.getfixturevalue("postgres").new_database()


@pytest.fixture
def database(new_database: Callable[[], str | None], tmp_path: Path) -> str:
    """The address of a database of the test's own."""
    return new_database() or sqlite_url(tmp_path / "data")


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, RunningServer]]:
    running: dict[str, RunningServer] = {}
    yield running
    for server in running.values():
        server.stop()
        log = server.log.read_text()
        assert "Traceback" not in log, log[-3000:]


@pytest.fixture
def server(
    servers: dict[str, RunningServer],
    kept_in: str,
    new_database: Callable[[], str | None],
    tmp_path_factory: pytest.TempPathFactory,
) -> RunningServer:
    """Without a limit on messages, for all tests. Whatever they do to it, it must not stumble."""
    if kept_in not in servers:
        folder = tmp_path_factory.mktemp("server") / "data"
        servers[kept_in] = RunningServer(folder, database=new_database(), ATOL_REVIEW_SECONDS="1")
    return servers[kept_in]


@pytest.fixture
def start(tmp_path: Path, new_database: Callable[[], str | None]) -> Iterator[Start]:
    """A server of the test's own; started again, it finds what the last one left."""
    started: list[RunningServer] = []
    kept = new_database()

    def begin(rate: int = 0, arguments: Sequence[str] = ()) -> RunningServer:
        started.append(RunningServer(tmp_path / "data", rate=rate, arguments=arguments, database=kept))
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

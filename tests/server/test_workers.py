"""Several workers behind one address: everybody at a table comes together at one of them."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor
from websockets.datastructures import Headers
from websockets.exceptions import InvalidMessage
from websockets.http11 import Request

from atol.server.doors import LONGEST, Doors
from tests.server.players import LINK, ME, WAIT, Player, play_on, rows, sit
from tests.server.postgres import Postgres

TABLES = 8
PATH = "/api/tables/a-table/live?lang=en"
PRESENT = "SELECT match, process FROM presences"


@pytest.fixture
def shared(postgres: Postgres, tmp_path: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path / "data", database=postgres.new_database(), arguments=("--workers", "3"))
    yield server
    server.kill()


def begin(server: RunningServer) -> tuple[Any, list[Visitor]]:
    """A table of two people who are not connected yet."""
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = ala.begin(ME, LINK)
    ola.join(table["invitations"][0]["link"]["path"], "Ola")
    return table, [ala, ola]


def places(server: RunningServer, people: int) -> dict[str, set[str]]:
    """At which processes the people of each match are connected, once that many are."""
    told = wait_for(lambda: rows(server.database, PRESENT), lambda told: len(told) == people)
    return {match: {process for other, process in told if other == match} for match, _ in told}


def wait_for(look: Callable[[], Any], holds: Callable[[Any], bool]) -> Any:
    until = time.monotonic() + WAIT
    while not holds(seen := look()):
        assert time.monotonic() < until, seen
        time.sleep(0.05)
    return seen


def children(process: int) -> list[int]:
    """Those that serve, not the one that keeps track of what processes share."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in told if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_several_workers_share_one_address(shared: RunningServer) -> None:
    table, (ala, ola) = begin(shared)
    assert len(rows(shared.database, "SELECT id FROM processes")) == 3
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 6)
    shared.stop()
    assert shared.log.read_text() == ""
    assert rows(shared.database, "SELECT id FROM processes") == []


def test_everybody_at_a_table_is_at_one_worker_and_tables_are_spread(shared: RunningServer) -> None:
    with ExitStack() as seated:
        for _ in range(TABLES):
            table, people = begin(shared)
            players = [seated.enter_context(sit(visitor, table)) for visitor in people]
            play_on(players, 3)
        found = places(shared, 2 * TABLES)
        assert [len(processes) for processes in found.values()] == [1] * TABLES
        assert len(set.union(*found.values())) > 1
        shared.stop()
        assert {player.closed() for player in players} == {1012}
    assert shared.log.read_text() == ""


def test_when_a_worker_dies_its_tables_are_served_by_others_and_by_the_one_that_replaces_it(
    shared: RunningServer,
) -> None:
    tables = [begin(shared) for _ in range(TABLES)]
    workers = children(shared.process.pid)
    os.kill(workers[0], signal.SIGKILL)
    for _ in range(2):  # while it is away, and when it is there again
        for table, people in tables:
            with sit_again(people[0], table) as first, sit_again(people[1], table) as second:
                play_on([first, second], 2)
        wait_for(lambda: children(shared.process.pid), lambda now: len(now) == len(workers) and now != workers)


def sit_again(visitor: Visitor, table: Any) -> Player:
    """Whoever was being passed on to a worker that dies connects once more."""
    try:
        return sit(visitor, table)
    except (OSError, InvalidMessage):
        return sit(visitor, table)


# ---- doors


def request_for(path: str, **headers: str) -> Request:
    return Request(path, Headers(headers))


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[tuple[Doors, Doors, socket.socket]]:
    """Two workers' views of a folder; only the second has a door of its own, which is given too."""
    one, two = Doors(tmp_path), Doors(tmp_path)
    with two.own() as listening:
        yield one, two, listening


def test_a_connection_is_passed_on_with_its_request(doors: tuple[Doors, Doors, socket.socket]) -> None:
    one, _, listening = doors
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert one.takes(request_for(PATH, Cookie="x"), theirs.fileno())
        way, _ = listening.accept()
        with way:
            text, descriptors, _, _ = socket.recv_fds(way, LONGEST, 1)
    assert text.startswith(f"GET {PATH} HTTP/1.1\r\nCookie: x\r\n".encode())
    with socket.socket(fileno=descriptors[0]):
        pass


def test_ones_own_tables_stay_and_so_does_what_is_no_table_or_too_long(
    doors: tuple[Doors, Doors, socket.socket],
) -> None:
    one, two, _ = doors
    with socket.socket() as connection:
        assert not two.takes(request_for(PATH), connection.fileno())
        assert not one.takes(request_for("/api/watch/a-token/live"), connection.fileno())
        assert not one.takes(request_for(PATH, Cookie="x" * LONGEST), connection.fileno())


def test_of_a_worker_that_has_ended_nothing_is_expected(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as dead, socket.socket() as connection:
        dead.bind(str(tmp_path / "7.door"))
        dead.close()
        assert not Doors(tmp_path).takes(request_for(PATH), connection.fileno())


def test_whoever_replaces_a_worker_takes_its_place(tmp_path: Path) -> None:
    with Doors(tmp_path).own() as first:
        with Doors(tmp_path).own() as second:
            names = [Path(door.getsockname()).name for door in (first, second)]
        with Doors(tmp_path).own() as third:
            names.append(Path(third.getsockname()).name)
    assert names == ["0.door", "1.door", "1.door"]

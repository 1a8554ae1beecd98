"""Servers are replaced one by one by those of a newer version, and nobody loses a move over it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.newer import NEXT, lay_out_newer
from tests.server.players import LINK, ME, Player, journal, play_on, rows, sit
from tests.server.postgres import Postgres
from tests.server.test_operations import SERVICE_RESTART

MOVES = 4  # between two changes

Serve = Callable[..., RunningServer]


@pytest.fixture
def serve(postgres: Postgres, tmp_path: Path) -> Iterator[Serve]:
    """Another server over the same database, of this version or of the newer one."""
    database, newer = postgres.new_database(), lay_out_newer(tmp_path / "newer")
    started: list[RunningServer] = []

    def begin(is_newer: bool = False) -> RunningServer:
        path = newer if is_newer else os.environ.get("PYTHONPATH", "")
        started.append(RunningServer(tmp_path / f"server{len(started)}", database=database, PYTHONPATH=path))
        return started[-1]

    yield begin
    for server in started:
        server.kill()
        assert "Traceback" not in server.log.read_text()


def end(server: RunningServer, player: Player) -> None:
    """As whoever runs it does: its people are told, and it ends once all is written."""
    server.process.send_signal(signal.SIGTERM)
    assert player.closed() == SERVICE_RESTART
    assert server.process.wait(20) == 0


def move_to(server: RunningServer, visitor: Visitor, table: Any) -> Player:
    visitor.address = server.address
    return sit(visitor, table)


@pytest.mark.long
def test_an_older_and_a_newer_version_serve_one_table_until_the_older_is_gone(serve: Serve) -> None:
    one, two = serve(), serve()
    ala, ola = Visitor(one.address, "Ala"), Visitor(two.address, "Ola")
    table = ala.begin(ME, LINK)
    ola.join(table["invitations"][0]["link"]["path"], "Ola")
    first, second = sit(ala, table), sit(ola, table)
    play_on([first, second], MOVES)

    newer = serve(is_newer=True)
    assert rows(one.database, "SELECT version_num FROM alembic_version") == [(NEXT,)]
    play_on([first, second], MOVES)  # both still at the older ones, over the newer schema
    end(one, first)
    first = move_to(newer, ala, table)
    play_on([first, second], MOVES)  # at the newer and at the older one

    two.kill()
    again = serve()  # of the older version, as when it dies before its turn to be replaced comes
    second = move_to(again, ola, table)
    play_on([first, second], MOVES)
    end(again, second)
    second = move_to(serve(is_newer=True), ola, table)
    play_on([first, second])

    assert first.update["result"] == second.update["result"] is not None
    assert len(journal(one.database, table)) == first.version + 1 == second.version + 1

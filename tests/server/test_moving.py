"""Everything is carried from one database to another, and a match that does not replay is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from atol.server.databases import sqlite_url
from atol.server.moving import NotEmpty, NotTheSame, move
from tests.server.players import BOT, ME, journal, play_on, rows, sit
from tests.server.postgres import Postgres


def nothing(*_: int) -> None:
    pass


@pytest.fixture
def played(tmp_path: Path) -> tuple[str, Visitor, Any]:
    """A database with two matches, one of which is over, and somebody who sits there."""
    server = RunningServer(tmp_path / "data")
    ala = Visitor(server.address, "Ala")
    tables = [ala.begin(ME, {"kind": "here", "name": "Ola"}), ala.begin(ME, BOT)]
    with sit(ala, tables[0]) as player:
        while player.update["result"] is None:
            player.say("look", seat=player.update["to_act"])
            player.hear("update")
            player.act()
    server.stop()
    return sqlite_url(tmp_path / "data"), ala, tables


def test_everything_arrives_and_goes_on(played: tuple[str, Visitor, Any], postgres: Postgres, tmp_path: Path) -> None:
    source, ala, tables = played
    target = postgres.new_database()
    verified: list[tuple[int, int]] = []
    assert move(source, target, lambda *count: verified.append(count)) == 2
    assert verified == [(1, 2), (2, 2)]
    assert [journal(target, table) for table in tables] == [journal(source, table) for table in tables]
    with pytest.raises(NotEmpty):
        move(source, target, nothing)
    server = RunningServer(tmp_path / "there", database=target)
    try:
        ala.address = server.address
        assert {line["id"] for line in ala.ask("GET", "/api/tables").json()} == {table["id"] for table in tables}
        with sit(ala, tables[1]) as player:
            while not player.update["choices"]:
                player.receive()
            play_on([player], 1)
    finally:
        server.kill()
    back = sqlite_url(tmp_path / "back")
    assert move(target, back, nothing) == 2
    assert journal(back, tables[0]) == journal(source, tables[0])


def test_a_match_that_does_not_replay_stops_the_move(played: tuple[str, Visitor, Any], postgres: Postgres) -> None:
    source, _, tables = played
    rows(source, "UPDATE journal SET turn = turn + 1 WHERE match = :id AND to_act = -1", id=tables[0]["id"])
    target = postgres.new_database()
    with pytest.raises(NotTheSame):
        move(source, target, nothing)
    assert rows(target, "SELECT * FROM matches") == []

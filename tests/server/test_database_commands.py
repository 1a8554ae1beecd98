"""`atol bots` and `atol move` as they are typed, and addresses that are none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.serving import START, RunningServer, Visitor

from tests.cli.calling import Call
from tests.server.fixtures import Start, only_sqlite
from tests.server.players import BOT, ME, rows, sit
from tests.server.postgres import Postgres

ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}


def atol(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", START, *arguments]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=60)


@only_sqlite
def test_a_folder_is_moved_by_one_command(start: Start, postgres: Postgres) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    for _ in range(2):
        ala.begin(ME, {"kind": "here", "name": "Ola"})
    server.stop()
    target = postgres.new_database()
    done = atol("move", "--from", str(server.data), "--to", target)
    assert done.returncode == 0, done.stderr
    assert "2 matches have arrived" in done.stdout
    assert len(rows(target, "SELECT id FROM matches")) == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["serve", "--database", "mysql://there/atol"], "no address of a database"),
        (["serve", "--database", "what?"], "no address of a database"),
        (["serve", "--workers", "2"], "only a PostgreSQL can be shared"),
        (["bots", "--database", "sqlite:///here"], "only a PostgreSQL can be shared"),
    ],
)
def test_what_cannot_be_shared_is_refused_in_one_line(call: Call, arguments: list[str], problem: str) -> None:
    answer = call(*arguments)
    assert answer.code == 2
    assert problem in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.long
def test_a_process_that_only_thinks_moves_for_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    server = RunningServer(tmp_path / "data", database=database)
    command = [sys.executable, "-c", START, "bots", "--database", database, "--workers", "1"]
    thinking = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    try:
        assert thinking.stdout is not None
        assert "Thinking" in thinking.stdout.readline()
        ala = Visitor(server.address, "Ala")
        table = ala.begin(ME, BOT)
        with sit(ala, table) as player:
            while player.version < 12:
                if player.update["choices"]:
                    player.act()
                else:
                    player.receive()
        assert len(rows(database, "SELECT id FROM processes")) == 2
        thinking.terminate()
        assert thinking.wait(20) == 0
        assert len(rows(database, "SELECT id FROM processes")) == 1
    finally:
        thinking.kill()
        thinking.communicate()
        server.kill()

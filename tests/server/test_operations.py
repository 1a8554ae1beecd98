"""For whoever runs a server: is it ready, how does it fare, what happened, how does it end, where is the copy?"""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tools.serving import RunningServer, Visitor

from atol.server import backup
from atol.server.backup import back_up, restore
from atol.server.databases import sqlite_url
from atol.server.errors import FolderInUse, NoBackup
from tests.server.fixtures import Start, only_sqlite
from tests.server.inside import run, serving
from tests.server.players import BOT, ME, Player, in_turn, invite, journal, play_on, seed_of, sit
from tests.server.postgres import Postgres

SERVICE_RESTART = 1012


def figure(text: str, name: str) -> float:
    (value,) = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(value)


# ---- ready and well


def test_a_server_is_ready_while_its_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path) as inside:
            nobody = await inside.visitor()
            assert (await inside.ask(nobody, "GET", "/ready")).json() == {"status": "ready"}

            async def fail(_: str) -> None:
                raise OperationalError("SELECT", {}, Exception("gone"))

            monkeypatch.setattr(inside.service.storage, "person_name", fail)
            refused = await inside.ask(nobody, "GET", "/ready")
            assert (refused.status, refused.json()["code"]) == (503, "not-ready")
            assert (await inside.ask(nobody, "GET", "/health")).status == 200

    run(test())


def test_metrics_are_for_those_who_want_them(nobody: Visitor) -> None:
    assert nobody.ask("GET", "/metrics").status == 404


def test_metrics_count_tables_people_actions_and_refusals(start: Start) -> None:
    server = start(arguments=["--metrics"])
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 5)
        in_turn(first, second)[1].refused("act", seat=9, action=1, version=5)
        answer = ala.ask("GET", "/metrics")
    text = answer.body.decode()
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert figure(text, "atol_tables_open") == 1
    assert figure(text, "atol_connections") == 2
    assert figure(text, "atol_action_seconds_count") == 5
    assert figure(text, "atol_writes_waiting") == 0
    assert figure(text, "atol_thoughts") == 0
    assert figure(text, 'atol_refusals_total{code="not-your-seat"}') == 1
    assert figure(text, 'atol_requests_total{status="201"}') == 1
    assert table["id"] not in text


# ---- what is logged


def lines_of(server: RunningServer) -> list[Any]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def test_the_log_for_programs_tells_every_answer_and_no_secret(start: Start) -> None:
    server = start(arguments=["--log", "json"])
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = invite(ala, ola)
    asked = ala.ask("GET", f"/api/tables/{table['id']}", headers={"X-Request-ID": "from-the-proxy-1"})
    made_up = ala.ask("GET", "/api/nothing?secret=1", headers={"X-Request-ID": "<b>"})
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 3)
    server.stop()

    told = {line["request"]: line for line in lines_of(server)}
    line = told["from-the-proxy-1"]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/tables/{match_id}", 200)
    assert line["ms"] >= 0
    assert asked.headers["x-request-id"] == "from-the-proxy-1"
    assert re.fullmatch("[0-9a-f]{16}", made_up.headers["x-request-id"])
    assert told[made_up.headers["x-request-id"]]["status"] == 404
    live = [line for line in lines_of(server) if line.get("path") == "/api/tables/{match_id}/live"]
    assert len(live) == 2
    log = server.log.read_text()
    invitation = table["invitations"][0]["link"]["path"].rpartition("/")[2]
    secrets = [table["id"], invitation, table["watch"]["path"].rpartition("/")[2], ala.cookie.partition("=")[2]]
    for secret in [*secrets, seed_of(server.database, table), "secret=1", "<b>"]:
        assert secret not in log


# ---- ending


def test_a_server_that_stops_says_so_and_keeps_what_it_acknowledged(start: Start) -> None:
    server = start()
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 7)
        server.process.send_signal(signal.SIGTERM)
        assert [first.closed(), second.closed()] == [SERVICE_RESTART] * 2
    assert server.process.wait(20) == 0
    assert len(journal(server.database, table)) == 8
    assert "Traceback" not in server.log.read_text()


@pytest.mark.long
def test_the_move_a_bot_was_thinking_about_is_made_after_the_next_start(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    slow = {"kind": "bot", "bot": "search:3000"}
    table = ala.begin(ME, slow)
    with sit(ala, table) as player:
        while player.to_act:
            player.act()
        version = player.version
        server.stop()
    assert len(journal(server.database, table)) == version + 1
    again = start()
    with sit(visitor_like(ala, again), table) as player:
        assert player.hear_version(version + 1)["version"] > version


def visitor_like(old: Visitor, server: RunningServer) -> Visitor:
    visitor = Visitor(server.address)
    visitor.cookie = old.cookie
    return visitor


# ---- copies


@only_sqlite
def test_a_copy_made_during_a_match_is_restored_and_played_on(start: Start, tmp_path: Path) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    table = ala.begin(ME, BOT)
    copy = tmp_path / "copy.sqlite3"
    with sit(ala, table) as player:
        act_in_turn(player)
        assert back_up(server.data, copy) == 1
        acknowledged = journal(server.database, table)
    server.kill()

    (tmp_path / "data").rename(tmp_path / "lost")
    assert restore(copy, tmp_path / "data") == 1
    assert journal(sqlite_url(tmp_path / "data"), table)[:2] == acknowledged[:2]
    again = start()
    with sit(visitor_like(ala, again), table) as player:
        assert act_in_turn(player) > 1


@pytest.mark.long
def test_what_pg_dump_writes_during_a_match_is_restored_and_played_on(postgres: Postgres, tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "data", database=postgres.new_database())
    ala = Visitor(server.address, "Ala")
    table = ala.begin(ME, BOT)
    copy, restored = str(tmp_path / "copy"), postgres.new_database("template1")
    with sit(ala, table) as player:
        act_in_turn(player)
        acknowledged = journal(server.database, table)
        postgres.run_program("pg_dump", "--format", "custom", "--file", copy, "--dbname", server.database)
        act_in_turn(player)
    server.kill()

    postgres.run_program("pg_restore", "--no-owner", "--exit-on-error", "--dbname", restored, copy)
    assert journal(restored, table)[: len(acknowledged)] == acknowledged
    again = RunningServer(tmp_path / "again", database=restored)
    with sit(visitor_like(ala, again), table) as player:
        assert act_in_turn(player) > len(acknowledged) - 1
    again.stop()
    assert again.log.read_text() == ""


def act_in_turn(player: Player) -> int:
    while not player.to_act:
        player.receive()
    return int(player.act()["version"])


def test_what_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    for file in (broken, tmp_path / "nothing"):
        with pytest.raises(NoBackup):
            restore(file, tmp_path / "data")
    with pytest.raises(NoBackup):
        back_up(tmp_path, tmp_path / "copy")
    assert not (tmp_path / "data").exists()


def test_a_copy_replaces_no_matches(tmp_path: Path) -> None:
    (tmp_path / backup.DATABASE).touch()
    with pytest.raises(FolderInUse):
        restore(tmp_path / "copy", tmp_path)

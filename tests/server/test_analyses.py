"""Finished matches explained: begun by whoever sat there, thought through beside everything else, and kept."""

from __future__ import annotations

import json
import time
import urllib.request
from threading import Thread
from typing import Any

import msgspec
import pytest
from tools.serving import Answer, Visitor

from atol.core import record
from tests.server.players import ME, play_on, sit
from tests.server.test_match_records import HERE

PATIENCE = 120  # seconds


@pytest.fixture
def finished(ala: Visitor) -> Any:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as first, sit(ala, table) as second:
        second.say("look", seat=1 - first.seat)
        second.hear("update")
        play_on([first, second])
    return table


def analysed(visitor: Visitor, table: Any) -> Any:
    """What is kept in the end."""
    deadline = time.monotonic() + PATIENCE
    shares: list[float] = []
    while time.monotonic() < deadline:
        answer = visitor.ask("GET", f"/api/tables/{table['id']}/analysis").json()
        if answer["analysis"] is not None:
            assert shares == sorted(shares), "progress only grows"
            return answer
        shares.append(answer["progress"])
        time.sleep(0.2)
    raise AssertionError("it is never done")


def test_a_finished_match_is_explained_once_and_kept(ala: Visitor, finished: Any) -> None:
    path = f"/api/tables/{finished['id']}/analysis"
    assert ala.ask("GET", path).json() == {"progress": None, "analysis": None, "named": {}}
    assert ala.ask("POST", path).json()["progress"] is not None
    found = analysed(ala, finished)
    assert [seat["seat"] for seat in found["analysis"]["seats"]] == [0, 1]
    points = [point for seat in found["analysis"]["seats"] for point in seat["turning_points"]]
    moves = [point[role] for point in points for role in ("played", "better") if point[role]]
    assert {str(action) for move in moves for action in move["plan"]} <= set(found["named"])
    assert ala.ask("POST", path).json() == found, "nobody thinks about it a second time"


def test_a_running_match_is_not_explained(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    for method in ("GET", "POST"):
        answer = ala.ask(method, f"/api/tables/{table['id']}/analysis")
        assert (answer.status, answer.json()["code"]) == (409, "still-running")


def test_a_match_is_only_explained_to_those_who_sat_there(ola: Visitor, nobody: Visitor, finished: Any) -> None:
    for visitor in (ola, nobody):
        for method in ("GET", "POST"):
            assert visitor.ask(method, f"/api/tables/{finished['id']}/analysis").status == 404


def test_what_was_found_goes_with_its_match(ala: Visitor, finished: Any) -> None:
    path = f"/api/tables/{finished['id']}"
    ala.ask("POST", f"{path}/analysis")
    analysed(ala, finished)
    assert ala.ask("DELETE", path).status == 204
    assert ala.ask("GET", f"{path}/analysis").status == 404


# ---- a match in a file


EXPLAIN = "/api/records/analysis"


def test_a_record_from_a_file_is_explained_line_by_line_and_kept_nowhere(ala: Visitor, finished: Any) -> None:
    path = f"/api/tables/{finished['id']}"
    text = ala.ask("GET", f"{path}/record").body
    *steps, end = [json.loads(line) for line in ala.ask("POST", EXPLAIN, raw=text).body.splitlines()]
    shares = [step["progress"] for step in steps]
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert [seat["seat"] for seat in end["analysis"]["seats"]] == [0, 1]
    assert ala.ask("GET", f"{path}/analysis").json()["analysis"] is None
    ala.ask("POST", f"{path}/analysis")
    assert analysed(ala, finished)["analysis"]["moves"] == end["analysis"]["moves"]


def test_a_changed_record_is_not_explained(ala: Visitor, nobody: Visitor, finished: Any) -> None:
    lines = ala.ask("GET", f"/api/tables/{finished['id']}/record").body.decode().splitlines()
    lines[-1], lines[-2] = lines[-2], lines[-1]
    answer = nobody.ask("POST", EXPLAIN, raw="\n".join(lines).encode())
    assert (answer.status, answer.json()["code"]) == (400, "bad-record")


def test_a_record_that_breaks_off_is_not_explained(nobody: Visitor, finished: Any, ala: Visitor) -> None:
    played = record.read(ala.ask("GET", f"/api/tables/{finished['id']}/record").body.decode())
    begun = record.write(msgspec.structs.replace(played, moves=played.moves[:3], result=record.RUNNING))
    answer = nobody.ask("POST", EXPLAIN, raw=begun.encode())
    assert (answer.status, answer.json()["code"]) == (409, "still-running")


def test_who_has_to_wait_is_told_so_before_the_record_is_read(ala: Visitor, finished: Any) -> None:
    text = ala.ask("GET", f"/api/tables/{finished['id']}/record").body
    refused = [ala.ask("POST", EXPLAIN, raw=b"no record").status for _ in range(2)]
    assert refused == [400, 400], "who sends no record keeps no place"
    request = urllib.request.Request(ala.address + EXPLAIN, text, {"Cookie": ala.cookie}, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE):
        assert ala.ask("POST", EXPLAIN, raw=b"no record").status == 429


def test_one_record_at_a_time_is_explained_to_a_person(ala: Visitor, finished: Any) -> None:
    text = ala.ask("GET", f"/api/tables/{finished['id']}/record").body
    answers: list[Answer] = []
    threads = [Thread(target=lambda: answers.append(ala.ask("POST", EXPLAIN, raw=text))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert sorted(answer.status for answer in answers) == [200, 429]
    assert ala.ask("POST", EXPLAIN, raw=text).status == 200, "afterwards another one is"

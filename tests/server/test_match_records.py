"""Records, fairness and reviews: nothing of a running match, everything of a finished one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from tests.example import EXAMPLE
from tests.server.players import ME, play_on, seed_of, sit

HERE = {"kind": "here", "name": "Ola"}


@pytest.fixture
def running(ala: Visitor) -> Any:
    return ala.begin(ME, HERE)


@pytest.fixture
def finished(ala: Visitor) -> Any:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as first, sit(ala, table) as second:
        second.say("look", seat=1 - first.seat)
        second.hear("update")
        play_on([first, second])
        assert first.update["result"] is not None
    return table


@pytest.mark.parametrize("what", ["record", "fairness", "review"])
def test_a_running_match_gives_nothing_out(server: RunningServer, ala: Visitor, running: Any, what: str) -> None:
    answer = ala.ask("GET", f"/api/tables/{running['id']}/{what}")
    assert (answer.status, answer.json()["code"]) == (409, "still-running")
    assert seed_of(server.database, running).encode() not in answer.body


@pytest.mark.parametrize("what", ["record", "fairness", "review"])
def test_a_finished_match_is_only_for_those_who_sat_there(
    ola: Visitor, nobody: Visitor, finished: Any, what: str
) -> None:
    for visitor in (ola, nobody):
        assert visitor.ask("GET", f"/api/tables/{finished['id']}/{what}").status == 404


def test_the_shuffle_is_laid_open_after_the_end(server: RunningServer, ala: Visitor, finished: Any) -> None:
    fairness = ala.ask("GET", f"/api/tables/{finished['id']}/fairness").json()
    assert fairness == {
        "commitment": finished["commitment"],
        "seed": seed_of(server.database, finished),
        "seed_matches": True,
        "record_matches": True,
        "shuffle": "keyed",
    }


def test_a_record_can_be_opened_again_by_anybody(ala: Visitor, nobody: Visitor, finished: Any) -> None:
    answer = ala.ask("GET", f"/api/tables/{finished['id']}/record")
    name = f"atol-{EXAMPLE}-{datetime.now(UTC):%Y-%m-%d}.atol"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    opened = nobody.ask("POST", "/api/records?seat=0", raw=answer.body).json()
    assert opened == ala.ask("GET", f"/api/tables/{finished['id']}/review?seat=0").json()
    assert opened["names"] == ["Ala", "Ola"]
    assert opened["steps"][0]["seat"] == -1
    assert opened["steps"][-1]["to_act"] == -1
    assert opened["result"]["scores"] == [sum(line["points"] for line in sheet) for sheet in opened["sheets"]]


def test_a_damaged_record_is_refused_with_the_line(ala: Visitor, finished: Any) -> None:
    text = ala.ask("GET", f"/api/tables/{finished['id']}/record").body.decode()
    lines = text.splitlines()
    first_move = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    swapped = lines.copy()
    swapped[first_move + 4] = lines[first_move + 5]
    in_english = ala.ask("POST", "/api/records", raw="\n".join(swapped).encode())
    assert (in_english.status, in_english.json()["code"]) == (400, "bad-record")
    assert f"line {first_move + 5}" in in_english.json()["detail"]
    in_polish = ala.ask("POST", "/api/records", headers={"Accept-Language": "pl"}, raw="\n".join(swapped).encode())
    assert str(first_move + 5) in in_polish.json()["detail"]
    assert in_polish.json()["detail"] != in_english.json()["detail"]


@pytest.mark.parametrize("body", [b"nonsense", b"\xff\xfe", b"\x00" * 100, "żółw".encode()])
def test_what_is_no_record_is_refused(nobody: Visitor, body: bytes) -> None:
    answer = nobody.ask("POST", "/api/records", raw=body)
    assert answer.status == 400
    assert answer.json()["code"] in ("no-record", "bad-request")


def test_a_review_is_from_a_seat_of_the_match(ala: Visitor, finished: Any) -> None:
    path = f"/api/tables/{finished['id']}/review"
    for seat in (0, 1):
        review = ala.ask("GET", f"{path}?seat={seat}").json()
        assert review["seat"] == seat
        assert review["steps"][0]["view"]["seat"] == seat
        assert None not in review["steps"][0]["view"]["players"][seat]["hand"]
    assert ala.ask("GET", f"{path}?seat=2").json()["code"] == "bad-seats"
    assert ala.ask("GET", f"{path}?seat=-1").json()["code"] == "bad-request"
    assert ala.ask("GET", f"{path}?seat=x").json()["code"] == "bad-request"

"""What holds for every answer: headers, limits, refusals of foreign pages, and problems in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from atol.bots import registry as bots
from atol.bots.levels import NAMES
from atol.core import record
from atol.server.live import COME_BACK
from tests.example import ACHIEVING, EXAMPLE, HELPER, HELPING
from tests.server.fixtures import Start
from tests.server.players import BOT, ME, Player, rows


def test_the_server_says_that_it_is_well(nobody: Visitor) -> None:
    health = nobody.ask("GET", "/health").json()
    assert health["status"] == "ok"
    assert health["version"]


def test_games_and_bots_are_listed(nobody: Visitor) -> None:
    assert EXAMPLE in [game["id"] for game in nobody.ask("GET", "/api/games").json()]
    assert nobody.ask("GET", "/api/bots").json() == list(NAMES)
    shown = nobody.ask("GET", f"/api/games/{EXAMPLE}").json()
    assert shown["components"]
    assert shown["sources"]
    unknown = nobody.ask("GET", "/api/games/chess", headers={"Accept-Language": "pl"})
    assert (unknown.status, unknown.json()["code"]) == (404, "unknown-game")
    assert "nie ma gry" in unknown.json()["detail"]


def test_a_bot_from_another_package_stands_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.from_elsewhere() == []
    places = {"greedy": "atol.bots.greedy:GreedyBot", "trained": "trained_bot:TrainedBot"}
    points = {name: EntryPoint(name, place, bots.BOTS) for name, place in places.items()}
    monkeypatch.setattr(bots, "_classes", lambda: points)
    assert bots.from_elsewhere() == ["trained"]


def test_the_documentation_is_a_page_and_a_document(nobody: Visitor) -> None:
    page = nobody.ask("GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert b"/api/tables/{match_id}/rematch" in page.body
    assert b"<script" not in page.body
    document = nobody.ask("GET", "/api/docs/openapi.json").json()
    assert document["info"]["title"] == "Atol"
    assert "/api/tables" in document["paths"]


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/docs", "/api/nothing", f"/new/{EXAMPLE}", "/assets/nothing.js"]
)
def test_every_answer_carries_the_security_headers(nobody: Visitor, path: str) -> None:
    headers = nobody.ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # Python beside the box; no text becomes a script
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert "server" not in headers


CLIENT_PAGES = [
    "/",
    "/table/some-id",
    "/join/token",
    f"/help/{EXAMPLE}",
    "/review",
    f"/sheet/{ACHIEVING}",
    f"/edition/{EXAMPLE}",
    f"/box/{HELPING}",
    f"/beside/{HELPING}/{HELPER}",
    f"/tabletop/{HELPING}/{HELPER}",
    f"/tabletop/{HELPING}",
    "/evenings",
]


@pytest.mark.parametrize("path", CLIENT_PAGES)
def test_every_address_of_the_client_is_its_page(nobody: Visitor, path: str) -> None:
    answer = nobody.ask("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Atol" in answer.body.decode()


def test_unknown_addresses_and_wrong_methods_are_told_so(nobody: Visitor) -> None:
    unknown = nobody.ask("GET", "/api/nothing")
    assert (unknown.status, unknown.json()["code"]) == (404, "not-found")
    wrong = nobody.ask("DELETE", "/api/games")
    assert (wrong.status, wrong.json()["code"]) == (405, "wrong-method")
    assert wrong.headers["content-type"] == "application/problem+json"


# ---- other people's pages


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "http://x]y", "http://127.0.0.1", "", "\x80"]
)
def test_a_page_of_another_site_changes_nothing(ala: Visitor, origin: str) -> None:
    for method, path, body in (("PUT", "/api/me", {"name": "Eve"}), ("DELETE", "/api/me", None)):
        answer = ala.ask(method, path, body, {"Origin": origin})
        assert (answer.status, answer.json()["code"]) == (403, "wrong-origin")
    assert ala.ask("GET", "/api/me", headers={"Origin": origin}).json() == {"name": "Ala"}


def test_a_page_of_this_server_may_act(ala: Visitor) -> None:
    answer = ala.ask("PUT", "/api/me", {"name": "Alicja"}, {"Origin": ala.address})
    assert answer.status == 200


def test_a_made_up_host_is_no_server_error(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    for host in ("a" * 5000, "[::1", "", "a b", "x/y?z", "a@b"):
        answer = ala.ask("GET", f"/api/tables/{table['id']}", headers={"Host": host})
        assert answer.status in (200, 400)


# ---- too much

LONG = "x" * 5000


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    "path",
    ["%00", "a%00b", LONG, "a/" * 2000, "%ff", "..%2f..%2fetc/passwd", "%2e%2e/" * 20, "{asset}/x", "{asset}%2fx"],
)
def test_what_is_no_asset_is_not_found(pages_folder: Path, nobody: Visitor, method: str, path: str) -> None:
    asset = next((pages_folder / "assets").iterdir()).name
    assert nobody.ask(method, f"/assets/{asset}").status == 200
    assert nobody.ask(method, f"/assets/{path.format(asset=asset)}").status == 404


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        (f"/api/games/{LONG}", None, "unknown-game"),
        ("/api/tables", {"options": {LONG: "1"}}, "unknown-option"),
        ("/api/tables", {"options": {"bag": LONG}}, "unknown-option"),
        ("/api/records", LONG, "no-record"),
        ("/api/records/analysis", LONG, "no-record"),
        ("/api/records", f"{record.TITLE}\ngame: {LONG}", "bad-record"),
        ("/api/records", f"{record.TITLE}\n{'9' * 6000} 0 move ; 1234", "bad-record"),
        ("/api/records", f"{record.TITLE}\n1 {'9' * 6000} move ; 1234", "bad-record"),
    ],
)
def test_a_long_value_is_refused_in_a_short_sentence(ala: Visitor, path: str, body: Any, code: str) -> None:
    table = {"game": EXAMPLE, "seats": [ME, BOT]}
    sent = {**table, **body} if isinstance(body, dict) else None
    raw = body.encode() if isinstance(body, str) else b""
    refused = ala.ask("GET" if body is None else "POST", path, sent, raw=raw)
    assert (refused.status // 100, refused.json()["code"]) == (4, code)
    assert len(refused.json()["detail"]) < 700


@pytest.mark.parametrize(
    ("method", "path", "limit"),
    [
        ("PUT", "/api/me", 65_536),
        ("POST", "/api/records", 2**20),
        ("POST", "/api/records/analysis", 2**20),
        ("POST", f"/api/games/{HELPING}/tabletop/{HELPER}", 65_536),
        ("POST", f"/api/games/{ACHIEVING}/results", 65_536),
    ],
)
def test_a_body_beyond_the_limit_is_refused(ala: Visitor, method: str, path: str, limit: int) -> None:
    """Already when it is announced: who goes on sending may find the connection closed."""
    connection = HTTPConnection(ala.address.removeprefix("http://"), timeout=20)
    connection.putrequest(method, path)
    for name, value in {"Content-Type": "application/json", "Content-Length": str(limit + 1)}.items():
        connection.putheader(name, value)
    connection.endheaders(b"{")
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "too-large")
    connection.close()


@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"name": "\\ud800"}', b"[" * 60_000, b'{"name": 1e999}', b"null"])
def test_a_body_that_is_no_json_is_a_bad_request(nobody: Visitor, body: bytes) -> None:
    answer = nobody.ask("PUT", "/api/me", raw=body)
    assert (answer.status, answer.json()["code"]) == (400, "bad-request")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on which one may ask once a second."""
    running = RunningServer(tmp_path_factory.mktemp("strict") / "data", rate=1)
    yield running
    running.stop()


def test_who_asks_too_much_is_told_to_slow_down(strict: RunningServer) -> None:
    ala = Visitor(strict.address, "Ala")
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})
    with Player(ala, f"/api/tables/{table['id']}/live") as player:
        player.hear("welcome")
        refused = [player.refused("cheat")["code"] for _ in range(5)]
        assert refused[-1] == "slow-down"
    answer = ala.ask("GET", "/api/me")
    assert (answer.status, answer.json()["code"]) == (429, "slow-down")
    assert answer.headers["retry-after"] == "1"
    assert Visitor(strict.address).ask("GET", "/api/me").status == 200  # somebody else
    for free in (
        "/health",
        "/api/games",
        f"/api/games/{EXAMPLE}/words/en",
        f"/api/games/{EXAMPLE}/reference",
        "/api/bots",
    ):
        assert ala.ask("GET", free).status == 200


def test_codes_are_not_guessed_quickly_whatever_name_one_takes(start: Start) -> None:
    address = start(rate=30).address
    guests = [Visitor(address, f"Guest {number}") for number in range(3)]
    answers = [guest.ask("GET", f"/api/codes/BBBBB{letter}").status for guest in guests for letter in "BCDF"]
    assert answers[:4] == [404] * 4
    assert 429 in answers[4:6]


def test_who_connects_too_often_is_sent_away_for_a_while(strict: RunningServer) -> None:
    ala = Visitor(strict.address, "Ala")
    live = f"/api/tables/{ala.begin(ME, {'kind': 'here', 'name': 'Ola'})['id']}/live"
    for _ in range(10):
        Player(ala, live).socket.close()
    assert Player(ala, live).closed() == COME_BACK


# ---- something unexpected


def test_an_unexpected_error_tells_nothing_of_its_inside(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    rows(server.database, "ALTER TABLE people RENAME TO persons")
    answer = ala.ask("GET", "/api/me")
    assert answer.status == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert set(answer.json()) == {"type", "title", "status", "code", "detail"}
    assert answer.json()["code"] == "unexpected"
    assert b"people" not in answer.body
    assert "unexpected error in GET /api/me" in server.log.read_text()


@pytest.mark.parametrize("path", ["/sw.js", "/offline.json", "/manifest.webmanifest"])
def test_what_browsers_look_for_beside_the_page_is_asked_for_anew(
    server: RunningServer, pages_folder: Path, path: str
) -> None:
    answer = Visitor(server.address).ask("GET", path)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-cache"

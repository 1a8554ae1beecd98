"""A match with a day for each turn: who is told, how, how often, and what happens when somebody stays away."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from atol.server.errors import BadRequest
from atol.server.paces import SECONDS, STAND_IN
from atol.server.posting import Poster, Unreachable, is_public
from tests.example import EXAMPLE, NAME
from tests.server.inside import Inside, run, serving
from tests.server.players import LINK, ME, rows
from tests.server.postbox import Device, MailServer, Postbox

DAY = SECONDS["day"]
FRIENDS = {"local_notices": True, "notice_seconds": 1_000.0, "public": "http://atol.example"}


class Evening:
    """A match by correspondence of several people; nobody is connected."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.people: list[Visitor] = []
        self.table: Any = None

    async def begin(self, names: list[str], **more: object) -> None:
        self.people = [await self.inside.visitor(name) for name in names]
        wanted = {"game": EXAMPLE, "seats": [ME, *[LINK] * (len(names) - 1)], "pace": "day", **more}
        self.table = (await self.inside.ask(self.people[0], "POST", "/api/tables", wanted)).json()
        for which, visitor in enumerate(self.people[1:]):
            await self.inside.join(visitor, self.table, names[which + 1], which)

    async def summary(self, visitor: Visitor) -> Any:
        tables = (await self.inside.ask(visitor, "GET", "/api/tables")).json()
        return next(table for table in tables if table["id"] == self.table["id"])

    async def to_act(self) -> Visitor:
        return self.people[int((await self.summary(self.people[0]))["to_act"])]

    async def want(self, visitor: Visitor, **notice: object) -> Any:
        answer = await self.inside.ask(visitor, "POST", "/api/notices", notice)
        assert answer.status == 201, answer.body
        return answer.json()

    async def later(self, seconds: float) -> None:
        assert self.inside.service._reminding is not None
        await self.inside.service._reminding.look(time.time() + seconds)


def correspondence(tmp_path: Path, test: Any, **more: Any) -> None:
    async def begin() -> None:
        async with serving(tmp_path / "data", **{**FRIENDS, **more}) as inside:
            await test(Evening(inside))

    run(begin())


# ---- paces


def test_a_table_has_a_pace_and_says_until_when_a_turn_is_due(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.begin(["Ala", "Ola"], away="bot")
        assert (evening.table["pace"], evening.table["away"]) == ("day", "bot")
        summary = await evening.summary(evening.people[1])
        assert summary["pace"] == "day"
        assert summary["due"] == pytest.approx(summary["moved"] + DAY)

    correspondence(tmp_path, test)


def test_a_live_table_has_no_pace_and_nobody_is_told(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        with Postbox() as hook:
            await evening.begin(["Ala", "Ola"], pace="live")
            for visitor in evening.people:
                await evening.want(visitor, kind="webhook", address=hook.url)
            await evening.later(DAY * 30)
            assert hook.arrived.empty()
            assert (await evening.summary(evening.people[0]))["due"] is None

    correspondence(tmp_path, test)


# ---- being told


def test_a_push_message_reaches_the_device_encrypted_and_only_once(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        device = Device()
        with Postbox() as service:
            await evening.begin(["Ala", "Ola"])
            mover = await evening.to_act()
            key = (await evening.inside.ask(mover, "GET", "/api/notices")).json()["push_key"]
            await evening.want(mover, kind="push", address=f"{service.url}/push/1", keys=device.keys())
            for _ in range(3):
                await evening.later(2_000)
            arrived = service.next()
            assert service.arrived.empty()
        assert NAME.encode() not in arrived.body
        assert arrived.headers["content-encoding"] == "aes128gcm"
        arrived.demand_signed(key, service.url)
        news = device.read(arrived.body)
        assert news["title"] == f"{NAME}: your turn"
        assert news["url"] == f"http://atol.example/table/{evening.table['id']}"

    correspondence(tmp_path, test)


def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        with Postbox() as service:
            service.status = 410
            await evening.begin(["Ala", "Ola"])
            mover = await evening.to_act()
            await evening.want(mover, kind="push", address=f"{service.url}/1", keys=Device().keys())
            await evening.later(2_000)
            service.next()
        assert (await evening.inside.ask(mover, "GET", "/api/notices")).json()["mine"] == []

    correspondence(tmp_path, test)


def test_mail_comes_only_after_its_reader_has_agreed_and_can_be_stopped(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.begin(["Ala", "Ola"])
        mover = await evening.to_act()
        headers = {"Accept-Language": "pl"}
        wanted = {"kind": "mail", "address": "ala@example.org"}
        await asyncio.to_thread(mover.ask, "POST", "/api/notices", wanted, headers)
        question = mails.next()
        assert question["To"] == "ala@example.org"
        await evening.later(2_000)
        assert mails.mails.empty()

        (path,) = re.findall(r"http://atol.example(/api/notices/confirm/\S+)", question.get_content())
        assert (await evening.inside.ask(Visitor(evening.inside.address), "GET", path)).status == 200
        await evening.later(2_000)
        mail = mails.next()
        assert mail["Subject"] == f"{NAME}: twoja tura"
        assert f"/table/{evening.table['id']}" in mail.get_content()

        stop = mail["List-Unsubscribe"].strip(" <>").removeprefix("http://atol.example")
        await evening.inside.ask(Visitor(evening.inside.address), "GET", stop)
        assert (await evening.inside.ask(mover, "GET", "/api/notices")).json()["mine"] == []

    with MailServer() as mails:
        correspondence(tmp_path, test, smtp=mails.url, mail_from="atol@example.org")


def test_a_reminder_comes_when_most_of_the_time_is_over(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        with Postbox() as hook:
            await evening.begin(["Ala", "Ola"])
            await evening.want(await evening.to_act(), kind="webhook", address=f"{hook.url}/hook?a=1")
            await evening.later(2_000)
            await evening.later(DAY * 0.7)
            await evening.later(DAY * 0.8)
            await evening.later(DAY * 2)
            told = [hook.next(), hook.next()]
            assert hook.arrived.empty()
        assert told[0].path == "/hook?a=1"
        assert b"your turn" in told[0].body
        assert b"due soon" in told[1].body

    correspondence(tmp_path, test)


def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        with Postbox() as hook:
            await evening.begin(["Ala", "Ola"])
            mover = await evening.to_act()
            await evening.want(mover, kind="webhook", address=hook.url)
            async with mover.table(evening.table["id"]) as socket:
                await socket.recv()
                await evening.later(2_000)
                assert hook.arrived.empty()
            while evening.inside.open_room(evening.table) is not None:
                await asyncio.sleep(0)
            await evening.later(2_000)
            assert b"your turn" in hook.next().body

    correspondence(tmp_path, test)


# ---- staying away


def test_a_bot_plays_for_who_stays_away_where_that_is_the_rule(tmp_path: Path) -> None:
    async def test(evening: Evening) -> None:
        await evening.begin(["Ala", "Ola"], away="bot")
        late = await evening.to_act()
        await evening.later(DAY - 60)
        assert await evening.to_act() is late
        await evening.later(DAY + 1)
        async with asyncio.timeout(60):
            while await evening.to_act() is late:
                await asyncio.sleep(0.05)
        seats = await evening.inside.service.storage.seats_of(evening.table["id"])
        assert [seat.stand_in for seat in seats].count(STAND_IN) == 1

    correspondence(tmp_path, test)


def test_without_that_rule_the_others_vote_once_the_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(evening: Evening) -> None:
        await evening.begin(["Ala", "Ola", "Ela", "Iza"])
        late = await evening.to_act()
        others = [visitor for visitor in evening.people if visitor is not late]
        path = f"/api/tables/{evening.table['id']}/stand-in"
        assert (await evening.inside.ask(others[0], "POST", path)).json()["code"] == "not-late"
        monkeypatch.setitem(SECONDS, "day", 0.0)
        assert (await evening.inside.ask(late, "POST", path)).json()["code"] == "not-your-seat"
        for visitor, votes, agreed in [(others[0], 1, False), (others[0], 1, False), (others[1], 2, True)]:
            answer = (await evening.inside.ask(visitor, "POST", path)).json()
            assert answer == {"votes": votes, "voters": 3, "agreed": agreed}
        seats = await evening.inside.service.storage.seats_of(evening.table["id"])
        assert [seat.stand_in for seat in seats].count(STAND_IN) == 1

    correspondence(tmp_path, test)


# ---- addresses that strangers name


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.7", "169.254.169.254", "0.0.0.0", "::1", "fe80::1%eth0", "::ffff:127.0.0.1"],
)
def test_no_address_of_a_house_is_public(address: str) -> None:
    assert not is_public(address)


def test_nothing_is_posted_into_the_own_network(tmp_path: Path) -> None:
    assert is_public("93.184.215.14")
    with pytest.raises(Unreachable, match="not a public address"):
        Poster(local=False).post("https://localhost/", b"", {})


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "file:///etc/passwd", "https://", "https://a:b@example.org/", "https://[::1", "x" * 9],
)
def test_only_https_addresses_are_taken(url: str) -> None:
    with pytest.raises(BadRequest):
        Poster(local=False).demand_good(url)


@pytest.mark.parametrize(
    "notice",
    [
        {"kind": "mail", "address": "ala@example.org"},  # this server sends none
        {"kind": "webhook", "address": "ftp://example.org"},
        {"kind": "push", "address": "https://example.org/1", "keys": {}},
        {"kind": "pigeon", "address": "https://example.org/1"},
    ],
)
def test_what_cannot_be_told_is_refused(ala: Visitor, notice: dict[str, object]) -> None:
    assert ala.ask("POST", "/api/notices", notice).status == 400


def test_notices_are_one_s_own(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    made = ala.ask("POST", "/api/notices", {"kind": "webhook", "address": "https://example.org/secret-path"}).json()
    assert made["address"] == "example.org"
    assert nobody.ask("GET", "/api/notices").status == 401
    assert ola.ask("DELETE", f"/api/notices/{made['id']}").status == 204
    assert [notice["id"] for notice in ala.ask("GET", "/api/notices").json()["mine"]] == [made["id"]]
    assert ala.ask("DELETE", f"/api/notices/{made['id']}").status == 204
    assert ala.ask("GET", "/api/notices").json()["mine"] == []


def test_who_is_forgotten_is_told_nothing(server: RunningServer, ala: Visitor) -> None:
    made = ala.ask("POST", "/api/notices", {"kind": "webhook", "address": "https://example.org/"}).json()
    ala.ask("DELETE", "/api/me")
    assert rows(server.database, "SELECT id FROM notices WHERE id = :id", id=made["id"]) == []

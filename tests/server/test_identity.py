"""Who somebody is: a name, a signed cookie, a link to another device, and an end to it all."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from tools.serving import RunningServer, Visitor

from tests.example import EXAMPLE
from tests.server.players import BOT, LINK, ME, Player, invite, journal, rows, sit


def name_of(visitor: Visitor) -> str | None:
    name: str | None = visitor.ask("GET", "/api/me").json()["name"]
    return name


def test_a_name_is_all_it_takes(ala: Visitor, nobody: Visitor) -> None:
    assert name_of(ala) == "Ala"
    assert name_of(nobody) is None


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(nobody: Visitor) -> None:
    cookie = nobody.ask("PUT", "/api/me", {"name": "Ala"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=" in cookie


def test_a_changed_or_forged_cookie_is_nobody(server: RunningServer, ala: Visitor) -> None:
    name, _, value = ala.cookie.partition("=")
    payload, _, signature = value.rpartition(".")
    for forged in (
        payload,
        f"{payload}.",
        f"{payload}.{signature[:-3]}abc",
        f"{payload[:-1]}.{signature}",
        "",
        "x.y",
    ):
        visitor = Visitor(server.address)
        visitor.cookie = f"{name}={forged}"
        assert name_of(visitor) is None
        assert visitor.ask("GET", "/api/tables").json() == []
        assert visitor.ask("POST", "/api/me/link").status == 401


def test_a_name_can_be_changed_without_becoming_somebody_else(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    before = ala.cookie
    assert ala.ask("PUT", "/api/me", {"name": "  Ala\n\tz  "}).json() == {"name": "Ala z"}
    assert ala.cookie == before
    assert [line["id"] for line in ala.ask("GET", "/api/tables").json()] == [table["id"]]


@pytest.mark.parametrize("name", ["", " ", "\n\t", "\u200b\u202e", "x" * 25])
def test_a_name_is_one_line_of_printable_letters(nobody: Visitor, name: str) -> None:
    answer = nobody.ask("PUT", "/api/me", {"name": name})
    assert (answer.status, answer.json()["code"]) == (400, "bad-request")
    assert nobody.cookie == ""


def test_names_at_the_table_are_cleaned_too(ala: Visitor) -> None:
    table = ala.begin(ME, {"kind": "here", "name": "O\nl\u202ea"})
    assert table["seats"][1]["name"] == "O l a"
    blank = {"game": EXAMPLE, "seats": [ME, {"kind": "here", "name": " \n"}]}
    assert ala.ask("POST", "/api/tables", blank).status == 400


# ---- another device


def device_token(visitor: Visitor) -> str:
    path: str = visitor.ask("POST", "/api/me/link").json()["path"]
    return path.rpartition("/")[2]


def test_a_device_link_works_once(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    token = device_token(ala)
    phone, thief = Visitor(server.address), Visitor(server.address)
    assert phone.ask("POST", "/api/continue", {"token": token}).json() == {"name": "Ala"}
    assert [line["id"] for line in phone.ask("GET", "/api/tables").json()] == [table["id"]]
    answer = thief.ask("POST", "/api/continue", {"token": token})
    assert (answer.status, answer.json()["code"], thief.cookie) == (404, "not-found", "")


def test_of_many_who_use_a_device_link_at_once_one_gets_it(server: RunningServer, ala: Visitor) -> None:
    for _ in range(5):
        visitors = [Visitor(server.address) for _ in range(8)]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(use, visitors, [device_token(ala)] * 8))
        assert sorted(answers) == [200] + [404] * 7


def use(visitor: Visitor, token: str) -> int:
    return visitor.ask("POST", "/api/continue", {"token": token}).status


def test_a_device_link_expires(server: RunningServer, ala: Visitor, nobody: Visitor) -> None:
    token = device_token(ala)
    ((expires,),) = rows(server.database, "SELECT expires FROM device_links WHERE token = :token", token=token)
    late = "UPDATE device_links SET expires = :now WHERE token = :token"
    rows(server.database, late, now=time.time() - 1, token=token)
    assert 0 < expires - time.time() < 3600
    assert nobody.ask("POST", "/api/continue", {"token": token}).status == 404


def test_only_somebody_with_a_name_gets_a_device_link(nobody: Visitor) -> None:
    answer = nobody.ask("POST", "/api/me/link")
    assert (answer.status, answer.json()["code"]) == (401, "no-identity")


# ---- delete my data


def test_deleting_my_data_clears_the_cookie_and_everything_of_mine(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    token = device_token(ala)
    stolen = Visitor(server.address)
    stolen.cookie = ala.cookie
    assert ala.ask("DELETE", "/api/me").status == 204
    assert ala.cookie == "atol=" or ala.cookie == 'atol=""'
    assert name_of(stolen) is None
    assert stolen.ask("GET", "/api/tables").json() == []
    assert stolen.ask("GET", f"/api/tables/{table['id']}").status == 404
    assert use(Visitor(server.address), token) == 404
    assert journal(server.database, table) == []


def test_where_others_sit_only_the_name_goes(server: RunningServer, ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ola, table) as player:
        assert ala.ask("DELETE", "/api/me").status == 204
        assert player.closed() == 4000
    with sit(ola, table) as player:
        assert [seat["name"] for seat in player.welcome["table"]["seats"]] == ["", "Ola"]
        player.say("stand_in", seat=0, bot="random")
        while not player.update["choices"]:
            player.receive()
        assert player.act()


def test_the_last_person_to_go_takes_the_match_along(server: RunningServer, ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    ala.ask("DELETE", "/api/me")
    assert journal(server.database, table) != []
    ola.ask("DELETE", "/api/me")
    assert journal(server.database, table) == []


def test_who_was_forgotten_is_sent_away_from_the_table(ala: Visitor) -> None:
    table = ala.begin(ME, LINK)
    cookie = ala.cookie
    with sit(ala, table) as player:
        ala.ask("DELETE", "/api/me")
        assert player.closed() == 4000
    ala.cookie = cookie
    with Player(ala, f"/api/tables/{table['id']}/live") as player:
        assert player.closed() == 4404

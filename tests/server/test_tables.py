"""Beginning, listing, joining, deleting and repeating matches."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from atol.core import registry
from tests.example import EXAMPLE
from tests.server.players import BOT, LINK, ME, invite, journal, play_on, sit, watch

HERE = {"kind": "here", "name": "Ola"}


def wanted(**changes: object) -> dict[str, object]:
    return {"game": EXAMPLE, "seats": [ME, BOT], "options": {}, **changes}


WRONG: list[tuple[object, int, str, str, str]] = [
    (wanted(game="chess"), 404, "unknown-game", EXAMPLE, "nie ma gry"),
    (wanted(seats=[ME]), 400, "bad-seats", "2–4 players", "2"),
    (wanted(seats=[ME, BOT, BOT, BOT, BOT]), 400, "bad-seats", "2–4 players", "4"),
    (wanted(options={"colour": "red"}), 400, "unknown-option", "setup, points", "setup, points"),
    (wanted(options={"points": "secret"}), 400, "bad-option", "open", "hidden"),
    (wanted(options={"points": 1}), 400, "bad-request", "options", "options"),
    (wanted(seats=[BOT, BOT]), 400, "nobody-sits", "at least one person", "jedna osoba"),
    (wanted(seats=[ME, ME]), 400, "bad-request", "me twice", "me"),
    (wanted(seats=[ME, {"kind": "here"}]), 400, "bad-request", "name", "name"),
    (wanted(seats=[ME, {"kind": "bot"}]), 400, "unknown-bot", "greedy", "greedy"),
    (wanted(seats=[ME, {"kind": "bot", "bot": "deep"}]), 400, "unknown-bot", "greedy", "nie ma bota"),
    (wanted(seats=[ME, {"kind": "bot", "bot": "search:x"}]), 400, "bad-bot", "search:500", "search:500"),
    (wanted(seats=[ME, {"kind": "bot", "bot": "search:99999999"}]), 400, "bot-too-slow", "search:10000", "za długo"),
    (wanted(seats=[ME, {"kind": "ghost"}]), 400, "bad-request", "seats", "seats"),
    (wanted(more=1), 400, "bad-request", "more", "more"),
    ([], 400, "bad-request", "object", "object"),
]


@pytest.mark.parametrize(("body", "status", "code", "english", "polish"), WRONG)
def test_a_wrong_wish_is_told_what_would_be_right(
    ala: Visitor, body: object, status: int, code: str, english: str, polish: str
) -> None:
    in_english = ala.ask("POST", "/api/tables", body, {"Accept-Language": "en-GB,en;q=0.9"})
    in_polish = ala.ask("POST", "/api/tables", body, {"Accept-Language": "pl,en;q=0.5"})
    assert in_english.headers["content-type"] == "application/problem+json"
    assert (in_english.status, in_english.json()["code"], in_english.json()["status"]) == (status, code, status)
    assert english in in_english.json()["detail"]
    assert polish in in_polish.json()["detail"]
    assert in_polish.json()["code"] == code
    assert ala.ask("GET", "/api/tables").json() == []


def test_only_somebody_with_a_name_begins_a_match(nobody: Visitor) -> None:
    answer = nobody.ask("POST", "/api/tables", wanted())
    assert (answer.status, answer.json()["code"]) == (401, "no-identity")


def test_options_are_completed(ala: Visitor) -> None:
    assert ala.begin(ME, BOT, points="hidden")["options"] == {"setup": "centre", "points": "hidden"}


def test_my_tables_are_listed_the_latest_first(ala: Visitor) -> None:
    first, second = ala.begin(ME, HERE), ala.begin(ME, HERE)
    assert [table["id"] for table in listed(ala)] == [second["id"], first["id"]]
    with sit(ala, first) as both:
        both.act()
    newest, oldest = listed(ala)
    assert (newest["id"], oldest["id"]) == (first["id"], second["id"])
    assert newest["yours"] == [0, 1]
    assert newest["names"] == ["Ala", "Ola"]
    assert newest["to_act"] == both.update["to_act"]
    assert newest["winners"] == newest["scores"] == []


def listed(visitor: Visitor) -> Any:
    return visitor.ask("GET", "/api/tables").json()


def test_a_table_is_shown_only_to_those_who_sit_there(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = ala.begin(ME, LINK)
    assert ala.ask("GET", f"/api/tables/{table['id']}").json() == table
    foreign = [visitor.ask("GET", f"/api/tables/{table['id']}") for visitor in (ola, nobody)]
    unknown = ola.ask("GET", "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa")
    assert {(answer.status, answer.body) for answer in foreign} == {(404, unknown.body)}


# ---- links


def test_a_seat_link_works_once(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = ala.begin(ME, LINK)
    path = table["invitations"][0]["link"]["path"]
    token = path.rpartition("/")[2]
    assert len(token) >= 24
    offered = nobody.ask("GET", f"/api/join/{token}").json()
    assert offered == {"game": EXAMPLE, "names": ["Ala"], "place": 1}
    joined = ola.join(path, "Ola")
    assert joined["yours"] == [1]
    assert joined["invitations"] == []
    used = nobody.ask("POST", "/api/join", {"token": token, "name": "Ela"})
    unknown = nobody.ask("POST", "/api/join", {"token": "a" * 24, "name": "Ela"})
    assert (used.status, used.body) == (404, unknown.body)
    assert nobody.ask("GET", f"/api/join/{token}").status == 404
    assert nobody.cookie == ""


def test_a_code_stands_for_its_seat_link_as_long_as_that_works(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    (invitation,) = ala.begin(ME, LINK)["invitations"]
    code, path = invitation["code"], invitation["link"]["path"]
    assert re.fullmatch("[B-DF-HJ-NP-TV-XZ]{6}", code)
    typed = f" {code[:3].lower()}-{code[3:]}".replace(" ", "%20")
    assert nobody.ask("GET", f"/api/codes/{typed}").json() == {"path": path}
    unknown = nobody.ask("GET", "/api/codes/AAAAAA")
    ola.join(path, "Ola")
    used = nobody.ask("GET", f"/api/codes/{code}")
    assert (used.status, used.body) == (unknown.status, unknown.body) == (404, unknown.body)


def test_codes_are_told_only_to_those_who_sit_there(ala: Visitor, nobody: Visitor) -> None:
    table = ala.begin(ME, LINK)
    code = table["invitations"][0]["code"].encode()
    assert code not in nobody.ask("GET", f"/api{table['watch']['path']}").body
    assert code not in nobody.ask("GET", f"/api{table['invitations'][0]['link']['path']}").body


def test_of_many_who_use_a_seat_link_at_once_one_sits_down(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, LINK)
    token = table["invitations"][0]["link"]["path"].rpartition("/")[2]
    guests = [Visitor(server.address, f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda guest: guest.ask("POST", "/api/join", {"token": token}).status, guests))
    assert sorted(answers) == [200] + [404] * 7
    seated = [guest for guest in guests if listed(guest)]
    assert len(seated) == 1


def test_a_seat_link_makes_an_identity_for_who_has_none(ala: Visitor, nobody: Visitor) -> None:
    table = ala.begin(ME, LINK)
    path = table["invitations"][0]["link"]["path"]
    without_name = nobody.ask("POST", "/api/join", {"token": path.rpartition("/")[2]})
    assert (without_name.status, without_name.json()["code"]) == (400, "bad-request")
    nobody.join(path, "Ela")
    assert nobody.ask("GET", "/api/me").json() == {"name": "Ela"}
    assert [line["id"] for line in listed(nobody)] == [table["id"]]


def test_nobody_takes_two_seats_by_links(ala: Visitor) -> None:
    table = ala.begin(ME, LINK)
    answer = ala.ask("POST", "/api/join", {"token": table["invitations"][0]["link"]["path"].rpartition("/")[2]})
    assert (answer.status, answer.json()["code"]) == (409, "seat-taken")
    assert ala.ask("GET", f"/api/tables/{table['id']}").json()["invitations"] == table["invitations"]


def test_a_watch_link_shows_the_table_and_no_way_in(ala: Visitor, nobody: Visitor) -> None:
    table = ala.begin(ME, LINK)
    shown = nobody.ask("GET", f"/api{table['watch']['path']}").json()
    assert (shown["id"], shown["yours"], shown["invitations"], shown["watch"]) == ("", [], [], None)
    assert shown["commitment"] == table["commitment"]
    assert nobody.ask("GET", "/api/watch/aaaaaaaaaaaaaaaaaaaaaaaa").status == 404


def test_links_carry_the_address_they_were_asked_at_and_its_code(ala: Visitor) -> None:
    link = ala.begin(ME, LINK)["invitations"][0]["link"]
    assert link["url"] == ala.address + link["path"]
    assert link["only_here"] is True
    assert len(link["qr"]) == len(link["qr"][0]) >= 21


# ---- deleting


def test_a_match_of_one_person_can_be_deleted(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    with sit(ala, table) as player:
        assert ala.ask("DELETE", f"/api/tables/{table['id']}").status == 204
        assert player.closed() == 4000
    assert ala.ask("GET", f"/api/tables/{table['id']}").status == 404
    assert listed(ala) == []
    assert journal(server.database, table) == []


def test_where_somebody_else_sits_nothing_is_deleted(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    answer = ala.ask("DELETE", f"/api/tables/{table['id']}")
    assert (answer.status, answer.json()["code"]) == (409, "others-sit-here")
    assert len(listed(ola)) == 1


def test_another_person_s_match_is_not_deleted(ala: Visitor, ola: Visitor) -> None:
    table = ala.begin(ME, BOT)
    assert ola.ask("DELETE", f"/api/tables/{table['id']}").status == 404
    assert len(listed(ala)) == 1


# ---- again


def finished(ala: Visitor, ola: Visitor) -> Any:
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second])
        assert first.update["result"] is not None
    return table


def test_a_rematch_is_one_table_for_both_who_ask(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = finished(ala, ola)
    path = f"/api/tables/{table['id']}/rematch"
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda visitor: visitor.ask("POST", path).json(), [ala, ola] * 4))
    (rematch,) = {answer["id"] for answer in answers}
    assert rematch != table["id"]
    assert {tuple(answer["yours"]) for answer in answers} == {(0,), (1,)}
    assert answers[0]["commitment"] != table["commitment"]
    assert len(listed(ala)) == len(listed(ola)) == 2
    told = ala.ask("GET", f"/api/tables/{table['id']}").json()["rematch"]
    assert told["table"] == rematch
    assert told["by"] in (0, 1)
    assert nobody.ask("GET", f"/api{table['watch']['path']}").json()["rematch"] is None


def test_in_a_rematch_everybody_plays_the_other_side_where_there_are_sides(ala: Visitor) -> None:
    sided = next(meta for meta in registry.metas().values() if meta.sides)
    table = ala.begin(ME, BOT, game=sided.id)
    finish_alone(ala, table)
    rematch = ala.ask("POST", f"/api/tables/{table['id']}/rematch").json()
    assert rematch["yours"] == [1]
    assert [seat["kind"] for seat in rematch["seats"]] == ["bot", "person"]


def test_there_is_no_rematch_before_the_end(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    answer = ala.ask("POST", f"/api/tables/{table['id']}/rematch")
    assert (answer.status, answer.json()["code"]) == (409, "still-running")


def test_a_rematch_that_was_deleted_can_be_asked_for_again(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    finish_alone(ala, table)
    first = ala.ask("POST", f"/api/tables/{table['id']}/rematch").json()
    ala.ask("DELETE", f"/api/tables/{first['id']}")
    second = ala.ask("POST", f"/api/tables/{table['id']}/rematch")
    assert second.status == 201
    assert second.json()["id"] != first["id"]


def finish_alone(visitor: Visitor, table: Any) -> None:
    """With bots on every seat."""
    with sit(visitor, table) as player:
        for place, seat in enumerate(player.welcome["table"]["seats"]):
            if seat["bot"] is None:
                player.say("stand_in", seat=place, bot="random")
        while player.update["result"] is None:
            player.receive()


def test_a_seat_that_nobody_took_is_offered_again_in_a_rematch(ala: Visitor, ola: Visitor) -> None:
    table = ala.begin(ME, LINK)
    finish_alone(ala, table)
    rematch = ala.ask("POST", f"/api/tables/{table['id']}/rematch")
    assert rematch.status == 201, rematch.body
    (invitation,) = rematch.json()["invitations"]
    assert invitation["link"] != table["invitations"][0]["link"]
    assert ola.join(invitation["link"]["path"], "Ola")["id"] == rematch.json()["id"]


def test_spectators_are_not_told_of_the_next_match(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = finished(ala, ola)
    with sit(ala, table) as player, watch(nobody, table) as watcher:
        rematch = ala.ask("POST", f"/api/tables/{table['id']}/rematch").json()["id"]
        while player.people is None or player.people["rematch"] is None:
            player.receive()
        assert player.people["rematch"] == {"table": rematch, "by": 0}
        watcher.hear_all()
        assert watcher.people["rematch"] is None

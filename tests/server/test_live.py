"""A live table: what each connection is told, and when."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.players import BOT, ME, Player, in_turn, invite, journal, play_on, sit, watch

HERE = {"kind": "here", "name": "Ola"}


def test_a_welcome_tells_everything_from_the_setup_on(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 12)
        told = [event for message in first.seen for event in events_of(message)]
        with sit(ala, table) as again:
            assert again.update["version"] == 12
            assert again.update["view"] == first.update["view"]
            assert again.update["events"] == told
            assert again.welcome["table"]["yours"] == [0]
            assert again.welcome["components"]


def events_of(message: Any) -> Any:
    return message.get("update", message).get("events", [])


def test_an_action_reaches_everybody_with_its_events(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second, watch(ola, table) as watcher:
        mover, other = in_turn(first, second)
        acted = mover.act()
        for player in (other, watcher):
            heard = player.hear_version(1)
            assert heard["events"] == acted["events"] != []
            assert heard["to_act"] == mover.seat
            assert heard["choices"] == []
        assert acted["choices"]


def test_each_choice_says_whether_it_ends_the_turn_and_can_be_taken_back(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as both:
        assert not any(choice["passes"] for choice in both.update["choices"])
        for _ in range(3):
            both.act()
        assert all(choice["passes"] and choice["lock"] == "" for choice in both.update["choices"])


def test_spectators_see_only_public_things(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first, watch(nobody, table) as watcher:
        assert watcher.welcome["table"]["id"] == ""
        assert watcher.welcome["table"]["invitations"] == []
        assert watcher.welcome["table"]["watch"] is None
        assert watcher.update["seat"] is None
        assert [player["hand"] for player in watcher.update["view"]["players"]] == [[None, None], [None, None]]
        assert None not in first.update["view"]["players"][0]["hand"]
        assert first.update["view"]["players"][1]["hand"] == [None, None]


def test_people_are_told_who_is_present(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first:
        assert present(first.hear("people")) == [True, False]
        with sit(ola, table):
            assert present(first.hear("people")) == [True, True]
        assert present(first.hear("people")) == [True, False]


def test_who_no_longer_answers_is_away_until_the_next_answer(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as phone:
        phone.say("alive")
        phone.hear("beat")
        while present(first.hear("people")) != [True, False]:
            pass
        phone.hear("beat")  # it is asked on and on
        phone.say("alive")
        assert present(first.hear("people")) == [True, True]


def test_who_never_asks_for_beats_gets_none(ala: Visitor) -> None:
    with sit(ala, ala.begin(ME, BOT)) as player:
        player.hear_all()
        assert "beat" not in {message["type"] for message in player.seen}


def present(people: Any) -> list[bool]:
    return [seat["present"] for seat in people["seats"]]


def test_somebody_with_two_connections_is_present_until_the_last_one_ends(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first:
        with sit(ola, table) as phone:
            with sit(ola, table) as laptop:
                phone.hear_all()
                mover, _ = in_turn(first, phone)
                mover.act()
                assert phone.hear_version(1)["view"] == laptop.hear_version(1)["view"]
            first.hear_all()
            while len([message for message in first.seen if message["type"] == "people"]) < 4:
                first.receive()  # Ala, Ola, Ola again, one Ola gone
            assert present(first.people) == [True, True]
        assert present(first.hear("people")) == [True, False]


def test_one_person_looks_from_each_own_seat(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as both:
        hands = []
        for seat in (0, 1, None):
            both.say("look", seat=seat)
            hands.append([player["hand"] for player in both.hear("update")["view"]["players"]])
            assert both.update["seat"] == seat
    assert None not in hands[0][0] + hands[1][1]
    assert hands[0][1] == hands[1][0] == hands[2][0] == hands[2][1] == [None, None]


def test_a_hint_is_a_legal_action(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as both:
        both.say("hint", ref=5, seat=both.seat, version=0)
        hint = both.hear("hint")
    assert (hint["ref"], hint["version"]) == (5, 0)
    legal = [choice["id"] for choice in both.update["choices"]]
    assert all(move["action"] in legal for move in hint["advice"]["moves"])
    assert hint["guesses"], "pearls are hidden in shells"


def test_a_hint_is_thought_about_beside_everything_else(ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as both:
        both.say("hint", ref=5, seat=both.seat, version=0)
        both.say("hint", ref=6, seat=both.seat, version=0)
        refused = both.hear("refused")
        assert (refused["ref"], refused["code"]) == (6, "slow-down"), "one thought at a time"
        both.say("sheets", ref=7)
        assert both.hear("sheets", "hint")["ref"] == 7, "other messages do not wait for the thought"
        assert both.hear("hint")["ref"] == 5


def test_hidden_points_stay_hidden_until_the_end(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = invite(ala, ola, points="hidden")
    with sit(ala, table) as first, sit(ola, table) as second, watch(nobody, table) as watcher:
        play_on([first, second], 20)
        assert [sheet is None for sheet in sheets(first)] == [False, True]
        assert [sheet is None for sheet in sheets(watcher)] == [True, True]
        assert [player["points"] is None for player in first.update["view"]["players"]] == [False, True]
        play_on([first, second])
        assert first.update["result"] is not None
        assert None not in sheets(watcher)
        totals = [sum(line["points"] for line in sheet) for sheet in sheets(watcher)]
        assert totals == first.update["result"]["scores"]


def sheets(player: Player) -> Any:
    player.hear_all()
    return player.seen[-1]["sheets"]


def test_bots_answer_until_a_person_is_to_act(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, BOT, BOT)
    with sit(ala, table) as player:
        for _ in range(5):  # four starting pieces, and one more thing
            while not player.update["choices"]:
                player.receive()
            player.act()
        while not player.update["choices"]:
            player.receive()
        rows = journal(server.database, table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert {row[1] for row in rows} > {1, 2}


def test_a_whole_match_against_bots_ends_with_a_result(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    with sit(ala, table) as player:
        while player.update["result"] is None:
            if player.update["choices"]:
                player.act(-1)
            else:
                player.receive()
        assert len(player.update["result"]["scores"]) == 2
    (summary,) = ala.ask("GET", "/api/tables").json()
    assert summary["to_act"] == -1
    result = player.update["result"]
    assert (summary["scores"], summary["winners"]) == (result["scores"], result["winners"])


@pytest.mark.parametrize("path", ["/api/tables/unknown/live", "/api/watch/unknown/live", "/api/tables/{id}/live"])
def test_what_is_unknown_or_foreign_is_closed_with_one_code(ala: Visitor, ola: Visitor, path: str) -> None:
    table = ala.begin(ME, BOT)
    with Player(ola, path.format(**table)) as stranger:
        assert stranger.closed() == 4404


def test_a_page_of_another_site_gets_no_connection(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    for origin in ("http://evil.example", "null", "http://["):
        with Player(ala, f"/api/tables/{table['id']}/live", Origin=origin) as page:
            assert page.closed() == 4403
    with Player(ala, f"/api/tables/{table['id']}/live", Origin=ala.address) as page:
        assert page.hear("welcome")


def test_text_that_is_none_ends_only_its_connection(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, HERE)
    with sit(ala, table) as healthy:
        with sit(ala, table) as broken:
            broken.socket.send(b'{"type": "sheets", "ref": "\xff"}')
            assert broken.hear("refused")["code"] == "bad-message"
        assert healthy.act()["version"] == 1


def test_a_client_that_never_reads_holds_nobody_up(ala: Visitor, ola: Visitor) -> None:
    """It is given up once too much waits for it, and no longer counts as present."""
    table = invite(ala, ola)
    with sit(ala, table) as first, silent(ola, table) as stuck:
        stuck.sendall(handshake(ola, table))
        while first.people is None or present(first.people) != [True, True]:
            first.receive()
        for _ in range(400):
            for _ in range(50):
                first.say("stand_in", seat=0, bot=None)  # tells everybody
            for _ in range(50):
                first.hear("people")
            if present(first.people) == [True, False]:
                break
        assert present(first.people) == [True, False]
        assert first.refused("look", seat=1)["code"] == "not-your-seat"


def silent(visitor: Visitor, table: Any) -> socket.socket:
    host, port = visitor.address.removeprefix("http://").split(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((host, int(port)))
    return made


def handshake(visitor: Visitor, table: Any) -> bytes:
    return (
        f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {visitor.address.removeprefix('http://')}\r\n"
        f"Cookie: {visitor.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def test_a_hint_asked_right_after_a_move_is_answered(ala: Visitor) -> None:
    """With a refusal for the moment that has passed, so that it can be asked anew, and with a hint for the next."""
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})
    with sit(ala, table) as player:
        before = player.version
        seat = player.update["to_act"]
        player.say("look", seat=seat)
        player.hear("update")
        player.say("act", seat=seat, action=player.update["choices"][0]["id"], version=before)
        player.say("hint", seat=seat, version=before, ref=5)
        refused = player.hear("hint", "refused")
        assert (refused["type"], refused["code"], refused["ref"]) == ("refused", "stale-version", 5)
        player.say("hint", seat=player.update["to_act"], version=before + 1, ref=6)
        assert player.hear("hint", "refused")["type"] == "hint"

"""Undo at a live table: alone at once, online only when everybody who is there agrees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.players import BOT, ME, Player, in_turn, invite, journal, sit

Pair = tuple[Player, Player]


@pytest.fixture
def pair(server: RunningServer, ala: Visitor, ola: Visitor) -> Iterator[Pair]:
    """Somebody who has just acted twice, and somebody who may be asked."""
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        mover, other = in_turn(first, second)
        mover.act()
        mover.act()
        other.hear_version(2)
        yield mover, other


def people_with_undo(player: Player, asked: bool) -> Player:
    """Wait until that player is told of a request, or that there is none any more."""
    while player.people is None or (player.people["undo"] is not None) != asked:
        player.receive()
    return player


def ask(pair: Pair) -> None:
    mover, other = pair
    mover.take_back()
    people_with_undo(mover, True)
    people_with_undo(other, True)
    assert other.people["undo"] == {"seat": mover.seat, "version": 2, "waiting": [other.seat]}


def test_alone_a_decision_is_taken_back_at_once(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})
    with sit(ala, table) as both:
        before = both.update["view"]
        both.act()
        assert both.update["can_undo"]
        both.take_back()
        assert both.hear_version(2)["view"] == before
        assert both.update["events"] == [{"name": "undo", "args": {"seat": both.seat, "taken": 1}, "seats": None}]
    assert [row[3] for row in journal(server.database, table)] == [None, None, 0]


def test_what_bots_answered_is_taken_back_too(ala: Visitor) -> None:
    table = ala.begin(ME, BOT, {"kind": "here", "name": "Ola"})
    with sit(ala, table) as both:
        while both.update["to_act"] != 0:
            if both.update["choices"]:
                both.act()
            elif both.update["to_act"] == 1:
                both.receive()  # the bot's
            else:
                both.say("look", seat=2)
                both.hear("update")
        both.say("look", seat=0)
        while not (both.seat == 0 and both.update["choices"]):
            both.receive()
        for _ in range(3):
            both.act()
        before = both.update["view"]
        both.act()
        while both.update["to_act"] == 1:
            both.receive()
        if both.update["can_undo"]:  # unless the display was dealt: Ala came last
            both.take_back()
            while both.update["events"] == [] or both.update["events"][0]["name"] != "undo":
                both.receive()
            assert both.update["view"] == before


def test_online_nothing_is_taken_back_until_everybody_agrees(pair: Pair) -> None:
    mover, other = pair
    ask(pair)
    other.hear_all()
    assert other.version == 2
    other.say("agree", version=2, yes=True)
    assert mover.hear_version(3)["view"]["pending"] == other.hear_version(3)["view"]["pending"]
    people_with_undo(mover, False)
    assert mover.update["choices"]


def test_a_no_leaves_everything_as_it_was(pair: Pair) -> None:
    mover, other = pair
    ask(pair)
    other.say("agree", version=2, yes=False)
    people_with_undo(mover, False)
    assert other.refused("agree", version=2, yes=True)["code"] == "no-undo-request"
    assert mover.act()["version"] == 3


def test_whoever_asked_cannot_agree_for_the_others(pair: Pair) -> None:
    mover, _ = pair
    ask(pair)
    assert mover.refused("agree", version=2, yes=True)["code"] == "no-undo-request"


def test_an_answer_to_another_request_counts_for_nothing(pair: Pair) -> None:
    _, other = pair
    ask(pair)
    assert other.refused("agree", version=1, yes=True)["code"] == "no-undo-request"


def test_acting_on_withdraws_the_request_for_everybody(pair: Pair) -> None:
    mover, other = pair
    ask(pair)
    mover.act()
    people_with_undo(mover, False)
    people_with_undo(other, False)
    assert other.refused("agree", version=2, yes=True)["code"] == "no-undo-request"


def test_a_request_for_an_older_version_is_stale(pair: Pair) -> None:
    mover, _ = pair
    assert mover.refused("undo", seat=mover.seat, version=1)["code"] == "stale-version"
    mover.hear_all()
    assert mover.people["undo"] is None


def test_the_request_ends_when_whoever_was_asked_leaves(pair: Pair) -> None:
    mover, other = pair
    ask(pair)
    other.socket.close()
    people_with_undo(mover, False)
    assert mover.update["version"] == 2
    mover.take_back()  # now nobody else is there to be asked
    assert mover.hear_version(3)["choices"]


def test_who_comes_back_is_told_of_the_request(pair: Pair, ala: Visitor, ola: Visitor) -> None:
    mover, other = pair
    ask(pair)
    asked = ala if other.seat == 0 else ola
    with sit(asked, {"id": other.welcome["table"]["id"]}) as again:
        assert again.welcome["undo"]["waiting"] == [other.seat]
        again.say("agree", version=2, yes=True)
        assert mover.hear_version(3)

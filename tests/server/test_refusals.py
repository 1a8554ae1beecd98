"""Whatever a seat may not do is refused with a code of its own, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.players import ME, Player, in_turn, invite, journal, play_on, sit, watch


class Evening:
    """Ala and Ola at a table, somebody watching; `mover` is to act, `other` is not."""

    def __init__(self, server: RunningServer, ala: Visitor, ola: Visitor) -> None:
        self.server = server
        self.table = invite(ala, ola)
        self.players = [sit(ala, self.table), sit(ola, self.table)]
        self.watcher = watch(Visitor(server.address), self.table)
        self.mover, self.other = in_turn(*self.players)

    def close(self) -> None:
        for player in [*self.players, self.watcher]:
            player.socket.close()

    def everything(self) -> tuple[Any, ...]:
        """What is on disk, and what everybody is shown."""
        shown = []
        for player in [*self.players, self.watcher]:
            player.hear_all()
            player.say("look", seat=player.update["seat"])
            shown.append({**player.hear("update"), "events": []})
        return journal(self.server.database, self.table), shown


@pytest.fixture
def evening(server: RunningServer, ala: Visitor, ola: Visitor) -> Any:
    evening = Evening(server, ala, ola)
    play_on(evening.players, 3)
    evening.mover, evening.other = in_turn(*evening.players)
    yield evening
    evening.close()


def refusal(evening: Evening, player: Player, kind: str, **fields: object) -> str:
    """The code, once it is sure that nothing has changed."""
    before = evening.everything()
    refusal = player.refused(kind, ref=7, **fields)
    assert refusal["ref"] == 7
    assert evening.everything() == before
    return str(refusal["code"])


def an_action(evening: Evening) -> int:
    return int(evening.mover.update["choices"][0]["id"])


def test_another_person_s_seat_is_not_played(evening: Evening) -> None:
    fields = {"seat": evening.mover.seat, "action": an_action(evening), "version": evening.mover.version}
    assert refusal(evening, evening.other, "act", **fields) == "not-your-seat"
    assert refusal(evening, evening.watcher, "act", **fields) == "not-your-seat"


def test_who_is_not_to_act_waits(evening: Evening) -> None:
    other = evening.other
    code = refusal(evening, other, "act", seat=other.seat, action=an_action(evening), version=other.version)
    assert code == "wrong-seat"


@pytest.mark.parametrize("off_by", [-1, 1, 1000])
def test_an_action_for_another_version_is_stale(evening: Evening, off_by: int) -> None:
    mover = evening.mover
    code = refusal(evening, mover, "act", seat=mover.seat, action=an_action(evening), version=mover.version + off_by)
    assert code == "stale-version"


@pytest.mark.parametrize("action", [0, 150, 99_999, 2**31])
def test_an_action_that_is_not_offered_is_illegal(evening: Evening, action: int) -> None:
    mover = evening.mover
    assert action not in [choice["id"] for choice in mover.update["choices"]]
    code = refusal(evening, mover, "act", seat=mover.seat, action=action, version=mover.version)
    assert code == "illegal-action"


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 0},
        {"seat": 0, "action": "1", "version": 3},
        {"seat": -1, "action": 1, "version": 3},
        {"seat": 0, "action": 1, "version": 3, "more": 1},
        {"seat": 0, "action": 2**31 + 1, "version": 3},
        {"seat": 0, "action": 1.5, "version": 3},
        {"seat": None, "action": None, "version": None},
    ],
)
def test_a_message_of_another_form_is_not_understood(evening: Evening, fields: dict[str, object]) -> None:
    assert refusal(evening, evening.mover, "act", **fields) == "bad-message"


def test_an_unknown_kind_of_message_is_not_understood(evening: Evening) -> None:
    assert refusal(evening, evening.mover, "cheat") == "bad-message"


def test_a_message_of_more_than_four_thousand_letters_is_too_large(evening: Evening) -> None:
    before = evening.everything()
    evening.mover.say("act", more="x" * 5000)
    assert evening.mover.hear("refused")["code"] == "too-large"
    assert evening.everything() == before


def test_a_frame_beyond_all_bounds_ends_only_its_connection(evening: Evening, ala: Visitor) -> None:
    before = evening.everything()
    with sit(ala, evening.table) as another:
        another.socket.send("x" * 300_000)
        assert another.closed() == 1009
    assert evening.everything() == before


def test_nobody_looks_from_another_person_s_seat(evening: Evening) -> None:
    assert refusal(evening, evening.mover, "look", seat=evening.other.seat) == "not-your-seat"
    assert refusal(evening, evening.mover, "look", seat=9) == "not-your-seat"
    assert refusal(evening, evening.watcher, "look", seat=0) == "not-your-seat"


def test_a_hint_is_for_one_s_own_seat_when_it_is_to_act(evening: Evening) -> None:
    mover, other = evening.mover, evening.other
    assert refusal(evening, other, "hint", seat=mover.seat, version=mover.version) == "not-your-seat"
    assert refusal(evening, other, "hint", seat=other.seat, version=other.version) == "wrong-seat"
    assert refusal(evening, mover, "hint", seat=mover.seat, version=mover.version - 1) == "stale-version"
    assert refusal(evening, evening.watcher, "hint", seat=mover.seat, version=mover.version) == "not-your-seat"


def test_undo_is_for_one_s_own_decision_at_this_version(evening: Evening) -> None:
    mover, other = evening.mover, evening.other
    assert refusal(evening, other, "undo", seat=mover.seat, version=mover.version) == "not-your-seat"
    assert refusal(evening, other, "undo", seat=other.seat, version=other.version) == "cannot-undo"
    assert refusal(evening, mover, "undo", seat=mover.seat, version=mover.version - 1) == "stale-version"
    assert refusal(evening, evening.watcher, "undo", seat=mover.seat, version=mover.version) == "not-your-seat"


def test_nobody_agrees_to_what_was_not_asked(evening: Evening) -> None:
    assert refusal(evening, evening.other, "agree", version=evening.other.version, yes=True) == "no-undo-request"
    assert refusal(evening, evening.watcher, "agree", version=3, yes=True) == "no-undo-request"


def test_a_refusal_is_told_in_the_reader_s_language(evening: Evening, ala: Visitor) -> None:
    with sit(ala, evening.table, "pl") as polish, sit(ala, evening.table, "xx") as english:
        assert "nie należy do ciebie" in polish.refused("look", seat=9)["text"]
        assert "is not yours" in english.refused("look", seat=9)["text"]


def test_after_the_end_nothing_is_done(server: RunningServer, ala: Visitor) -> None:
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})
    with sit(ala, table) as both:
        while both.update["result"] is None:
            if not both.update["choices"]:
                both.say("look", seat=both.update["to_act"])
                both.hear("update")
            both.act(-1)
        before = journal(server.database, table)
        fields = {"seat": both.seat, "version": both.version}
        assert both.refused("act", action=1, **fields)["code"] == "match-over"
        assert both.refused("hint", **fields)["code"] == "match-over"
        assert both.refused("undo", **fields)["code"] == "cannot-undo"
        assert journal(server.database, table) == before

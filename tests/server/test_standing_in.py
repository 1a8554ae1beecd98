"""A bot plays for somebody who is away; nobody who is there can be pushed out."""

from __future__ import annotations

from typing import Any

from tools.serving import RunningServer, Visitor

from tests.server.players import BOT, LINK, ME, Player, in_turn, invite, journal, sit, watch


def wait_for_turn(player: Player) -> None:
    while not player.update["choices"]:
        player.receive()


def bots(player: Player) -> list[Any]:
    return [seat["bot"] for seat in player.people["seats"]]


def let_stand_in(player: Player, seat: int, bot: str | None) -> None:
    player.say("stand_in", seat=seat, bot=bot)
    while player.people is None or bots(player)[seat] != bot:
        player.receive()


def test_a_bot_takes_over_an_absent_seat_until_its_person_comes_back(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as player:
        let_stand_in(player, 1, "random")
        wait_for_turn(player)
        for _ in range(6):
            player.act()
            wait_for_turn(player)
        with sit(ola, table) as back:
            let_stand_in(back, 1, None)
            back.hear_all()
            if not back.update["choices"]:
                player.hear_version(back.version)
                player.act()
                while player.update["choices"]:
                    player.act()
                wait_for_turn(back)
            assert back.act()


def test_nobody_pushes_out_somebody_who_is_there(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second, watch(nobody, table) as watcher:
        assert first.refused("stand_in", seat=1, bot="random")["code"] == "seat-taken"
        assert second.refused("stand_in", seat=0, bot="random")["code"] == "seat-taken"
        assert watcher.refused("stand_in", seat=0, bot="random")["code"] == "not-your-seat"
        assert watcher.refused("stand_in", seat=0, bot=None)["code"] == "not-your-seat"


def test_nobody_takes_another_s_stand_in_away(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as first:
        let_stand_in(first, 1, "random")
        assert first.refused("stand_in", seat=1, bot=None)["code"] == "seat-taken"


def test_only_a_person_s_seat_has_a_stand_in(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    with sit(ala, table) as player:
        assert player.refused("stand_in", seat=1, bot="greedy")["code"] == "not-your-seat"
        assert player.refused("stand_in", seat=7, bot="greedy")["code"] == "not-your-seat"
        assert player.refused("stand_in", seat=0, bot="nonsense")["code"] == "unknown-bot"
        assert player.refused("stand_in", seat=0, bot="search:x")["code"] == "bad-bot"
        assert player.refused("stand_in", seat=0, bot="net:9@/etc/passwd")["code"] == "bad-bot"  # never opened
        assert player.refused("stand_in", seat=0, bot="search:1000000000")["code"] == "bot-too-slow"
        assert player.refused("stand_in", seat=0, bot="search:9999s")["code"] == "bot-too-slow"


def test_one_s_own_seat_may_be_left_to_a_bot(ala: Visitor) -> None:
    table = ala.begin(ME, BOT)
    with sit(ala, table) as player:
        let_stand_in(player, 0, "random")
        player.hear_all()
        while player.update["result"] is None:
            assert player.update["choices"] == []
            player.receive()


def test_a_bot_sits_for_somebody_who_has_not_come_yet(ala: Visitor, ola: Visitor) -> None:
    table = ala.begin(ME, LINK)
    with sit(ala, table) as player:
        let_stand_in(player, 1, "random")
        wait_for_turn(player)
        ola.join(table["invitations"][0]["link"]["path"], "Ola")
        while bots(player)[1] is not None:
            player.receive()
        assert player.people["seats"][1]["name"] == "Ola"


def test_a_stand_in_stays_while_the_room_is_rebuilt(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as player:
        let_stand_in(player, 1, "random")
    with sit(ala, table) as player:
        assert player.welcome["table"]["seats"][1]["bot"] == "random"
        wait_for_turn(player)


def test_a_decision_of_somebody_who_left_is_not_taken_back_by_a_stand_in(
    server: RunningServer, ala: Visitor, ola: Visitor
) -> None:
    """What a bot decided is taken back with one's own decision; what its person decided before is not."""
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        mover, other = in_turn(first, second)
        for _ in range(4):
            mover.act()
        other.hear_version(4)
        other.act()  # the first starting piece of the other, who then leaves
        mover.hear_version(5)
        other.socket.close()
        while mover.people is None or mover.people["seats"][other.seat]["present"]:
            mover.receive()
        let_stand_in(mover, other.seat, "search:10000")
        refused = mover.refused("undo", seat=mover.seat, version=5)
        assert refused["code"] in ("cannot-undo", "stale-version")  # stale: the bot was quick
    assert not any(row[3] is not None for row in journal(server.database, table))

"""Several processes over one PostgreSQL: any of them serves any table, and nobody notices which."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.players import BOT, LINK, ME, Player, in_turn, journal, play_on, rows, sit
from tests.server.postgres import Postgres

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder, database = tmp_path_factory.mktemp("pair"), postgres.new_database()
    made = tuple(RunningServer(folder / name, database=database) for name in ("one", "two"))
    yield made  # type: ignore[misc]
    for server in made:
        server.stop()
        log = server.log.read_text()
        assert "Traceback" not in log, log[-3000:]


@pytest.fixture
def apart(pair: Pair) -> Iterator[tuple[Player, Player, Any]]:
    """Two people at one table and at two processes."""
    ala, ola = Visitor(pair[0].address, "Ala"), Visitor(pair[1].address, "Ola")
    table = ala.begin(ME, LINK)
    ola.join(table["invitations"][0]["link"]["path"], "Ola")
    with sit(ala, table) as first, sit(ola, table) as second:
        yield first, second, table


def until_people(player: Player, holds: Callable[[Any], bool]) -> Any:
    """The next news of the people there for which that holds; the last one may do."""
    while player.people is None or not holds(player.people):
        player.receive()
    return player.people


def present(people: Any) -> list[bool]:
    return [seat["present"] for seat in people["seats"]]


def test_two_people_at_two_processes_play_to_the_end(pair: Pair, apart: tuple[Player, Player, Any]) -> None:
    first, second, table = apart
    until_people(first, lambda people: present(people) == [True, True])
    play_on([first, second])
    assert first.update["result"] == second.update["result"] is not None
    for player in (first, second):
        assert told(player, "version") == list(range(1, player.version + 1))  # each told once, in order
    lines = [line[0] for line in journal(pair[0].database, table)]
    assert lines == list(range(first.version + 1))


def test_what_brings_points_is_told_alike_at_both(apart: tuple[Player, Player, Any]) -> None:
    first, second, _ = apart
    play_on([first, second], 30)
    for name in ("events", "gains", "to_act", "turn"):
        heard = [told(player, name) for player in (first, second)]
        assert heard[0] == heard[1]


def told(player: Player, name: str) -> list[Any]:
    return [message[name] for message in player.seen if message["type"] == "update"]


def test_of_two_moves_at_once_the_first_counts_and_the_other_is_stale(pair: Pair) -> None:
    """One person with two windows, each at another process."""
    ala = Visitor(pair[0].address, "Ala")
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})
    there = Visitor(pair[1].address)
    there.cookie = ala.cookie
    with sit(ala, table) as one, sit(there, table) as two:
        for _ in range(12):
            version, seat = one.version, one.update["to_act"]
            for which, player in enumerate((one, two)):
                choices = player.update["choices"]
                player.say("act", seat=seat, action=choices[which % len(choices)]["id"], version=version)
            for player in (one, two):
                player.hear_version(version + 1)
                player.hear_all()
                player.say("look", seat=player.update["to_act"])
                player.hear("update")
            assert one.update["view"] == two.update["view"]
        refusals = [heard["code"] for player in (one, two) for heard in player.seen if heard["type"] == "refused"]
    assert refusals == ["stale-version"] * 12


def test_taking_back_asks_whoever_sits_at_another_process(apart: tuple[Player, Player, Any]) -> None:
    first, second, _ = apart
    until_people(first, lambda people: present(people) == [True, True])
    mover, other = in_turn(first, second)
    mover.act()
    other.hear_version(1)
    for yes in (False, True):
        mover.take_back()
        asked = until_people(other, lambda people: people["undo"] is not None)["undo"]
        assert asked == {"seat": mover.seat, "version": 1, "waiting": [other.seat]}
        other.people = None
        other.say("agree", version=1, yes=yes)
        until_people(mover, lambda people: people["undo"] is None)
        until_people(other, lambda people: people["undo"] is None)
    assert mover.hear_version(2)["version"] == other.hear_version(2)["version"] == 2


def join(guest: Visitor, token: str) -> int:
    return guest.ask("POST", "/api/join", {"token": token}).status


def test_a_seat_link_is_used_once_at_whichever_process(pair: Pair) -> None:
    ala = Visitor(pair[0].address, "Ala")
    guests = [Visitor(server.address, f"Guest {number}") for number, server in enumerate(pair * 3)]
    for _ in range(3):
        table = ala.begin(ME, LINK)
        token = table["invitations"][0]["link"]["path"].rpartition("/")[2]
        with ThreadPoolExecutor(6) as all_at_once:
            answers = list(all_at_once.map(join, guests, [token] * len(guests)))
        assert answers.count(200) == 1
        assert set(answers) <= {200, 404}


def test_two_who_ask_for_a_rematch_at_once_get_one(pair: Pair, apart: tuple[Player, Player, Any]) -> None:
    first, second, table = apart
    play_on([first, second])
    people = [Visitor(server.address) for server in pair]
    for visitor, player in zip(people, (first, second), strict=True):
        visitor.cookie = str(player.socket.request.headers["Cookie"])  # type: ignore[union-attr]
    path = f"/api/tables/{table['id']}/rematch"
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda visitor: visitor.ask("POST", path), people))
    again = [visitor.ask("POST", path).json()["id"] for visitor in people]
    assert again[0] == again[1]
    assert {answer.json()["id"] for answer in answers if answer.status < 300} == {again[0]}


@pytest.mark.long
def test_bots_move_wherever_somebody_thinks_for_them(pair: Pair) -> None:
    ala = Visitor(pair[1].address, "Ala")
    table = ala.begin(ME, BOT, BOT)
    with sit(ala, table) as player:
        while player.update["result"] is None:
            if player.update["choices"]:
                player.act()
            else:
                player.receive()
    assert rows(pair[0].database, "SELECT match FROM bot_tasks WHERE match = :id", id=table["id"]) == []


def test_when_a_process_dies_its_people_are_away_and_come_back_at_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    one, two = [RunningServer(tmp_path / name, database=database) for name in ("one", "two")]
    try:
        ala, ola = Visitor(one.address, "Ala"), Visitor(two.address, "Ola")
        table = ala.begin(ME, LINK)
        ola.join(table["invitations"][0]["link"]["path"], "Ola")
        with sit(ala, table) as first:
            with sit(ola, table) as second:
                until_people(first, lambda people: present(people) == [True, True])
                play_on([first, second], 5)
                two.kill()
            until_people(first, lambda people: present(people) == [True, False])
            ola.address = one.address
            with sit(ola, table) as second:
                assert second.version == 5
                play_on([first, second], 5)
    finally:
        one.kill()
        two.kill()

"""Rooms come and go, the disk refuses, people rush: a table is always as it is on disk."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from tools.serving import Visitor, receive
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from atol.server.catching_up import start_over
from atol.server.databases import database_url, writing_engine
from atol.server.errors import NotFound, NotSaved
from atol.server.storage import Storage
from atol.server.stored import StoredSeat
from atol.server.thinking import Thinkers
from atol.server.together import Together
from tests.server.fixtures import Start, only_sqlite
from tests.server.inside import Inside, run, serving, until
from tests.server.players import BOT, LINK, ME, Player, in_turn, invite, journal, play_on, rows, sit
from tests.table.tables import ALA, GREEDY, table_of

HERE = {"kind": "here", "name": "Ola"}
REFUSE = {
    "sqlite": """CREATE TRIGGER full_disk BEFORE INSERT ON journal WHEN NEW.version > 0
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END""",
    "postgresql": """CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN RAISE EXCEPTION ''the disk is full''; END';
        CREATE TRIGGER full_disk BEFORE INSERT ON journal
        FOR EACH ROW WHEN (NEW.version > 0) EXECUTE FUNCTION refuse()""",
}
ALLOW = {"sqlite": "DROP TRIGGER full_disk", "postgresql": "DROP FUNCTION refuse CASCADE"}


@contextmanager
def full_disk(database: str) -> Iterator[None]:
    """No move can be written."""
    kind = database_url(database).get_backend_name()
    rows(database, REFUSE[kind])
    try:
        yield
    finally:
        rows(database, ALLOW[kind])


@contextmanager
def busy(database: str) -> Iterator[None]:
    """Whoever wants to write a move has to wait."""
    url = database_url(database)
    engine = writing_engine(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        start = "BEGIN IMMEDIATE" if "sqlite" in url.drivername else "BEGIN; LOCK TABLE journal IN SHARE MODE"
        connection.execute(text(start))
        yield
        connection.execute(text("ROLLBACK"))
    engine.dispose()


# ---- what cannot be saved


def test_what_was_not_saved_never_happened(start: Start) -> None:
    server = start()
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 2)
        mover, other = in_turn(first, second)
        before = journal(server.database, table)
        with full_disk(server.database):
            action = mover.update["choices"][0]["id"]
            assert mover.refused("act", seat=mover.seat, action=action, version=2)["code"] == "not-saved"
            assert mover.closed() == other.closed() == 4000
            assert journal(server.database, table) == before
        assert max(versions(mover.seen)) == max(versions(other.seen)) == 2
    with sit(ala, table) as first, sit(ola, table) as second:
        assert first.version == second.version == 2
        play_on([first, second], 3)
        assert len(journal(server.database, table)) == 6
    log = server.log.read_text()
    server.stop()
    assert "the disk is full" in log
    assert "Traceback" not in log


def versions(messages: list[Any]) -> list[int]:
    return [message.get("update", message).get("version", 0) for message in messages]


def test_an_undo_that_was_not_saved_never_happened(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    table = ala.begin(ME, HERE)
    with sit(ala, table) as player:
        view = player.act()["view"]
        with full_disk(server.database):
            assert player.refused("undo", seat=player.seat, version=1)["code"] == "not-saved"
            assert player.closed() == 4000
    with sit(ala, table) as player:
        assert (player.version, player.update["view"]) == (1, view)
        player.take_back()
        assert player.hear_version(2)


def test_a_bot_goes_on_when_the_disk_does(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    with full_disk(server.database):
        table = ala.begin(ME, BOT)
        while table["id"] and not bot_begins(ala, table):
            table = ala.begin(ME, BOT)
        with Player(ala, f"/api/tables/{table['id']}/live") as player:
            assert player.closed() == 4000
    with sit(ala, table) as player:
        while not player.update["choices"]:
            player.receive()


def bot_begins(visitor: Visitor, table: Any) -> bool:
    (line,) = [line for line in visitor.ask("GET", "/api/tables").json() if line["id"] == table["id"]]
    return bool(line["to_act"] == 1)


def test_nobody_sees_a_move_before_it_is_on_disk(database: str) -> None:
    """Neither by looking nor by asking for the score sheets while it is being written."""

    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            table = await inside.begin(ala, ME, HERE)
            async with ala.table(table["id"]) as mover, ala.table(table["id"]) as other:
                update = (await receive(mover, "welcome"))["update"]
                seen = [await receive(other, "welcome")]
                room = inside.open_room(table)
                assert room is not None
                with full_disk(database):
                    with busy(database):
                        action = update["choices"][0]["id"]
                        await say(mover, "act", seat=update["seat"], action=action, version=0)
                        await until(lambda: room.table.version == 1)
                        await say(other, "look", seat=0)
                        await say(other, "sheets")
                        await inside.ask(ala, "GET", "/health")
                    assert await closed(other, seen) == 4000
                assert max(versions(seen)) == 0

    run(test())


async def say(socket: ClientConnection, kind: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


async def closed(socket: ClientConnection, seen: list[Any]) -> int:
    try:
        while True:
            seen.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 1006


# ---- coming and going


def test_a_room_is_released_with_its_last_guest_and_rebuilt_for_the_next(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            table = await inside.begin(ala, ME, HERE)
            async with ala.table(table["id"]) as socket:
                update = (await receive(socket, "welcome"))["update"]
                await say(socket, "act", seat=update["seat"], action=update["choices"][0]["id"], version=0)
                update = await receive(socket, "update")
                assert inside.open_room(table) is not None
            await until(lambda: inside.open_room(table) is None)
            async with ala.table(table["id"]) as socket:
                rebuilt = (await receive(socket, "welcome"))["update"]
            assert rebuilt["view"] == update["view"]
            assert rebuilt["choices"] == update["choices"]

    run(test())


def test_many_who_come_at_once_share_one_room(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            table = await inside.begin(ala, ME, HERE)
            rooms = set()

            async def come() -> None:
                async with inside.service.rooms.use(table["id"]) as room:
                    rooms.add(id(room))
                    await asyncio.sleep(0)

            await asyncio.gather(*[come() for _ in range(50)])
            assert len(rooms) == 1
            assert inside.open_room(table) is None

    run(test())


@only_sqlite  # over PostgreSQL whoever comes looks again, and is let into the new one at once
def test_who_comes_into_a_room_that_is_given_up_is_sent_to_the_new_one(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            table = await inside.begin(ala, ME, HERE)
            async with inside.service.rooms.use(table["id"]) as room:
                async with room.lock:
                    late = await ala.table(table["id"]).__aenter__()
                    await until(lambda: room.users == 2)
                    inside.service.rooms.drop(room)
                assert await closed(late, []) == 4000
                async with ala.table(table["id"]) as again:
                    assert await receive(again, "welcome")
                    assert inside.open_room(table) is not room

    run(test())


@only_sqlite  # over PostgreSQL whoever comes looks again, and is let into the new one at once
def test_a_seat_is_not_taken_in_a_room_that_is_given_up(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala, ola = await inside.visitor("Ala"), await inside.visitor("Ola")
            table = await inside.begin(ala, ME, LINK)
            token = table["invitations"][0]["link"]["path"].rpartition("/")[2]
            async with inside.service.rooms.use(table["id"]) as room, room.lock:
                joining = asyncio.create_task(inside.ask(ola, "POST", "/api/join", {"token": token}))
                await until(lambda: room.lock._waiters)
                inside.service.rooms.drop(room)
            answer = await joining
            assert (answer.status, answer.json()["code"]) == (503, "not-saved")
            assert (await inside.ask(ola, "POST", "/api/join", {"token": token})).status == 200

    run(test())


def test_who_looks_while_a_match_is_deleted_finds_it_or_nothing(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            for _ in range(5):
                table = await inside.begin(ala, ME, BOT)
                path = f"/api/tables/{table['id']}"
                asked = [asyncio.create_task(inside.ask(ala, "GET", path)) for _ in range(6)]
                asked.append(asyncio.create_task(inside.ask(ala, "DELETE", path)))
                asked += [asyncio.create_task(inside.ask(ala, "GET", path)) for _ in range(6)]
                statuses = {(await answer).status for answer in asked}
                assert statuses <= {200, 204, 404}
                await until(lambda table=table: inside.open_room(table) is None)

    run(test())


def delete_before_seats_are_asked(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the question for a match and the one for who sits there."""
    seats_of = storage.seats_of

    async def delete_and_ask(match_id: str) -> list[StoredSeat]:
        await storage.delete_match(match_id)
        return await seats_of(match_id)

    monkeypatch.setattr(storage, "seats_of", delete_and_ask)


def test_a_match_that_is_deleted_between_two_questions_is_none(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has it open, such as a thinking bot, is sent away, and whoever opens it finds nothing."""

    async def test() -> None:
        async with serving(database) as inside:
            ala, rooms = await inside.visitor("Ala"), inside.service.rooms
            tables = [await inside.begin(ala, ME, HERE) for _ in range(2)]
            async with rooms.use(tables[0]["id"]) as room:
                delete_before_seats_are_asked(rooms.storage, monkeypatch)
                with pytest.raises(NotSaved):
                    await start_over(room, 0)
                assert room.dropped
            with pytest.raises(NotFound):
                async with rooms.use(tables[1]["id"]):
                    pass

    run(test())


def test_a_room_whose_match_is_deleted_while_it_looks_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala, rooms = await inside.visitor("Ala"), inside.service.rooms
            table = await inside.begin(ala, ME, HERE)
            async with rooms.use(table["id"]) as room:
                delete_before_seats_are_asked(rooms.storage, monkeypatch)
                async with room.lock:
                    await rooms.company.refresh(room)
                assert room.dropped == rooms.storage.is_shared

    run(test())


@pytest.mark.long  # a few kills, each in the middle of a match, are among the short tests
def test_a_restart_in_the_middle_changes_nothing(start: Start) -> None:
    server = start()
    ala, ola = Visitor(server.address, "Ala"), Visitor(server.address, "Ola")
    table = invite(ala, ola)
    with sit(ala, table) as first, sit(ola, table) as second:
        play_on([first, second], 25)
        before = first.update
        server.stop()
        assert first.closed() in (1001, 1012)
    server = start()
    ala.address = ola.address = server.address
    with sit(ala, table) as first, sit(ola, table) as second:
        assert {**first.update, "events": []} == {**before, "events": []}
        play_on([first, second])
        assert first.update["result"] is not None
    server.stop()


# ---- thinking


def test_when_the_processes_for_bots_die_every_bot_still_answers() -> None:
    async def test() -> None:
        thinkers = Thinkers(2)
        table = table_of(ALA, GREEDY)
        task = replace(table.hint_task(table.to_act), iterations=60, seconds=60.0)  # equal on a busy machine
        thoughts = [asyncio.create_task(thinkers.think(task)) for _ in range(6)]
        before = set(multiprocessing.active_children())
        await until(lambda: len(multiprocessing.active_children()) >= 2)
        for worker in set(multiprocessing.active_children()) - before:
            worker.kill()
        answers = await asyncio.wait_for(asyncio.gather(*thoughts), 60)
        thinkers.close()
        assert all(answer == answers[0] for answer in answers)
        assert answers[0].moves[0].action in table.legal(table.to_act)

    run(test())


def test_taking_one_s_seat_back_stops_the_bot_that_thinks_for_it(database: str) -> None:
    async def test() -> None:
        async with serving(database) as inside:
            ala = await inside.visitor("Ala")
            table = await inside.begin(ala, ME, HERE)
            async with ala.table(table["id"]) as socket:
                update = (await receive(socket, "welcome"))["update"]
                seat = update["seat"]
                await say(socket, "stand_in", seat=seat, bot="search:5000")
                await until(lambda: is_thinking(inside, table))
                await say(socket, "stand_in", seat=seat, bot=None)
                await receive(socket, "update")
                await receive(socket, "update")
                action = update["choices"][0]["id"]
                await say(socket, "act", seat=seat, action=action, version=0)
                assert (await receive(socket, "update", "refused"))["version"] == 1
                while is_thinking(inside, table):
                    await asyncio.sleep(0.05)
            assert [row[:3] for row in journal(database, table)][1:] == [(1, seat, action)]

    run(test())


def is_thinking(inside: Inside, table: Any) -> bool:
    """In its room, or for the queue of all processes."""
    company, room = inside.service.rooms.company, inside.open_room(table)
    if isinstance(company, Together):
        return table["id"] in company.queue._busy
    return room is not None and room._playing is not None

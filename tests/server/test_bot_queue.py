"""Bots as work in a queue: each table in its turn, and nothing is lost with whoever thought about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, update

from atol.server.bot_queue import BotQueue, put_statement, requeue_statement
from atol.server.databases import database_url
from atol.server.messages import NewSeat, NewTable
from atol.server.neighbours import DEAD_AFTER
from atol.server.schema import bot_tasks, processes
from atol.server.service import Service
from atol.server.settings import Settings
from atol.server.tables import create
from atol.server.together import Together
from tests.example import EXAMPLE
from tests.server.fixtures import only_postgresql
from tests.server.inside import WAIT, run
from tests.server.players import rows

TWO = [NewSeat("me"), NewSeat("bot", bot="random")]


@asynccontextmanager
async def thinker(database: str) -> AsyncIterator[tuple[Service, BotQueue]]:
    """A process that lives and could think, but does not yet."""
    service = Service(Settings(Path(), database=database, thinkers=1))
    company = service.rooms.company
    assert isinstance(company, Together)
    await service.storage.open()
    await company.neighbours.beat()
    try:
        yield service, company.queue
    finally:
        service.thinkers.close()
        await service.storage.close()


async def waiting_tables(service: Service, count: int) -> list[str]:
    person = await service.storage.add_person("Ala")
    made = [await create(service, person, "Ala", NewTable(EXAMPLE, TWO)) for _ in range(count)]
    for match_id in made:
        await service.storage.writer.write(put_statement(match_id))
    return made


@only_postgresql
def test_every_table_gets_one_decision_before_any_gets_a_second(database: str) -> None:
    async def test() -> None:
        async with thinker(database) as (service, queue):
            tables = await waiting_tables(service, 4)
            taken: list[Any] = []
            for _ in range(12):
                taken.append(await queue._take())
                await service.storage.writer.write(requeue_statement(taken[-1]))
            assert taken == tables * 3

    run(test())


@only_postgresql
def test_no_two_think_about_the_same_table(database: str) -> None:
    async def test() -> None:
        async with thinker(database) as (service, one), thinker(database) as (_, two):
            tables = await waiting_tables(service, 3)
            taken = [await queue._take() for queue in (one, two, one, two)]
            assert taken == [*tables, None]

    run(test())


@only_postgresql
def test_what_a_dead_process_thought_about_is_taken_over(database: str) -> None:
    async def test() -> None:
        async with thinker(database) as (service, one), thinker(database) as (_, two):
            (table,) = await waiting_tables(service, 1)
            assert await one._take() == table
            assert await two._take() is None
            silent = update(processes).where(processes.c.id == service.storage.process)
            await service.storage.writer.write((silent.values(seen=processes.c.seen - DEAD_AFTER - 1), {}))
            assert await two._take() == table

    run(test())


@only_postgresql
def test_what_was_taken_without_our_knowing_is_free_again(database: str) -> None:
    """The connection broke when the database had just given it to us."""

    async def test() -> None:
        async with thinker(database) as (service, queue):
            (table,) = await waiting_tables(service, 1)
            await queue._take()
            await queue.give_back_lost()
            assert await queue._take() is None
            await queue.give_back_lost()
            assert await queue._take() == table

    run(test())


@only_postgresql
def test_bots_go_on_though_nobody_looks_and_no_server_runs(database: str) -> None:
    """As with `atol bots`: somebody's stand-in plays on."""

    async def test() -> None:
        service = Service(Settings(Path(), database=database, thinkers=1))
        await service.open()
        person = await service.storage.add_person("Ala")
        match_id = await create(service, person, "Ala", NewTable(EXAMPLE, TWO))
        rows(database, "UPDATE seats SET stand_in = 'random' WHERE match = :id", id=match_id)
        await service.storage.writer.write(put_statement(match_id), news=[("bots", 0)])
        async with asyncio.timeout(WAIT):
            while len(await service.storage.entries_of(match_id)) < 8:
                await asyncio.sleep(0.1)
        await service.close()
        assert rows(database, "SELECT match, worker FROM bot_tasks") == [(match_id, None)]  # free for the next one

    run(test())


@only_postgresql
def test_whoever_starts_waits_for_no_other_who_is_busy_with_what_waits(database: str) -> None:
    """Another process has begun to change every line of the queue and has not finished."""

    async def test() -> None:
        async with thinker(database) as (service, queue):
            waiting = set(await waiting_tables(service, 8))
            engine = create_engine(database_url(database))
            with engine.connect() as busy:
                busy.execute(update(bot_tasks).values(worker="another"))
                await asyncio.wait_for(queue.open(), 3)
                await asyncio.wait_for(service.storage.writer.write(), 3)
                busy.rollback()
            engine.dispose()
            assert {row[0] for row in rows(database, "SELECT match FROM bot_tasks")} <= waiting
            await queue.close()

    run(test())

"""Processes die, the database is restarted, the network is cut: nobody is told anything wrong, and matches go on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.serving import RunningServer, Visitor

from tests.server.fleet import Fleet, Storm
from tests.server.players import LINK, ME, Player, journal, play_on, sit
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.server.roaming import GONE, Ledger

RECOVERED = 10.0  # seconds


async def play_while(ledgers: list[Ledger], disturb: Callable[[], None], times: int, pause: float) -> None:
    """All matches to their end; meanwhile that often something happens to the processes."""
    playing = asyncio.gather(*[ledger.play() for ledger in ledgers])
    for _ in range(times):
        await asyncio.sleep(pause)
        await asyncio.to_thread(disturb)
    await playing


def outlive(fleet: Fleet, tables: int, kills: int, seed: int) -> int:
    """Returns how many entries were written."""
    storm = Storm(fleet, tables, kills, seed)
    try:
        asyncio.run(storm.rage())
    finally:
        fleet.stop()
    return storm.check()


@pytest.mark.long
def test_two_processes_die_again_and_again_and_nothing_is_lost(postgres: Postgres, tmp_path: Path) -> None:
    assert outlive(Fleet(tmp_path, postgres.new_database(), 2), tables=4, kills=2, seed=1) > 200


@pytest.mark.long
def test_four_processes_with_two_hundred_tables_die_and_nothing_is_lost(postgres: Postgres, tmp_path: Path) -> None:
    """Some of the two hundred kills of `python -m bench.kills`, which take too long for every run."""
    assert outlive(Fleet(tmp_path, postgres.new_database(), 4), tables=200, kills=20, seed=2) > 10_000


# ---- the database


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.stop()


@pytest.mark.long
def test_the_database_is_restarted_under_load(own_postgres: Postgres, tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, own_postgres.new_database(), 2)
    chance = random.Random(3)
    ledgers = [Ledger(fleet.servers, chance, number % 4 == 3) for number in range(40)]
    try:
        asyncio.run(play_while(ledgers, own_postgres.restart, 5, 1))
        for ledger in ledgers:
            ledger.check(fleet.database)
    finally:
        fleet.stop()


@pytest.mark.long
def test_a_network_that_is_cut_makes_nobody_believe_what_is_not_so(postgres: Postgres, tmp_path: Path) -> None:
    """One of two processes loses its database in the middle of a match."""
    proxy = Proxy(postgres.socket)
    database = postgres.new_database()
    name = database.partition("?")[0].rpartition("/")[2]
    far = RunningServer(tmp_path / "far", database=f"postgresql://postgres@127.0.0.1:{proxy.port}/{name}")
    near = RunningServer(tmp_path / "near", database=database)
    try:
        ala, ola = Visitor(near.address, "Ala"), Visitor(far.address, "Ola")
        table = ala.begin(ME, LINK)
        ola.join(table["invitations"][0]["link"]["path"], "Ola")
        with sit(ala, table) as first, sit(ola, table) as second:
            while not second.update["choices"]:
                play_on([first, second], 1)
            version = second.version
            proxy.cut()
            action = second.update["choices"][0]["id"]
            second.say("act", seat=second.seat, action=action, version=version)
            assert second.closed() == 4000
            assert second.version == version  # nothing was said to have happened
        proxy.mend()
        began = time.monotonic()
        second = come_back(ola, table)
        assert time.monotonic() - began < RECOVERED
        with second, sit(ala, table) as first:
            play_on([first, second], 4)
            assert first.version == second.version == len(journal(database, table)) - 1
    finally:
        far.kill()
        near.kill()
        proxy.stop()
    assert "Traceback" not in far.log.read_text()


def come_back(visitor: Visitor, table: object) -> Player:
    """As a page does: again and again until it is welcome."""
    deadline = time.monotonic() + 2 * RECOVERED
    while True:
        try:
            return sit(visitor, table)
        except GONE:
            assert time.monotonic() < deadline
            time.sleep(0.2)

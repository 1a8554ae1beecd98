"""Several server processes over one database, which die again and again while many tables play."""

from __future__ import annotations

import asyncio
import random
from http.client import HTTPException
from pathlib import Path

from sqlalchemy import create_engine
from tools.serving import RunningServer

from atol.server.databases import database_url
from atol.server.moving import demand_replay
from tests.server.roaming import Ledger

PAUSE = 0.3  # seconds between two kills
LAID_AT_ONCE = 8


class Fleet:
    """Server processes over one database, each of which is replaced when it was killed."""

    def __init__(self, folder: Path, database: str, count: int) -> None:
        self.folder = folder
        self.database = database
        self.servers = [self._start(number) for number in range(count)]
        self.kills = 0

    def _start(self, number: int) -> RunningServer:
        return RunningServer(self.folder / f"server{number}", database=self.database)

    def kill_one(self, chance: random.Random) -> None:
        number = chance.randrange(len(self.servers))
        self.servers[number].kill()
        self.kills += 1
        self.servers[number] = self._start(number)

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
            log = server.log.read_text()
            assert "Traceback" not in log, log[-3000:]


class Storm:
    """That many tables with a match going on at each of them, until so many processes were killed."""

    def __init__(self, fleet: Fleet, tables: int, kills: int, seed: int) -> None:
        self.fleet = fleet
        self.tables = tables
        self.kills = kills
        self.chance = random.Random(seed)
        self.played: list[Ledger] = []
        self._laying = asyncio.Semaphore(LAID_AT_ONCE)

    async def rage(self) -> None:
        """Every match is played to its end."""
        first = await asyncio.gather(*[self._lay(number) for number in range(self.tables)])
        await asyncio.gather(self._kill(), *[self._play_on(ledger) for ledger in first])

    async def _kill(self) -> None:
        while self.fleet.kills < self.kills:
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(self.fleet.kill_one, self.chance)

    async def _play_on(self, ledger: Ledger) -> None:
        """Match after match, as long as processes die."""
        number = len(self.played)
        while True:
            await ledger.play()
            self.played.append(ledger)
            if self.fleet.kills >= self.kills:
                return
            number += 1
            ledger = await self._lay(number)

    async def _lay(self, number: int) -> Ledger:
        """At a process that lives long enough; every fourth with a bot."""
        while True:
            try:
                async with self._laying:
                    return await asyncio.to_thread(Ledger, self.fleet.servers, self.chance, number % 4 == 3)
            except (OSError, HTTPException):
                await asyncio.sleep(PAUSE)

    def check(self) -> int:
        """All that was told is there, once, and every match replays; returns how many entries were written."""
        entries = sum(ledger.check(self.fleet.database) for ledger in self.played)
        engine = create_engine(database_url(self.fleet.database))
        with engine.connect() as connection:
            for ledger in self.played:
                demand_replay(connection, ledger.table["id"])
        engine.dispose()
        return entries

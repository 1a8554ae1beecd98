"""Requests and messages made from the server's own schemas, sent to a server in which people sit in the middle of
their match: each is answered, none with a server error, nothing changes for these people, and memory stays flat."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from tools.serving import RunningServer, Visitor

from tests.server.hostile import Messages, Request, Requests
from tests.server.players import ME, invite, play_on, rows, seed_of, sit
from tests.server.test_bad_messages import pester, replayed

PIPELINE = 25  # requests on their way at once
LIFE = 400  # requests of one attacker, before the next one comes
VICTIMS = ("Ala", "Ola")
MEGABYTE = 2**20


def memory(server: RunningServer) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def rows_of(database: str, ids: list[str]) -> list[Any]:
    """Everything that is kept about these matches and the people who sit there."""
    kept = [
        [row for row in rows(database, f"SELECT * FROM {table} ORDER BY 1, 2") if row[0] in ids]
        for table in ("matches", "seats", "journal")
    ]
    owners = {seat[3] for seat in kept[1]} | {seat[4] for seat in kept[1]}
    return [*kept, [row for row in rows(database, "SELECT * FROM people ORDER BY id") if row[0] in owners]]


async def read_status(stream: asyncio.StreamReader, method: str) -> int:
    """Reads one answer whole."""
    head = (await stream.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    length = head.partition("content-length:")[2].partition("\r\n")[0].strip()
    if "transfer-encoding: chunked" in head:
        while (size := int(await stream.readline(), 16)) or await stream.readline() != b"\r\n":
            await stream.readexactly(size + 2)
    elif method != "HEAD" and length:
        await stream.readexactly(int(length))
    return status


class Attacker:
    """Somebody with a cookie of their own, and a connection on which requests follow each other closely."""

    def __init__(self, server: RunningServer, requests: Requests, statuses: Counter[int]) -> None:
        self.server = server
        self.requests = requests
        self.statuses = statuses

    async def attack(self, count: int) -> None:
        for begun in range(0, count, LIFE):
            mallory = await asyncio.to_thread(Visitor, self.server.address, "Mallory")
            await self.send([self.requests.next() for _ in range(min(LIFE, count - begun))], mallory.cookie)

    async def send(self, left: list[Request], cookie: str) -> None:
        """A request that is no HTTP at all ends its connection; whatever came after it is sent again."""
        while left:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                while left:
                    writer.write(b"".join(request.raw(cookie) for request in left[:PIPELINE]))
                    for request in left[:PIPELINE]:
                        self.statuses[await asyncio.wait_for(read_status(reader, request.method), 60)] += 1
                        left = left[1:]
            except (asyncio.IncompleteReadError, ConnectionError):
                left = left[1:]
                self.statuses[0] += 1
            finally:
                writer.close()


class Siege:
    """A table of two victims in the middle of their match, and a table of attackers."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        ala, ola = (Visitor(server.address, name) for name in VICTIMS)
        self.table = invite(ala, ola)
        with sit(ala, self.table) as first, sit(ola, self.table) as second:
            play_on([first, second], 6)
        self.mallory = Visitor(server.address, "Mallory")
        self.own = self.mallory.begin(ME, {"kind": "here", "name": "Trudy"})
        self.statuses: Counter[int] = Counter()
        self.codes: Counter[str] = Counter()
        document = self.mallory.ask("GET", "/api/docs/openapi.json").json()
        known = [self.table["id"], self.table["watch"]["path"].rpartition("/")[2], self.own["id"]]
        self.requests = [Requests(seed, document, known) for seed in (1, 2)]
        self.messages = [Messages(seed) for seed in (1, 2)]
        self.grown = 0  # bytes of memory since the first quarter

    def hold_out(self, count: int) -> None:
        """That many requests and messages; raises AssertionError."""
        before = rows_of(self.server.database, [self.table["id"]])
        asyncio.run(self.go_on(count // 4))
        at_first = memory(self.server)
        asyncio.run(self.go_on(count - count // 4))
        self.grown = memory(self.server) - at_first
        assert rows_of(self.server.database, [self.table["id"]]) == before
        assert replayed(self.server, self.own) >= 0
        self._demand_calm()

    def _demand_calm(self) -> None:
        assert self.grown < 24 * MEGABYTE
        assert [status for status in self.statuses if status >= 500] == []
        assert set(self.statuses) >= {200, 400, 401, 403, 404, 405}
        assert "unexpected" not in self.codes
        assert set(self.codes) >= {"bad-message", "not-your-seat", "stale-version"}
        log = self.server.log.read_text()
        assert "Traceback" not in log, log[-3000:]
        assert seed_of(self.server.database, self.table) not in log

    async def go_on(self, count: int) -> None:
        """A request in four: it costs the server as much as twenty messages."""
        watching = self.mallory.live(f"/api{self.table['watch']['path']}/live")
        async with watching as watcher, self.mallory.table(self.own["id"]) as seated:
            each = count // 8
            attacks = [Attacker(self.server, requests, self.statuses).attack(each) for requests in self.requests]
            pestered = zip((watcher, seated), self.messages, strict=True)
            pestering = [pester(socket, messages.next, 3 * each) for socket, messages in pestered]
            _, codes = await asyncio.gather(asyncio.gather(*attacks), asyncio.gather(*pestering))
            self.codes = sum(codes, self.codes)

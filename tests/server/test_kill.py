"""The power fails in the middle of running matches: whatever was acknowledged is there afterwards, once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor, receive
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.fixtures import Start
from tests.server.players import BOT, LINK, ME, journal

TABLES = 4
MOST_MOVES = 60  # between two kills, over all tables
WAIT = 30


class Match:
    """A table with its players, who remember what they were told."""

    def __init__(self, address: str, chance: random.Random, number: int) -> None:
        self.chance = chance
        self.people = [Visitor(address, "Ala"), Visitor(address, "Ola")]
        more = [BOT] if number % 4 == 3 else []
        self.table = self.people[0].begin(ME, LINK, *more)
        self.people[1].join(self.table["invitations"][0]["link"]["path"], "Ola")
        self.told = 0  # the highest version that anybody was sent
        self.acted: dict[int, tuple[int, int]] = {}  # version -> seat and action, once acknowledged
        self.sent: dict[int, tuple[int, int]] = {}  # what was sent and perhaps not acknowledged
        self.over = False

    def move_to(self, address: str) -> None:
        for visitor in self.people:
            visitor.address = address

    async def play(self, kill_after: int, count: Counter) -> None:
        """Both people play until the match is over or the server is gone."""
        try:
            async with self.people[0].table(self.table["id"]) as one, self.people[1].table(self.table["id"]) as two:
                await asyncio.gather(self._seat(one, count, kill_after), self._seat(two, count, kill_after))
        except (ConnectionClosed, OSError, EOFError):
            pass  # the power has failed

    async def _seat(self, socket: ClientConnection, count: Counter, kill_after: int) -> None:
        message = await asyncio.wait_for(receive(socket, "welcome"), WAIT)
        update = message["update"]
        while True:
            self._note(update)
            if update["result"] is not None:
                self.over = True
                return
            if count.count >= kill_after:
                count.reached.set()
            await self._decide(socket, update)
            update = await self._next_update(socket)
            count.count += 1

    async def _next_update(self, socket: ClientConnection) -> Any:
        while True:
            message = await asyncio.wait_for(receive(socket, "update", "people", "refused"), WAIT)
            if message["type"] == "update":
                return message
            undo = message.get("undo")
            if undo is not None:
                await socket.send(json.dumps({"type": "agree", "version": undo["version"], "yes": True}))

    async def _decide(self, socket: ClientConnection, update: Any) -> None:
        seat, version = update["seat"], update["version"]
        if update["can_undo"] and self.chance.random() < 0.1:
            await socket.send(json.dumps({"type": "undo", "seat": seat, "version": version}))
        elif update["choices"]:
            action = self.chance.choice(update["choices"])["id"]
            self.sent[version + 1] = (seat, action)
            await socket.send(json.dumps({"type": "act", "seat": seat, "action": action, "version": version}))

    def _note(self, update: Any) -> None:
        """An update is the acknowledgement of everything up to its version."""
        version = update["version"]
        self.told = max(self.told, version)
        if version in self.sent and not any(event["name"] == "undo" for event in update["events"][-1:]):
            self.acted[version] = self.sent[version]

    # ---- afterwards

    def check(self, database: str) -> tuple[int, int]:
        """How many actions and undos the journal holds: all that were acknowledged, each once."""
        rows = journal(database, self.table)
        assert [row[0] for row in rows] == list(range(len(rows)))
        assert self.told < len(rows), "something acknowledged was lost"
        assert len(rows) <= self.told + 3  # at most what was on its way
        for version, (seat, action) in self.acted.items():
            assert rows[version][1:4] == (seat, action, None)
        undos = sum(row[3] is not None for row in rows)
        return len(rows) - undos, undos


class Counter:
    def __init__(self) -> None:
        self.count = 0
        self.reached = asyncio.Event()


async def play_until_killed(matches: list[Match], server: RunningServer, kill_after: int) -> None:
    """The process is killed at a moment that nobody foresees: while messages are on their way."""
    count = Counter()
    playing = [asyncio.create_task(match.play(kill_after, count)) for match in matches]
    waiting = asyncio.create_task(count.reached.wait())
    everybody = asyncio.gather(*playing)
    await asyncio.wait((waiting, asyncio.ensure_future(everybody)), return_when=asyncio.FIRST_COMPLETED)
    server.process.kill()
    waiting.cancel()
    await asyncio.wait_for(everybody, WAIT)


def kill_often(start: Start, kills: int, seed: int) -> tuple[int, int]:
    """Returns how many actions and undos were written in all."""
    chance = random.Random(seed)
    server = start()
    matches: list[Match] = []
    finished: list[Match] = []
    for _ in range(kills):
        while len(matches) < TABLES:
            matches.append(Match(server.address, chance, len(finished) + len(matches)))
        run(play_until_killed(matches, server, chance.randrange(1, MOST_MOVES)))
        server.kill()
        server = start()
        for match in matches:
            match.move_to(server.address)
            match.check(server.database)
        finished += [match for match in matches if match.over]
        matches = [match for match in matches if not match.over]
    run(play_to_the_end(matches))
    written = [match.check(server.database) for match in finished + matches]
    assert all(match.over for match in finished + matches)
    log = server.log.read_text()
    server.stop()
    assert "Traceback" not in log, log[-3000:]
    return sum(actions for actions, _ in written), sum(undos for _, undos in written)


async def play_to_the_end(matches: list[Match]) -> None:
    await asyncio.gather(*[match.play(10**9, Counter()) for match in matches])


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def test_nothing_acknowledged_is_lost_in_a_few_kills(start: Start) -> None:
    actions, undos = kill_often(start, kills=3, seed=1)
    assert actions > 200
    assert undos > 5


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(start: Start) -> None:
    actions, undos = kill_often(start, kills=200, seed=2)
    assert actions > 2000
    assert undos > 50

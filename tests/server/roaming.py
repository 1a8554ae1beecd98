"""People at tables of several processes, who come back at another one whenever theirs is gone, and their ledger."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

from tools.serving import RunningServer, Visitor, receive
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.players import BOT, LINK, ME, journal

PATIENCE = 8.0  # seconds without any news, after which a page would connect anew
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Ledger:
    """What the people at one table have sent and were told."""

    def __init__(self, servers: Sequence[RunningServer], chance: random.Random, with_bot: bool) -> None:
        self.servers = servers
        self.chance = chance
        self.people = [Visitor(chance.choice(servers).address, name) for name in ("Ala", "Ola")]
        self.table = self.people[0].begin(ME, LINK, *[BOT] * with_bot)
        self.people[1].join(self.table["invitations"][0]["link"]["path"], "Ola")
        self.sent: dict[int, set[tuple[int, int]]] = {}
        self.told: dict[int, int] = {}  # version -> of how many events the match had told then
        self.views: list[Any] = [None, None]
        self.over = [False, False]
        self.came_back = 0

    async def play(self) -> None:
        """To the end, whatever happens to the processes."""
        await asyncio.gather(self._sit(0), self._sit(1))

    async def _sit(self, seat: int) -> None:
        while not self.over[seat]:
            visitor = self.people[seat]
            visitor.address = self.chance.choice(self.servers).address
            try:
                async with asyncio.timeout(PATIENCE):
                    socket = await visitor.table(self.table["id"])
                try:
                    await self._talk(socket, seat)
                finally:
                    await socket.close()
            except GONE:
                self.came_back += 1
                await asyncio.sleep(0.1)

    async def _talk(self, socket: ClientConnection, seat: int) -> None:
        update = (await patiently(socket, "welcome"))["update"]
        while True:
            self._note(update, seat)
            if self.over[seat]:
                return
            asks = await self._decide(socket, update)
            update = await self._next(socket, update, asks)

    async def _next(self, socket: ClientConnection, last: Any, asks: bool) -> Any:
        """The next update; or the last one, when nobody takes back what was asked to be taken back."""
        while True:
            message = await patiently(socket, "update", "people", "refused")
            if message["type"] == "update":
                return message
            undo = message.get("undo")
            if undo is not None and undo["seat"] != last["seat"]:
                await say(socket, "agree", version=undo["version"], yes=True)
            elif asks and undo is None:
                return last

    async def _decide(self, socket: ClientConnection, update: Any) -> bool:
        """Was an undo asked for?"""
        seat, version = update["seat"], update["version"]
        if update["can_undo"] and self.chance.random() < 0.05:
            await say(socket, "undo", seat=seat, version=version)
            return True
        if update["choices"]:
            action = self.chance.choice(update["choices"])["id"]
            self.sent.setdefault(version + 1, set()).add((seat, action))
            await say(socket, "act", seat=seat, action=action, version=version)
        return False

    def _note(self, update: Any, seat: int) -> None:
        """An update is the acknowledgement of everything up to its version."""
        self.told[update["version"]] = update["to_act"]
        self.views[seat] = update
        self.over[seat] = update["result"] is not None

    def check(self, database: str) -> int:
        """Everything that was told is there, once, and nothing that nobody sent; returns how many entries."""
        rows = journal(database, self.table)
        assert [row[0] for row in rows] == list(range(len(rows)))
        assert max(self.told) < len(rows), "something acknowledged was lost"
        assert all(rows[version][4] == to_act for version, to_act in self.told.items())
        for version, seat, action, back_to, _, _ in rows[1:]:
            if back_to is None and seat < 2:
                assert (seat, action) in self.sent[version]
        assert self.views[0]["result"] == self.views[1]["result"]
        assert self.views[0]["version"] == self.views[1]["version"] == len(rows) - 1
        return len(rows) - 1


async def patiently(socket: ClientConnection, *types: str) -> Any:
    """Unlike `wait_for`, which in Python 3.11 can lose one, a timeout lets every cancellation through."""
    async with asyncio.timeout(PATIENCE):
        return await receive(socket, *types)


async def say(socket: ClientConnection, kind: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))

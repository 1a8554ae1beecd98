"""A server in the test's own loop, so that a test can look into its rooms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tools.serving import Visitor
from websockets.asyncio.client import ClientConnection

from atol.server.app import make_app
from atol.server.databases import sqlite_url
from atol.server.room import Room
from atol.server.run import ReadyServer, address_of, bind, config_of
from atol.server.service import Service
from atol.server.settings import Settings

WAIT = 20


class Inside:
    """The service behind a running server, and its address."""

    def __init__(self, service: Service, address: str) -> None:
        self.service = service
        self.address = address

    async def visitor(self, name: str | None = None) -> Visitor:
        return await asyncio.to_thread(Visitor, self.address, name)

    async def begin(self, visitor: Visitor, *seats: dict[str, str], **options: str) -> Any:
        return await asyncio.to_thread(visitor.begin, *seats, **options)

    async def join(self, visitor: Visitor, table: Any, name: str, which: int = 0) -> Any:
        return await asyncio.to_thread(visitor.join, table["invitations"][which]["link"]["path"], name)

    async def ask(self, visitor: Visitor, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(visitor.ask, method, path, body)

    def open_room(self, table: Any) -> Room | None:
        return self.service.rooms._open.get(table["id"])


@asynccontextmanager
async def serving(database: str | Path, **more: Any) -> AsyncIterator[Inside]:
    """Over a database, or over SQLite in a folder."""
    url = sqlite_url(database) if isinstance(database, Path) else database
    app = make_app(Settings(Path(), rate=0, database=url, **more))
    listening = bind("127.0.0.1", 0)
    ready = asyncio.Event()
    server = ReadyServer(config_of(app), ready.set)
    running = asyncio.create_task(server.serve([listening]))
    await asyncio.wait_for(ready.wait(), WAIT)
    try:
        yield Inside(app.state.service, address_of("127.0.0.1", listening))
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, WAIT)


async def recv(socket: ClientConnection) -> bytes:
    """The next message, to the letter."""
    return await asyncio.wait_for(socket.recv(decode=False), WAIT)


async def until(condition: Any) -> None:
    """Let others go on until it holds."""
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)

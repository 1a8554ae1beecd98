"""Connections that another worker has accepted and passed on (`doors.py`). From here on they are like any other."""

from __future__ import annotations

import asyncio
import socket
from asyncio.transports import BaseTransport
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from uvicorn.server import ServerState

from atol.server.doors import LONGEST, Doors
from atol.server.frames import TableProtocol
from atol.server.run import GRACE_SECONDS, config_of


class ArrivedProtocol(TableProtocol):
    """Begins with the request that the other worker has read, and goes nowhere else."""

    doors = None

    def __init__(self, request: bytes, **parts: Any) -> None:
        super().__init__(**parts)
        self._request = request

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self._request)


class Arrivals:
    """They come in over a way of their own, so they are ended apart from those that uvicorn accepts."""

    def __init__(self, app: Litestar, listening: socket.socket) -> None:
        self._listening = listening
        self._loop = asyncio.get_running_loop()
        self._config = config_of(app)
        self._config.load()
        self._state = ServerState()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop.add_reader(listening, self._open)

    def _open(self) -> None:
        """Whoever knocks has mostly said everything by then."""
        try:
            way, _ = self._listening.accept()
        except OSError:
            return
        way.setblocking(False)
        self._loop.add_reader(way, self._take, way)

    def _take(self, way: socket.socket) -> None:
        self._loop.remove_reader(way)
        with way:
            request, descriptors, _, _ = socket.recv_fds(way, LONGEST, 1)
        for descriptor in descriptors:
            task = self._loop.create_task(self._serve(socket.socket(fileno=descriptor), request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(lambda: self._protocol(request), connection)
        except OSError:
            connection.close()  # it has gone meanwhile

    def _protocol(self, request: bytes) -> ArrivedProtocol:
        return ArrivedProtocol(request, config=self._config, server_state=self._state, app_state={})

    async def close(self) -> None:
        self._loop.remove_reader(self._listening)
        for connection in list(self._state.connections):
            connection.shutdown()
        tasks = [*self._tasks, *self._state.tasks]
        if tasks:
            await asyncio.wait(tasks, timeout=GRACE_SECONDS)


@asynccontextmanager
async def open_door(app: Litestar, folder: Path) -> AsyncIterator[None]:
    """While the application runs, other workers pass connections on to it, and it to them."""
    doors = Doors(folder)
    with doors.own() as listening:
        arrivals = Arrivals(app, listening)
        TableProtocol.doors = doors
        try:
            yield
        finally:
            TableProtocol.doors = None
            await arrivals.close()

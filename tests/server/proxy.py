"""A network whose other end can be changed, and that can be cut."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """Carries bytes from a port of its own to another one, or to a socket in a folder. While it is cut nothing gets
    through, and nobody is told."""

    def __init__(self, target: Path | int) -> None:
        self.target = target
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._started.wait(10)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._flowing.clear)

    def mend(self) -> None:
        self._loop.call_soon_threadsafe(self._flowing.set)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._started.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.1))
        self._loop.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            try:
                there, back = await self._other_end()
            except OSError:
                writer.close()
                return
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _other_end(self) -> Streams:
        if isinstance(self.target, Path):
            return await asyncio.open_unix_connection(str(self.target))
        return await asyncio.open_connection("127.0.0.1", self.target)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

"""The framework's channels over LISTEN and NOTIFY of PostgreSQL, on a connection that is replaced when it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

import psycopg
from litestar.channels import ChannelsBackend
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import URL

from atol.server.databases import ANSWER_SECONDS, POSTGRESQL_CONNECTION, hang_up

logger = logging.getLogger("atol.server")

MISSED = b""  # a message that says: others may have been lost
ASK_SECONDS = 1.0  # how often to see whether the connection still stands
AGAIN_SECONDS = 0.5

Connection = psycopg.AsyncConnection[tuple[object, ...]]


class PostgresChannels(ChannelsBackend):
    """Litestar's own stops for good when the database is restarted."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        await self._stop()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels |= set(channels)
        await self._listen_anew()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)
        await self._listen_anew()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        with suppress(psycopg.Error, OSError):  # whoever misses it reads the database
            async with asyncio.timeout(ANSWER_SECONDS), await self._connect() as connection:
                for channel in channels:
                    await connection.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **POSTGRESQL_CONNECTION)  # type: ignore[arg-type]

    async def _listen_anew(self) -> None:
        await self._stop()
        self._listening = asyncio.create_task(self._listen())

    async def _stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as error:
                logger.warning("no news from the database: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        connection = await self._connect()
        try:
            for channel in sorted(self._channels):
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                self._heard.put_nowait((channel, MISSED))
            while True:
                async for notice in connection.notifies(timeout=ASK_SECONDS):
                    self._heard.put_nowait((notice.channel, notice.payload.encode()))
                await ask(connection)
        finally:
            await connection.close()


async def ask(connection: Connection) -> None:
    """Nothing is heard on a connection that leads nowhere either: so it is asked; raises psycopg.Error."""
    watch = asyncio.get_running_loop().call_later(ANSWER_SECONDS, hang_up, connection.fileno())
    try:
        await connection.execute("SELECT 1")
    finally:
        watch.cancel()

"""The framework's channels on a connection that is replaced when it breaks: over LISTEN and NOTIFY of PostgreSQL,
unless something else carries them (`redis_channels.py`)."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from importlib.util import find_spec

import psycopg
from litestar.channels import ChannelsBackend
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import URL

from atol.server.databases import ANSWER_SECONDS, POSTGRESQL_CONNECTION, BadChannels, NoRedis, hang_up

logger = logging.getLogger("atol.server")

MISSED = b""  # a message that says: others may have been lost
ASK_SECONDS = 1.0  # how often to see whether the connection still stands
AGAIN_SECONDS = 0.5


Connection = psycopg.AsyncConnection[tuple[object, ...]]


class LastingChannels(ChannelsBackend):
    """Litestar's own stop for good when their connection breaks. These begin anew and say that something may have
    been missed."""

    broken: tuple[type[Exception], ...] = (OSError,)  # what is raised when a connection breaks

    def __init__(self) -> None:
        self.channels: set[str] = set()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    @abstractmethod
    async def listen_once(self) -> None:
        """Put what is heard on `channels` into `heard`, MISSED first, until the connection breaks."""

    async def on_startup(self) -> None:
        self.heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        await self._stop()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels |= set(channels)
        await self._listen_anew()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)
        await self._listen_anew()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen_anew(self) -> None:
        await self._stop()
        if self.channels:
            self._listening = asyncio.create_task(self._listen())

    async def _stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self) -> None:
        while True:
            try:
                await self.listen_once()
            except self.broken as error:
                logger.warning("no news from other processes: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)


class PostgresChannels(LastingChannels):
    broken = (psycopg.Error, OSError)

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        with suppress(*self.broken):  # whoever misses it reads the database
            async with asyncio.timeout(ANSWER_SECONDS), await self._connect() as connection:
                for channel in channels:
                    await connection.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **POSTGRESQL_CONNECTION)  # type: ignore[arg-type]

    async def listen_once(self) -> None:
        connection = await self._connect()
        try:
            for channel in sorted(self.channels):
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                self.heard.put_nowait((channel, MISSED))
            while True:
                async for notice in connection.notifies(timeout=ASK_SECONDS):
                    self.heard.put_nowait((notice.channel, notice.payload.encode()))
                await ask(connection)
        finally:
            await connection.close()


def channels_over(address: str | None, database: URL) -> LastingChannels:
    """Over a Redis or a Valkey at that address, or over the database; raises BadChannels and NoRedis."""
    if address is None:
        return PostgresChannels(database)
    if find_spec("redis") is None:
        raise NoRedis()
    from atol.server.redis_channels import RedisChannels

    try:
        return RedisChannels(address)
    except ValueError:
        raise BadChannels() from None


async def ask(connection: Connection) -> None:
    """Nothing is heard on a connection that leads nowhere either: so it is asked; raises psycopg.Error."""
    watch = asyncio.get_running_loop().call_later(ANSWER_SECONDS, hang_up, connection.fileno())
    try:
        await connection.execute("SELECT 1")
    finally:
        watch.cancel()

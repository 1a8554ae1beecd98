"""What carries news between processes, on a connection that is replaced when it breaks: LISTEN and NOTIFY of
PostgreSQL, unless something else does (`redis_channels.py`)."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec

import psycopg
from sqlalchemy.engine import URL

from atol.server.databases import BadChannels, NoRedis
from atol.server.news import CHANNEL
from atol.server.wire import Lost, Wire, ignore

logger = logging.getLogger("atol.server")

MISSED = b""  # a message that says: others may have been lost
ASK_SECONDS = 1.0  # how often to see whether the connection still stands
AGAIN_SECONDS = 0.5
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"


class Channels(ABC):
    """They begin anew when their connection breaks, and say that something may have been missed."""

    broken: tuple[type[Exception], ...] = (OSError,)  # what is raised when a connection breaks

    def __init__(self) -> None:
        self._listening: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        return self._listening is not None

    @abstractmethod
    def publish(self, message: bytes) -> None:
        """Nobody waits for it; where it is lost, whoever misses it reads the database."""

    @abstractmethod
    async def listen_once(self, hear: Callable[[bytes], None]) -> None:
        """Tell what is heard, MISSED first, until the connection breaks."""

    async def open(self, hear: Callable[[bytes], None]) -> None:
        self._listening = asyncio.create_task(self._listen(hear))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    async def _listen(self, hear: Callable[[bytes], None]) -> None:
        while True:
            try:
                await self.listen_once(hear)
            except self.broken as error:
                logger.warning("no news from other processes: %s", type(error).__name__)
            except Exception:
                logger.exception("listens anew")
            await asyncio.sleep(AGAIN_SECONDS)


class PostgresChannels(Channels):
    broken = (psycopg.Error, OSError, Lost)

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self._wire: Wire | None = None

    def publish(self, message: bytes) -> None:
        if self._wire is not None and self._wire.is_open:
            self._wire.ask(NOTIFY, message).add_done_callback(ignore)

    async def listen_once(self, hear: Callable[[bytes], None]) -> None:
        """Nothing is heard on a connection that leads nowhere either: so it is asked."""
        wire = await Wire.open(self._url, hear)
        try:
            await wire.ask(f"LISTEN {CHANNEL}")
            self._wire = wire
            hear(MISSED)
            while True:
                await asyncio.wait([wire.lost], timeout=ASK_SECONDS)
                await wire.ask("SELECT 1")
        finally:
            await wire.close()


def channels_over(address: str | None, database: URL) -> Channels:
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

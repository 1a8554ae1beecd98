"""News between processes over a Redis or a Valkey, for those who have one: it spares the database every notification.
It keeps nothing: while it is away each process finds moves in the database at its beat, and the rest afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from atol.server.channels import ASK_SECONDS, MISSED, Channels
from atol.server.databases import ANSWER_SECONDS, CONNECT_SECONDS
from atol.server.news import CHANNEL


class RedisChannels(Channels):
    broken = (RedisError, OSError)

    def __init__(self, address: str) -> None:
        """Raises ValueError for what is no address."""
        super().__init__()
        self._publishing: set[asyncio.Task[None]] = set()
        self._redis = Redis.from_url(
            address, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=CONNECT_SECONDS, client_name="atol"
        )

    async def close(self) -> None:
        await super().close()
        if self._publishing:
            await asyncio.wait(self._publishing)
        await self._redis.aclose()

    def publish(self, message: bytes) -> None:
        if self.is_open:
            task = asyncio.create_task(self._publish(message))
            self._publishing.add(task)
            task.add_done_callback(self._publishing.discard)

    async def _publish(self, message: bytes) -> None:
        with suppress(*self.broken):
            await self._redis.publish(CHANNEL, message)

    async def listen_once(self, hear: Callable[[bytes], None]) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            while True:
                await self._hear(listening, hear)

    async def _hear(self, listening: PubSub, hear: Callable[[bytes], None]) -> None:
        """The client connects anew by itself; that it has subscribed is heard then too. Of a connection that leads
        nowhere nothing is heard: so the server is asked."""
        message = await listening.get_message(timeout=ASK_SECONDS)
        if message is None:
            await self._redis.ping()
        elif message["type"] in ("subscribe", "message"):
            hear(MISSED if message["type"] == "subscribe" else message["data"])

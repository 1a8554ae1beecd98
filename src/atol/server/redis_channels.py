"""News between processes over a Redis or a Valkey, for those who have one: it spares the database every notification.
It keeps nothing: while it is away each process finds moves in the database at its beat, and the rest afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from atol.server.channels import ASK_SECONDS, MISSED, LastingChannels
from atol.server.databases import ANSWER_SECONDS, CONNECT_SECONDS


class RedisChannels(LastingChannels):
    broken = (RedisError, OSError)

    def __init__(self, address: str) -> None:
        """Raises ValueError for what is no address."""
        super().__init__()
        self._redis = Redis.from_url(
            address, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=CONNECT_SECONDS, client_name="atol"
        )

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        with suppress(*self.broken):  # whoever misses it reads the database
            for channel in channels:
                await self._redis.publish(channel, data)

    async def listen_once(self) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(*self.channels)
            while True:
                await self._hear(listening)

    async def _hear(self, listening: PubSub) -> None:
        """The client connects anew by itself; that it has subscribed is heard then too. Of a connection that leads
        nowhere nothing is heard: so the server is asked."""
        message = await listening.get_message(timeout=ASK_SECONDS)
        if message is None:
            await self._redis.ping()
        elif message["type"] in ("subscribe", "message"):
            news = MISSED if message["type"] == "subscribe" else message["data"]
            self.heard.put_nowait((message["channel"].decode(), news))

"""What all subjects of the server share: storage, rooms, bots that think, identities and limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from atol.server.addresses import Addresses
from atol.server.analysts import Analysts
from atol.server.company import Company
from atol.server.databases import sqlite_url
from atol.server.delivery import Delivery, push_key
from atol.server.errors import NotFound
from atol.server.identity import Identities
from atol.server.limits import Limits
from atol.server.links import link_to
from atol.server.messages import OneTimeLink
from atol.server.metrics import Metrics
from atol.server.reminding import Reminding
from atol.server.room import Room
from atol.server.rooms import Rooms
from atol.server.settings import GUESS_RATE, Settings
from atol.server.storage import Storage
from atol.server.thinking import Thinkers


def company_of(rooms: Rooms, limits: list[Limits], channels: str | None) -> Company:
    from atol.server.together import Together  # needs what only PostgreSQL needs

    return Together(rooms, limits, channels)


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database or sqlite_url(settings.data))
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms = Rooms(self.storage, self.thinkers)
        self.shelf = self.rooms.shelf
        self.analysts = Analysts(self.storage)
        shared = self.storage.is_shared
        self.limits = Limits(settings.rate, shared)
        # At codes, by address: a new name is quickly made.
        self.guesses = Limits(min(settings.rate, GUESS_RATE), shared)
        if shared:
            self.rooms.company = company_of(self.rooms, [self.limits, self.guesses], settings.channels)
        self.identities = Identities(b"")  # until the database is open
        self.metrics = Metrics(self)
        self.addresses = Addresses(self.storage)
        self.delivery = Delivery(settings, None)  # until the database is open
        self._reminding: Reminding | None = None

    async def open(self, tells_people: bool = True) -> None:
        """A process that only thinks tells nobody that it is their turn: it knows neither mail nor our address."""
        await self.storage.open()
        self.identities = Identities(await self.storage.secret_key())
        await self.rooms.file_results()
        await self.rooms.company.open()
        if not self.storage.is_shared:
            await self.rooms.resume()
        if tells_people:
            await self._open_notices()

    async def _open_notices(self) -> None:
        key = push_key()
        kept = None if key is None else await self.addresses.kept("push-key", lambda: key)
        self.delivery = Delivery(self.settings, kept)
        self._reminding = Reminding(self.settings, self.rooms, self.addresses, self.delivery)
        self._reminding.start()

    async def close(self) -> None:
        if self._reminding is not None:
            await self._reminding.stop()
        self.analysts.close()
        self.thinkers.close()
        await self.rooms.company.close()
        await self.storage.close()

    @asynccontextmanager
    async def own_room(self, match_id: str, person: str | None) -> AsyncIterator[Room]:
        """A room in which that person sits; any other one does not exist for them."""
        async with self.rooms.use(match_id) as room:
            if not room.seats_of(person):
                raise NotFound()
            yield room

    @asynccontextmanager
    async def watched_room(self, token: str) -> AsyncIterator[Room]:
        match_id = await self.storage.watched_match(token)
        if match_id is None:
            raise NotFound()
        async with self.rooms.use(match_id) as room:
            yield room

    # ---- how it fares

    @property
    def open_tables(self) -> int:
        return len(self.rooms.open_rooms())

    @property
    def connections(self) -> int:
        return sum(len(room.listeners) for room in self.rooms.open_rooms())

    @property
    def unwritten(self) -> int:
        return self.storage.writer.waiting

    @property
    def thoughts(self) -> int:
        return self.thinkers.waiting

    def link(self, path: str, base: str) -> OneTimeLink:
        return link_to(path, base, self.settings)

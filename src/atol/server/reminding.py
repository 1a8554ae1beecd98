"""Looks after matches by correspondence: tells whose turn it is, reminds, and lets a bot play where so ruled."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from atol.core import registry
from atol.core.errors import StaleVersion
from atol.locales import words
from atol.server.addresses import Address, Addresses, Telling
from atol.server.delivery import Delivery, Forgotten, News
from atol.server.errors import NotSaved
from atol.server.paces import SECONDS, STAND_IN, awaited
from atol.server.posting import Unreachable
from atol.server.rooms import Rooms
from atol.server.settings import Settings
from atol.server.stored import Standing, StoredSeat

logger = logging.getLogger("atol.server")

REMINDER = 0.75  # of the time that somebody has
TURN, SOON, LATE = "turn", "soon", "late"  # it is your turn; it is due soon; a bot plays for you


class Reminding:
    def __init__(self, settings: Settings, rooms: Rooms, addresses: Addresses, delivery: Delivery) -> None:
        self._settings = settings
        self._rooms = rooms
        self._addresses = addresses
        self._delivery = delivery
        self._told: set[Telling] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Nothing that goes wrong with one match may end it for the others."""
        while True:
            await asyncio.sleep(self._settings.notice_seconds)
            try:
                await self.look(time.time())
            except NotSaved:
                logger.warning("matches by correspondence wait: the database does not answer")
            except Exception:
                logger.exception("matches by correspondence could not be looked after")

    async def look(self, now: float) -> None:
        standings = await self._addresses.waiting_matches()
        self._told = await self._addresses.told() if standings else set()
        for standing in standings:
            seat = awaited(standing)
            if seat is not None:
                await self._see_to(standing, seat, now - standing.moved)

    async def _see_to(self, standing: Standing, seat: StoredSeat, waited: float) -> None:
        time_given = SECONDS[standing.match.pace]
        if waited >= time_given and standing.match.away == "bot":
            await self._stand_in(standing, seat)
        elif waited >= time_given * REMINDER:
            await self._tell(standing, seat, SOON)
        elif waited >= self._settings.notice_seconds:
            await self._tell(standing, seat, TURN)

    async def _stand_in(self, standing: Standing, seat: StoredSeat) -> None:
        await self._tell(standing, seat, LATE)
        with suppress(NotSaved, StaleVersion):  # somebody has moved meanwhile; the next look sees how it stands
            async with self._rooms.use(standing.match.id) as room:
                await room.stand_in_for(seat.place, STAND_IN, standing.turn)

    async def _tell(self, standing: Standing, seat: StoredSeat, what: str) -> None:
        """Once for each turn, and not to somebody who is looking at the table."""
        telling = (standing.match.id, standing.to_act, standing.turn, what)
        if telling in self._told or seat.owner is None or await self._rooms.is_present(standing.match.id, seat.owner):
            return
        addresses = [address for address in await self._addresses.of(seat.owner) if address.confirmed]
        if addresses and await self._addresses.claim(telling):
            await asyncio.gather(*[self._send(address, self._news(standing, what, address)) for address in addresses])

    def _news(self, standing: Standing, what: str, address: Address) -> News:
        meta = registry.meta(standing.match.game)
        spoken = words(address.language)
        game = meta.names[address.language]
        names = ", ".join(seat.name for seat in standing.seats if seat.place != standing.to_act and seat.name)
        return News(
            title=spoken.say(f"notice-{what}-title", game=game),
            text=spoken.say(f"notice-{what}", game=game, names=names),
            url=f"{self._settings.public or ''}/table/{standing.match.id}",
            tag=standing.match.id,
        )

    async def _send(self, address: Address, news: News) -> None:
        try:
            await self._delivery.send(address, news)
        except Forgotten:
            await self._addresses.remove(address.id)
        except Unreachable as error:
            logger.warning("a notice by %s did not arrive: %s", address.kind, error)

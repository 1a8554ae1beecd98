"""The rooms that somebody needs now. Each is rebuilt from the journal when the first one comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from atol.core.errors import AtolError
from atol.server.company import Alone, Company
from atol.server.errors import NotFound, Overtaken
from atol.server.room import Room
from atol.server.shelf import Shelf
from atol.server.storage import Storage
from atol.server.stored import Standing
from atol.server.thinking import Thinkers
from atol.table.seats import BOT

logger = logging.getLogger("atol.server")


class Rooms:
    """The rooms that somebody needs now."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.shelf = Shelf(storage)
        self.company: Company = Alone()
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def use(self, match_id: str, wakes_bots: bool = True) -> AsyncIterator[Room]:
        """The room of a match, opened if need be and kept while it is used; raises NotFound."""
        room = await self._entered(match_id)
        try:
            if wakes_bots:
                room.wake_bots()
            yield room
        finally:
            self._leave(room)

    async def _entered(self, match_id: str) -> Room:
        """The room as the database has it; one that has been given up meanwhile is opened anew."""
        room = await self._room(match_id)
        room.users += 1
        if not self.storage.is_shared:
            return room
        try:
            async with room.lock:
                await self.company.refresh(room)
        except BaseException:
            self._leave(room)
            raise
        if not room.dropped:
            return room
        self._leave(room)
        return await self._entered(match_id)

    def _leave(self, room: Room) -> None:
        room.users -= 1
        self.release(room)

    async def _room(self, match_id: str) -> Room:
        while match_id not in self._open:
            if match_id not in self._opening:
                self._opening[match_id] = asyncio.create_task(self._load(match_id))
            await asyncio.shield(self._opening[match_id])
        return self._open[match_id]

    async def _load(self, match_id: str) -> None:
        try:
            stored = await self.storage.match_with_seats(match_id)
            if stored is None:
                raise NotFound()
            match, sitting = stored
            game = await self.shelf.game(match.game, match.edition)
            self._open[match_id] = Room(self, game, match, sitting, await self.storage.entries_of(match_id))
        finally:
            del self._opening[match_id]

    def open_rooms(self) -> list[Room]:
        return list(self._open.values())

    def open_room(self, match_id: str) -> Room | None:
        return self._open.get(match_id)

    async def is_present(self, match_id: str, person: str | None) -> bool:
        """Does somebody look at that table, at whichever process?"""
        room = self._open.get(match_id)
        if room is not None and person in room.people_present():
            return True
        return person in await self.company.people_elsewhere(match_id)

    def release(self, room: Room) -> None:
        if not room.busy and self._open.get(room.match.id) is room:
            del self._open[room.match.id]

    def drop(self, room: Room) -> None:
        """Forget what is in memory: whoever listens is sent away and, coming back, finds it as it is on disk."""
        room.dropped = True
        if self._open.get(room.match.id) is room:
            del self._open[room.match.id]
        for listener in room.listeners:  # after the refusal that one of them may still get
            asyncio.get_running_loop().call_soon(listener.close)

    async def drop_match(self, match_id: str) -> None:
        """The same, once whatever is being opened or changed there is done."""
        if match_id in self._opening:
            await asyncio.wait([self._opening[match_id]])
        room = self._open.get(match_id)
        if room is not None:
            async with room.lock:
                self.drop(room)

    async def resume(self) -> None:
        """After a start: where a bot was to move, it goes on."""
        for standing in await self.storage.running_matches():
            if waits_for_bot(standing):
                await self._go_on(standing.match.id)

    async def file_results(self) -> None:
        """After a start: matches that ended before results were kept get theirs."""
        for standing in await self.storage.unfiled_matches():
            try:
                async with self.use(standing.match.id) as room:
                    await room.file(standing.moved)
            except Overtaken:
                pass  # another process that starts at the same time has kept them
            except AtolError as error:
                logger.warning("the results of a match cannot be kept: %s", error.code)

    async def _go_on(self, match_id: str) -> None:
        try:
            async with self.use(match_id):
                pass  # using a room wakes its bots
        except AtolError as error:
            logger.warning("a match cannot go on: %s", error.code)


def waits_for_bot(standing: Standing) -> bool:
    seat = standing.seats[standing.to_act]
    return seat.kind == BOT or seat.stand_in is not None

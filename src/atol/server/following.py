"""Following what other processes play. A question to the database costs several times a move, and with every commit
of a busy process many rooms hear of one: so what all of them have missed is asked for together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from atol.core.errors import AtolError
from atol.server.catching_up import forget_old_vote, repeat
from atol.server.errors import NotSaved
from atol.server.room import Room
from atol.server.storage import Storage
from atol.server.writer import News
from atol.table.parts import Entry

logger = logging.getLogger("atol.server")

PAUSE_SECONDS = 0.004  # between two questions: too short to be seen, and ten rooms are asked for at once


class OpenRooms(Protocol):
    storage: Storage

    def open_room(self, match_id: str) -> Room | None:
        """The room of a match, if somebody is in it."""

    def drop(self, room: Room) -> None:
        """Forget the room and send everybody away."""


class Following:
    def __init__(self, rooms: OpenRooms, alone: Callable[[News], None]) -> None:
        """`alone` brings a single room along that is busy just now, or has missed more than the newest entry."""
        self._rooms = rooms
        self._alone = alone
        self._heard: set[News] = set()
        self._is_heard = asyncio.Event()

    def hear(self, item: News) -> None:
        self._heard.add(item)
        self._is_heard.set()

    async def follow_for_ever(self) -> None:
        """What is heard during a question, and a moment after it, is asked for with the next one."""
        while True:
            await self._is_heard.wait()
            self._is_heard.clear()
            news, self._heard = self._heard, set()
            await self._follow(news)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _follow(self, news: set[News]) -> None:
        try:
            entries = await self._rooms.storage.entries_at(news)
        except NotSaved:
            return  # the database is away; the next beat that reaches it tries again
        for match_id, entry in entries:
            room = self._rooms.open_room(match_id)
            if room is not None and entry.version > room.table.version and not self._goes_on(room, entry):
                self._alone((match_id, entry.version))

    def _goes_on(self, room: Room, entry: Entry) -> bool:
        """Play it there, unless something is half done in that room, or something is missing before it."""
        if room.lock.locked() or room.dropped or entry.version != room.table.version + 1:
            return False
        try:
            repeat(room, entry)
            forget_old_vote(room)
        except AtolError:
            return False  # nothing has changed; alone it is told why
        except Exception:
            logger.exception("a room cannot follow")
            self._rooms.drop(room)
        return True

"""Following what other processes play. With every commit of a busy process many rooms hear of a move: so what all of
them have missed is asked for together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from atol.core.errors import AtolError
from atol.server.catching_up import forget_old_vote, repeat
from atol.server.errors import NotSaved
from atol.server.room import Room
from atol.server.spacing import Spacing
from atol.server.writer import News
from atol.table.parts import Entry

logger = logging.getLogger("atol.server")


class OpenRooms(Protocol):
    def open_room(self, match_id: str) -> Room | None:
        """The room of a match, if somebody is in it."""

    def drop(self, room: Room) -> None:
        """Forget the room and send everybody away."""


class Journal(Protocol):
    async def entries_at(self, versions: Iterable[News]) -> list[tuple[str, Entry]]:
        """These entries of these matches, in the order of their versions; raises NotSaved."""


class Following:
    def __init__(self, rooms: OpenRooms, journal: Journal, alone: Callable[[News], None]) -> None:
        """`alone` brings a single room along that is busy just now, or has missed more than the newest entry."""
        self._rooms = rooms
        self._journal = journal
        self._alone = alone
        self._heard: set[News] = set()
        self._is_heard = asyncio.Event()

    def hear(self, item: News) -> None:
        self._heard.add(item)
        self._is_heard.set()

    async def follow_for_ever(self) -> None:
        """What is heard during a question, and shortly after it, is asked for with the next one."""
        spacing = Spacing()
        while True:
            await self._is_heard.wait()
            await spacing.keep()
            self._is_heard.clear()
            news, self._heard = self._heard, set()
            spacing.note(len(news))
            await self._follow(news)

    async def _follow(self, news: set[News]) -> None:
        try:
            entries = await self._journal.entries_at(news)
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

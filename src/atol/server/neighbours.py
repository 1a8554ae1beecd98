"""Which processes live, and who is connected to them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from sqlalchemy import Double, bindparam, cast, delete, extract, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.sql.elements import ColumnElement

from atol.server.errors import NotSaved, Overtaken
from atol.server.news import PEOPLE
from atol.server.room import Room
from atol.server.schema import presences, processes
from atol.server.storage import Storage

DEAD_AFTER = 4.0  # seconds without a beat
FORGOTTEN_AFTER = 60.0
PAUSE_SECONDS = 0.02  # too short to be seen


def database_time() -> ColumnElement[float]:
    """Machines' clocks differ; the database has one."""
    return cast(extract("epoch", func.clock_timestamp()), Double)


def living() -> ColumnElement[bool]:
    return processes.c.seen > database_time() - DEAD_AFTER


PEOPLE_ELSEWHERE = select(presences.c.person).where(
    presences.c.match == bindparam("match"),
    processes.c.id == presences.c.process,
    processes.c.id != bindparam("here"),
    living(),
)
FORGET_HERE = delete(presences).where(presences.c.match == bindparam("of"), presences.c.process == bindparam("here"))
ADD_HERE = insert(presences)


class Neighbours:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._living: set[str] = set()
        self._told: dict[str, set[str]] = {}  # match -> people here, as the others have been told
        self._changed: dict[str, Room] = {}
        self._something = asyncio.Event()
        self._last_beat = time.monotonic()

    async def beat(self) -> bool:
        """Say that we live; has the company changed?"""
        mine = insert_or(processes).values(id=self.storage.process, seen=database_time())
        said = mine.on_conflict_do_update(index_elements=["id"], set_={"seen": database_time()})
        gone = delete(processes).where(processes.c.seen < database_time() - FORGOTTEN_AFTER)
        await self.storage.writer.write((said, {}), (gone, {}))
        self._tell_again_after_silence()
        before = self._living
        self._living = {str(row["id"]) for row in await self.storage.rows(select(processes.c.id).where(living()))}
        return self._living != before

    def _tell_again_after_silence(self) -> None:
        """After a long one the others have forgotten us, and who is here."""
        now = time.monotonic()
        if now - self._last_beat > FORGOTTEN_AFTER / 2:
            self._told.clear()
        self._last_beat = now

    async def leave(self) -> None:
        await self.storage.writer.write(
            (delete(processes).where(processes.c.id == self.storage.process), {}),
            news=[(match, PEOPLE) for match in self._told],
        )

    # ---- who is connected

    async def people_at(self, match_id: str) -> set[str]:
        """Those who are connected to other processes."""
        rows = await self.storage.known_rows(PEOPLE_ELSEWHERE, match=match_id, here=self.storage.process)
        return {str(row["person"]) for row in rows}

    def here_changed(self, room: Room) -> None:
        self._changed[room.match.id] = room
        self._something.set()

    async def tell_for_ever(self) -> None:
        """Whoever comes or goes at the same moment, at whichever tables, is told of together."""
        while True:
            await self._something.wait()
            await asyncio.sleep(PAUSE_SECONDS)
            self._something.clear()
            changed, self._changed = self._changed, {}
            rooms = [room for room in changed.values() if self._is_news(room)]
            if rooms:
                await self._tell(rooms)

    def _is_news(self, room: Room) -> bool:
        return room.people_here() != self._told.get(room.match.id, set())

    async def _tell(self, rooms: list[Room]) -> None:
        here = {room.match.id: room.people_here() for room in rooms}
        try:
            await self._write(here)
        except Overtaken:
            if len(rooms) == 1:
                self._told.pop(rooms[0].match.id, None)  # the match has gone
            else:
                await asyncio.gather(*[self._tell([room]) for room in rooms])
        except NotSaved:
            self._tell_later(rooms)
        else:
            self._told.update(here)
            self._told = {match: people for match, people in self._told.items() if people}

    async def _write(self, here: dict[str, set[str]]) -> None:
        process = self.storage.process
        come = [(match, person) for match, people in here.items() for person in sorted(people)]
        await self.storage.writer.write(
            *[(FORGET_HERE, {"of": match, "here": process}) for match in here],
            *[(ADD_HERE, {"match": match, "process": process, "person": person}) for match, person in come],
            news=[(match, PEOPLE) for match in here],
        )

    def _tell_later(self, rooms: list[Room]) -> None:
        for room in rooms:
            self._changed.setdefault(room.match.id, room)
        with suppress(RuntimeError):
            asyncio.get_running_loop().call_later(1, self._something.set)

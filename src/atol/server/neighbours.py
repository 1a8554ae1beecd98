"""Which processes live, and who is connected to them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from sqlalchemy import Double, bindparam, cast, delete, extract, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.sql.elements import ColumnElement

from atol.server.errors import NotSaved, Overtaken
from atol.server.news import CHANGED
from atol.server.room import Room
from atol.server.schema import presences, processes
from atol.server.storage import Storage

DEAD_AFTER = 4.0  # seconds without a beat
FORGOTTEN_AFTER = 60.0


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
            news=[(match, CHANGED) for match in self._told],
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
        while True:
            await self._something.wait()
            self._something.clear()
            changed, self._changed = self._changed, {}
            await asyncio.gather(*[self._tell(room) for room in changed.values()])

    async def _tell(self, room: Room) -> None:
        match_id, here = room.match.id, room.people_here()
        if here == self._told.get(match_id, set()):
            return
        mine = presences.c.match == match_id, presences.c.process == self.storage.process
        present = {"match": match_id, "process": self.storage.process}
        try:
            await self.storage.writer.write(
                (delete(presences).where(*mine), {}),
                *[(insert(presences), {**present, "person": person}) for person in sorted(here)],
                news=[(match_id, CHANGED)],
            )
        except Overtaken:
            self._told.pop(match_id, None)  # the match has gone
            return
        except NotSaved:
            self._changed.setdefault(match_id, room)
            with suppress(RuntimeError):
                asyncio.get_running_loop().call_later(1, self._something.set)
            return
        if here:
            self._told[match_id] = here
        else:
            self._told.pop(match_id, None)

"""Bots as work in a queue of the database: each match in which a bot is to move waits there once, and whichever
process has time thinks for it.

The one that has waited longest comes first, and after one decision a match waits anew behind all others. So between
two decisions of one table every other table gets one at most: with t tables waiting and w processes thinking nobody
waits for more than t / w thoughts, each of which `demand_bot` has limited."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from sqlalchemy import Delete, delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from atol.core.errors import AtolError, StaleVersion
from atol.server.errors import NotFound, NotSaved
from atol.server.neighbours import database_time, living
from atol.server.news import BOTS
from atol.server.room import Room
from atol.server.rooms import Rooms, waits_for_bot
from atol.server.schema import bot_tasks, processes
from atol.server.writer import Statement

logger = logging.getLogger("atol.server")

LATER_SECONDS = 30.0  # until a bot that could not move is tried again


class BotQueue:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self._something = asyncio.Event()
        self._thinking: list[asyncio.Task[None]] = []
        self._busy: set[str] = set()  # matches that are thought about here
        self._idle: set[str] = set()  # those that only the database believes so

    async def open(self) -> None:
        """Where a bot was to move before this, it goes on. What already waits is left alone: others are busy with it,
        and whoever starts while they are would have to wait for each of them."""
        waiting = {one.match.id for one in await self.storage.running_matches() if waits_for_bot(one)}
        missing = waiting - {str(row["match"]) for row in await self.storage.rows(select(bot_tasks.c.match))}
        if missing:
            await self.storage.writer.write(*[put_statement(match_id) for match_id in missing])
        self._thinking = [asyncio.create_task(self._think_for_ever()) for _ in range(self.rooms.thinkers.workers)]

    async def close(self) -> None:
        for task in self._thinking:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(NotSaved):
            mine = bot_tasks.c.worker == self.storage.process
            await self.storage.writer.write((update(bot_tasks).where(mine), {"worker": None}), news=[(BOTS, 0)])

    # ---- what waits

    def after_move(self, room: Room) -> tuple[list[Statement], bool]:
        """What a move changes in the queue, and whether a bot waits now."""
        if room.table.is_bot(room.table.to_act):
            room.queued = room.table.version
            return [requeue_statement(room.match.id)], True
        had_bots = any(room.table.is_bot(seat.place) for seat in room.sitting)
        return [removal(room.match.id)] if had_bots else [], False

    async def put(self, room: Room) -> None:
        if room.queued == room.table.version:
            return
        room.queued = room.table.version
        await self.storage.writer.write(put_statement(room.match.id), news=[(BOTS, 0)])

    def look(self) -> None:
        self._something.set()

    # ---- thinking

    async def _think_for_ever(self) -> None:
        while True:
            try:
                self._something.clear()
                match_id = await self._take()
                if match_id is None:
                    await self._something.wait()
                else:
                    await self._think(match_id)
            except NotSaved:
                await asyncio.sleep(1)  # the database is away
            except Exception:
                logger.exception("a bot could not move")
                await asyncio.sleep(1)

    async def _take(self) -> str | None:
        """The match that has waited longest and that no living process thinks about."""
        alive = select(processes.c.id).where(living())
        free = or_(bot_tasks.c.worker.is_(None), bot_tasks.c.worker.not_in(alive))
        due = bot_tasks.c.since <= database_time()
        oldest = select(bot_tasks.c.match).where(free, due).order_by(bot_tasks.c.since).limit(1)
        next_one = oldest.with_for_update(skip_locked=True).scalar_subquery()
        taken = update(bot_tasks).where(bot_tasks.c.match == next_one).values(worker=self.storage.process)
        rows = await self.storage.rows(taken.returning(bot_tasks.c.match))
        return str(rows[0]["match"]) if rows else None

    async def _think(self, match_id: str) -> None:
        """One decision; what it leaves waiting goes to the end of the queue together with it."""
        self._busy.add(match_id)
        try:
            async with self.rooms.use(match_id, wakes_bots=False) as room:
                before = room.table.version
                if waits(room):
                    await room.play_bot(room.table.to_act)
                if room.table.version == before:
                    await self._give_back(match_id) if waits(room) else await self._remove(match_id)
        except (StaleVersion, NotFound):
            await self._give_back(match_id)
        except NotSaved:
            with suppress(NotSaved):
                await self._give_back(match_id)
            raise
        except AtolError as error:
            logger.warning("a bot cannot move: %s", error.code)
            await self._give_back(match_id, LATER_SECONDS)
        except Exception:
            await self._give_back(match_id, LATER_SECONDS)
            raise
        finally:
            self._busy.discard(match_id)

    async def give_back_lost(self) -> None:
        """A connection may break after a match was taken and before we knew: what was ours twice in a row, while
        nobody here thought about it, is free again."""
        mine = select(bot_tasks.c.match).where(bot_tasks.c.worker == self.storage.process)
        idle = {str(row["match"]) for row in await self.storage.rows(mine)} - self._busy
        for match_id in idle & self._idle:
            await self._give_back(match_id)
        self._idle = idle

    async def _remove(self, match_id: str) -> None:
        statement, values = removal(match_id)
        await self.storage.writer.write((statement.where(bot_tasks.c.worker == self.storage.process), values))

    async def _give_back(self, match_id: str, later: float = 0) -> None:
        mine = bot_tasks.c.match == match_id, bot_tasks.c.worker == self.storage.process
        given = update(bot_tasks).where(*mine).values(worker=None, since=database_time() + later)
        await self.storage.writer.write((given, {}))


def waits(room: Room) -> bool:
    """Does a bot have to move there? Where rules are taught, only while somebody looks."""
    is_seen = room.table.course is None or bool(room.listeners or room.elsewhere)
    return is_seen and room.table.is_bot(room.table.to_act)


def put_statement(match_id: str) -> Statement:
    """Once, however often it is put there."""
    made = insert_or(bot_tasks).values(match=match_id, since=database_time())
    return made.on_conflict_do_nothing(), {}


def requeue_statement(match_id: str) -> Statement:
    made = insert_or(bot_tasks).values(match=match_id, since=database_time())
    return made.on_conflict_do_update(index_elements=["match"], set_={"since": database_time(), "worker": None}), {}


def removal(match_id: str) -> tuple[Delete, dict[str, Any]]:
    return delete(bot_tasks).where(bot_tasks.c.match == match_id), {}

"""Bringing a room to what other processes have written: the journal, and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from atol.server.errors import NotSaved
from atol.server.seating import table_of
from atol.server.stored import StoredMatch, StoredSeat
from atol.table.parts import Entry

if TYPE_CHECKING:
    from atol.server.room import Room


async def read_journal(room: Room) -> None:
    """What has been played elsewhere is told to everyone here, entry by entry."""
    for entry in await room.rooms.storage.entries_of(room.match.id, room.table.version):
        repeat(room, entry)


def repeat(room: Room, entry: Entry) -> None:
    before = room.table.version
    if entry.action is not None:
        room.table.play(entry.seat, entry.action, before)
    else:
        room.table.repeat(entry)
    room.publish(before)


def forget_old_vote(room: Room) -> None:
    """One about a position that is no more."""
    if room.vote.request is not None and room.vote.request.version != room.table.version:
        room.vote.cancel()
        room.tell_people()


async def start_over(room: Room, seen: int) -> None:
    """Somebody else was first: forget what was played here after that version, which nobody has seen, and read what
    was. Raises NotSaved where there is nothing to go on with."""
    storage = room.rooms.storage
    try:
        stored = await storage.match_with_seats(room.match.id)
        if stored is None:
            raise NotSaved()
        room.match, room.sitting = stored
        entries = await storage.entries_of(room.match.id)
        room.table = table_of(room.match, room.sitting, room.game, entries[:seen])
        for entry in entries[seen:]:
            repeat(room, entry)
        if room.vote.cancel():
            room.tell_people()
    except BaseException:
        room.rooms.drop(room)
        raise


def seat_anew(room: Room, match: StoredMatch, sitting: list[StoredSeat]) -> bool:
    """Take over who sits there; has it changed?"""
    if (match, sitting) == (room.match, room.sitting):
        return False
    for old, new in zip(room.sitting, sitting, strict=True):
        if old.stand_in != new.stand_in and (new.stand_in is not None or room.table.is_bot(new.place)):
            room.table.stand_in(new.place, new.stand_in)
    room.match, room.sitting, room.queued = match, sitting, -1
    return True


def has_lost_anyone(before: list[StoredSeat], now: list[StoredSeat]) -> bool:
    """Is there a seat that somebody had and has no longer? Their connections must end."""
    return any(old.owner not in (None, new.owner) for old, new in zip(before, now, strict=True))

"""Rooms that follow what other processes play: together where that is enough, alone where it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, cast

from atol.server.following import Following
from atol.server.undo_vote import UndoVote
from atol.server.writer import News
from atol.table.parts import Entry


class FakeRoom:
    """Its table counts what is played."""

    def __init__(self, version: int) -> None:
        self.lock = asyncio.Lock()
        self.dropped = False
        self.vote = UndoVote()
        self.table = self
        self.version = version
        self.published: list[int] = []

    def play(self, seat: int, action: int, version: int) -> None:
        assert version == self.version
        self.version += 1

    def publish(self, since: int) -> None:
        self.published.append(since)


class FakeRooms:
    """Rooms at version 5, and a database that counts questions."""

    def __init__(self, *names: str) -> None:
        self.rooms = {name: FakeRoom(5) for name in names}
        self.questions = 0

    def open_room(self, match_id: str) -> FakeRoom | None:
        return self.rooms.get(match_id)

    async def entries_at(self, news: Iterable[News]) -> list[tuple[str, Entry]]:
        self.questions += 1
        return [(name, Entry(version, 0, action=1)) for name, version in sorted(news, key=lambda item: item[1])]


async def follow(rooms: FakeRooms, *news: News) -> list[News]:
    """What had to be done alone."""
    alone: list[News] = []
    following = Following(cast(Any, rooms), rooms, alone.append)
    task = asyncio.create_task(following.follow_for_ever())
    for item in news:
        following.hear(item)
    await asyncio.sleep(0.02)
    task.cancel()
    return alone


def test_many_rooms_are_brought_along_by_one_question() -> None:
    rooms = FakeRooms("a", "b", "c")
    assert asyncio.run(follow(rooms, ("a", 6), ("b", 6), ("c", 6), ("a", 7), ("gone", 3))) == []
    assert rooms.questions == 1
    assert [room.published for room in rooms.rooms.values()] == [[5, 6], [5], [5]]


def test_what_a_room_knows_is_not_played_again() -> None:
    rooms = FakeRooms("a")
    assert asyncio.run(follow(rooms, ("a", 5), ("a", 6), ("a", 6))) == []
    assert rooms.rooms["a"].version == 6


def test_a_room_that_missed_something_before_reads_alone() -> None:
    rooms = FakeRooms("a", "b")
    assert asyncio.run(follow(rooms, ("a", 7), ("b", 6))) == [("a", 7)]
    assert [room.version for room in rooms.rooms.values()] == [5, 6]


def test_nothing_is_played_in_a_room_where_something_is_half_done() -> None:
    async def busy() -> list[News]:
        rooms = FakeRooms("a")
        async with rooms.rooms["a"].lock:
            return await follow(rooms, ("a", 6))

    assert asyncio.run(busy()) == [("a", 6)]

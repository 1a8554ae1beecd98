"""Who else works on the same database: nobody, where it is SQLite. What processes have to share goes through here."""

from __future__ import annotations

from typing import Protocol

from atol.server.room import Room
from atol.server.writer import News, Statement


class Company(Protocol):
    """Rooms ask it at the moments that matter to others; what is behind it is theirs to know."""

    async def open(self) -> None:
        """Before the first room."""

    async def close(self) -> None:
        """After the last one."""

    async def refresh(self, room: Room) -> None:
        """Bring a room, whose lock is held, to what others have written."""

    async def people_elsewhere(self, match_id: str) -> set[str]:
        """Who is connected to that match at other processes."""

    def here_changed(self, room: Room) -> None:
        """Somebody came or went."""

    async def asked(self, room: Room) -> None:
        """An undo was asked for; raises Overtaken."""

    async def answered(self, room: Room, seats: list[int], yes: bool) -> None:
        """These seats have answered; afterwards the room knows what everyone has said."""

    def withdrawn(self, room: Room) -> None:
        """An undo is no longer asked for."""

    def saving(self, room: Room) -> tuple[list[Statement], list[News]]:
        """What belongs to the newest entry of a room's journal, to be written and told with it."""

    def wake_bot(self, room: Room) -> None:
        """A bot is to move there."""


class Alone:
    """One process that has everything in memory."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def refresh(self, room: Room) -> None:
        pass

    async def people_elsewhere(self, match_id: str) -> set[str]:
        return set()

    def here_changed(self, room: Room) -> None:
        pass

    async def asked(self, room: Room) -> None:
        pass

    async def answered(self, room: Room, seats: list[int], yes: bool) -> None:
        pass

    def withdrawn(self, room: Room) -> None:
        pass

    def saving(self, room: Room) -> tuple[list[Statement], list[News]]:
        return [], []

    def wake_bot(self, room: Room) -> None:
        room.play_bots()

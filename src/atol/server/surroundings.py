"""What a room needs of the world around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from atol.server.errors import NotSaved
from atol.server.storage import Storage
from atol.server.thinking import Thinkers

if TYPE_CHECKING:
    from atol.server.company import Company
    from atol.server.room import Room


class Listener(Protocol):
    """A connection as a room sees it: who listens, and from which seat."""

    person: str | None
    looking: int | None
    here: bool  # does it answer?

    def send(self, message: bytes) -> None:
        """What it is told; nobody waits for it."""

    def close(self) -> None:
        """Send it away, after everything that was sent before."""


class Keeper(Protocol):
    """What a room needs of the rooms around it."""

    storage: Storage
    thinkers: Thinkers
    company: Company

    def release(self, room: Room) -> None:
        """Forget the room, unless somebody needs it."""

    def drop(self, room: Room) -> None:
        """Forget the room and send everybody away."""


class Settled:
    """A room's lock, held for as long as something is done there."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.dropped:
            self._room.lock.release()
            raise NotSaved()

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()

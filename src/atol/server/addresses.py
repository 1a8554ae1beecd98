"""Where people want to be told that it is their turn, and what they were told."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from atol.server.errors import NotSaved, Overtaken
from atol.server.notice_schema import notices, stand_in_votes, told
from atol.server.schema import matches, settings
from atol.server.storage import Storage
from atol.server.stored import Standing

Kind = Literal["push", "mail", "webhook"]
MOST = 12  # addresses of one person

Telling = tuple[str, int, int, str]  # match, place, turn, and what was told


class Address(Struct, frozen=True):
    id: str
    person: str
    kind: Kind
    address: str
    keys: dict[str, str]
    language: str
    confirmed: bool
    created: float


class Addresses:
    """The part of the storage that is about notices."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, person: str) -> list[Address]:
        return await self._where(notices.c.person == person)

    async def with_id(self, address_id: str) -> Address | None:
        return next(iter(await self._where(notices.c.id == address_id)), None)

    async def _where(self, condition: Any) -> list[Address]:
        rows = await self._storage.rows(select(notices).where(condition).order_by(notices.c.created))
        return [Address(**row) for row in rows]

    async def add(self, address: Address) -> None:
        """The same again replaces what was there."""
        same = notices.c.person == address.person, notices.c.address == address.address
        await self._storage.writer.write(
            (delete(notices).where(*same), {}), (insert(notices), msgspec.structs.asdict(address))
        )

    async def confirm(self, address_id: str) -> None:
        await self._storage.writer.write((update(notices).where(notices.c.id == address_id), {"confirmed": True}))

    async def remove(self, address_id: str) -> None:
        await self._storage.writer.write((delete(notices).where(notices.c.id == address_id), {}))

    # ---- what was told

    async def waiting_matches(self) -> list[Standing]:
        """Those that are played by correspondence and are not over."""
        return await self._storage._standings(matches.c.result.is_(None) & (matches.c.pace != "live"))

    async def told(self) -> set[Telling]:
        """What need not be told again in matches that are not over."""
        running = select(matches.c.id).where(matches.c.result.is_(None))
        rows = await self._storage.rows(select(told).where(told.c.match.in_(running)))
        return {(row["match"], row["place"], row["turn"], row["what"]) for row in rows}

    async def claim(self, telling: Telling) -> bool:
        """It counts as told from now on; False where another process was first."""
        values = dict(zip(("match", "place", "turn", "what"), telling, strict=True))
        try:
            await self._storage.writer.write((insert(told), {**values, "at": time.time()}))
        except NotSaved:
            return False
        return True

    async def vote(self, standing: Standing, voter: str) -> set[str]:
        """Everybody who wants a bot to play this turn."""
        key = {"match": standing.match.id, "place": standing.to_act, "turn": standing.turn}
        same = [stand_in_votes.c[name] == value for name, value in key.items()]
        rows = await self._storage.rows(select(stand_in_votes.c.voter).where(*same))
        voters = {str(row["voter"]) for row in rows}
        if voter not in voters:
            await self._storage.writer.write((insert(stand_in_votes), {**key, "voter": voter}))
        return voters | {voter}

    async def kept(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A value that is made once and kept."""
        row = await self._storage._row(select(settings.c.value).where(settings.c.name == name))
        if row is not None:
            return bytes(row["value"])
        with suppress(Overtaken):  # by another process that starts at the same time
            await self._storage.writer.write((insert(settings), {"name": name, "value": make()}))
        return await self.kept(name, make)

"""Keeping what costs much apart, so that more is done each time."""

from __future__ import annotations

import asyncio


class Spacing:
    """One thing follows another after some seconds at the earliest; after a quiet moment it begins at once."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = 0.0

    async def keep(self) -> None:
        loop = asyncio.get_running_loop()
        early = self._next - loop.time()
        if early > 0:
            await asyncio.sleep(early)
        self._next = loop.time() + self._seconds

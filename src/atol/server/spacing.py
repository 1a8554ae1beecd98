"""Keeping what costs much apart, so that more is done each time."""

from __future__ import annotations

import asyncio

SHORTEST = 0.002  # seconds from one portion to the next: too short to be seen
LONGEST = 0.008
FOR_EACH = 0.001  # so whoever does more than a thousand a second does eight or more at a time


class Spacing:
    """One portion follows another after a pause, which is the longer the more there was to do; after a quiet moment
    it begins at once."""

    def __init__(self) -> None:
        self._began = 0.0
        self._pause = 0.0

    async def keep(self) -> None:
        """Wait until the next one may begin."""
        loop = asyncio.get_running_loop()
        early = self._began + self._pause - loop.time()
        if early > 0:
            await asyncio.sleep(early)
        self._began = loop.time()

    def note(self, number: int) -> None:
        """How much there is in the one that begins."""
        self._pause = min(max(SHORTEST, number * FOR_EACH), LONGEST)

"""How much one person may send, at all processes together. Each counts for itself and tells the others of those who
send a lot: spread over n processes somebody has n bursts at most, and after that the rate of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Struct

from atol.server.limits import Limits

TELL_SECONDS = 0.25
IN_ONE = 100  # people in one message


class Spent(Struct, frozen=True):
    """Which of the limits, and what was spent of it by whom."""

    process: str
    limit: int
    by: dict[str, int]


decoder = msgspec.json.Decoder(Spent)


class SharedLimits:
    def __init__(self, process: str, limits: list[Limits], publish: Callable[[bytes], None]) -> None:
        self._process = process
        self._limits = limits
        self._publish = publish

    async def tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            for number, limits in enumerate(self._limits):
                spent = list(limits.take_spent(TELL_SECONDS).items())
                for first in range(0, len(spent), IN_ONE):
                    message = Spent(self._process, number, dict(spent[first : first + IN_ONE]))
                    self._publish(msgspec.json.encode(message))

    def hear(self, message: bytes) -> bool:
        """Was it about limits?"""
        if not message.startswith(b"{"):
            return False
        spent = decoder.decode(message)
        if spent.process != self._process:
            for who, amount in spent.by.items():
                self._limits[spent.limit].charge(who, amount)
        return True

"""How much one person may send."""

from __future__ import annotations

import time

from atol.server.errors import SlowDown
from atol.server.settings import BURST

FORGET_ABOVE = 10_000


class Allowance:
    """A bucket that fills with the permitted rate and holds a short burst."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = float(rate * BURST)
        self.at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * BURST, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """One allowance for each person, or for each address of people without an identity."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._allowances: dict[str, Allowance] = {}

    def spend(self, who: str) -> None:
        """Raises SlowDown."""
        if self._rate == 0:
            return
        if who not in self._allowances:
            self._forget_old()
            self._allowances[who] = Allowance(self._rate)
        if not self._allowances[who].spend():
            raise SlowDown()

    def _forget_old(self) -> None:
        if len(self._allowances) >= FORGET_ABOVE:
            now = time.monotonic()
            self._allowances = {who: one for who, one in self._allowances.items() if now - one.at < BURST}

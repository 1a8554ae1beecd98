"""How much one person may send."""

from __future__ import annotations

import time

from atol.server.errors import SlowDown
from atol.server.settings import BURST

FORGET_ABOVE = 10_000
FEW = 8  # processes, each of which may keep to itself its share of the rate


class Allowance:
    """A bucket that fills with the permitted rate and holds a short burst."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = float(rate * BURST)
        self.at = time.monotonic()

    def spend(self) -> bool:
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, amount: int) -> None:
        """What was spent elsewhere; one can owe no more than a burst."""
        self._fill()
        self.left = max(-self.rate * BURST, self.left - amount)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.rate * BURST, self.left + (now - self.at) * self.rate)
        self.at = now


class Limits:
    """One allowance for each person, or for each address of people without an identity."""

    def __init__(self, rate: int, is_shared: bool = False) -> None:
        self._rate = rate
        self._allowances: dict[str, Allowance] = {}
        self._spent: dict[str, int] | None = {} if is_shared else None  # of which other processes do not know

    def spend(self, who: str) -> None:
        """Raises SlowDown."""
        if self._rate == 0:
            return
        if not self._allowance(who).spend():
            raise SlowDown()
        if self._spent is not None:
            self._spent[who] = self._spent.get(who, 0) + 1

    def charge(self, who: str, amount: int) -> None:
        """What other processes have granted."""
        self._allowance(who).charge(amount)

    def take_spent(self, seconds: float) -> dict[str, int]:
        """Who has spent so much in that time that the other processes have to know, and how much."""
        spent, self._spent = self._spent or {}, {}
        return {who: amount for who, amount in spent.items() if amount >= self._rate * seconds / FEW}

    def _allowance(self, who: str) -> Allowance:
        if who not in self._allowances:
            self._forget_old()
            self._allowances[who] = Allowance(self._rate)
        return self._allowances[who]

    def _forget_old(self) -> None:
        if len(self._allowances) >= FORGET_ABOVE:
            now = time.monotonic()
            self._allowances = {who: one for who, one in self._allowances.items() if now - one.at < BURST}

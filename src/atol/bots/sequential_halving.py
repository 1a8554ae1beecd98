"""Sequential halving with common random numbers: how a budget of trials is spent on contenders.

All contenders (arms) meet the same draws in a round, so that they are compared and not their luck. After each stage
the worse half of them is given up, so that most trials go to what is hard to tell apart.
"""

from __future__ import annotations

import time


class SequentialHalving:
    """What the contenders are, and what a trial of one of them is, a subclass says."""

    def __init__(self, contenders: list[int]) -> None:
        self.contenders = contenders
        self.totals: dict[int, float] = dict.fromkeys(contenders, 0.0)
        self.draws = 0

    def outcome(self, contender: int) -> float:
        """The value of one trial, with the draws of this round: `draws` numbers them."""
        raise NotImplementedError

    def decide(self, iterations: int) -> int:
        """The winner after about so many trials."""
        stages = self.stages()
        for _ in range(stages):
            self.sweep(iterations // stages)
            self.keep_better_half()
        return self.contenders[0]

    def decide_within(self, start: float, seconds: float) -> int:
        """The winner when the seconds since the start are over."""
        stages = self.stages()
        for stage in range(1, stages + 1):
            self.sweep_until(start + seconds * stage / stages)
            self.keep_better_half()
        return self.contenders[0]

    def stages(self) -> int:
        """How often the better half has to be kept until one contender is left."""
        left, count = len(self.contenders), 0
        while left > 1:
            left = (left + 1) // 2
            count += 1
        return count

    def sweep(self, trials: int) -> None:
        """Spend about so many trials, as many on each contender."""
        for _ in range(max(1, trials // len(self.contenders))):
            self.try_all()

    def sweep_until(self, deadline: float) -> None:
        self.try_all()
        while time.monotonic() < deadline:
            self.try_all()

    def try_all(self) -> None:
        self.draws += 1
        for contender in self.contenders:
            self.totals[contender] += self.outcome(contender)

    def keep_better_half(self) -> None:
        ranked = sorted([(-self.totals[contender], contender) for contender in self.contenders])
        self.contenders = [contender for _, contender in ranked[: (len(ranked) + 1) // 2]]

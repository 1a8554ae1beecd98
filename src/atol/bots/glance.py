"""The bot that sees some of what it could do and takes what looks best at once, without thinking the turn through."""

from __future__ import annotations

from atol.bots.bot import Bot
from atol.core.game import State
from atol.core.random import Random, seeded


class GlanceBot(Bot):
    """`glance:3` sees three actions, drawn by lot, and overlooks the others; `glance` sees them all."""

    def __init__(self, setting: str = "") -> None:
        self.samples = int(setting) if setting else 0
        if setting and self.samples < 1:
            raise ValueError("a glance sees at least one action")

    def _choose(self, state: State, seed: int) -> int:
        actions = state.legal()
        if self.samples == 0:
            return best_judged(state, actions)
        return glance(state, actions, self.samples, seeded(seed))


def glance(state: State, actions: list[int], samples: int, random: Random) -> int:
    """The best judged of some actions, drawn with replacement."""
    return best_judged(state, [actions[random.below(len(actions))] for _ in range(samples)])


def best_judged(state: State, actions: list[int]) -> int:
    """Where the judge likes it best right after the action; the first one of equals."""
    seat = state.to_act
    best = actions[0]
    most = judged_after(state, best, seat)
    for action in actions[1:]:
        value = judged_after(state, action, seat)
        if value > most:
            best, most = action, value
    return best


def judged_after(state: State, action: int, seat: int) -> int:
    after = state.clone()
    after.apply(action, False)
    return after.judge(seat)

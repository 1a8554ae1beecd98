"""The bot that sees some of what it could do and takes what looks best at once, without thinking the turn through."""

from __future__ import annotations

from atol.bots.bot import Bot
from atol.bots.mixing import CERTAIN, best_index, drawn_from_mixture
from atol.core.game import State
from atol.core.random import Random, seeded


class GlanceBot(Bot):
    """`glance:3` sees three actions, drawn by lot, and overlooks the others; `glance` sees them all.

    `glance:food` has a favourite plan, of those that the game's advice knows, and sees only what that likes best;
    `glance:food:1` takes any of it.
    """

    def __init__(self, setting: str = "") -> None:
        self.plan, self.samples = plan_and_samples(setting)

    def _choose(self, state: State, seed: int) -> int:
        actions = favourites(state, self.plan) if self.plan else state.legal()
        random = seeded(seed)
        if self.samples:
            actions = [actions[random.below(len(actions))] for _ in range(self.samples)]
        return actions[best_glanced(state, actions, seed)]


def plan_and_samples(setting: str) -> tuple[str, int]:
    """Both may be missing; no samples are all of them."""
    plan, _, samples = setting.rpartition(":")
    if samples.isalpha():
        plan, samples = setting, ""
    if (plan and not plan.isalpha()) or (samples and int(samples) < 1):
        raise ValueError("a glance has a plan or none, and sees at least one action")
    return plan, int(samples) if samples else 0


def favourites(state: State, plan: str) -> list[int]:
    """The legal actions that the plan likes best."""
    actions, advice = state.legal(), state.game.advice
    likings = [advice.liking(state, action, plan) for action in actions]
    most = max(likings)
    return [action for action, liking in zip(actions, likings, strict=True) if liking == most]


def best_glanced(state: State, actions: list[int], seed: int) -> int:
    """The number of the best judged action, or of one by lot where it must not be guessed."""
    values = judged_in_worlds(state, actions, seed)
    if len(actions) == len(state.legal()):
        worlds = state.game.advice.worlds
        mixed = drawn_from_mixture(state, [2.0 * value / worlds - CERTAIN for value in values], seed)
        if mixed >= 0:
            return mixed
    return best_index(values)


def judged_in_worlds(state: State, actions: list[int], seed: int) -> list[float]:
    """What the judge says right after each action, in as many worlds as the game's advice asks for."""
    seat, worlds = state.to_act, state.game.advice.worlds
    totals = [0.0] * len(actions)
    for world in range(worlds):
        dealt = state.determinize(seat, seed * 1000003 + world) if world else state
        for index, action in enumerate(actions):
            totals[index] += float(judged_after(dealt, action, seat))
    return totals


def glance(state: State, actions: list[int], samples: int, random: Random) -> int:
    """The best judged of some actions, drawn with replacement."""
    return best_judged(state, [actions[random.below(len(actions))] for _ in range(samples)])


def best_judged(state: State, actions: list[int]) -> int:
    """Where the judge likes it best right after the action; the first one of equals."""
    seat = state.to_act
    return actions[best_index([float(judged_after(state, action, seat)) for action in actions])]


def judged_after(state: State, action: int, seat: int) -> int:
    after = state.clone()
    after.apply(action, False)
    return after.judge(seat)

"""What `bench.peers` measures of Atol, and what a contestant is: a game behind one function that does some work.

Everywhere a step is one decision of a player, forced ones included, uniformly random among the legal actions. What
chance does (dealing, drawing, dice) takes time in every library and counts as a step in none. Inside the engine and
step by step nobody's legality check is measured: the actions come from the list of legal ones, as in a search.
Step by step the numbers that choose are drawn beforehand: libraries are measured there, and not Python's `random`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

import numpy as np

import atol
from atol.core.playout import play_randomly, step_randomly
from atol.core.random import seeded

ENGINE = "inside the engine"
PYTHON = "step by step from Python"
ENVIRONMENT = "environment"
BATCH = "batch"
COPY = "copies"
KINDS = (ENGINE, PYTHON, ENVIRONMENT, BATCH, COPY)

OURS = "atol"
CLONE_PLIES = 60  # a position in the middle of a match
CLONES = 100  # in one piece of work
BATCH_STEPS = 10  # likewise
NUMBERS = 4099  # drawn beforehand; a prime, so that no match meets them as another one did

Work = Callable[[], float]  # does a piece of work and says how many steps or copies it was


class Contestant(NamedTuple):
    kind: str
    library: str
    game: str
    prepare: Callable[[], Work]

    @property
    def name(self) -> str:
        return f"{self.library} {self.game}"


def ours(matches: int) -> Iterator[Contestant]:
    """The games of Atol, Reef first; `matches` are side by side in a batch."""
    for game in sorted([meta.id for meta in atol.installed_games()], key=lambda game: game != "reef"):
        yield Contestant(ENGINE, OURS, game, partial(our_matches, game))
        yield Contestant(PYTHON, OURS, game, partial(our_steps, game))
        yield Contestant(COPY, OURS, game, partial(our_copies, game))
        yield Contestant(ENVIRONMENT, OURS, f"{game}, PettingZoo", partial(our_pettingzoo, game))
        yield Contestant(BATCH, OURS, f"{game}, self-play", partial(our_matches_at_once, game, matches))
    yield Contestant(ENVIRONMENT, OURS, "reef, Gymnasium", partial(our_gymnasium, "reef"))
    yield Contestant(ENVIRONMENT, OURS, "reef, gymnasium.make", partial(our_made_gymnasium, "reef"))
    yield Contestant(BATCH, OURS, "reef, Gymnasium", partial(our_vector, "reef", matches))
    yield Contestant(BATCH, OURS, "reef, SyncVectorEnv", partial(our_singles_together, "reef", matches))


def our_matches(game_id: str) -> Work:
    game = atol.game(game_id)
    seeds = iter(range(1 << 60))

    def work() -> int:
        seed = next(seeds)
        state = game.new(game.meta.table_seats, seed)
        play_randomly(state, seeded(seed))
        return state.ply

    return work


def our_steps(game_id: str) -> Work:
    game = atol.game(game_id)
    numbers = drawn_numbers()
    seeds = iter(range(1 << 60))

    def work() -> int:
        state = game.new(game.meta.table_seats, next(seeds))
        actions = state.legal()
        for number in numbers:
            actions = state.play(actions[number % len(actions)])
            if not actions:
                break
        return state.ply

    return work


def drawn_numbers() -> Iterator[int]:
    """Endless, each large beside any count of actions, so that a remainder is about as likely as another."""
    random = Random(1)
    return cycle([random.getrandbits(29) for _ in range(NUMBERS)])


def our_copies(game_id: str) -> Work:
    game = atol.game(game_id)
    state = game.new(game.meta.table_seats, 1)
    step_randomly(state, seeded(1), CLONE_PLIES)
    return copying(state)


def our_pettingzoo(game_id: str) -> Work:
    from atol.research.pettingzoo import env

    return agents_in_turn(env(game_id))


def our_gymnasium(game_id: str) -> Work:
    """One learner among bots that play at random; only its own decisions count as steps."""
    from atol.research.gymnasium import LearnerEnv

    return learner(LearnerEnv(game_id, seats=2))


def our_made_gymnasium(game_id: str) -> Work:
    """The same as Gymnasium gives it out, with what it wraps around every environment."""
    import gymnasium

    from atol.research.gymnasium import environment_id

    return learner(gymnasium.make(environment_id(game_id), seats=2))


def learner(env: Any) -> Work:
    chance = Random(1).random
    env.reset(seed=1)

    def work() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(np.int64(one_legal(info["action_mask"], chance)))
            steps += 1
        return steps

    return work


def our_vector(game_id: str, matches: int) -> Work:
    """The same with many matches."""
    from atol.research.gymnasium import LearnerVectorEnv

    return learners(LearnerVectorEnv(game_id, matches, seats=2, copy=False), matches)


def our_singles_together(game_id: str, matches: int) -> Work:
    """The same by Gymnasium's own means: it steps single environments one after another and stacks what they show."""
    import gymnasium
    from gymnasium.vector import AutoresetMode

    from atol.research.gymnasium import environment_id

    mode = {"autoreset_mode": AutoresetMode.SAME_STEP}
    env = gymnasium.make_vec(environment_id(game_id), matches, "sync", vector_kwargs=mode, seats=2)
    return learners(env, matches)


def learners(env: Any, matches: int) -> Work:
    from atol.research.spaces import random_actions

    generator = np.random.default_rng(1)
    shown = env.reset(seed=1)[1]

    def work() -> int:
        nonlocal shown
        for _ in range(BATCH_STEPS):
            shown = env.step(random_actions(shown["action_mask"], generator))[-1]
        return BATCH_STEPS * matches

    return work


def our_matches_at_once(game_id: str, count: int) -> Work:
    from atol.research.matches import Matches
    from atol.research.spaces import random_actions

    matches = Matches(game_id, count)
    generator = np.random.default_rng(1)
    matches.reset(seed=1)

    def work() -> int:
        for _ in range(BATCH_STEPS):
            matches.step(random_actions(matches.masks, generator))
        return BATCH_STEPS * count

    return work


# ---- what several of them do


def copying(state: Any) -> Work:
    def work() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return work


def agents_in_turn(env: Any) -> Work:
    """Steps of agents that have finished are not counted."""
    chance = Random(1).random
    seeds = iter(range(1 << 30))

    def work() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(one_legal(observation["action_mask"], chance))
                steps += 1
        return steps

    return work


def one_legal(mask: Any, chance: Callable[[], float]) -> int:
    actions = mask.nonzero()[0]
    return int(actions[int(chance() * len(actions))])

"""Matches of the current bot against itself, with exploration: where examples come from.

Everything about a match follows from its seed, whoever plays it and where.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

from msgspec import Struct

from atol.bots.bot import Bot
from atol.bots.guided_search import GuidedSearch
from atol.bots.net import Net
from atol.bots.net_bot import NetBot
from atol.bots.net_file import net_of
from atol.bots.registry import bot
from atol.core.game import State
from atol.core.registry import game
from atol.train.conditions import new_match
from atol.train.examples import Notebook, count, save

WILD_SHARE = 0.08  # of a teacher's decisions are left to chance
SAMPLED_SHARE = 0.25  # of a searching bot's decisions are drawn in proportion to its visits
CAREFUL_SHARE = 0.3  # of its decisions are searched in full, with noise, and remembered; the others take an eighth
NOISE_SHARE = 0.25
NOISE_SPREAD = 10.0  # divided by the number of actions: the parameter of the Dirichlet distribution


class Job(Struct, frozen=True):
    """Some matches, as plain data that can be sent to other processes and machines."""

    game: str
    bot: str
    seats: tuple[int, ...]
    matches: int
    seed: str
    file: str  # where its examples go


def play_job(job: Job) -> int:
    """Play the matches, save their positions; how many there are."""
    rules = game(job.game)
    notebook = Notebook(rules.meta.seats[1])
    for number in range(job.matches):
        seed = seed_of(job.seed, number)
        play_match(player_named(job.bot), new_match(rules, job.seats, seed), Random(seed), notebook)
    arrays = notebook.arrays()
    save(Path(job.file), arrays)
    return count(arrays)


def seed_of(*parts: object) -> int:
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:6], "big")


def play_match(player: Player, state: State, random: Random, notebook: Notebook) -> None:
    while state.to_act >= 0:
        actions = state.legal()
        if len(actions) == 1:
            state.apply(actions[0], False)
        else:
            known = state.determinize(state.to_act, random.getrandbits(32))
            state.apply(player.decide(known, actions, random, notebook), False)
    notebook.end(state)


class Player:
    """A teacher: any bot. Its choice is the only one that it is seen to consider."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, state: State, actions: list[int], random: Random, notebook: Notebook) -> int:
        """An action for the seat to act, which is shown what it may know; the decision is noted."""
        if random.random() < WILD_SHARE:
            notebook.note(state, actions, ())
            return random.choice(actions)
        chosen = self.bot.choose(state, random.getrandbits(32))
        notebook.note(state, actions, [int(action == chosen) for action in actions])
        return chosen


class Searcher(Player):
    """A bot with a net. Most decisions are made fast, so that more matches are played; the others teach."""

    def __init__(self, bot: NetBot) -> None:
        super().__init__(bot)
        self.iterations = bot.cost.iterations
        self.file = bot.file

    def decide(self, state: State, actions: list[int], random: Random, notebook: Notebook) -> int:
        net = net_of(state.game, self.file)
        if net is None:
            return super().decide(state, actions, random, notebook)
        careful = random.random() < CAREFUL_SHARE
        visits = self.visits(net, state, actions, random, careful)
        notebook.note(state, actions, visits if careful else ())
        if random.random() < SAMPLED_SHARE:
            return random.choices(actions, visits)[0]
        return actions[visits.index(max(visits))]

    def visits(self, net: Net, state: State, actions: list[int], random: Random, careful: bool) -> list[int]:
        seed = random.getrandbits(32)
        search = GuidedSearch(net, state, seed)
        search.grow(1)
        if careful:
            search.mix_priors(noise(len(actions), random), NOISE_SHARE)
        search.grow(self.iterations if careful else max(2, self.iterations // 8))
        return search.visits()


def noise(size: int, random: Random) -> list[float]:
    """A draw from a Dirichlet distribution: it favours few of many actions."""
    weights = [random.gammavariate(NOISE_SPREAD / size, 1.0) + 1e-9 for _ in range(size)]
    return [weight / sum(weights) for weight in weights]


def player_named(name: str) -> Player:
    made = bot(name)
    return Searcher(made) if isinstance(made, NetBot) else Player(made)

"""What an engine is used for, in a few seconds: a compiler that watches learns from it what is worth its effort.

python tools/typical_use.py    (with the compiled `atol` on the path; it need not be installed)
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import atol
from atol.bots.greedy import GreedyBot
from atol.bots.search import SearchBot
from atol.core.game import Game
from atol.core.random import Random, seeded
from atol.research.window import Window

MATCHES = 200  # at random, for each game
LOOKS = 20  # of them are also observed, judged and copied, from every position
ITERATIONS = "4"  # of a search that plays a match


def games() -> list[Game]:
    """All that lie in the folder: without an install there are no entry points."""
    folders = sorted(Path(atol.__file__).parent.joinpath("games").glob("*/game.py"))
    modules = [import_module(f"atol.games.{folder.parent.name}.game") for folder in folders]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return [kind() for kind in kinds if issubclass(kind, Game) and kind is not Game]  # type: ignore[call-arg]  # no game needs any


def play(game: Game, seed: int, random: Random) -> None:
    state = game.new(game.meta.table_seats, seed)
    actions = state.legal()
    while actions:
        actions = state.play(actions[random.below(len(actions))])


def look(game: Game, seed: int, random: Random) -> None:
    """What bots and learners ask of each position."""
    state = game.new(game.meta.table_seats, seed)
    window = Window(game)
    while not state.over:
        state.observe(state.to_act)
        state.mask()
        window.look(state, state.to_act)
        state.determinize(state.to_act, seed).judge(state.to_act)
        actions = state.legal()
        window.apply(state, actions[random.below(len(actions))])


def think(game: Game) -> None:
    """A match of two ways to play."""
    state = game.new(game.meta.table_seats, 1)
    bots = [GreedyBot("3"), SearchBot(ITERATIONS)]
    while not state.over:
        state.apply(bots[state.to_act % 2].choose(state, state.ply))


def main() -> None:
    for game in games():
        random = seeded(1)
        for seed in range(MATCHES):
            play(game, seed, random)
        for seed in range(LOOKS):
            look(game, seed, random)
        think(game)


if __name__ == "__main__":
    main()

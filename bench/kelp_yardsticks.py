"""How a bot fares in Kelp against scripted players of one idea, from the other side, on the same deals for all.

    python -m bench.kelp_yardsticks [--bot greedy] [--matches 200] [--first 1] [--workers 2] [--keep]

Half of the matches are played by day, half by night; the last line is the bot against itself on these deals. `--keep`
writes the result to bench/results, with the commit it was measured at. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec
from msgspec import Struct

from atol.bots.bot import Bot
from atol.bots.registry import bot
from atol.core import registry
from atol.games.kelp.data import BOARDS
from atol.games.kelp.sides import OCTOPUS, SHARK
from bench.kelp_scripts import OCTOPUSES, SHARKS, Scripted
from bench.strength import RESULTS, commit

GAME = "kelp"
SIDES = {OCTOPUS: "octopus", SHARK: "shark"}
SCRIPTS = {OCTOPUS: OCTOPUSES, SHARK: SHARKS}
ITSELF = "the bot itself"


class Yardstick(Struct, frozen=True):
    """A script on its side, and how often the bot beat it from the other one."""

    script: str
    side: str
    matches: int
    bot_wins: int


def players(name: str, script: str, side: int) -> list[Bot]:
    """By seat: the script on its side, the bot on the other."""
    seated = [bot(name), bot(name)]
    if script != ITSELF:
        seated[side] = Scripted(SCRIPTS[side][script])
    return seated


def bot_wins(name: str, script: str, side: int, seed: int) -> bool:
    """One match; the board changes from seed to seed."""
    state = registry.game(GAME).new(2, seed, board=BOARDS[seed % len(BOARDS)])
    seated = players(name, script, side)
    while not state.over:
        state.apply(seated[state.to_act].choose(state, seed * 10007 + state.ply), False)
    return side not in state.winners()


def measure(name: str, script: str, side: int, seeds: range, workers: int) -> Yardstick:
    with ProcessPoolExecutor(workers) as pool:
        wins = sum(pool.map(partial(bot_wins, name, script, side), seeds))
    print(f"{name} against the {SIDES[side]}, {script}: won {wins} of {len(seeds)}", flush=True)
    return Yardstick(script, SIDES[side], len(seeds), wins)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.matches)
    pairs = [(script, side) for side, scripts in SCRIPTS.items() for script in scripts]
    results = [measure(given.bot, *pair, seeds, given.workers) for pair in [*pairs, (ITSELF, OCTOPUS)]]
    if given.keep:
        keep(given.bot, results)


def keep(name: str, results: list[Yardstick]) -> None:
    measured = {"commit": commit(), "edition": registry.game(GAME).edition, "bot": name, "yardsticks": results}
    text = msgspec.json.format(msgspec.json.encode(measured), indent=1)
    (RESULTS / f"yardsticks-kelp-{name.replace(':', '-')}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

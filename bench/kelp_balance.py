"""How often each side of Kelp wins between equal bots, and how long matches take; for tuning what was reconstructed.

    python -m bench.kelp_balance [--bot search:300] [--matches 200] [--board day --board night] [--workers 2]
                                 [--try shark_cards/hostile/cost=9 ...] [--keep]

`--try` sets a field of an entry for this run, as an owner's edition would. Only fields that the data marks as
`proposed` can be tried: what a source says is not tuned. `--keep` writes the result to bench/results, with the commit
it was measured at. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

import atol
from atol.bots.registry import bot
from atol.core.data import Overlay
from atol.games.kelp import data
from atol.games.kelp.game import KelpGame
from atol.games.kelp.sides import ENDING_NAMES
from atol.games.kelp.state import KelpState
from bench.strength import RESULTS, commit

OCTOPUS, SHARK = 0, 1


class Task(msgspec.Struct, frozen=True):
    bots: tuple[str, str]
    board: str
    seed: int
    overlay: Overlay | None


class Outcome(msgspec.Struct, frozen=True):
    winner: int
    ending: str
    rounds: int
    plies: int


def play(task: Task) -> Outcome:
    """One match; both sides play the bots of the task, each on its own side."""
    bots = [bot(name) for name in task.bots]
    state = KelpGame(task.overlay).new(2, task.seed, board=task.board)
    assert isinstance(state, KelpState)
    while not state.over:
        state.apply(bots[state.to_act].choose(state, task.seed * 10007 + state.ply), False)
    return Outcome(state.winners()[0], ENDING_NAMES[state.ending], state.round + 1, state.ply)


def tried(settings: list[str]) -> Overlay | None:
    """`shark_cards/hostile/cost=9` as an edition."""
    components = data.load()
    replace: dict[str, dict[str, dict[str, Any]]] = {}
    for setting in settings:
        path, _, value = setting.partition("=")
        section, name, field = path.split("/")
        entry = next(entry for entry in getattr(components, section) if entry.id == name)
        if field not in entry.proposed:
            raise SystemExit(f"{path} is known from a source and is not tuned; proposed: {entry.proposed}")
        replace.setdefault(section, {}).setdefault(name, {})[field] = msgspec.json.decode(value)
    return Overlay("kelp", "tried", replace) if replace else None


def summary(board: str, outcomes: list[Outcome]) -> dict[str, object]:
    seats = Counter(outcome.winner for outcome in outcomes)
    return {
        "board": board,
        "matches": len(outcomes),
        "seat_wins": [seats[OCTOPUS], seats[SHARK]],
        "octopus_percent": round(100 * seats[OCTOPUS] / len(outcomes), 1),
        "endings": dict(Counter(outcome.ending for outcome in outcomes)),
        "median_rounds": statistics.median(outcome.rounds for outcome in outcomes),
        "median_plies": statistics.median(outcome.plies for outcome in outcomes),
    }


def measure(bots: tuple[str, str], board: str, seeds: range, overlay: Overlay | None, workers: int) -> list[Outcome]:
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(workers) as pool:
        for outcome in pool.map(play, [Task(bots, board, seed, overlay) for seed in seeds]):
            outcomes.append(outcome)
            wins = sum(outcome.winner == OCTOPUS for outcome in outcomes)
            print(f"\r{board} {len(outcomes)}/{len(seeds)}: octopus {wins}", end="", flush=True)
    print()
    return outcomes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--shark", default="", help="the shark's bot, if it is another one")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--board", action="append", choices=data.BOARDS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--try", action="append", default=[], dest="tried")
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    overlay, start = tried(given.tried), time.perf_counter()
    bots = (given.bot, given.shark or given.bot)
    seeds = range(given.first, given.first + given.matches)
    boards = given.board or list(data.BOARDS)
    summaries = [summary(board, measure(bots, board, seeds, overlay, given.workers)) for board in boards]
    result = {
        "commit": commit(),
        "compiled": atol.compiled(),
        "edition": KelpGame(overlay).edition,
        "bots": bots,
        "tried": given.tried,
        "seconds": round(time.perf_counter() - start),
        "boards": summaries,
    }
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    if given.keep:
        (RESULTS / f"balance-kelp-{'-'.join(dict.fromkeys(bots)).replace(':', '-')}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

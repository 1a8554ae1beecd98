"""How well search plays Shallow Sea alone, with the first-game set, thinking about a second a turn.

    python -m bench.solo [--bot search:1000] [--seeds 50] [--workers 2]

Run it with a compiled install; the result lands in bench/results with the commit it was measured at.
"""

from __future__ import annotations

import argparse
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

import msgspec

import atol
from atol.bots.registry import bot
from bench.strength import RESULTS, commit

GAME = "shallow_sea"


def play(task: tuple[str, int]) -> tuple[int, float]:
    """The points of one match and the seconds a turn took."""
    name, seed = task
    chooser, state = bot(name), atol.game(GAME).new(1, seed, mode="first")
    start = time.perf_counter()
    while not state.over:
        for action in chooser.choose_ahead(state, state.ply):
            state.apply(action)
    return state.scores()[0], (time.perf_counter() - start) / int(state.turn)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:1000")
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    points: list[int] = []
    seconds: list[float] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for scored, took in pool.map(play, [(given.bot, seed) for seed in range(1, given.seeds + 1)]):
            points.append(scored)
            seconds.append(took)
            print(f"\r{len(points)}/{given.seeds} mean {statistics.mean(points):.1f}", end="", flush=True)
    print(f"\n{given.bot}: mean {statistics.mean(points):.1f}, {statistics.mean(seconds):.2f} s a turn")
    result = {
        "commit": commit(),
        "compiled": atol.compiled(),
        "bot": given.bot,
        "mean": round(statistics.mean(points), 1),
        "seconds_a_turn": round(statistics.mean(seconds), 2),
        "points": points,
    }
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    (RESULTS / f"solo-{GAME}-{given.bot.replace(':', '-')}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

"""How strong the bots are: pairs of them play many matches, and what came out is written down.

    python -m bench.strength reef [--games 200] [--seed 1] [--workers 2] [--pairs greedy,random …]

Run it with a compiled install; the result lands in bench/results with the commit it was measured at.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atol.arena.match import Setting
from atol.arena.simulate import Summary, simulate

RESULTS = Path(__file__).parent / "results"
PAIRS = ("greedy,random", "search:200,greedy", "search:1000,greedy", "search:1000,search:200")


def commit() -> str:
    """The commit that was measured; results written before do not make it another one."""
    name = git("describe", "--always")
    changed = git("status", "--porcelain", "--", ":/", ":!/bench/results")
    return f"{name}-dirty" if changed else name or "unknown"


def git(*words: str) -> str:
    """Its answer, nothing where there is no git."""
    if shutil.which("git") is None:
        return ""
    return subprocess.run(["git", *words], cwd=RESULTS, capture_output=True, text=True).stdout.strip()


def play_pair(game: str, pair: str, games: int, seed: int, workers: int) -> Summary:
    setting = Setting(game, tuple(pair.split(",")), seed, {})
    setting.load_game()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task(pair, total=games)
        return simulate(setting, games, workers, lambda _: bar.advance(task))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    given = parser.parse_args()
    results = [play_pair(given.game, pair, given.games, given.seed, given.workers) for pair in given.pairs]
    for summary in results:
        print(f"{' against '.join(summary.bots)}: {summary.wins[0] / summary.games:.1%} won, {summary.draws} drawn")
    text = msgspec.json.format(msgspec.json.encode({"commit": commit(), "pairs": results}), indent=1)
    (RESULTS / f"strength-{given.game}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

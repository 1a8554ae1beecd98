"""How a bot fares against Nautoma, level by level, on the same seeds.

    python -m bench.nautoma [--bot greedy] [--games 200] [--seed 1] [--workers 2]

Run it with a compiled install; the result lands in bench/results with the commit it was measured at.
"""

from __future__ import annotations

import argparse

import msgspec
from msgspec import Struct

from atol.arena.match import Setting
from atol.arena.simulate import simulate
from bench.strength import RESULTS, commit

GAME = "finspan"
LEVELS = ("1", "2", "3", "4", "5")


class Against(Struct, frozen=True):
    """One bot against one level; the margin is the bot's mean score less Nautoma's."""

    bot: str
    level: int
    games: int
    won: float
    mean_score: float
    nautoma_mean_score: float
    mean_margin: float
    seconds: float


def play(bot: str, level: str, games: int, seed: int, workers: int) -> Against:
    setting = Setting(GAME, (bot,), seed, {"nautoma": level})
    done = 0

    def report(_: object) -> None:
        nonlocal done
        done += 1
        print(f"\r{bot} against level {level}: {done}/{games}", end="", flush=True)

    series = simulate(setting, games, workers, report)
    hers = series.opponent_mean_score or 0.0
    margin = series.mean_scores[0] - hers
    won = series.wins[0] / games
    print(f"  won {won:.1%}, margin {margin:+.1f}")
    return Against(
        bot, int(level), games, won, round(series.mean_scores[0], 2), round(hers, 2), round(margin, 2), series.seconds
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    results = [play(given.bot, level, given.games, given.seed, given.workers) for level in LEVELS]
    text = msgspec.json.format(msgspec.json.encode({"commit": commit(), "levels": results}), indent=1)
    (RESULTS / f"nautoma-{given.bot.replace(':', '-')}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

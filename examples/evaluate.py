"""How good is a bot? A series of matches through `atol.simulate`, the bots changing seats from match to match.

pip install ./examples/trained_bot
python examples/evaluate.py --bot trained:build/ppo/policy.npz --against random greedy
"""

from __future__ import annotations

import argparse
import os

import atol


def evaluate(game: str, bot: str, other: str, games: int, seed: int, workers: int) -> str:
    summary = atol.simulate(game, (bot, other), games=games, seed=seed, workers=workers)
    mine, theirs = summary.mean_scores
    won = f"won {summary.wins[0]} of {games} ({summary.wins[0] / games:.1%}), {summary.draws} shared"
    return f"{bot} against {other}: {won}, mean points {mine:.1f} : {theirs:.1f}, {summary.seconds:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="reef")
    parser.add_argument("--bot", default="trained:build/ppo/policy.npz")
    parser.add_argument("--against", nargs="+", default=["random"])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for other in given.against:
        print(evaluate(given.game, given.bot, other, given.games, given.seed, given.workers), flush=True)


if __name__ == "__main__":
    main()

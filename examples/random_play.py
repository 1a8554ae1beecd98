"""The smallest loop: many matches at once, every decision by chance.

pip install 'atol[research]'
python examples/random_play.py [--game reef] [--steps 500]
"""

from __future__ import annotations

import argparse

import numpy as np

from atol.research.matches import Matches
from atol.research.spaces import random_actions

COUNT = 256


def play(game: str, steps: int) -> str:
    matches = Matches(game, COUNT, reward="margin")
    generator = np.random.default_rng(1)
    matches.reset(seed=1)
    finished = 0
    margins = np.zeros(matches.rewards.shape[1])
    for _ in range(steps):
        matches.step(random_actions(matches.masks, generator))
        finished += int(matches.ends.sum())
        margins += matches.rewards.sum(axis=0)
    means = ", ".join(f"{margin:+.1f}" for margin in margins / max(finished, 1))
    return f"{game}: {COUNT * steps:,} decisions, {finished:,} matches; mean margin of each seat: {means}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="reef")
    parser.add_argument("--steps", type=int, default=500)
    given = parser.parse_args()
    print(play(given.game, given.steps))

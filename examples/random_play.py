"""The smallest loop: many matches at once, every decision by chance.

pip install 'atol[research]'
python examples/random_play.py [GAME]
"""

from __future__ import annotations

import sys

import numpy as np

from atol.research.matches import Matches
from atol.research.spaces import random_actions

COUNT = 256
STEPS = 500


def main(game: str) -> None:
    matches = Matches(game, COUNT, reward="margin")
    generator = np.random.default_rng(1)
    matches.reset(seed=1)
    finished = 0
    margins = np.zeros(matches.rewards.shape[1])
    for _ in range(STEPS):
        matches.step(random_actions(matches.masks, generator))
        finished += int(matches.ends.sum())
        margins += matches.rewards.sum(axis=0)
    means = ", ".join(f"{margin:+.1f}" for margin in margins / max(finished, 1))
    print(f"{game}: {COUNT * STEPS:,} decisions, {finished:,} matches; mean margin of each seat: {means}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "reef")

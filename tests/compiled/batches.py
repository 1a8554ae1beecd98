"""Prints a short hash for each step of a batch of random matches. Both engines run it, and must agree.

python -m tests.compiled.batches GAME STEPS
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from atol.research.gymnasium import LearnerVectorEnv
from atol.research.spaces import random_actions


def main() -> None:
    envs = LearnerVectorEnv(sys.argv[1], num_envs=4, bots="random", reward="margin")
    generator = np.random.default_rng(1)
    _, info = envs.reset(seed=3)
    for _ in range(int(sys.argv[2])):
        *shown, info = envs.step(random_actions(info["action_mask"], generator))
        digest = hashlib.sha256(b"".join(array.tobytes() for array in [*shown, info["action_mask"]]))
        print(digest.hexdigest()[:8])


if __name__ == "__main__":
    main()

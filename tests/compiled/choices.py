"""Prints what each bot chooses in random positions. Run by the compiled and by the interpreted engine.

python -m tests.compiled.choices GAME POSITIONS
"""

from __future__ import annotations

import sys

import atol
from atol.bots.registry import bot
from atol.core.conformance import positions_of


def main() -> None:
    game = atol.game(sys.argv[1])
    for number, (state, _) in enumerate(positions_of(game, game.meta.seats[0], {}, int(sys.argv[2]), seed=9)):
        if not state.over:
            print(number, *[bot(name).choose(state, number) for name in ("random", "greedy", "search:40")])


if __name__ == "__main__":
    main()

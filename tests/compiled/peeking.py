"""Does a level decide otherwise where what it cannot know was dealt anew? Prints the positions in which it did.

python -m tests.compiled.peeking GAME POSITIONS
"""

from __future__ import annotations

import sys

import atol
from atol.bots.levels import NAMES
from atol.bots.registry import bot
from atol.core.conformance import positions_of
from atol.core.game import Game

WORLD, SEED = 99, 3


def compare(game: Game, seats: int, count: int) -> int:
    """How many choices were compared, those of all levels."""
    compared = 0
    for state, _ in positions_of(game, seats, {}, count, seed=7):
        if state.over or len(state.legal()) == 1:
            continue
        other = state.determinize(state.to_act, WORLD)
        for level in NAMES:
            compared += 1
            if bot(level).choose_ahead(state, SEED) != bot(level).choose_ahead(other, SEED):
                print(f"{level} of {seats} seats peeked at ply {state.ply}")
    return compared


def main() -> None:
    game = atol.game(sys.argv[1])
    fewest, most = game.meta.seats
    print(sum(compare(game, seats, int(sys.argv[2])) for seats in range(fewest, most + 1)))


if __name__ == "__main__":
    main()

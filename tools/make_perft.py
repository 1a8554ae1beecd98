"""Write the perft counts of a game into its folder of tests.

python -m tools.make_perft <id>
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import atol
from atol.core.playout import perft, step_randomly
from atol.core.random import seeded

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games"
DEPTH = 4
FEWEST = 400  # counts below say little, so they go deeper
STARTS = (0, 20, 61)


def count(game_id: str, seats: int, seed: int, start: int) -> dict[str, object]:
    state = atol.game(game_id).new(seats, seed)
    step_randomly(state, seeded(seed), start)
    depth = DEPTH
    while perft(state, depth) < FEWEST:
        depth += 1
    start_position = {"game": game_id, "seats": seats, "seed": seed, "start": start}
    return {**start_position, "depth": depth, "count": perft(state, depth)}


def main() -> None:
    for game_id in sys.argv[1:]:
        fewest, most = atol.game(game_id).meta.seats
        entries = [
            json.dumps(count(game_id, seats, seed, start))
            for seats in range(fewest, most + 1)
            for seed in (1, 2, 3)
            for start in STARTS
        ]
        (GAMES / game_id / "perft.json").write_text("[\n " + ",\n ".join(entries) + "\n]\n")


if __name__ == "__main__":
    main()

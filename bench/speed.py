"""How fast the games run, compiled and interpreted, written down with the commit.

    python -m bench.speed [GAME ...]
    python -m bench.speed --against FOLDER [GAME ...]    side by side with the install in that folder

Run it with a compiled install; the result lands in bench/results.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from atol.arena.bench import bench, ticks_per_game
from atol.core.registry import metas
from bench.side_by_side import compare
from bench.strength import RESULTS, commit


def main() -> None:
    if sys.argv[1:2] == ["--against"]:
        compare(Path(sys.argv[2]).resolve(), sys.argv[3:] or list(metas()))
        return
    games = sys.argv[1:] or list(metas())
    total = len(games) * ticks_per_game()
    done = 0

    def tick(game: str) -> None:
        nonlocal done
        done += 1
        print(f"\r{done}/{total} {game}", end="", file=sys.stderr, flush=True)

    result = bench(games, tick)
    print(file=sys.stderr)
    text = msgspec.json.format(msgspec.json.encode({"commit": commit(), "bench": result}), indent=1)
    print(text.decode())
    (RESULTS / "speed.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

"""Are the better moves that a review names better? Matches between bots are reviewed, and each named move is held
against the played one in a search ten times as long, with draws of its own.

python -m bench.turning_points --matches 10            of every game
"""

from __future__ import annotations

import argparse
import time

import msgspec

from atol.arena.match import play_match, record_match, setting_of
from atol.bots.ranking import Budget, ranked
from atol.core import registry
from atol.table.analysis import AGAIN, ITERATIONS, SECONDS, Played, TurningPoint, analyse, moves_of

LONGER = 10
PLAYERS = ("greedy", "random")
NO_LIMIT = 1e9


def is_confirmed(move: Played, point: TurningPoint, iterations: int) -> bool:
    """Has the named move the higher value in the longer search?"""
    assert point.better is not None
    seed = 77_000_000 + move.number
    known = move.before.determinize(move.before.to_act, seed)
    also = [move.action, point.better.action]
    values = {entry.action: entry.value for entry in ranked(known, seed, Budget(iterations, NO_LIMIT), also, True)}
    return values[point.better.action] > values[move.action]


def measure(game: str, matches: int, first: int, iterations: int, seconds: float) -> dict[str, object]:
    setting = setting_of(game, PLAYERS, 1, {})
    named = confirmed = 0
    took: list[float] = []
    for number in range(first, first + matches):
        record = record_match(setting, play_match(setting, number))
        began = time.perf_counter()
        found = analyse(record, iterations, seconds)
        took.append(round(time.perf_counter() - began, 1))
        played = list(moves_of(record))
        for point in [point for seat in found.seats for point in seat.turning_points if point.kind == "move"]:
            named += 1
            confirmed += is_confirmed(played[point.move - 1], point, LONGER * AGAIN * iterations)
    share = round(confirmed / named, 3) if named else None
    return {"game": game, "matches": matches, "named": named, "confirmed": confirmed, "share": share, "seconds": took}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(registry.metas()))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args()
    for game in chosen.games:
        found = measure(game, chosen.matches, chosen.first, chosen.iterations, chosen.seconds)
        print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()

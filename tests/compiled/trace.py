"""Prints one line per random match: a short hash for each of its states. Both engines run it, and must agree.

python -m tests.compiled.trace GAME MATCHES
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

import atol
from atol.core.conformance import settings
from atol.core.game import Game, State
from atol.core.random import seeded

STRIDE = 7  # a few matches already come from settings of every kind


def state_hash(state: State) -> str:
    digest = hashlib.sha256(state.to_bytes())
    digest.update(repr((state.legal(), state.scores(), state.winners(), state.turn)).encode())
    digest.update(repr([state.judge(seat) for seat in range(state.seats)]).encode())
    digest.update(state.observe(state.ply % state.seats))
    if state.ply % 10 == 0:
        digest.update(msgspec.json.encode(state.view(state.ply % state.seats)))
        digest.update(state.determinize(state.ply % state.seats, state.ply).to_bytes())
    return digest.hexdigest()[:8]


def trace_match(game: Game, seats: int, options: dict[str, str], seed: int) -> list[str]:
    state, random = game.new(seats, seed, **options), seeded(seed)
    hashes = [state_hash(state)]
    while not state.over:
        actions = state.legal()
        state.apply(actions[random.below(len(actions))])
        hashes.append(state_hash(state))
    return hashes


def main() -> None:
    game = atol.game(sys.argv[1])
    kinds = list(settings(game))
    print("compiled" if atol.compiled() else "interpreted")
    for number in range(int(sys.argv[2])):
        seats, options = kinds[number * STRIDE % len(kinds)]
        print(number, seats, options, *trace_match(game, seats, options, number))


if __name__ == "__main__":
    main()

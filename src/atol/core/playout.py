"""Uniformly random play and counting of the move tree: the inner loops of benchmarks and tests."""

from __future__ import annotations

import time

from atol.core.game import Game, State
from atol.core.random import Random, seeded


def play_randomly(state: State, random: Random) -> int:
    """Play to the end; returns the moves made: applied choices among at least two legal actions."""
    moves = 0
    while state.to_act >= 0:
        actions = state.legal()
        count = len(actions)
        if count == 1:
            state.apply(actions[0], False)
        else:
            state.apply(actions[random.below(count)], False)
            moves += 1
    return moves


def step_randomly(state: State, random: Random, plies: int) -> None:
    """Play up to that many random actions."""
    while plies > 0 and state.to_act >= 0:
        actions = state.legal()
        state.apply(actions[random.below(len(actions))], False)
        plies -= 1


def perft(state: State, depth: int) -> int:
    """How many sequences of that many actions there are from here (shorter where the match ends)."""
    if depth == 0 or state.to_act < 0:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = state.clone()
        child.apply(action, False)
        total += perft(child, depth - 1)
    return total


def time_matches(game: Game, seats: int, first_seed: int, matches: int) -> tuple[int, float]:
    """Moves and seconds of processor time of that many random matches from `new` to the end."""
    random = seeded(first_seed)
    moves = 0
    start = time.process_time()
    for seed in range(first_seed, first_seed + matches):
        moves += play_randomly(game.new(seats, seed), random)
    return moves, time.process_time() - start


def time_clones(state: State, clones: int) -> float:
    """Seconds of processor time for that many copies of a position."""
    start = time.process_time()
    for _ in range(clones):
        state.clone()
    return time.process_time() - start

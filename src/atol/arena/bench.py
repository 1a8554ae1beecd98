"""How fast a game runs: uniformly random play inside the engine, compiled and interpreted in one run."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import msgspec
from msgspec import Struct

import atol
from atol.core.playout import step_randomly, time_clones, time_matches
from atol.core.random import seeded

ROUNDS = 5
SECONDS_A_ROUND = 0.4
CLONE_PLIES = 60  # a position in the middle of a match


class Speed(Struct, frozen=True):
    """The best of several rounds; a move is an applied choice among at least two legal actions."""

    moves_per_s: float
    games_per_s: float
    clone_ns: float


class GameSpeed(Struct, frozen=True):
    moves_per_s: float
    interpreted_moves_per_s: float
    games_per_s: float
    clone_ns: float


class Bench(Struct, frozen=True):
    compiled: bool
    games: dict[str, GameSpeed]


def measure(game_id: str, tick: Callable[[], None]) -> Speed:
    """Measure in this process; `tick` is called after each round."""
    game = atol.game(game_id)
    seats = game.meta.seats[0]
    matches = _matches_a_round(game_id, seats)
    best_moves = best_games = 0.0
    for round_number in range(ROUNDS):
        moves, seconds = time_matches(game, seats, round_number * matches, matches)
        best_moves = max(best_moves, moves / seconds)
        best_games = max(best_games, matches / seconds)
        tick()
    return Speed(round(best_moves), round(best_games, 1), round(_clone_ns(game_id, seats), 1))


def _matches_a_round(game_id: str, seats: int) -> int:
    matches = 1
    while True:
        _, seconds = time_matches(atol.game(game_id), seats, 0, matches)
        if seconds > SECONDS_A_ROUND / 4:
            return max(1, round(matches * SECONDS_A_ROUND / seconds))
        matches *= 2


def _clone_ns(game_id: str, seats: int) -> float:
    state = atol.game(game_id).new(seats, 1)
    step_randomly(state, seeded(1), CLONE_PLIES)
    clones = 10_000
    return min(time_clones(state, clones) for _ in range(ROUNDS)) / clones * 1e9


def measure_interpreted(game_id: str) -> Speed:
    """Measure the same in a process that runs the sources."""
    code = (
        "import sys, msgspec; from atol.arena.bench import measure; "
        "print(msgspec.json.encode(measure(sys.argv[1], lambda: None)).decode())"
    )
    environment = {**os.environ, "ATOL_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, game_id], env=environment, check=True, capture_output=True, text=True
    )
    return msgspec.json.decode(done.stdout, type=Speed)


def bench(game_ids: list[str], tick: Callable[[str], None]) -> Bench:
    """`tick` is called with a game's id after each of its `ticks_per_game()` steps."""
    return Bench(atol.compiled(), {game_id: _game_speed(game_id, tick) for game_id in game_ids})


def ticks_per_game() -> int:
    return ROUNDS + 1


def _game_speed(game_id: str, tick: Callable[[str], None]) -> GameSpeed:
    here = measure(game_id, lambda: tick(game_id))
    interpreted = measure_interpreted(game_id) if atol.compiled() else here
    tick(game_id)
    return GameSpeed(here.moves_per_s, interpreted.moves_per_s, here.games_per_s, here.clone_ns)

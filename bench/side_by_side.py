"""Two installs measured in turns, by processor time, so that other work on the machine falls on both alike."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import atol

RUNS = 5
# Only what both installs are sure to have: an older one may know less than this file.
ONE_RUN = """
import sys, time
import atol
from atol.core.playout import step_randomly, time_clones, time_matches
from atol.core.random import seeded

game = atol.game(sys.argv[1])
seats, matches = game.meta.seats[0], 100
time_matches(game, seats, 0, matches)
moves, first, start = 0, 0, time.process_time()
while time.process_time() - start < 1:
    moves += time_matches(game, seats, first, matches)[0]
    first += matches
speed = moves / (time.process_time() - start)
state = game.new(seats, 1)
step_randomly(state, seeded(1), 60)
start = time.process_time()
time_clones(state, 100_000)
print(speed, (time.process_time() - start) * 1e4)
"""


def one_run(folder: Path, game: str) -> tuple[float, float]:
    """Moves a second and nanoseconds a copy, in a process of that install."""
    command = [sys.executable, "-c", ONE_RUN, game]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    run = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True)
    speed, clone = run.stdout.split()
    return float(speed), float(clone)


def compare(other: Path, games: list[str]) -> None:
    """A line a game: the medians of the other install and of this one, and their ratio."""
    here = Path(str(atol.__file__)).parents[1]
    print("game             moves/s there      here  ratio   copy there    here  ratio", flush=True)
    for game in games:
        runs = [(one_run(other, game), one_run(here, game)) for _ in range(RUNS)]
        there_speed, there_clone = (median(there[part] for there, _ in runs) for part in (0, 1))
        speed, clone = (median(this[part] for _, this in runs) for part in (0, 1))
        speeds = f"{there_speed:14,.0f} {speed:9,.0f} {speed / there_speed:6.3f}"
        print(f"{game:16} {speeds} {there_clone:9.0f} ns {clone:4.0f} ns {clone / there_clone:6.3f}", flush=True)

"""Are the levels apart, and how strong is the highest? Every series of matches of `bench.series`, side by side.

    python -m bench.levels [--games reef,kelp] [--only expert] [--workers 16] [--minutes 8]

Neighbouring levels meet in a sequential test (50 % against 65 %, errors 5 %) on mirrored deals; in Kelp on each side
(see `SideDuel`). Beside them: the highest level against an earlier search (`bench.earlier`) at the same time for a
decision, alone, in scenarios, and among middling ones at larger tables. `--only` names parts of names of series, of
which one has to fit: `--only nautoma,among`.

Workers get matches of whichever series has had the least time, so that none of them waits and short series end early.
What is known is written after every match (at most twice a second); with the same file, commit and levels a run
goes on where the last one stopped. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import msgspec

import atol
from atol.arena.pool import start_worker
from atol.bots.levels import NAMES
from atol.core.registry import game, metas
from bench.series import Deal, Series, all_series
from bench.strength import RESULTS, commit
from bench.timed import Played, Task, play

FILE = "levels.json"
WRITE_EVERY = 0.5  # seconds
GUESS = 5.0  # seconds of a match of a series that has none yet


class Progress:
    """A series, what was played of it, and what it has cost."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.played: dict[tuple[int, int], Played] = {}
        self.waiting: Iterator[Task] = self.remaining()
        self.under_way = 0
        self.exhausted = False
        self.said: dict[str, Any] = series.says([])

    def remaining(self) -> Iterator[Task]:
        for deal in range(self.series.deals):
            for task in self.series.tasks(deal):
                if (task.deal, task.place) not in self.played:
                    yield task

    def add(self, played: Played) -> None:
        self.played[played.deal, played.place] = played
        self.said = self.series.says(self.complete_deals())

    def complete_deals(self) -> list[Deal]:
        deals: list[Deal] = []
        places = range(len(self.series.lineups(0)))
        while all((len(deals), place) in self.played for place in places):
            deals.append([self.played[len(deals), place] for place in places])
        return deals

    @property
    def is_open(self) -> bool:
        return not self.exhausted and not self.said.get("decided", False)

    def had(self) -> float:
        """How much time it has had or will have had with what is under way, in proportion to its weight."""
        spent = sum(played.seconds for played in self.played.values())
        usual = spent / len(self.played) if self.played else GUESS
        return (spent + usual * self.under_way) / self.series.weight

    def next(self) -> Task | None:
        task = next(self.waiting, None)
        self.exhausted = task is None
        self.under_way += task is not None
        return task


class Board:
    """All series, and the file that they are written to."""

    def __init__(self, chosen: Sequence[Series], file: Path, minutes: float, measured: str) -> None:
        self.progress = {series.name: Progress(series) for series in chosen}
        self.file = file
        self.about: dict[str, Any] = {
            "commit": measured,
            "levels": {name: specs(name) for name in metas()},
            "compiled": atol.compiled(),
            "python": platform.python_version(),
        }
        self.written = 0.0
        self.deadline = time.monotonic() + 60 * minutes

    def go_on(self) -> None:
        """Take over what the file has of the same levels at the same commit."""
        if not self.file.exists():
            return
        before = msgspec.json.decode(self.file.read_bytes())
        if any(before.get(name) != value for name, value in self.about.items()):
            return
        for played in msgspec.convert(before["matches"], list[Played]):
            if played.series in self.progress:
                self.progress[played.series].add(played)

    def next(self) -> Task | None:
        """Of the open series that has had the least time."""
        while True:
            candidates = [progress for progress in self.progress.values() if progress.is_open]
            if not candidates:
                return None
            task = min(candidates, key=Progress.had).next()
            if task is not None:
                return task

    def take(self, played: Played) -> None:
        progress = self.progress[played.series]
        progress.under_way -= 1
        progress.add(played)
        if time.monotonic() - self.written > WRITE_EVERY:
            self.write()

    def write(self) -> None:
        self.written = time.monotonic()
        matches = [played for progress in self.progress.values() for played in progress.played.values()]
        said = {name: progress.said for name, progress in self.progress.items()}
        content = {**self.about, "series": said, "turns": turn_times(matches, self.progress), "matches": matches}
        temporary = self.file.with_suffix(".part")
        temporary.write_bytes(msgspec.json.encode(content))
        temporary.replace(self.file)

    @property
    def late(self) -> bool:
        return time.monotonic() >= self.deadline


def specs(name: str) -> list[str]:
    """What stands behind each level; where the sides of a game differ, for each of them."""
    advice = game(name).advice
    sides = [list(dict.fromkeys([advice.level(rank, seat) for seat in range(2)])) for rank in range(len(NAMES))]
    return [" / ".join(side) for side in sides]


def turn_times(matches: Sequence[Played], progress: dict[str, Progress]) -> dict[str, dict[str, int]]:
    """Milliseconds of a whole turn for each level of each game, at all tables."""
    turns: dict[str, list[int]] = {}
    for played in matches:
        for name, times in played.turns.items():
            if name in NAMES:
                turns.setdefault(f"{progress[played.series].series.game}/{name}", []).extend(times)
    return {name: percentiles(sorted(times)) for name, times in sorted(turns.items())}


def percentiles(times: list[int]) -> dict[str, int]:
    last = len(times) - 1
    return {"turns": len(times), "p50": times[last // 2], "p99": times[round(0.99 * last)], "most": times[last]}


def run(board: Board, workers: int) -> None:
    """Two matches more than workers are handed out, so that nobody waits for the next one."""
    under_way: set[Future[Played]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn"), start_worker) as pool:
        while not board.late:
            while len(under_way) < workers + 2 and (task := board.next()) is not None:
                under_way.add(pool.submit(play, task))
            if not under_way:
                return
            done, under_way = wait(under_way, max(0.0, board.deadline - time.monotonic()), FIRST_COMPLETED)
            for future in done:
                board.take(future.result())
        for worker in active_children():  # whatever they are playing
            worker.kill()


def finish(board: Board) -> None:
    board.write()
    for name, progress in board.progress.items():
        said = ", ".join(f"{key} {value}" for key, value in progress.said.items())
        print(f"{name}: {said}", flush=True)
    content = msgspec.json.decode(board.file.read_bytes())
    for name, times in content["turns"].items():
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in times.items()), flush=True)


def chosen_series(games: str, only: str) -> list[Series]:
    parts = only.split(",") if only else [""]
    wanted = games.split(",") if games else list(metas())
    return [series for series in all_series() if series.game in wanted and any(part in series.name for part in parts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="", help="ids, separated by commas; all of them otherwise")
    parser.add_argument("--only", default="", help="parts of names of series, separated by commas")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--file", type=Path, default=RESULTS / FILE)
    parser.add_argument("--commit", default="", help="what is measured, where git cannot tell")
    given = parser.parse_args()
    board = Board(chosen_series(given.games, given.only), given.file, given.minutes, given.commit or commit())
    board.go_on()
    run(board, given.workers)
    finish(board)


if __name__ == "__main__":
    main()

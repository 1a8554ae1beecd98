"""Many matches between bots. The result is the same for any number of workers."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from msgspec import Struct

import atol
from atol.arena.match import Result, Setting, play_match

MOST_TASKS = 5000  # many small ones: progress is seen although a match of searching bots takes seconds

Report = Callable[[Result], None]


class Summary(Struct, frozen=True):
    """`wins` and `mean_scores` belong to the bots as named, `seat_wins` to the seats; a shared victory is a draw."""

    game: str
    games: int
    seed: int
    bots: list[str]
    wins: list[int]
    seat_wins: list[int]
    draws: int
    mean_scores: list[float]
    opponent_mean_score: float | None
    moves: int
    seconds: float
    compiled: bool


def simulate(setting: Setting, games: int, workers: int, report: Report) -> Summary:
    """Play the matches; `report` is called with each result as it comes in."""
    start = time.perf_counter()
    results: list[Result] = []
    for result in _results(setting, games, workers):
        results.append(result)
        report(result)
    return summarize(setting, results, time.perf_counter() - start)


def _results(setting: Setting, games: int, workers: int) -> Iterator[Result]:
    if workers == 1:
        for number in range(games):
            yield play_match(setting, number)
        return
    # A fresh interpreter per worker: forking a process that has threads (a progress bar) is not safe.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, start_worker, (stop,)) as pool:
        tasks = [pool.submit(play_chunk, setting, chunk) for chunk in chunks(games)]
        try:
            for task in as_completed(tasks):
                yield from task.result()
        finally:  # also when it is interrupted: a worker ends with the match it is playing
            stop.set()
            pool.shutdown(cancel_futures=True)


def chunks(games: int) -> list[range]:
    size = -(-games // MOST_TASKS)
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


_stop: list[Event] = []  # in a worker: set when nobody waits for its results any more


def start_worker(stop: Event) -> None:
    """An interrupt at the terminal reaches every process; the workers leave the answer to the main one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(stop)


def play_chunk(setting: Setting, numbers: range) -> list[Result]:
    return [play_match(setting, number) for number in numbers if not any(stop.is_set() for stop in _stop)]


def summarize(setting: Setting, results: list[Result], seconds: float) -> Summary:
    bots = range(len(setting.bots))
    won = [result for result in results if len(result.winners) == 1]
    wins = [sum(result.winners[0] == setting.seat_of(index, result.number) for result in won) for index in bots]
    totals = [sum(result.scores[setting.seat_of(index, result.number)] for result in results) for index in bots]
    opponent = [result.scores[len(setting.bots)] for result in results if len(result.scores) > len(setting.bots)]
    return Summary(
        game=setting.game,
        games=len(results),
        seed=setting.seed,
        bots=list(setting.bots),
        wins=wins,
        seat_wins=[sum(result.winners[0] == seat for result in won) for seat in bots],
        draws=sum(len(result.winners) > 1 for result in results),
        mean_scores=[total / len(results) for total in totals],
        opponent_mean_score=sum(opponent) / len(opponent) if opponent else None,
        moves=sum(result.moves for result in results),
        seconds=round(seconds, 3),
        compiled=atol.compiled(),
    )

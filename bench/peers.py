"""Atol beside other libraries of games, measured in one run on one core.

    python -m bench.peers            print the tables and write bench/results/peers.json
    python -m bench.peers --write    and the section and the picture in docs as well
    python -m bench.peers --quick    one game of each library, tiny counts: does everything run?

Run it with a compiled install and `pip install 'atol[peers]'`; a library that is not there is named as missing.
Everybody is measured in turns, round after round, by processor time, so that other work on the machine falls on all
alike. The figures are medians.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
import warnings
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

import atol
from bench.comparison import Figure, Missing, Report, draw, marks, print_report, section
from bench.contestants import OURS, Contestant, Work, ours
from bench.rivals import rivals
from bench.strength import RESULTS, commit

LIBRARIES = (OURS, "open_spiel", "pettingzoo", "rlcard", "pgx")
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
PICTURE = PAGE.parent / "pictures" / "peers.svg"
BEGIN, END = "<!-- peers: written by python -m bench.peers --write -->", "<!-- peers: end -->"
QUICK_MATCHES = 16
ONE_THREAD = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}


# ---- measuring


def contestants(matches: int) -> list[Contestant]:
    return [*ours(matches), *rivals(matches)]


def first_of_each(everybody: list[Contestant]) -> list[Contestant]:
    """One game of each library, in each kind."""
    return list({(one.kind, one.library): one for one in reversed(everybody)}.values())


def prepare(entrants: Iterable[Contestant]) -> tuple[list[tuple[Contestant, Work]], list[Missing]]:
    """Whoever can be loaded, after a first piece of work; and why the others cannot."""
    ready: list[tuple[Contestant, Work]] = []
    missing: list[Missing] = []
    for entrant in entrants:
        try:
            work = entrant.prepare()
            work()
        except Exception as error:  # whatever another library raises, its game is missing and the rest goes on
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            missing.append(Missing(entrant.kind, entrant.library, entrant.game, reason))
        else:
            ready.append((entrant, work))
    return ready, missing


def speed(work: Work, seconds: float) -> float:
    units = 0.0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += work()
    return units / spent


def measure(entrants: Sequence[Contestant], rounds: int, seconds: float) -> tuple[list[Figure], list[Missing]]:
    columns = (TextColumn("{task.description:44}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        loading = bar.add_task("loading", total=len(entrants))
        ready, missing = prepare(watched(entrants, bar, loading))
        task = bar.add_task("measuring", total=rounds * len(ready))
        speeds: list[list[float]] = [[] for _ in ready]
        for _ in range(rounds):
            for (entrant, work), series in zip(ready, speeds, strict=True):
                bar.update(task, description=f"{entrant.kind}: {entrant.name}"[:44])
                series.append(speed(work, seconds))
                bar.advance(task)
    figures = [
        Figure(entrant.kind, entrant.library, entrant.game, median(series), series)
        for (entrant, _), series in zip(ready, speeds, strict=True)
    ]
    return figures, missing


def watched(entrants: Sequence[Contestant], bar: Progress, task: TaskID) -> Iterable[Contestant]:
    for entrant in entrants:
        bar.update(task, description=f"loading {entrant.name}"[:44])
        yield entrant
        bar.advance(task)


def write_page(report: Report) -> None:
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{section(report)}\n\n{END}{after}", "utf-8")


# ---- the whole run


def versions() -> dict[str, str]:
    found = {}
    for library in (*LIBRARIES, "jax", "numpy"):
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            found[library] = "missing"
    return found


def run(entrants: Sequence[Contestant], matches: int, rounds: int, seconds: float) -> Report:
    revision = commit()  # before the measuring: somebody may commit meanwhile
    figures, missing = measure(entrants, rounds, seconds)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Report(revision, atol.compiled(), python, versions(), matches, seconds, figures, missing, marks(figures))


def stay_on_one_core() -> None:
    """Before any library starts its threads."""
    os.environ.update(ONE_THREAD)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="update docs/performance.md and its picture")
    parser.add_argument("--quick", action="store_true", help="tiny counts, one game of each library")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of each measurement in a round")
    parser.add_argument("--matches", type=int, default=1024, help="side by side in a batch")
    parser.add_argument("--out", type=Path, default=RESULTS / "peers.json", help="where the figures go")
    given = parser.parse_args()
    stay_on_one_core()
    warnings.simplefilter("ignore")  # of other libraries about themselves
    if given.quick:
        report = run(first_of_each(contestants(QUICK_MATCHES)), QUICK_MATCHES, rounds=1, seconds=0.01)
    else:
        report = run(contestants(given.matches), given.matches, given.rounds, given.seconds)
    print_report(report, Console())
    given.out.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if given.write:
        write_page(report)
        draw(report, PICTURE)


if __name__ == "__main__":
    main()

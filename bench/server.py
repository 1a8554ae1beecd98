"""Durable actions per second of a server, and how long each takes, beside boardgame.io's server in the same minutes.

    python -m bench.server [--database postgresql] [--workers 1,2,4] [--without-peer] [TABLES ...]

Tables of four seats, each seat a WebSocket of its own on loopback. Every table has one move in flight: the next is
sent when all four seats hold the last update. Latency is from sending a move to its player's update. SQLite with one
process is always measured; with PostgreSQL, which writes to the disk before it says so, that many worker processes
beside it; boardgame.io keeps its matches in memory, and npm fetches it the first time. The result lands in
bench/results. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tools.serving import RunningServer

import atol
from bench.peers_server.load import Figures, copy_scripts, install, measure
from bench.peers_server.peer import NAME, VERSION, measure_peer
from bench.strength import RESULTS, commit

TABLES = (1, 50, 200, 500)

Measurement = tuple[str, Callable[[], Figures]]


def measure_sqlite(tables: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return measure_server(RunningServer(Path(folder) / "data"), "sqlite", tables, 1)


def measure_postgresql(tables: int, workers: int) -> Figures:
    from tests.server.postgres import SAFE, Postgres

    postgres = Postgres(SAFE)
    try:
        with tempfile.TemporaryDirectory() as folder:
            database, flags = postgres.new_database(), ("--workers", str(workers))
            server = RunningServer(Path(folder) / "data", database=database, arguments=flags)
            return measure_server(server, "postgresql", tables, workers, postgres.process)
    finally:
        postgres.stop()


def measure_server(
    server: RunningServer, name: str, tables: int, workers: int, database: int | None = None
) -> Figures:
    try:
        return measure(name, server.port, server.process.pid, tables, workers, database)
    finally:
        server.stop()


def measurements(wanted: argparse.Namespace) -> Iterator[Measurement]:
    """Those of the same number of tables follow each other, so that they share their minutes."""
    for tables in wanted.tables:
        if not wanted.without_peer:
            yield f"{tables} tables, {NAME}", partial(measure_peer, tables)
        yield f"{tables} tables, SQLite", partial(measure_sqlite, tables)
        for workers in wanted.workers if wanted.database == "postgresql" else []:
            name = f"{tables} tables, PostgreSQL, {workers} workers"
            yield name, partial(measure_postgresql, tables, workers)


def measure_all(wanted: argparse.Namespace) -> list[Figures]:
    planned = list(measurements(wanted))
    measured = []
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task("", total=len(planned))
        for name, run in planned:
            bar.update(task, description=name)
            measured.append(run())
            bar.advance(task)
    return measured


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", type=int, nargs="*", default=list(TABLES))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=lambda text: [int(word) for word in text.split(",")], default=[1])
    parser.add_argument("--without-peer", action="store_true", help="where npm's registry cannot be reached")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    (copy_scripts if wanted.without_peer else install)()
    result = {
        "commit": commit(),
        "compiled": atol.compiled(),
        "cores": os.cpu_count(),
        "peer": f"{NAME} {VERSION}, in memory",
        "servers": measure_all(wanted),
    }
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    (RESULTS / "server.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

"""A million requests and messages that nobody meant: does anything break, change or grow?

    python -m bench.hostile [--count 1000000]

They are made from the server's own schemas (tests/server/hostile.py): a quarter are requests, the rest messages to
tables, and half go to a server over SQLite, half to one over PostgreSQL. Fails when there was a server error, a
traceback, a change in somebody else's match, or growing memory. The result lands in bench/results. Run it with a
compiled install.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from tests.server.postgres import SAFE, Postgres
from tests.server.siege import MEGABYTE, Siege
from tools.serving import RunningServer

import atol
from bench.strength import RESULTS, commit


class Outcome(Struct):
    """`statuses` of the answers to requests (0: the connection was ended), `refusals` of messages by their codes."""

    database: str
    count: int
    seconds: float
    grown_mb: float
    statuses: dict[str, int]
    refusals: dict[str, int]


@contextmanager
def server_over(database: str) -> Iterator[RunningServer]:
    postgres = Postgres(SAFE) if database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        kept_in = None if postgres is None else postgres.new_database()
        server = RunningServer(Path(folder) / "data", database=kept_in)
        try:
            yield server
        finally:
            server.kill()
            if postgres is not None:
                postgres.stop()


def hold_out(database: str, count: int) -> Outcome:
    began = time.monotonic()
    with server_over(database) as server:
        siege = Siege(server)
        siege.hold_out(count)
    return Outcome(
        database=database,
        count=count,
        seconds=round(time.monotonic() - began, 1),
        grown_mb=round(siege.grown / MEGABYTE, 1),
        statuses={str(status): number for status, number in sorted(siege.statuses.items())},
        refusals=dict(siege.codes.most_common()),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1_000_000)
    count = parser.parse_args().count // 2
    outcomes = [hold_out(database, count) for database in ("sqlite", "postgresql")]
    result = {"commit": commit(), "compiled": atol.compiled(), "cores": os.cpu_count(), "hostile": outcomes}
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    (RESULTS / "hostile.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

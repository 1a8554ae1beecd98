"""Processes over one PostgreSQL that are killed again and again while many tables play: is anything lost?

    python -m bench.kills [--tables 200] [--kills 200] [--processes 4] [--seed 2]

People sit at other processes than each other and come back wherever one still lives. Fails when something that was
acknowledged is missing or there twice, when a match does not replay, or when two people see different ends. The
result lands in bench/results. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct
from tests.server.fleet import Fleet, Storm
from tests.server.postgres import SAFE, Postgres

import atol
from bench.strength import RESULTS, commit


class Outcome(Struct):
    """`came_back`: how often somebody's process was gone."""

    tables: int
    processes: int
    kills: int
    matches: int
    entries: int
    came_back: int
    seconds: float


def outlive(processes: int, tables: int, kills: int, seed: int) -> Outcome:
    postgres = Postgres(SAFE)
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            fleet = Fleet(Path(folder), postgres.new_database(), processes)
            storm = Storm(fleet, tables, kills, seed)
            try:
                asyncio.run(storm.rage())
            finally:
                fleet.stop()
            entries = storm.check()
    finally:
        postgres.stop()
    came_back = sum(ledger.came_back for ledger in storm.played)
    seconds = round(time.monotonic() - began, 1)
    return Outcome(tables, processes, fleet.kills, len(storm.played), entries, came_back, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=2)
    given = parser.parse_args()
    outcome = outlive(given.processes, given.tables, given.kills, given.seed)
    result = {"commit": commit(), "compiled": atol.compiled(), "cores": os.cpu_count(), "kills": outcome}
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    (RESULTS / "kills.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

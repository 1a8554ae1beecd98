"""Players at many tables of a server, and what they measure. They play in Node (players.js), at Atol's tables and at
boardgame.io's with the same few lines, so that whoever plays is not what is measured."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import msgspec
from msgspec import Struct
from tests.example import EXAMPLE
from tools.node import node_command, npm_command

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / "build" / "peers_server"
WARM_UP_SECONDS = 3.0
SECONDS = 10.0
MOST_ACTIONS = 150_000  # that a server may carry out in all this time
ACTIONS = 150  # of a short match


class Figures(Struct):
    """`cpu_ms`: what an action costs the server's processes, and those of a database beside it."""

    server: str
    workers: int
    tables: int
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float
    database_cpu_ms: float | None = None


def install() -> None:
    """Fetch boardgame.io, unless it is there; raises CalledProcessError where npm's registry cannot be reached."""
    copy_scripts()
    if not (PLACE / "node_modules").exists():
        subprocess.run([*npm_command(), "install", "--no-audit", "--no-fund"], cwd=PLACE, check=True)


def copy_scripts() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    for file in [*HERE.glob("*.js"), HERE / "package.json"]:
        shutil.copy(file, PLACE)


class Players:
    """One process of them, with some of the tables."""

    def __init__(self, server: str, port: int, tables: int) -> None:
        matches = 1 + MOST_ACTIONS // (ACTIONS * tables)
        words = [port, tables, matches, WARM_UP_SECONDS, SECONDS, EXAMPLE]
        command = [*node_command(), "players.js", server, *map(str, words)]
        self.process = subprocess.Popen(
            command, cwd=PLACE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def wait_until_laid(self) -> None:
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "laid\n":
            raise RuntimeError("the players could not sit down")

    def begin(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("begin\n")

    def latencies(self) -> list[float]:
        """In milliseconds, once they have played."""
        return msgspec.json.decode(self.process.communicate()[0], type=list[float])


def cpu_seconds(process: int) -> float:
    """Of a process and all that it has started, up to now."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0  # it has ended, or this system tells nothing
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


def cpu_while_measured(processes: list[int]) -> list[float]:
    time.sleep(WARM_UP_SECONDS)
    before = [cpu_seconds(process) for process in processes]
    time.sleep(SECONDS)
    return [cpu_seconds(process) - spent for process, spent in zip(processes, before, strict=True)]


def share(tables: int, number: int) -> list[int]:
    """As evenly as it goes, at least one for each."""
    number = min(number, tables)
    return [tables // number + (place < tables % number) for place in range(number)]


def measure(
    name: str, port: int, process: int, tables: int, workers: int = 1, database: int | None = None
) -> Figures:
    """Where there are cores enough, every worker of the server has players of its own."""
    server = "boardgame.io" if name == "boardgame.io" else "atol"
    everyone = [
        Players(server, port, some) for some in share(tables, min(workers, max(1, (os.cpu_count() or 1) // 4)))
    ]
    for players in everyone:
        players.wait_until_laid()
    for players in everyone:
        players.begin()
    spent = cpu_while_measured([process] if database is None else [process, database])
    ordered = sorted(latency for players in everyone for latency in players.latencies())
    return Figures(
        server=name,
        workers=workers,
        tables=tables,
        actions_per_s=round(len(ordered) / SECONDS, 1),
        p50_ms=round(ordered[len(ordered) // 2], 2),
        p99_ms=round(ordered[len(ordered) * 99 // 100], 2),
        cpu_ms=round(1000 * spent[0] / len(ordered), 3),
        database_cpu_ms=None if database is None else round(1000 * spent[1] / len(ordered), 3),
    )

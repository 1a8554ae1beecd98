"""Durable actions per second of a server, and how long each takes.

    python -m bench.server [--database postgresql] [--workers 1,2,4] [TABLES ...]

Tables of four seats, each seat a WebSocket of its own on loopback. Every table has one move in flight: the next is
sent when all four seats hold the last update. Latency is from sending a move to its player's update. SQLite with one
process is always measured; with PostgreSQL, which writes to the disk before it says so, that many worker processes
beside it. The result lands in bench/results. Run it with a compiled install.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from tools.serving import RunningServer, Visitor
from websockets.asyncio.client import ClientConnection

import atol
from bench.strength import RESULTS, commit

SEATS = 4
TABLES = (1, 50, 200)
WARM_UP_SECONDS = 3.0
SECONDS = 10.0
MATCHES = 400  # enough of them for the whole time, whatever the number of tables
FRIENDS = [{"kind": "link"}] * (SEATS - 1)


class Choice(Struct):
    id: int


class Update(Struct, tag="update"):
    """What a player needs of an update; the decoder skips the rest."""

    version: int
    to_act: int
    choices: list[Choice]


class People(Struct, tag="people"):
    pass


class Welcome(Struct, tag="welcome"):
    update: Update


decoder = msgspec.json.Decoder(Update | People | Welcome)


class Figures(Struct):
    """`cpu_ms`: what an action costs the server's processes; the database's own are not counted."""

    database: str
    workers: int
    tables: int
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float


class Clock:
    """Counts what happens in the measured time."""

    def __init__(self) -> None:
        self.begin = time.perf_counter() + WARM_UP_SECONDS
        self.end = self.begin + SECONDS
        self.latencies: list[float] = []
        self.actions = 0  # those before the measured time too

    def note(self, sent: float) -> None:
        now = time.perf_counter()
        self.actions += 1
        if self.begin <= now < self.end:
            self.latencies.append(now - sent)

    @property
    def over(self) -> bool:
        return time.perf_counter() >= self.end


async def next_update(socket: ClientConnection) -> Update:
    while True:
        message = decoder.decode(await socket.recv())
        if isinstance(message, Welcome):
            return message.update
        if isinstance(message, Update):
            return message


async def play_table(people: list[Visitor], tables: list[str], clock: Clock, chance: random.Random) -> None:
    """Match after match until the time is over; their tables were laid before it began."""
    for table in tables:
        if clock.over:
            return
        sockets = [await person.table(table) for person in people]
        try:
            await play_match(sockets, clock, chance)
        finally:
            await asyncio.gather(*[socket.close() for socket in sockets])


def lay(address: str, matches: int) -> tuple[list[Visitor], list[str]]:
    """Four people, and the matches that they will play one after another."""
    people = [Visitor(address, f"P{seat}") for seat in range(SEATS)]
    return people, [seat_everyone(people) for _ in range(matches)]


def seat_everyone(people: list[Visitor]) -> str:
    info: Any = people[0].begin({"kind": "me"}, *FRIENDS)
    for person, invitation in zip(people[1:], info["invitations"], strict=True):
        person.join(invitation["link"]["path"], "Friend")
    return str(info["id"])


async def play_match(sockets: list[ClientConnection], clock: Clock, chance: random.Random) -> None:
    updates = [await next_update(socket) for socket in sockets]
    while updates[0].to_act >= 0 and not clock.over:
        seat = updates[0].to_act
        action = chance.choice(updates[seat].choices).id
        sent = time.perf_counter()
        message = {"type": "act", "seat": seat, "action": action, "version": updates[0].version}
        await sockets[seat].send(msgspec.json.encode(message).decode())
        updates[seat] = await next_update(sockets[seat])
        clock.note(sent)
        for other, socket in enumerate(sockets):
            if other != seat:
                updates[other] = await next_update(socket)


def cpu_seconds(process: int) -> float:
    """Of a process and all that it has started, up to now."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0  # it has ended, or this system tells nothing
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


async def measure(server: RunningServer, database: str, workers: int, tables: int, bar: Progress) -> Figures:
    laying = bar.add_task(f"{tables} tables, laying", total=tables)
    laid = []
    for _ in range(tables):
        laid.append(lay(server.address, max(1, MATCHES // tables)))
        bar.advance(laying)
    clock, before = Clock(), cpu_seconds(server.process.pid)
    showing = asyncio.create_task(show_time(bar, tables))
    playing = [play_table(*table, clock, random.Random(number)) for number, table in enumerate(laid)]
    await asyncio.gather(*playing)
    await showing
    ordered = sorted(clock.latencies)
    spent = cpu_seconds(server.process.pid) - before
    return Figures(
        database=database,
        workers=workers,
        tables=tables,
        actions_per_s=round(len(ordered) / SECONDS, 1),
        p50_ms=round(1000 * ordered[len(ordered) // 2], 2),
        p99_ms=round(1000 * ordered[len(ordered) * 99 // 100], 2),
        cpu_ms=round(1000 * spent / clock.actions, 3),
    )


async def show_time(bar: Progress, tables: int) -> None:
    total = WARM_UP_SECONDS + SECONDS
    task = bar.add_task(f"{tables} tables", total=total)
    for _ in range(int(total * 2)):
        await asyncio.sleep(0.5)
        bar.advance(task, 0.5)


def measure_sqlite(counts: list[int], bar: Progress) -> list[Figures]:
    with tempfile.TemporaryDirectory() as folder:
        return measure_server(RunningServer(Path(folder) / "data"), "sqlite", 1, counts, bar)


def measure_postgresql(workers: list[int], counts: list[int], bar: Progress) -> list[Figures]:
    from tests.server.postgres import SAFE, Postgres

    postgres = Postgres(SAFE)
    measured = []
    try:
        for number in workers:
            with tempfile.TemporaryDirectory() as folder:
                database, flags = postgres.new_database(), ("--workers", str(number))
                server = RunningServer(Path(folder) / "data", database=database, arguments=flags)
                measured += measure_server(server, "postgresql", number, counts, bar)
    finally:
        postgres.stop()
    return measured


def measure_server(
    server: RunningServer, database: str, workers: int, counts: list[int], bar: Progress
) -> list[Figures]:
    try:
        return [asyncio.run(measure(server, database, workers, count, bar)) for count in counts]
    finally:
        server.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="*", default=list(TABLES))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=lambda text: [int(word) for word in text.split(",")], default=[1])
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        measured = measure_sqlite(wanted.tables, bar)
        if wanted.database == "postgresql":
            measured += measure_postgresql(wanted.workers, wanted.tables, bar)
    result = {
        "commit": commit(),
        "compiled": atol.compiled(),
        "cores": os.cpu_count(),
        "seats": SEATS,
        "server": measured,
    }
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    (RESULTS / "server.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

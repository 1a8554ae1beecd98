"""What tables cost that nobody plays at: time until a server is ready again, and its memory.

    python -m bench.open_tables [TABLES]

Matches of four people in the middle of play are written into a fresh data folder; then a server starts on it,
somebody comes to a few of the tables and leaves again. Run it with a compiled install; it reads /proc.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from msgspec import Struct
from tests.example import GAME
from tools.serving import RunningServer, Visitor, receive

from atol.core.shuffle import keyed
from atol.server.databases import sqlite_url
from atol.server.storage import Storage, new_token
from atol.server.stored import StoredMatch, StoredSeat, entry_statement
from atol.table.seats import PERSON, Seat
from atol.table.table import Table

TABLES = 2000
ACTIONS = 30
VISITED = 200
SEATS = 4


class Costs(Struct):
    tables: int
    ready_s: float
    ready_mb: float
    all_visited_mb: float
    left_again_mb: float


def played_match(people: list[str], chance: random.Random) -> tuple[StoredMatch, list[StoredSeat], Table]:
    shuffle = keyed()
    table = Table(GAME, [Seat(PERSON, "P")] * SEATS, {}, shuffle)
    for _ in range(ACTIONS):
        table.play(table.to_act, chance.choice(table.legal(table.to_act)))
    match = StoredMatch(
        id=new_token(),
        game=GAME.meta.id,
        rules=GAME.meta.rules_version,
        edition=GAME.edition,
        options=table.options,
        seed=shuffle.text(),
        watch=new_token(),
        result=None,
        rematch=None,
        rematch_by=None,
    )
    sitting = [StoredSeat(place, PERSON, "P", person, None, None) for place, person in enumerate(people)]
    return match, sitting, table


async def fill(data: Path, tables: int) -> list[str]:
    """Returns the ids of the matches, all of the same four people."""
    storage = Storage(sqlite_url(data))
    await storage.open()
    people = [await storage.add_person(f"P{seat}") for seat in range(SEATS)]
    chance = random.Random(1)
    made = []
    for _ in range(tables):
        match, sitting, table = played_match(people, chance)
        begun = [entry_statement(match.id, entry, table.to_act, table.turn) for entry in table.journal]
        await storage.add_match(match, sitting, 0, begun=begun)
        made.append(match)
    await storage.close()
    return [f"/api/watch/{match.watch}/live" for match in made]


def memory(server: RunningServer) -> float:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return round(int(pages) * 4096 / 2**20, 1)


async def visit(server: RunningServer, paths: list[str]) -> float:
    """Somebody watches at each of them at the same time; returns the memory meanwhile."""
    visitor = Visitor(server.address)
    sockets = [await visitor.live(path) for path in paths]
    for socket in sockets:
        await receive(socket, "welcome")
    used = memory(server)
    await asyncio.gather(*[socket.close() for socket in sockets])
    return used


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        paths = asyncio.run(fill(data, tables))
        begun = time.perf_counter()
        server = RunningServer(data)
        ready, at_first = round(time.perf_counter() - begun, 2), memory(server)
        visited = asyncio.run(visit(server, paths[:VISITED]))
        print(Costs(tables, ready, at_first, visited, memory(server)))
        server.stop()


if __name__ == "__main__":
    main()

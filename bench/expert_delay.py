"""Do bots that think long delay people? Somebody plays against experts at twenty tables at once.

python -m bench.expert_delay GAME    the time from an action to its update, at one such table and at twenty
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.serving import RunningServer, Visitor

from atol.bots.levels import NAMES
from bench.review_delay import PAUSE, Table, summary

TABLES = 20
SECONDS = 60.0
EXPERT = {"kind": "bot", "bot": NAMES[-1]}


def delays(visitor: Visitor, game: str, until: float) -> list[float]:
    """Of one table after another."""
    found: list[float] = []
    while time.monotonic() < until:
        table = Table(visitor, game, EXPERT)
        while not table.over and time.monotonic() < until:
            if table.update["to_act"] == 0:
                found.append(table.act())
                time.sleep(PAUSE)
            else:
                table.update = table.hear("update")
        table.socket.close()
    return found


def measured(visitor: Visitor, game: str, tables: int) -> list[float]:
    until = time.monotonic() + SECONDS
    with ThreadPoolExecutor(tables) as pool:
        runs = [pool.submit(delays, visitor, game, until) for _ in range(tables)]
        return [delay for run in runs for delay in run.result()]


def main() -> None:
    game = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder) / "data")
        visitor = Visitor(server.address, "Maja")
        for tables in (1, TABLES):
            print(json.dumps({"tables": tables, **summary(measured(visitor, game, tables))}), flush=True)
        server.stop()


if __name__ == "__main__":
    main()

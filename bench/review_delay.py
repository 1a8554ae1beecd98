"""Does a review delay a table? Somebody acts at one table while a finished match of another game is thought through.

python -m bench.review_delay REVIEWED PLAYED    the time from an action to its update, with a review and without
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.serving import RunningServer, Visitor
from websockets.sync.client import ClientConnection, connect

HERE = {"kind": "here", "name": "Ola"}
PAUSE = 0.05  # between two actions of somebody in a hurry
ENOUGH = 400  # actions measured
MATCHES = 16  # so many reviews last long enough for that


class Table:
    """Two at a table, by default two people at one screen; whoever is a person takes one offer after another."""

    def __init__(self, visitor: Visitor, game: str, other: dict[str, str] = HERE) -> None:
        self.visitor = visitor
        self.id = visitor.begin({"kind": "me"}, other, game=game)["id"]
        url = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        headers = {"Cookie": visitor.cookie}
        waiting = connect(url, additional_headers=headers, compression=None, max_size=2**22, proxy=None)
        self.socket: ClientConnection = waiting.__enter__()
        self.update = self.hear("welcome")["update"]

    def hear(self, kind: str) -> Any:
        while (message := json.loads(self.socket.recv(60)))["type"] != kind:
            pass
        return message

    @property
    def over(self) -> bool:
        return self.update["result"] is not None

    def act(self) -> float:
        """How long it took, in milliseconds, until the update came."""
        if self.update["seat"] != self.update["to_act"]:
            self.socket.send(json.dumps({"type": "look", "seat": self.update["to_act"]}))
            self.update = self.hear("update")
        choices = self.update["choices"]
        action = choices[self.update["version"] % len(choices)]["id"]
        began = time.perf_counter()
        message = {"type": "act", "seat": self.update["seat"], "action": action, "version": self.update["version"]}
        self.socket.send(json.dumps(message))
        self.update = self.hear("update")
        return 1000 * (time.perf_counter() - began)


def delays(visitor: Visitor, game: str, goes_on: Callable[[], bool]) -> list[float]:
    found: list[float] = []
    while len(found) < ENOUGH and goes_on():
        table = Table(visitor, game)
        while not table.over and len(found) < ENOUGH and goes_on():
            found.append(table.act())
            time.sleep(PAUSE)
        table.socket.close()
    return found


def summary(found: list[float]) -> dict[str, float]:
    ranks = statistics.quantiles(found, n=100)
    return {"actions": len(found), "p50_ms": round(ranks[49], 1), "p99_ms": round(ranks[98], 1)}


def finished(visitor: Visitor, game: str) -> str:
    """Where the analysis of a match that was played to its end is."""
    table = Table(visitor, game)
    while not table.over:
        table.act()
    table.socket.close()
    return f"/api/tables/{table.id}/analysis"


def main() -> None:
    reviewed, played = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder) / "data")
        visitor = Visitor(server.address, "Maja")
        paths = [finished(visitor, reviewed) for _ in range(MATCHES)]
        print(json.dumps({"without": summary(delays(visitor, played, lambda: True))}), flush=True)
        for path in paths:
            visitor.ask("POST", path)

        def is_running() -> bool:
            """They are thought through one after another, so the last one tells."""
            return visitor.ask("GET", paths[-1]).json()["progress"] is not None

        print(json.dumps({"with": summary(delays(visitor, played, is_running))}), flush=True)
        while is_running():
            time.sleep(1)
        seconds = [visitor.ask("GET", path).json()["analysis"]["seconds"] for path in paths]
        print(json.dumps({"reviews_s": seconds}))
        server.stop()


if __name__ == "__main__":
    main()

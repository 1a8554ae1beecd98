"""Atol's server beside boardgame.io's, in the same minutes on the same machine.

    python -m bench.peers_server [TABLES ...]

Both play tables of four seats over WebSockets on loopback, with one move in flight each; boardgame.io keeps its
matches in memory, Atol on disk. Needs npm's registry the first time. Run it with a compiled install.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.progress import Progress
from tools.node import node_command, npm_command
from tools.serving import RunningServer

import atol
from bench.server import SECONDS, Figures, measure
from bench.strength import RESULTS, commit

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / "build" / "peers_server"
TABLES = (1, 50, 200, 500)


def install() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    for file in [*HERE.glob("*.js"), HERE / "package.json"]:
        shutil.copy(file, PLACE)
    if not (PLACE / "node_modules").exists():
        subprocess.run([*npm_command(), "install", "--no-audit", "--no-fund"], cwd=PLACE, check=True)


@contextmanager
def peer() -> Iterator[int]:
    """The port of a running server of boardgame.io's."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    command = [*node_command(), "server.js", str(port)]
    process = subprocess.Popen(command, cwd=PLACE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n", "boardgame.io's server did not start"
        yield port
    finally:
        process.kill()
        process.wait()


class PeerFigures(msgspec.Struct):
    """What its players measured; what it costs a processor they do not see."""

    tables: int
    actions_per_s: float
    p50_ms: float
    p99_ms: float


def measure_peer(tables: int) -> PeerFigures:
    with peer() as port:
        command = [*node_command(), "players.js", str(port), str(tables), str(SECONDS)]
        played = subprocess.run(command, cwd=PLACE, check=True, capture_output=True, text=True)
    return msgspec.json.decode(played.stdout, type=PeerFigures)


def measure_atol(tables: int, bar: Progress) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder) / "data")
        try:
            return asyncio.run(measure(server, "sqlite", 1, tables, bar))
        finally:
            server.stop()


def main() -> None:
    install()
    counts = [int(word) for word in sys.argv[1:]] or list(TABLES)
    with Progress() as bar:
        measured = [{"boardgame.io": measure_peer(tables), "atol": measure_atol(tables, bar)} for tables in counts]
    peer_name = "boardgame.io 0.50.2, in memory"
    result = {"commit": commit(), "compiled": atol.compiled(), "peer": peer_name, "servers": measured}
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    (RESULTS / "peers_server.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

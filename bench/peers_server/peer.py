"""boardgame.io's server, with its matches in memory."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tools.node import node_command

from bench.peers_server.load import PLACE, Figures, measure

NAME = "boardgame.io"
VERSION = "0.50.2"


@contextmanager
def running() -> Iterator[tuple[int, int]]:
    """Its port and its process."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    command = [*node_command(), "server.js", str(port)]
    process = subprocess.Popen(command, cwd=PLACE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        if process.stdout.readline() != "ready\n":
            raise RuntimeError("boardgame.io's server did not start")
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def measure_peer(tables: int) -> Figures:
    with running() as (port, process):
        return measure(NAME, port, process, tables)

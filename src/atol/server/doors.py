"""Workers of one machine bring everybody at a table together at one of them, so that a move is played and described
once. Whoever accepts a connection passes the open socket on before anything was answered, and nobody outside notices.
It only saves work: where it cannot be done, a worker serves the table itself, as any of them can."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import TextIO

from websockets.http11 import Request

TABLE = re.compile(r"/api/tables/([^/?]+)/live(?:\?|$)")
LONGEST = 16 * 1024  # bytes of a request that arrives in one piece
MOST_WAITING = 1024  # connections at a door
DOOR = ".door"

CAN_PASS_ON = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


class Doors:
    """A folder that only these workers can enter, with a socket of each of them, where others knock."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own: str | None = None

    @contextmanager
    def own(self) -> Iterator[socket.socket]:
        """Where others knock at this worker. Whoever replaces a dead one takes its place, and gets its tables."""
        lock, name = self._free_place()
        with lock, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
            (self._folder / name).unlink(missing_ok=True)
            listening.setblocking(False)
            listening.bind(str(self._folder / name))
            listening.listen(MOST_WAITING)
            self._own = name
            try:
                yield listening
            finally:
                (self._folder / name).unlink(missing_ok=True)

    def _free_place(self) -> tuple[TextIO, str]:
        """Held by a lock on a file, which ends with its process however that ends."""
        for number in count():
            lock = (self._folder / f"{number}.lock").open("w")
            if is_taken(lock):
                lock.close()
            else:
                return lock, f"{number}{DOOR}"
        raise AssertionError

    def takes(self, request: Request, descriptor: int) -> bool:
        """Has another worker taken the connection, since it is asked for a table that is its?"""
        table = TABLE.match(request.path)
        text = request.serialize()
        if table is None or len(text) > LONGEST:
            return False
        for name in self._in_order(table[1]):
            if name == self._own:
                return False
            if passed_on(self._folder / name, text, descriptor):
                return True
        return False

    def _in_order(self, table: str) -> list[str]:
        """All workers have the same order for a table; one that ends or begins changes it only for its own."""
        names = [path.name for path in self._folder.iterdir() if path.suffix == DOOR]
        return sorted(names, key=lambda name: blake2b(f"{table} {name}".encode(), digest_size=8).digest())


def is_taken(lock: TextIO) -> bool:
    from fcntl import LOCK_EX, LOCK_NB, flock  # not everywhere

    try:
        flock(lock, LOCK_EX | LOCK_NB)
    except OSError:
        return True
    return False


def passed_on(door: Path, request: bytes, descriptor: int) -> bool:
    """A worker that has ended, or is too busy to open, does not take it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        way.setblocking(False)
        try:
            way.connect(str(door))
            socket.send_fds(way, [request], [descriptor])
        except OSError:
            return False
    return True

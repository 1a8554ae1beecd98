"""Several processes behind one address of one machine: each takes the connections that come to it, and any of them
serves any table."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from atol.server.app import make_app
from atol.server.arrivals import open_door
from atol.server.doors import CAN_PASS_ON
from atol.server.run import START_SECONDS, collect_rarely, config_of, give_large_memory_back
from atol.server.settings import Settings
from atol.server.thinking import start_worker

SETTINGS = "ATOL_WORKER_SETTINGS"
DOORS = "ATOL_WORKER_DOORS"


class Workers(Multiprocess):
    """uvicorn's, which replaces a process that dies; says when all of them listen."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [listening])
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(START_SECONDS, self.should_exit) for process in self.processes):
            self._ready()


def run_workers(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serves until it is interrupted."""
    thinkers = settings.thinkers or max(1, ((os.cpu_count() or 2) - 1) // workers)
    told = msgspec.structs.replace(settings, thinkers=thinkers)
    os.environ[SETTINGS] = msgspec.json.encode(told, enc_hook=str).decode()
    with TemporaryDirectory(prefix="atol-doors-") as folder:
        os.environ[DOORS] = folder
        Workers(config_of(f"{__name__}:worker_app", workers), listening, ready).run()


def worker_app() -> Litestar:
    """Made in each of the processes, which end with the one that started them."""
    start_worker()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings, dec_hook=as_path)
    app = make_app(settings, [partial(open_door, folder=Path(os.environ[DOORS]))] if CAN_PASS_ON else [])
    collect_rarely()
    give_large_memory_back()
    return app


def as_path(kind: type, value: Any) -> Any:
    return Path(value) if kind is Path else value

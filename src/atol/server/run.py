"""Running a server: its socket, its address, and the one process that may own a data folder."""

from __future__ import annotations

import ctypes
import gc
import logging
import signal
import socket
import sqlite3
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import uvicorn
from litestar import Litestar

from atol.core.errors import AtolError
from atol.server.app import make_app
from atol.server.frames import TableProtocol
from atol.server.settings import FRAME_LIMIT, Settings

PREFERRED_PORT = 8640
ADDRESS_FILE = "address"
OWNER_FILE = "owner"
START_SECONDS = 30
EVERY_ADDRESS = ("0.0.0.0", "::", "")
GRACE_SECONDS = 3
M_MMAP_THRESHOLD = -3  # as glibc's malloc.h has it
LARGE = 2**20  # bytes
COLLECT_AFTER = (20_000, 20, 20)  # new objects; and younger collections before an older one


class PortTaken(AtolError):
    message = "error-port-taken"


class DataTaken(AtolError):
    message = "error-data-taken"


def bind(host: str, port: int | None) -> socket.socket:
    """A listening place: that port, or the preferred one if it is free, or any."""
    if port is not None:
        try:
            return socket_at(host, port)
        except OSError:
            raise PortTaken(port=str(port)) from None
    try:
        return socket_at(host, PREFERRED_PORT)
    except OSError:
        return socket_at(host, 0)


def socket_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made


def house_address() -> str:
    """This computer's address in its network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def address_of(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    name = house_address() if host in EVERY_ADDRESS else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


@contextmanager
def ownership(data: Path) -> Iterator[None]:
    """Of a data folder; raises DataTaken. It ends with the process, however that ends."""
    lock = sqlite3.connect(data / OWNER_FILE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
        yield
    except sqlite3.OperationalError:
        raise DataTaken(folder=str(data)) from None
    finally:
        lock.close()


def is_owned(data: Path) -> bool:
    try:
        with ownership(data):
            return False
    except DataTaken:
        return True


def running_server(data: Path) -> str | None:
    """The address of a server that already works on this folder; one that is just starting is waited for."""
    for _ in range(START_SECONDS * 10):
        address = healthy_address(data)
        if address is not None or not is_owned(data):
            return address
        time.sleep(0.1)
    raise DataTaken(folder=str(data))


def healthy_address(data: Path) -> str | None:
    file = data / ADDRESS_FILE
    if not file.exists():
        return None
    address = file.read_text("utf-8").strip()
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2) as answer:
            return address if b'"status":"ok"' in answer.read() else None
    except (OSError, ValueError):
        return None


class ReadyServer(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to end is no failure: unlike uvicorn, do not die of the signal once everything has ended."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def is_our_mistake(line: logging.LogRecord) -> bool:
    """uvicorn logs a traceback for every text that is not UTF-8; the client is told, and that is enough."""
    return line.exc_info is None or not isinstance(line.exc_info[1], UnicodeDecodeError)


def config_of(app: Litestar | str, workers: int = 1) -> uvicorn.Config:
    """Of an application, or of the name of what makes one."""
    logging.getLogger("uvicorn.error").addFilter(is_our_mistake)
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        log_config=None,  # everything is logged in one way
        log_level="warning",
        access_log=False,
        ws=TableProtocol,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # it halves the throughput
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )


def collect_rarely() -> None:
    """Looking for rings of garbage, which hardly come up, took a fifth of the time of an action."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def give_large_memory_back() -> None:
    """glibc keeps the memory of the most large answers that were ever made at once, such as pages of 9 MB.
    With a fixed limit whatever is larger goes back to the system as soon as it is free."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:  # other libraries do so anyway
        mallopt(M_MMAP_THRESHOLD, LARGE)


def run_server(settings: Settings, listening: socket.socket, address: str, ready: Callable[[], None]) -> None:
    """Serves until it is interrupted."""
    with nullcontext() if settings.database else published(settings.data, address):
        app = make_app(settings)
        collect_rarely()
        give_large_memory_back()
        ReadyServer(config_of(app), ready).run([listening])


@contextmanager
def published(data: Path, address: str) -> Iterator[None]:
    """The address of the one server of a data folder, for whoever starts another."""
    file = data / ADDRESS_FILE
    with ownership(data):
        file.write_text(address, encoding="utf-8")
        try:
            yield
        finally:
            file.unlink(missing_ok=True)

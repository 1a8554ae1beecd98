"""However the frames of a client are cut into packets, its messages are read whole and in their order."""

from __future__ import annotations

import json
import socket
import time
from urllib.parse import urlsplit

import pytest
from tools.serving import Visitor
from websockets.frames import Frame, Opcode

from tests.server.players import BOT, ME

LONG = "x" * 200


def message(ref: int, more: str = "") -> bytes:
    """One that is refused by its number."""
    return json.dumps({"type": "nothing", "ref": ref, "more": more}).encode()


def frame(data: bytes, kind: Opcode = Opcode.TEXT, is_last: bool = True) -> bytes:
    return Frame(kind, data, is_last).serialize(mask=True)


def in_parts(data: bytes) -> bytes:
    return frame(data[:10], is_last=False) + frame(data[10:], Opcode.CONT)


FIRST, SECOND = frame(message(1)), frame(message(2))
PACKETS = {
    "alone": [FIRST, SECOND],
    "together": [FIRST + SECOND],
    "after the kind and the length": [FIRST, SECOND[:2], SECOND[2:]],
    "after the mask": [FIRST[:6], FIRST[6:], SECOND],
    "one and a half": [FIRST + SECOND[:9], SECOND[9:]],
    "in parts": [in_parts(message(1)), SECOND],
    "a part in each packet": [
        frame(message(1)[:10], is_last=False),
        frame(message(1)[10:], Opcode.CONT),
        SECOND,
    ],
    "long": [frame(message(1, LONG)), SECOND],
    "a pong before": [frame(b"", Opcode.PONG), FIRST, SECOND],
    "a ping between": [FIRST, frame(b"here?", Opcode.PING), SECOND],
}
NO_TEXTS = {
    "no letters": frame(b"\xff\xfe"),
    "a bit that means nothing": b"\xf1" + frame(b"{}")[1:],
    "not masked": b"\x81\x02{}",
}


@pytest.mark.parametrize("packets", PACKETS.values(), ids=PACKETS)
def test_messages_are_read_however_they_are_cut(ala: Visitor, packets: list[bytes]) -> None:
    table = ala.begin(ME, BOT)
    with connected(ala, f"/api/tables/{table['id']}/live") as connection:
        for packet in packets:
            connection.sendall(packet)
            time.sleep(0.02)  # so that it arrives alone
        assert refused(connection, 2) == [1, 2]


@pytest.mark.parametrize("packet", NO_TEXTS.values(), ids=NO_TEXTS)
def test_what_is_no_frame_of_a_text_ends_the_connection(ala: Visitor, packet: bytes) -> None:
    table = ala.begin(ME, BOT)
    with connected(ala, f"/api/tables/{table['id']}/live") as connection:
        connection.sendall(packet)
        while connection.recv(2**16):
            pass


def connected(visitor: Visitor, path: str) -> socket.socket:
    address = urlsplit(visitor.address)
    connection = socket.create_connection((address.hostname, address.port), timeout=20)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {visitor.cookie}",
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def refused(connection: socket.socket, number: int) -> list[int]:
    """The numbers of the messages that were refused, in that order."""
    heard = b""
    while heard.count(b'{"type":"refused"') < number:
        more = connection.recv(2**16)
        assert more, "the connection has ended"
        heard += more
    return [int(part[: part.index(b",")]) for part in heard.split(b'{"type":"refused","ref":')[1:]]

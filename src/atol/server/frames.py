"""uvicorn's WebSockets with a short way for what tables tell, straight to the connection without a task or a queue
in between, and for the usual message of a player. Everything else, from the handshake on, is uvicorn's."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where it is there
from websockets.http11 import Request

EXTENSION = "atol.outlet"  # in the scope of a connection
MOST_WAITING = 2**20  # bytes that may wait for a slow client before its connection is cut
FEW = 8  # messages that may wait to be read before no more are let in
WHOLE_TEXT = 0x81
SHORT, MEDIUM = 126, 2**16
LAST = 0x80  # of the frames of a message
MASKED = 0x80  # a client's frame always is, and says so beside its length
CLIENT_HEAD = 6  # bytes of a short frame of a client before what it says: kind, length, and a mask of four


class Outlet(Protocol):
    """Where the messages of a connection leave."""

    def write_text(self, message: bytes) -> None:
        """After what was written before."""


class Doors(Protocol):
    """Where other workers take connections."""

    def takes(self, request: Request, descriptor: int) -> bool:
        """Has one of them taken it?"""


class TableProtocol(WebSocketsSansIOProtocol):
    doors: ClassVar[Doors | None] = None  # of a process: uvicorn makes these objects by itself
    _is_plain = False  # has everything since the handshake come in short frames, each whole and alone?

    def handle_connect(self, event: Request) -> None:
        """Our descriptor of a socket that another worker has taken is closed; the connection goes on there."""
        if self.doors is not None and self.doors.takes(event, self.transport.get_extra_info("socket").fileno()):
            self.close_sent = True
            self.transport.abort()
            return
        super().handle_connect(event)
        self._is_plain = True
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_text(self, message: bytes) -> None:
        """Whoever does not read cannot even be told to go: such a connection is cut. That it has ended, for this or
        another reason, its reader hears."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(head_of(len(message)) + message)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A player's message is a short text that comes whole and alone: taking it apart step by step would be a good
        part of what an action costs. After anything else only uvicorn knows where in a frame it stands."""
        self._is_plain = self._is_plain and is_short_frame(data)
        if self._is_plain and data[0] == WHOLE_TEXT and self.queue.qsize() < FEW and not self.close_sent:
            text = text_in(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """The usual one is whole and comes alone: then reading need not be paused until it is read."""
        text = whole_text(event) if self.queue.qsize() < FEW and not self.close_sent else None
        if text is None:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})


def is_short_frame(data: bytes) -> bool:
    """Is that one frame of a client, whole, and the only one of its message?"""
    length = len(data) - CLIENT_HEAD
    return 0 <= length < SHORT and data[1] == MASKED + length and data[0] >= LAST


def text_in(frame: bytes) -> str | None:
    try:
        return str(apply_mask(frame[CLIENT_HEAD:], frame[2:CLIENT_HEAD]), "utf-8")
    except UnicodeDecodeError:
        return None  # for uvicorn to refuse


def whole_text(frame: Frame) -> str | None:
    try:
        return str(frame.data, "utf-8") if frame.fin else None
    except UnicodeDecodeError:
        return None  # for uvicorn to refuse


def head_of(length: int) -> bytes:
    """Of a frame that a server sends."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, 126, *length.to_bytes(2, "big")))
    return bytes((WHOLE_TEXT, 127, *length.to_bytes(8, "big")))

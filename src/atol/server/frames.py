"""uvicorn's WebSockets with a short way for what tables tell: straight to the connection, without a task or a queue
in between. Everything else, from the handshake to the last frame, is uvicorn's."""

from __future__ import annotations

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "atol.outlet"  # in the scope of a connection
MOST_WAITING = 2**20  # bytes that may wait for a slow client before its connection is cut
FEW = 8  # messages that may wait to be read before no more are let in
WHOLE_TEXT = 0x81
SHORT, MEDIUM = 126, 2**16


class Outlet(Protocol):
    """Where the messages of a connection leave."""

    def write_text(self, message: bytes) -> None:
        """After what was written before."""


class TableProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
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

    def handle_text(self, event: Frame) -> None:
        """The usual one is whole and comes alone: then reading need not be paused until it is read."""
        text = whole_text(event) if self.queue.qsize() < FEW and not self.close_sent else None
        if text is None:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})


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

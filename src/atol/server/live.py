"""One WebSocket per open table: each message is carried to the room, each refusal has its code."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from atol.core.errors import AtolError
from atol.locales import LANGUAGES
from atol.server.asking import person_of, service_of, who_is
from atol.server.errors import BadMessage, NotSaved, SlowDown, TooLarge, Unexpected, Unsure, logger
from atol.server.frames import EXTENSION, Outlet
from atol.server.games import components_of
from atol.server.messages import encode
from atol.server.protocol import (
    Act,
    Agree,
    Alive,
    AskHint,
    AskSheets,
    Beat,
    ClientMessage,
    Look,
    Refused,
    StandIn,
    Undo,
)
from atol.server.room import Room
from atol.server.service import Service
from atol.server.settings import MESSAGE_LIMIT
from atol.server.tables import info_of
from atol.table.hints import HintTask

NO_SUCH_TABLE = 4404
WRONG_ORIGIN = 4403
COME_BACK = 4000  # the table has changed under the connection: connect again
BEAT = encode(Beat())
ALIVE = '{"type":"alive"}'  # as browsers write it
BEAT_SECONDS = 0.8
MISSED = 2  # beats without an answer, after which somebody is away

Socket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_ref = msgspec.json.Decoder(dict[str, Any]).decode


class Client:
    """A connection, and what listens in a room: what it is told waits in its own socket at most, and a slow reader
    holds nobody up."""

    def __init__(self, socket: Socket, room: Room, person: str | None, service: Service) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.service = service
        self.language = language_of(socket)
        self.who = who_is(socket, person)
        self._outlet: Outlet = socket.scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
        self.looking: int | None = None  # from which seat
        self.here = True
        self._hint: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._unanswered = 0

    def send(self, message: bytes) -> None:
        self._outlet.write_text(message)

    def close(self) -> None:
        """Ends the connection after what was sent before; the client comes back for the rest."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._send_away())

    async def _send_away(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone, which the reader sees too
            await self.socket.close(COME_BACK)

    async def run(self, base: str) -> None:
        try:
            async with self.room.settled():
                info = info_of(self.service, self.room, self.person, base)
                self.room.enter(self, components_of(self.room.game), info)
            # A task of its own: otherwise every message goes through all that is around a handler.
            await asyncio.create_task(self._talk())
        finally:
            self.room.leave(self)

    async def _talk(self) -> None:
        try:
            with suppress(WebSocketDisconnect):
                while True:
                    await self._answer(await receive(self.socket))
        finally:
            for task in [self._closing, self._hint, self._beating]:
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    async def _answer(self, text: str | bytes) -> None:
        try:
            if not self._is_awaited(text):
                self.service.limits.spend(self.who)
            if len(text) > MESSAGE_LIMIT:
                raise TooLarge()
            await self._carry_out(read_message(text))
        except Unsure:
            self.close()  # nobody knows whether it was saved: whoever comes back sees
        except AtolError as error:
            self._refuse(error, ref_of(text))
        except Exception:
            logger.exception("unexpected error in a table's message")
            self._refuse(Unexpected(), ref_of(text))

    def _is_awaited(self, text: str | bytes) -> bool:
        """The answer to a beat costs nothing: the server asked for it."""
        return self._unanswered > 0 and text == ALIVE

    def _refuse(self, error: AtolError, ref: int) -> None:
        self.service.metrics.refusals.labels(error.code).inc()
        self.send(encode(Refused(ref, error.code, error.words(self.language))))

    async def _carry_out(self, message: ClientMessage) -> None:
        room = self.room
        if isinstance(message, Act):
            begun = perf_counter()
            await room.act(self.person, message)
            self.service.metrics.actions.observe(perf_counter() - begun)
        elif isinstance(message, Look):
            await room.look(self, message.seat)
        elif isinstance(message, Undo):
            await room.ask_undo(self.person, message)
        elif isinstance(message, Agree):
            await room.answer_undo(self.person, message)
        elif isinstance(message, AskHint):
            await self._ask_hint(message)
        elif isinstance(message, AskSheets):
            self.send(encode(await room.sheets(message.ref, self.looking)))
        elif isinstance(message, StandIn):
            await room.let_stand_in(self.person, message)
        elif isinstance(message, Alive):
            self._answered()

    def _answered(self) -> None:
        self._unanswered = 0
        self.room.hears(self, True)
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        """Counts beats and not seconds: a moment in which the server itself stood still makes nobody absent."""
        while True:
            self.send(BEAT)
            self._unanswered += 1
            await asyncio.sleep(BEAT_SECONDS)
            if self._unanswered >= MISSED:
                self.room.hears(self, False)

    async def _ask_hint(self, message: AskHint) -> None:
        """One thought at a time, beside everything else: whoever waits for a hint may play on without it."""
        if self._hint is not None and not self._hint.done():
            raise SlowDown()
        task = await self.room.hint_task(self.person, message)
        self._hint = asyncio.create_task(self._give_hint(message, task))

    async def _give_hint(self, message: AskHint, task: HintTask) -> None:
        try:
            self.send(encode(await self.room.hint(message, task)))
        except AtolError as error:
            self._refuse(error, message.ref)
        except Exception:
            logger.exception("a hint could not be given")
            self._refuse(Unexpected(), message.ref)


async def receive(socket: Socket) -> str | bytes:
    """The next message as it came; a wrong kind of frame is refused later, like any other mistake."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text: str | None = event.get("text")  # type: ignore[assignment]  # ASGI: a str or nothing
    return text if text is not None else bytes(event.get("bytes") or b"")  # type: ignore[call-overload]


def read_message(text: str | bytes) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(problem=str(error)) from None


def ref_of(text: str | bytes) -> int:
    """The number of a message that was refused, as far as it can be made out."""
    if len(text) > MESSAGE_LIMIT:
        return 0
    try:
        ref = decode_ref(text).get("ref", 0)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return ref if isinstance(ref, int) and not isinstance(ref, bool) and 0 <= ref <= 2**53 else 0


def language_of(socket: Socket) -> str:
    wanted = socket.query_params.get("lang", "en")
    return wanted if wanted in LANGUAGES else "en"


def http_base(socket: Socket) -> str:
    return str(socket.base_url).replace("ws", "http", 1)


async def serve(socket: Socket, room: AbstractAsyncContextManager[Room], person: str | None) -> None:
    """Accepted first: a browser learns the code only of a connection that stood."""
    await socket.accept()
    service = service_of(socket)
    try:
        service.limits.spend(who_is(socket, person))
        async with room as entered:
            await Client(socket, entered, person, service).run(http_base(socket))
    except (NotSaved, SlowDown):
        await socket.close(COME_BACK)
    except AtolError:  # or it can no longer be played here
        await socket.close(NO_SUCH_TABLE)


@websocket("/api/tables/{match_id:str}/live")
async def play_live(socket: Socket, match_id: FromPath[str]) -> None:
    person = person_of(socket)
    await serve(socket, service_of(socket).own_room(match_id, person), person)


@websocket("/api/watch/{token:str}/live")
async def watch_live(socket: Socket, token: FromPath[str]) -> None:
    await serve(socket, service_of(socket).watched_room(token), None)


HANDLERS = [play_live, watch_live]

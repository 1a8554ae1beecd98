"""A connection to PostgreSQL that is spoken to in the loop, through libpq itself, for what every move asks and
writes. A question costs there a twentieth of what it costs through SQLAlchemy, which serves the rest. One is sent
without waiting for the answers to those before it, and what is told to everybody is heard in between."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Any

import psycopg
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGresult
from sqlalchemy import ClauseElement
from sqlalchemy.dialects.postgresql import dialect
from sqlalchemy.engine import URL
from sqlalchemy.sql.compiler import SQLCompiler

from atol.server.databases import ANSWER_SECONDS, POSTGRESQL_CONNECTION, hang_up
from atol.server.errors import NotSaved

WATCH_SECONDS = 1.0  # how often to see whether an answer is late
FAILED = (ExecStatus.FATAL_ERROR, ExecStatus.PIPELINE_ABORTED)
DOLLARS = dialect(paramstyle="numeric_dollar")  # type: ignore[no-untyped-call]  # $1, $2, … as libpq has them

Connection = psycopg.AsyncConnection[tuple[object, ...]]
Hear = Callable[[bytes], None]
Answer = asyncio.Future[bytes]


class Lost(Exception):
    """The connection broke before the answer came: what was asked may have been done or not."""


class Question:
    """A statement that was sent. It is answered when its transaction has ended, with what it says first."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.answer: Answer = loop.create_future()
        self.asked = loop.time()
        self._said = b""
        self._error: psycopg.Error | None = None

    def hear(self, result: PGresult) -> None:
        if result.status in FAILED:
            self._error = self._error or error_from_result(result)
        elif result.ntuples:
            self._said = result.get_value(0, 0) or b""

    def end(self, lost: Lost | None = None) -> None:
        if self.answer.done():  # whoever asked has gone
            return
        if lost is None and self._error is None:
            self.answer.set_result(self._said)
        else:
            self.answer.set_exception(lost or self._error or Lost())


class Wire:
    """One connection, until it breaks."""

    def __init__(self, connection: Connection, hear: Hear | None) -> None:
        self._connection = connection
        self._libpq = connection.pgconn
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._asked: deque[Question] = deque()
        self._names: dict[str, bytes] = {}  # of prepared statements
        self._numbers = count()
        self._has_told_all = True  # the statement whose results were read last
        self._socket = os.dup(self._libpq.socket)  # libpq closes its own as soon as it breaks
        self.lost: asyncio.Future[None] = self._loop.create_future()
        self._libpq.enter_pipeline_mode()
        self._loop.add_reader(self._socket, self._read)
        self._watching = self._loop.call_later(WATCH_SECONDS, self._watch)

    @classmethod
    async def open(cls, url: URL, hear: Hear | None = None) -> Wire:
        """`hear` is told what comes to the channels that are listened to; raises psycopg.Error and OSError."""
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **POSTGRESQL_CONNECTION)  # type: ignore[arg-type]
        return cls(connection, hear)

    @property
    def is_open(self) -> bool:
        return not self.lost.done()

    async def close(self) -> None:
        self._end()
        await self._connection.close()

    # ---- asking

    def ask(self, statement: str, *values: str | bytes) -> Answer:
        """The first value of the first row of its answer, once it is committed; raises psycopg.Error and Lost."""
        encoded = [value if isinstance(value, bytes) else value.encode(errors="replace") for value in values]
        if any(b"\0" in value for value in encoded):
            raise psycopg.DataError("a text with a zero in it")
        name = self._names.get(statement)
        if name is not None:
            return self._send(partial(self._libpq.send_query_prepared, name, encoded))
        name = self._names[statement] = f"atol_{next(self._numbers)}".encode()
        answer = self._send(
            partial(self._libpq.send_prepare, name, statement.encode()),
            partial(self._libpq.send_query_prepared, name, encoded),
        )
        answer.add_done_callback(partial(self._forget_failed, statement))
        return answer

    def _forget_failed(self, statement: str, answer: Answer) -> None:
        """It may not have been prepared: the next who asks does so again."""
        if answer.cancelled() or answer.exception() is not None:
            self._names.pop(statement, None)

    def _send(self, *parts: Callable[[], None]) -> Answer:
        question = Question(self._loop)
        self._asked.append(question)
        try:
            for send in parts:
                send()
            self._libpq.pipeline_sync()
            self._flush()
        except psycopg.OperationalError:
            self._end()
        return question.answer

    def _flush(self) -> None:
        """What does not fit into the socket now goes as soon as there is room."""
        if self._libpq.flush():
            self._loop.add_writer(self._socket, self._flush_on)

    def _flush_on(self) -> None:
        try:
            if not self._libpq.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.OperationalError:
            self._end()

    # ---- hearing

    def _read(self) -> None:
        """A connection can break right behind its last words, and uvloop tells of both only once: so look again."""
        try:
            self._libpq.consume_input()
            self._read_answers()
            self._libpq.consume_input()
            self._read_answers()
            while (told := self._libpq.notifies()) is not None:
                if self._hear is not None:
                    self._hear(told.extra)
        except psycopg.OperationalError:
            self._end()

    def _read_answers(self) -> None:
        """Each statement tells its results, then None; a question ends with the synchronisation after it."""
        while not self._libpq.is_busy():
            result = self._libpq.get_result()
            if result is None and self._has_told_all:
                return
            self._has_told_all = result is None or result.status == ExecStatus.PIPELINE_SYNC
            if result is None:
                continue
            if result.status == ExecStatus.PIPELINE_SYNC:
                self._asked.popleft().end()
            elif self._asked:
                self._asked[0].hear(result)

    def _watch(self) -> None:
        """Of a database that does not answer nothing is heard: whoever waits for it is told that the wire broke."""
        if self._asked and self._loop.time() - self._asked[0].asked > ANSWER_SECONDS:
            hang_up(self._socket)
            self._end()  # whether or not that is heard
        else:
            self._watching = self._loop.call_later(WATCH_SECONDS, self._watch)

    def _end(self) -> None:
        if self.lost.done():
            for question in self._asked:
                question.end(Lost())
            return
        self.lost.set_result(None)
        self._watching.cancel()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        os.close(self._socket)
        for question in self._asked:
            question.end(Lost())


class Line:
    """A wire that is laid when somebody needs it, and anew after it broke."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._wire: Wire | None = None
        self._laying: asyncio.Task[Wire] | None = None

    async def ask(self, statement: str, *values: str | bytes) -> bytes:
        """As a wire does; raises NotSaved where the database cannot be reached at all."""
        wire = self._wire
        if wire is None or not wire.is_open:
            wire = await self._laid()
        return await wire.ask(statement, *values)

    async def ask_again(self, statement: str, *values: str | bytes) -> bytes:
        """What changes nothing can be asked again; raises NotSaved."""
        try:
            return await self.ask(statement, *values)
        except Lost:
            pass
        try:
            return await self.ask(statement, *values)
        except Lost:
            raise NotSaved() from None

    async def _laid(self) -> Wire:
        """Whoever asks meanwhile shares the attempt and its failure: a network that is cut takes seconds to fail."""
        if self._laying is None:
            self._laying = asyncio.create_task(self._lay())
        return await asyncio.shield(self._laying)

    async def _lay(self) -> Wire:
        try:
            await self._take_down()
            self._wire = await Wire.open(self._url)
            return self._wire
        except (psycopg.Error, OSError):
            raise NotSaved() from None
        finally:
            self._laying = None

    async def _take_down(self) -> None:
        wire, self._wire = self._wire, None
        if wire is not None:
            await wire.close()

    async def close(self) -> None:
        if self._laying is not None:
            await asyncio.wait([self._laying])
        await self._take_down()


def ignore(answer: Answer) -> None:
    """Nobody waits for it: what went wrong is seen by those who come after."""
    if not answer.cancelled():
        answer.exception()


@cache
def as_json(statement: ClauseElement) -> tuple[str, dict[str, Any]]:
    """A question whose rows are told as one JSON text, and its values in their order, as far as it knows them."""
    compiled = statement.compile(dialect=DOLLARS)
    assert isinstance(compiled, SQLCompiler)
    values = {name: compiled.params[name] for name in compiled.positiontup or []}
    return f"SELECT coalesce(json_agg(told), '[]') FROM ({compiled}) AS told", values

"""The short way to PostgreSQL: many questions at once, what goes wrong with one, and a connection that breaks."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest
import uvloop
from sqlalchemy import bindparam, literal, select

from atol.server import wire as wires
from atol.server.databases import ANSWER_SECONDS, database_url, hang_up
from atol.server.errors import NotSaved
from atol.server.wire import Line, Lost, Wire, as_json
from tests.server.inside import run
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy

ECHO = "SELECT $1::text"


@asynccontextmanager
async def opened(database: str, hear: Callable[[bytes], None] | None = None) -> AsyncIterator[Wire]:
    wire = await Wire.open(database_url(database), hear)
    try:
        yield wire
    finally:
        await wire.close()


@pytest.fixture
def own_database(postgres: Postgres) -> str:
    return postgres.new_database()


def with_wire(database: str, test: Callable[[Wire], Awaitable[None]]) -> None:
    async def opened_test() -> None:
        async with opened(database) as wire:
            await test(wire)

    run(opened_test())


def test_many_questions_are_under_way_at_once_and_each_gets_its_answer(own_database: str) -> None:
    async def test(wire: Wire) -> None:
        words = [f"word {number}" for number in range(300)]
        answers = [wire.ask(ECHO, word) for word in words]
        assert not any(answer.done() for answer in answers)
        assert [(await answer).decode() for answer in answers] == words

    with_wire(own_database, test)


def test_a_question_larger_than_what_a_socket_holds_is_answered(own_database: str) -> None:
    async def test(wire: Wire) -> None:
        large = "x" * 5_000_000
        answers = [wire.ask(ECHO, large), wire.ask(ECHO, "small")]
        assert [len(await answer) for answer in answers] == [5_000_000, 5]

    with_wire(own_database, test)


def test_a_question_that_is_refused_hurts_no_other(own_database: str) -> None:
    async def test(wire: Wire) -> None:
        asked = ["SELECT $1::int", "SELECT nonsense($1)", ECHO, "SELECT 1 / length($1)", "SELECT nonsense($1)", ECHO]
        answers = await asyncio.gather(*[wire.ask(one, "") for one in asked], return_exceptions=True)
        kinds = [type(answer) for answer in answers]
        wrong = psycopg.errors.UndefinedFunction
        assert kinds[0] is psycopg.errors.InvalidTextRepresentation
        assert kinds[2:4] == [bytes, psycopg.errors.DivisionByZero]
        assert issubclass(kinds[1], wrong)
        assert kinds[5] is bytes
        with pytest.raises(wrong):
            await wire.ask("SELECT nonsense($1)", "")
        assert await wire.ask(ECHO, "after") == b"after"

    with_wire(own_database, test)


def test_a_text_is_not_cut_at_a_zero(own_database: str) -> None:
    async def test(wire: Wire) -> None:
        with pytest.raises(psycopg.DataError):
            wire.ask(ECHO, "one\0two")

    with_wire(own_database, test)


def test_what_is_told_to_all_is_heard_between_answers(own_database: str) -> None:
    heard: list[bytes] = []

    async def test() -> None:
        async with opened(own_database, heard.append) as wire, opened(own_database) as other:
            await wire.ask("LISTEN news")
            for number in range(3):
                await other.ask("SELECT pg_notify('news', $1)", str(number))
                await wire.ask(ECHO, "between")
            async with asyncio.timeout(10):
                while len(heard) < 3:
                    await asyncio.sleep(0.01)

    run(test())
    assert heard == [b"0", b"1", b"2"]


def test_whoever_waits_when_it_breaks_is_told_that_nothing_is_known(own_database: str) -> None:
    async def test(wire: Wire) -> None:
        answers = [wire.ask("SELECT pg_sleep(20)"), wire.ask(ECHO, "behind it")]
        await asyncio.sleep(0)
        hang_up(wire._socket)
        ends = await asyncio.wait_for(asyncio.gather(*answers, return_exceptions=True), 10)
        assert [type(end) for end in ends] == [Lost, Lost]
        assert not wire.is_open
        with pytest.raises(Lost):
            await wire.ask(ECHO, "afterwards")

    with_wire(own_database, test)


def test_a_database_that_does_not_answer_is_hung_up_on(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wires, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(wires, "WATCH_SECONDS", 0.1)
    proxy = Proxy(postgres.socket)
    name = postgres.new_database().partition("?")[0].rpartition("/")[2]

    async def test(wire: Wire) -> None:
        assert await wire.ask(ECHO, "before") == b"before"
        proxy.cut()
        with pytest.raises(Lost):
            await asyncio.wait_for(wire.ask(ECHO, "lost"), 10)

    with_wire(f"postgresql://postgres@127.0.0.1:{proxy.port}/{name}", test)
    proxy.stop()


def test_a_connection_that_breaks_right_behind_its_last_words_is_noticed(own_database: str) -> None:
    """A database that dies with a question unread tells of both at once, and uvloop only once."""

    async def test() -> None:
        async with opened(own_database) as wire:
            process = int(await wire.ask("SELECT pg_backend_pid()::text"))
            for _ in range(3):
                assert await wire.ask(ECHO, "before") == b"before"
            os.kill(process, signal.SIGSTOP)
            answer = wire.ask(ECHO, "unread")
            os.kill(process, signal.SIGTERM)
            os.kill(process, signal.SIGCONT)
            with pytest.raises(Lost):
                await asyncio.wait_for(answer, ANSWER_SECONDS - 1)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test())


def test_whoever_waits_for_a_connection_that_nobody_hears_is_told(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wires, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(wires, "WATCH_SECONDS", 0.1)

    async def test(wire: Wire) -> None:
        asyncio.get_running_loop().remove_reader(wire._socket)
        with pytest.raises(Lost):
            await asyncio.wait_for(wire.ask(ECHO, "unheard"), 10)

    with_wire(own_database, test)


def test_a_line_is_laid_anew_and_asks_again(own_database: str) -> None:
    async def test() -> None:
        line = Line(database_url(own_database))
        first = int(await line.ask_again("SELECT pg_backend_pid()::text"))
        assert line._wire is not None
        hang_up(line._wire._socket)
        assert int(await line.ask_again("SELECT pg_backend_pid()::text")) != first
        await line.close()

    run(test())


def test_a_database_that_is_away_saves_nothing() -> None:
    async def test() -> None:
        with pytest.raises(NotSaved):
            await Line(database_url("postgresql://postgres@127.0.0.1:1/nowhere")).ask(ECHO, "")

    run(test())


def test_whoever_asks_while_it_is_laid_shares_the_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[object] = []

    async def fail(*words: object) -> Wire:
        attempts.append(words)
        await asyncio.sleep(0.01)
        raise OSError

    async def test() -> None:
        line = Line(database_url("postgresql://nowhere"))
        ends = await asyncio.gather(*[line.ask(ECHO, "") for _ in range(5)], return_exceptions=True)
        assert [type(end) for end in ends] == [NotSaved] * 5
        await line.close()

    monkeypatch.setattr(Wire, "open", fail)
    run(test())
    assert len(attempts) == 1


def test_no_connection_stays_open(own_database: str) -> None:
    async def test() -> None:
        before = len(os.listdir("/proc/self/fd"))
        for _ in range(3):
            async with opened(own_database) as wire:
                await wire.ask(ECHO, "")
                hang_up(wire._socket)
                await wire.lost
        assert len(os.listdir("/proc/self/fd")) == before

    run(test())


def test_values_stand_in_the_order_of_their_numbers() -> None:
    question = select(literal(7).label("seven")).where(bindparam("second", "") != bindparam("first", ""))
    sql, values = as_json(question)
    assert sql.index("$1") < sql.index("$2") < sql.index("$3")
    assert list(values)[1:] == ["second", "first"]

"""Asking the database. One that is in another place can be away, or stop in the middle of an answer."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from atol.server.databases import ANSWER_SECONDS, hang_up
from atol.server.errors import NotSaved


async def rows_of(engine: Engine | AsyncEngine, statement: Any) -> list[Any]:
    """Raises NotSaved where the database is away. SQLite answers within microseconds, so it is asked without a
    thread, which would wait for the interpreter while the loop is busy."""
    if isinstance(engine, Engine):
        with engine.connect() as connection:
            return list(connection.execute(statement).mappings())
    try:
        return await patient_rows_of(engine, statement)
    except DataError:
        return []  # asked for what no text in a database can be, such as one with a zero in it
    except NoConnectionFree:
        raise NotSaved() from None
    except DBAPIError as error:
        if isinstance(error, OperationalError) or error.connection_invalidated:
            raise NotSaved() from None
        raise


async def patient_rows_of(engine: AsyncEngine, statement: Any) -> list[Any]:
    """That a connection broke long ago is learnt only when it is used: then another one will do."""
    try:
        return await watched_rows_of(engine, statement)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        return await watched_rows_of(engine, statement)


async def watched_rows_of(engine: AsyncEngine, statement: Any) -> list[Any]:
    async with engine.connect() as connection:
        descriptor = await descriptor_of(connection)
        watch = asyncio.get_running_loop().call_later(ANSWER_SECONDS, hang_up, descriptor)
        try:
            return list((await connection.execute(statement)).mappings())
        finally:
            watch.cancel()


async def descriptor_of(connection: AsyncConnection) -> int:
    raw = await connection.get_raw_connection()
    return int(raw.driver_connection.pgconn.socket)  # type: ignore[union-attr]

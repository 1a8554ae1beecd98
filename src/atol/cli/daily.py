"""The command `daily`: the sea of the day, and a calendar of one's own. The file of a try is the try itself."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import typer

from atol.cli import choices
from atol.cli.choices import Lang
from atol.cli.playing import data_folder, line_reader, new_save_path
from atol.core import record, registry
from atol.core.daily import ALONE, RIVAL, DailyKind
from atol.core.game import Game
from atol.table.table import Table, table_from_record
from atol.terminal.daily import daily_table, shared_line
from atol.terminal.play import Session
from atol.terminal.screen import Screen


def daily(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    lang: Lang = None,
) -> None:
    """The sea of the day: the same deal for everyone."""
    if game is None:
        show_calendar()
        return
    loaded = registry.game(registry.meta(game).id)
    raise typer.Exit(play_day(loaded, datetime.date.today(), ALONE if alone else RIVAL))


def play_day(game: Game, day: datetime.date, kind: DailyKind) -> int:
    """The try that counts, begun or gone on with; practice, once that is over."""
    file = tries_folder() / f"{day.isoformat()}-{game.meta.id}.atol"
    kept = table_in(file) if file.exists() else None
    if kept is not None and kept.over:
        return play(daily_table(game, day, kind, own_name()), day, new_save_path(game.meta.id), "again")
    table = kept or daily_table(game, day, kind, own_name())
    keep(table, file)  # from now on it is begun, whatever happens
    return play(table, day, file, "resumed" if kept else "counted")


def play(table: Table, day: datetime.date, place: Path, how: str) -> int:
    """`again` is practice: it does not count and may have hints."""
    words = choices.spoken()
    typer.echo(words.say(f"terminal-daily-{how}"))
    typer.echo(words.say("daily-rules"))
    code = session(table, place, hints=how == "again").run()
    if table.over:
        line = shared_line(table, day.isoformat(), words, practice=how == "again")
        typer.echo(words.say("terminal-daily-share", line=line))
    return code


def own_name() -> str:
    return choices.spoken().say("you")


def table_in(file: Path) -> Table:
    return table_from_record(record.read(choices.read_text(file)))


def session(table: Table, place: Path, hints: bool) -> Session:
    console = choices.console()
    screen = Screen(console, choices.spoken(), table.game)
    return Session(table, screen, line_reader(console), place, hints)


def tries_folder() -> Path:
    return data_folder() / "daily"


def keep(table: Table, file: Path) -> None:
    choices.make_folder(file.parent)
    file.write_text(record.write(table.save()), encoding="utf-8")


def show_calendar() -> None:
    """The tries that counted, the newest first."""
    words = choices.spoken()
    files = sorted(tries_folder().glob("*.atol"), reverse=True)
    for file in files:
        table = table_in(file)
        day = file.name[: len("2026-11-16")]
        unfinished = f"{day} {table.game.meta.names[words.language]}: {words.say('terminal-daily-unfinished')}"
        typer.echo(shared_line(table, day, words) if table.over else unfinished)
    if not files:
        typer.echo(words.say("terminal-daily-none"))

"""The commands, and what `atol` alone does."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import atol
from atol.cli import commands, playing
from atol.cli.choices import Lang, spoken
from atol.core.errors import AtolError

app = typer.Typer(
    name="atol",
    help="Five sea games at one table.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def version_line() -> str:
    if atol.compiled():
        return f"atol {atol.__version__} (compiled)"
    reason = "ATOL_PURE=1" if os.environ.get("ATOL_PURE") == "1" else "no compiled modules"
    return f"atol {atol.__version__} (interpreted: {reason})"


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Which version and engine.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Without a command: choose a game from a menu and play."""
    if context.invoked_subcommand is None:
        raise typer.Exit(playing.menu())


app.command("games")(commands.games)
app.command("play")(playing.play)
app.command("simulate")(commands.simulate)
app.command("replay")(playing.replay)
app.command("perft")(commands.perft)
app.command("bench")(commands.bench)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal shows ? where a letter is missing
    try:
        app()
    except AtolError as error:
        typer.echo(f"atol: {error.words(spoken().language)}", err=True)
        raise SystemExit(2) from None

"""The commands, and what `atol` alone does."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, NoReturn

import typer

import atol
from atol.cli import (
    arena,
    backup,
    commands,
    daily,
    databases,
    exporting,
    observation,
    playing,
    reviewing,
    rules,
    serving,
    tabletop,
    train,
)
from atol.cli.choices import BadFlagValue, BadUsage, Lang, MissingArgument, UnknownFlag, hear_language, spoken
from atol.core.errors import AtolError

BROKEN_PIPE = 141  # what shells expect when the reader of a pipe has gone

app = typer.Typer(
    name="atol",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
)


beside_the_box = typer.Typer(no_args_is_help=True)
beside_the_box.command("export")(exporting.export)
beside_the_box.callback()(lambda: None)  # a group, though it has one command


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
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """Without a command: the table in the browser."""
    if context.invoked_subcommand is None:
        serving.open_browser()


app.command("games")(commands.games)
app.command("play")(playing.play)
app.command("learn")(playing.learn)
GAMES_COMMANDS = tabletop.add_commands(app)  # they come from games, by name
app.add_typer(beside_the_box, name="tabletop")
app.command("rules")(rules.rules)
app.command("serve")(serving.serve)
app.command("bots")(databases.bots)
app.command("move")(databases.move)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(commands.simulate)
app.command("arena")(arena.arena)
app.command("daily")(daily.daily)
app.command("replay")(playing.replay)
app.command("review")(reviewing.review)
app.command("perft")(commands.perft)
app.command("bench")(commands.bench)
app.command("observation")(observation.observation)
app.command("train")(train.train)


def speaking_command() -> Any:
    """The commands with their help texts in the person's language."""
    group = typer.main.get_group(app)
    describe("help-atol", group)
    for name, command in group.commands.items():
        describe(help_of(name), command)
        for part, inner in getattr(command, "commands", {}).items():
            describe(f"help-{name}-{part}", inner)
    return group


def help_of(name: str) -> str:
    """Under which id the words of a command are; those of a game's command are among the game's own."""
    if name not in GAMES_COMMANDS:
        return f"help-{name}"
    spoken().add(GAMES_COMMANDS[name].package)
    return f"{GAMES_COMMANDS[name].id}-command-{name}"


def describe(message: str, command: Any) -> None:
    words = spoken()
    command.help = words.say(message)
    for parameter in command.params:
        own = f"{message}-{parameter.name}"
        parameter.help = words.say(own if words.has(own) else f"help-any-{parameter.name}")


def usage_error(error: typer.TyperException) -> AtolError:
    """What was wrong with the words after `atol`, in one line of the person's language."""
    context = getattr(error, "ctx", None)
    command = "atol" if context is None else str(context.command_path)
    flag = getattr(error, "option_name", None)
    if flag is not None and hasattr(error, "possibilities"):
        return UnknownFlag(flag=flag, command=command)
    if flag is not None:
        return BadFlagValue(flag=flag, command=command)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        kind = MissingArgument if hasattr(error, "param_type") else BadFlagValue
        return kind(flag=error.param.get_error_hint().strip("'"), command=command)
    return BadUsage(text=" ".join(sys.argv[1:]), command=command)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal shows ? where a letter is missing
    hear_language(sys.argv[1:])
    try:
        raise SystemExit(speaking_command()(prog_name="atol", standalone_mode=False))
    except AtolError as error:
        fail(error)
    except typer.TyperException as error:
        fail(usage_error(error))
    except BrokenPipeError:
        # What reads our output has gone. Point it elsewhere, or closing it would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(BROKEN_PIPE) from None


def fail(error: AtolError) -> NoReturn:
    typer.echo(f"atol: {error.words(spoken().language)}", err=True)
    raise SystemExit(2)

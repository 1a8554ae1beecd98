"""Commands that games bring along, for people with the box on their table, such as `atol nautoma`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from atol.cli import choices
from atol.cli.choices import Lang, OverlayFile
from atol.cli.playing import line_reader, new_save_path
from atol.core import registry
from atol.core.game import Game
from atol.core.meta import Meta
from atol.locales import Words
from atol.terminal.play import Reader
from atol.terminal.screen import Screen

FROM_US = 2  # a command's first parameters are the game and the terminal; the others are typed by the person


class BoxTerminal(Screen):
    """A screen that also asks, and knows the file in which a companion is kept."""

    def __init__(self, console: Console, words: Words, game: Game, ask: Reader, file: Path, told: list[str]) -> None:
        super().__init__(console, words, game)
        self.ask = ask
        self.file = file
        self.told = told


def shared_options(
    overlay: OverlayFile = None, resume: Path | None = None, save: Path | None = None, lang: Lang = None
) -> None:
    """What every such command understands."""


def command_of(meta: Meta, run: Callable[..., int]) -> Callable[..., None]:
    """The command with its own options and the shared ones."""

    def command(
        overlay: Path | None, resume: Path | None, save: Path | None, lang: str | None, **own: object
    ) -> None:
        game = registry.game(meta.id, choices.load_overlay(overlay, meta.id))
        told = [] if resume is None else choices.read_text(resume).splitlines() or [""]
        file = save or resume or new_save_path(run.__name__).with_suffix(".txt")
        console = choices.console()
        terminal = BoxTerminal(console, choices.spoken(), game, line_reader(console), file, told)
        raise typer.Exit(run(game, terminal, **own))

    return with_parameters(command, [*parameters(run)[FROM_US:], *parameters(shared_options)])


def with_parameters(command: Any, wanted: list[inspect.Parameter]) -> Callable[..., None]:
    """Typer reads the options of a command from its signature."""
    command.__signature__ = inspect.Signature(wanted)
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in wanted}
    return command  # type: ignore[no-any-return]  # it has been given other parameters


def parameters(function: Callable[..., Any]) -> list[inspect.Parameter]:
    return list(inspect.signature(function, eval_str=True).parameters.values())


def add_commands(app: typer.Typer) -> dict[str, Meta]:
    """Adds what the installed games bring; which game each is from."""
    origins: dict[str, Meta] = {}
    for meta in registry.installed_games():
        for run in registry.commands_of(meta):
            app.command(run.__name__)(command_of(meta, run))
            origins[run.__name__] = meta
    return origins

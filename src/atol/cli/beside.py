"""`atol nautoma`: Finspan's solo opponent beside a physical box."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

from atol.cli import choices
from atol.cli.choices import Lang, OverlayFile
from atol.cli.playing import line_reader, new_save_path
from atol.core import registry
from atol.core.errors import BadData
from atol.games.finspan.companion import Companion, new_companion
from atol.games.finspan.game import FinspanGame
from atol.terminal.nautoma import Beside
from atol.terminal.screen import Screen


def nautoma(
    level: str = "2",
    goals: str = "A",
    tangled: str = "0",
    tangle: str = "",
    seed: int | None = None,
    overlay: OverlayFile = None,
    resume: Path | None = None,
    save: Path | None = None,
    lang: Lang = None,
) -> None:
    """Nautoma at your own table: she takes her turns here, you play with the box."""
    game = registry.game("finspan", choices.load_overlay(overlay, "finspan"))
    assert isinstance(game, FinspanGame)
    if resume is not None:
        found = resumed(game, resume)
    else:
        number = secrets.randbelow(2**32) if seed is None else seed
        found = companion_of(game, level, goals, tangled, tangle, number)
    console = choices.console()
    screen = Screen(console, choices.spoken(), game)
    path = save or resume or new_save_path("nautoma").with_suffix(".txt")
    raise typer.Exit(Beside(found, screen, line_reader(console), path).run())


def companion_of(game: FinspanGame, level: str, goals: str, tangled: str, tangle: str, seed: int) -> Companion:
    options = game.meta.check_options({"nautoma": level, "tangled": tangled})
    return new_companion(game.parts, int(options["nautoma"]), goals, int(options["tangled"]), tangle, seed)


def resumed(game: FinspanGame, path: Path) -> Companion:
    first, *lines = choices.read_text(path).splitlines() or [""]
    words = first.split()
    if len(words) != 6 or words[0] != "nautoma" or not words[5].isdecimal():
        raise BadData(file=path.name, entry="1", field="-", problem=first)
    found = companion_of(game, words[1], words[2], words[3], words[4], int(words[5]))
    for line in lines:
        found.tell(line)
    return found

"""`atol tabletop export`: what a game does beside its box, as one file."""

from __future__ import annotations

from pathlib import Path

import typer

from atol.cli import choices
from atol.cli.choices import GameId, Lang, OverlayFile
from atol.core import registry


def export(game: GameId, out: Path | None = None, overlay: OverlayFile = None, lang: Lang = None) -> None:
    """Write what a game does beside its box into one file for a browser."""
    from atol.server.single import single_page  # slow to import, and only needed here

    text = single_page(registry.game(game, choices.load_overlay(overlay, game)))
    file = out or Path(f"atol-{game}.html")
    file.write_text(text, encoding="utf-8")
    size = f"{len(text.encode()) / 1e6:.1f}"
    typer.echo(choices.spoken().say("export-done", file=str(file), size=size))

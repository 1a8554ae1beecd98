"""`atol rules`: a search in what a game says about itself."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from atol.cli import choices
from atol.cli.choices import GameId, Json, Lang, OverlayFile
from atol.core import registry
from atol.core.reference import Passage, passages, search


def rules(
    game: GameId,
    query: Annotated[list[str], typer.Argument()],
    overlay: OverlayFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Search the rules, rulings and components of a game."""
    found = search(passages(registry.game(game, choices.load_overlay(overlay, game))), " ".join(query))
    if json:
        choices.print_json(msgspec.json.encode(found))
        return
    if not found:
        typer.echo(choices.spoken().say("rules-none", game=game, query=" ".join(query)))
        raise typer.Exit(1)
    for passage in found:
        print_passage(passage)


def print_passage(passage: Passage) -> None:
    console = choices.console()
    said = passage.texts[choices.spoken().language]
    console.print(said.title, style="bold")
    console.print(said.text, highlight=False)
    if said.place:
        console.print(said.place, style="dim", highlight=False)
    console.print()

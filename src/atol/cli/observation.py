"""The command `observation`: what each number of a game's observation means."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from atol.cli import choices
from atol.cli.choices import GameId, Json, Lang
from atol.core import registry
from atol.core.errors import NoObservation
from atol.core.game import Game
from atol.core.observation import Entry, Observation

LABELS_SHOWN = 4  # of an axis; the others are counted


def observation(
    game: GameId,
    entries: Annotated[bool, typer.Option("--entries")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Say what each number of a game's observation means."""
    played = registry.game(game)
    table = played.observation
    if table.length == 0:
        raise NoObservation(game=game)
    if json:
        choices.print_json(msgspec.json.encode(described(played)))
        return
    typer.echo(choices.spoken().say("observation-head", **facts(game, table)))
    choices.console().print(grid_of_entries(table.entries()) if entries else grid_of_blocks(table))


def facts(game: str, table: Observation) -> dict[str, object]:
    return {"game": game, "version": table.version, "fingerprint": table.fingerprint(), "length": table.length}


def described(game: Game) -> dict[str, object]:
    """For programs: the head, then the blocks with their axes and their first index."""
    table = game.observation
    blocks = [
        {
            "name": block.name,
            "start": start,
            "length": block.length,
            "axes": block.axes,
            "low": block.low,
            "high": block.high,
            "meaning": block.meaning,
        }
        for start, block in zip(starts(table), table.blocks, strict=True)
    ]
    return {**facts(game.meta.id, table), "actions": game.action_count, "blocks": blocks}


def starts(table: Observation) -> list[int]:
    """The first index of each block."""
    return [sum(block.length for block in table.blocks[:number]) for number in range(len(table.blocks))]


def new_grid(*columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in columns:
        grid.add_column(choices.spoken().say(f"observation-{column}"), no_wrap=column == "index")
    return grid


def grid_of_blocks(table: Observation) -> Grid:
    grid = new_grid("index", "name", "axes", "bounds", "meaning")
    for start, block in zip(starts(table), table.blocks, strict=True):
        last = start + block.length - 1
        index = str(start) if last == start else f"{start}–{last}"
        grid.add_row(index, block.name, axes_text(block.axes), bounds_text(block.low, block.high), block.meaning)
    return grid


def grid_of_entries(entries: list[Entry]) -> Grid:
    grid = new_grid("index", "name", "bounds", "meaning")
    for index, entry in enumerate(entries):
        grid.add_row(str(index), entry.name.replace("[", r"\["), bounds_text(entry.low, entry.high), entry.meaning)
    return grid


def axes_text(axes: tuple[tuple[str, ...], ...]) -> str:
    return " × ".join(axis_text(labels) for labels in axes)


def axis_text(labels: tuple[str, ...]) -> str:
    """`you next` or, of many, `a1 b1 … d4 (16)`."""
    if len(labels) <= LABELS_SHOWN:
        return " ".join(labels)
    return f"{labels[0]} {labels[1]} … {labels[-1]} ({len(labels)})"


def bounds_text(low: int, high: int) -> str:
    return f"{low}…{high}"

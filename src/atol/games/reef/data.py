"""The typed entries of data/components.json."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atol.core.data import Component, Overlay, Source, load_components

Colour = Literal["red", "yellow", "green", "purple"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "purple")

Offset = Annotated[int, Meta(ge=0, le=3)]
Level = Annotated[int, Meta(ge=1, le=4)]
Points = Annotated[int, Meta(ge=0, le=20)]


class Cell(Struct, frozen=True, forbid_unknown_fields=True):
    """One space of a pattern. No level: any level counts."""

    x: Offset
    y: Offset
    colour: Literal[Colour, "any"]
    level: Level | None = None
    or_higher: bool = False


class Shape(Struct, frozen=True, tag_field="kind", tag="shape", forbid_unknown_fields=True):
    """A pattern of spaces that may be turned."""

    shape: str
    cells: Annotated[list[Cell], Meta(min_length=1, max_length=4)]

    def __post_init__(self) -> None:
        if len({(cell.x, cell.y) for cell in self.cells}) < len(self.cells):
            raise ValueError("two cells of a pattern lie on the same space")
        if len({(cell.colour, cell.level, cell.or_higher) for cell in self.cells}) > 3:
            raise ValueError("a pattern can ask for at most three different kinds of cell")


class NextToTallest(Struct, frozen=True, tag_field="kind", tag="next_to_tallest", forbid_unknown_fields=True):
    """Points for each visible piece of one colour beside the tallest piece of another."""

    tallest: Colour
    counted: Colour


class Card(Component, frozen=True, kw_only=True):
    pieces: Annotated[list[Colour], Meta(min_length=2, max_length=2)]
    points: Points
    pattern: Shape | NextToTallest


class Start(Component, frozen=True, kw_only=True):
    points: Points
    hand: Annotated[int, Meta(ge=1, le=4)]
    display: Annotated[int, Meta(ge=1, le=5)]
    hand_limit: Annotated[int, Meta(ge=1, le=10)]


class Supply(Component, frozen=True, kw_only=True):
    pieces_of_each_colour: Annotated[int, Meta(ge=8, le=64)]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    sources: list[Source]
    cards: list[Card]
    supply: list[Supply]
    start: list[Start]


def load(overlay: Overlay | None = None) -> Components:
    return load_components(__package__, Components, overlay)

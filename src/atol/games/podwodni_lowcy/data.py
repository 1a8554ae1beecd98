"""The typed entries of data/components.json."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from atol.core.data import Component, Overlay, Source, load_components

Colour = Literal["red", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "green", "yellow")
Kind = Literal["puffer", "ray", "mackerel"]
KINDS: tuple[Kind, ...] = ("puffer", "ray", "mackerel")

TABLE_CARDS = ("wave", "net", "harpoon")  # those that never stay before a diver
FEWEST_TABLE_CARDS = 4


class Card(Component, frozen=True, kw_only=True):
    """A card and how often it is in the deck."""

    count: Annotated[int, Meta(ge=0, le=30)]

    def __post_init__(self) -> None:
        if self.id in TABLE_CARDS and self.count < FEWEST_TABLE_CARDS:
            raise ValueError(f"at least {FEWEST_TABLE_CARDS} are needed, or the deck could run out for ever")


class FishSet(Component, frozen=True, kw_only=True):
    """Fish of one kind and colour (three), of one kind, or of one colour."""

    size: Annotated[int, Meta(ge=2, le=6)]


class Scoring(Component, frozen=True, kw_only=True):
    set_points: Annotated[int, Meta(ge=0, le=50)]
    card_points: Annotated[int, Meta(ge=0, le=10)]
    further_cards: Annotated[int, Meta(ge=1, le=4)]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    sources: list[Source]
    cards: list[Card]
    sets: list[FishSet]
    scoring: list[Scoring]


def load(overlay: Overlay | None = None) -> Components:
    return load_components(__package__, Components, overlay)

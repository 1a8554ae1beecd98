"""What is seen of a match of Podwodni Łowcy: typed messages for clients."""

from __future__ import annotations

from msgspec import Struct


class Danger(Struct, frozen=True):
    """A card that would interrupt the dive: how many of it may come (None: only words are wanted), and the spaces of
    the cards that it may not join."""

    card: str
    count: int | None
    causes: list[str]


class Risk(Struct, frozen=True):
    """The chance that the next card interrupts the dive: a word, and per mille unless only words are wanted."""

    level: str
    per_mille: int | None
    dangers: list[Danger]


class DiverView(Struct, frozen=True):
    """`open` and `scored` name a card as often as it lies there."""

    open: list[str]
    scored: list[str]
    points: int


class LowcyView(Struct, frozen=True, tag="podwodni_lowcy"):
    """`risks` has an entry for each corner where the first card is placed, or one for `deeper`."""

    seat: int | None
    to_act: int
    active: int
    first: int
    phase: str
    target: int
    finisher: int | None
    deck: int
    discards: dict[str, int]
    grid: list[str | None]
    corner: str | None
    dive: list[str | None]
    picked: list[str]
    risks: dict[str, Risk]
    nets: int
    harpoons: int
    set: str | None
    wanted: int
    further: int
    pool: list[str]
    divers: list[DiverView]
    winners: list[int]

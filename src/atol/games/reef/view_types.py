"""What a seat sees of a Reef match: typed messages for clients."""

from __future__ import annotations

from msgspec import Struct

from atol.core.messages import Part


class DisplayCard(Struct, frozen=True, gc=False):
    card: str
    tokens: int


class PlayerView(Part, frozen=True, gc=False):
    """`hand` holds None for a card the viewer has not seen; `points` is None where they are hidden."""

    stacks: list[list[str]]
    points: int | None
    hand: list[str | None]
    played: list[str]


class ReefView(Struct, frozen=True, tag="reef"):
    seat: int | None
    to_act: int
    first: int
    starting: bool
    last_round: bool
    playing: str | None
    pending: list[str]
    supply: dict[str, int]
    display: list[DisplayCard]
    top: str | None
    pile: int
    players: list[PlayerView]
    winners: list[int]

"""What is seen of a Shallow Sea match: typed messages for clients."""

from __future__ import annotations

from msgspec import Struct


class PlacedTile(Struct, frozen=True, omit_defaults=True):
    """`lodger` is the finished fish on a completed coral; `points` are what the tile is worth now.

    An unfinished tile says how much of its wish `fits`, a creature also by which spaces.
    """

    tile: str
    degrees: int
    completed: bool
    ready: bool
    lodger: str | None
    points: int
    fits: int = 0
    serving: list[str] = []


class OceanView(Struct, frozen=True):
    """Spaces and bubbles in reading order; `fish` are the unfinished ones."""

    spaces: list[PlacedTile | None]
    fish: list[str | None]
    shells: int
    points: int
    achieved: list[str]


class Pools(Struct, frozen=True):
    """Slot by slot; a gap is None. `refresh` says for each pool: free, paid or no."""

    corals: list[str | None]
    fish: list[str | None]
    creatures: list[str | None]
    refresh: dict[str, str]


class Outlook(Struct, frozen=True, omit_defaults=True):
    """What a choice would lead to. `place` is a space, with the tile turned by `degrees`, or a bubble.

    `fits` counts what would serve the tile; `completes` and `breaks` are the spaces of tiles that become ready or no
    longer are, `points` what the former give. A `hopeless` creature could never be completed like this; one that
    `forfeits` would cost the box of its modified rule.
    """

    place: str
    degrees: int = 0
    fits: int = 0
    completes: list[str] = []
    breaks: list[str] = []
    points: int = 0
    hopeless: bool = False
    forfeits: bool = False


class Hand(Struct, frozen=True):
    """What the seat to act holds. `lifted` is a fish or coral on the move, `origin` where it comes from.

    `outlooks` say what its next choice would lead to.
    """

    tile: str | None
    fish: str | None
    lifted: str | None
    origin: str | None
    space: str | None
    slot: int | None
    owed: int
    outlooks: list[Outlook]


class ShallowSeaView(Struct, frozen=True, tag="shallow_sea"):
    """`prices` are in shells: to refresh a pool, to choose freely, to move a fish or a coral."""

    seat: int | None
    to_act: int
    first: int
    step: str
    turns_left: list[int]
    creatures: list[str]
    orange: list[str]
    blue: list[str]
    scenario: int
    modified: list[int]
    prices: dict[str, int]
    pools: Pools
    bags: dict[str, int]
    fish_bag: dict[str, int]
    creatures_locked: bool
    lionfish: dict[str, int] | None
    hand: Hand
    oceans: list[OceanView]
    rank: str | None
    winners: list[int]

"""What a seat of Kelp sees: typed messages for clients."""

from __future__ import annotations

from msgspec import Struct


class AreaView(Struct, frozen=True):
    """`block` is None where the viewer may not look; `odds` are whole per mille by block."""

    area: str
    value: int
    hidden: bool
    block: str | None
    odds: dict[str, int] | None


class LearnPile(Struct, frozen=True):
    """`left` are the cards below the open one, in no order."""

    type: str
    open: str | None
    left: list[str]


class OctopusSide(Struct, frozen=True):
    """`hand` and `pile` are for the octopus; `shown` are cards of the hand that the shark knows.

    `unseen` are the other cards of the hand and the whole draw pile together, which everybody can count. For the
    octopus alone: `payable` is what its hidden blocks can pay, `within_reach` are the cards of its hand that this
    pays, and so many open blocks are `replaceable` by a learned one.
    """

    hand: list[str] | None
    pile: list[str] | None
    shown: list[str]
    unseen: list[str]
    hand_size: int
    pile_size: int
    hand_limit: int
    actions_left: int
    discards: list[str]
    played: list[str]
    removed: list[str]
    piles: list[LearnPile]
    payable: int | None
    within_reach: list[str] | None
    replaceable: int | None
    spare: dict[str, int]
    eaten: list[str]
    ready: list[str]


class AimedDie(Struct, frozen=True):
    die: str
    area: str


class SharkSide(Struct, frozen=True):
    """`bag` is for the shark alone. `ahead` are the spaces the path leads to; both ways from a hideout. `worth` is
    what can be spent now, `affordable` the cards of the row that it buys."""

    space: str
    ahead: list[str]
    bag: dict[str, int] | None
    supply: dict[str, int]
    drawn: dict[str, int]
    pool: list[str]
    held: list[str]
    energy: list[str]
    kept: list[str]
    kept_now: list[str]
    aimed: list[AimedDie]
    striking: AimedDie | None
    growth: dict[str, int]
    tiles: int
    hunger: dict[str, int]
    abilities: list[str]
    row: list[str]
    worth: int
    affordable: list[str]
    deck: int
    rerolls: int
    budget: int


class KelpView(Struct, frozen=True, tag="kelp"):
    """`left` and `least` say how often a step is still answered, `picked` which blocks are lifted."""

    seat: int | None
    to_act: int
    step: str
    board: str
    round: int
    idle_rounds: int
    left: int
    least: int
    picked: list[str]
    lifted: list[str] | None
    replacing: str | None
    areas: list[AreaView]
    currents: dict[str, int]
    octopus: OctopusSide
    shark: SharkSide
    confrontations: list[str]
    choice: str | None
    ending: str | None
    winners: list[int]

"""The typed entries of data/components.json, and the closed vocabulary of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta, Struct

from atol.core.data import Component, Overlay, Source, load_components

Colour = Literal["blue", "yellow", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "red")

Small = Annotated[int, Meta(ge=0, le=9)]
Several = Annotated[int, Meta(ge=1, le=9)]
Value = Annotated[int, Meta(ge=1, le=6)]
Price = Annotated[int, Meta(ge=1, le=18)]

CardType = Literal["move", "hide", "learn", "eat"]
CARD_TYPES: tuple[CardType, ...] = ("move", "hide", "learn", "eat")
BoardName = Literal["day", "night"]
BOARDS: tuple[BoardName, ...] = ("day", "night")


class Effect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    pass


class OctopusEffect(Effect, frozen=True):
    pass


class SharkEffect(Effect, frozen=True):
    pass


class TileEffect(Effect, frozen=True):
    pass


# ---- what octopus cards, foods, traps and confrontations do


class ShuffleBlocks(OctopusEffect, frozen=True, tag="shuffle"):
    """`centre`: the block of the middle area is mixed in too, whether it is hidden or not."""

    blocks: Several
    which: Literal["hidden", "any"]
    centre: bool = False


class SwapBlocks(OctopusEffect, frozen=True, tag="swap"):
    times: Several
    which: Literal["neighbours", "any"]


class HideBlocks(OctopusEffect, frozen=True, tag="hide"):
    least: Small
    most: Several
    not_this: bool = False


class HideAllBlocks(OctopusEffect, frozen=True, tag="hide-all"):
    pass


class DrawCards(OctopusEffect, frozen=True, tag="draw"):
    """No number of cards: up to the hand limit."""

    cards: Small
    optional: bool


class LearnItems(OctopusEffect, frozen=True, tag="learn"):
    items: Several
    to_hand: Annotated[int, Meta(ge=0, le=1)] = 0


class RemoveCard(OctopusEffect, frozen=True, tag="remove-card"):
    cards: Annotated[int, Meta(ge=1, le=1)]


class RemoveThis(OctopusEffect, frozen=True, tag="remove-this"):
    pass


class HandLimit(OctopusEffect, frozen=True, tag="hand-limit"):
    cards: Several


class Fetch(OctopusEffect, frozen=True, tag="fetch"):
    cards: Annotated[int, Meta(ge=1, le=1)]


class RemoveCurrents(OctopusEffect, frozen=True, tag="remove-currents"):
    most: Several


class SendShark(OctopusEffect, frozen=True, tag="send-shark"):
    pass


class ShuffleOctopus(OctopusEffect, frozen=True, tag="shuffle-octopus"):
    pass


# ---- what shark cards do


class RaiseDie(SharkEffect, frozen=True, tag="raise-die"):
    by: Value


class KeepDie(SharkEffect, frozen=True, tag="keep-die"):
    pass


class RollMore(SharkEffect, frozen=True, tag="roll-more"):
    dice: Annotated[int, Meta(ge=1, le=1)]


class RerollDice(SharkEffect, frozen=True, tag="reroll"):
    """Up to so many dice, together, once."""

    dice: Several


class ReturnDice(SharkEffect, frozen=True, tag="return-dice"):
    dice: Several


class TakeDie(SharkEffect, frozen=True, tag="take-die"):
    dice: Annotated[int, Meta(ge=1, le=1)]


class IgnoreTrap(SharkEffect, frozen=True, tag="ignore-trap"):
    pass


class SwimMore(SharkEffect, frozen=True, tag="swim-more"):
    spaces: Annotated[int, Meta(ge=1, le=1)]


class FeedDie(SharkEffect, frozen=True, tag="feed-die"):
    dice: Annotated[int, Meta(ge=1, le=1)]


class SetRed(SharkEffect, frozen=True, tag="set-red"):
    to: Value


class RemovePair(SharkEffect, frozen=True, tag="remove-pair"):
    pass


class TurnRound(SharkEffect, frozen=True, tag="turn"):
    pass


# ---- what growth tiles give


class ExtraReroll(TileEffect, frozen=True, tag="extra-reroll"):
    dice: Several


class BonusEnergy(TileEffect, frozen=True, tag="bonus-energy"):
    energy: Several
    least: Several
    most: Several


class ExtraDie(TileEffect, frozen=True, tag="extra-die"):
    dice: Annotated[int, Meta(ge=1, le=1)]


if TYPE_CHECKING:
    AnyOctopusEffect = OctopusEffect
    AnySharkEffect = SharkEffect
    AnyTileEffect = TileEffect
else:  # the decoder needs to know all there are
    AnyOctopusEffect = Union[tuple(OctopusEffect.__subclasses__())]  # noqa: UP007
    AnySharkEffect = Union[tuple(SharkEffect.__subclasses__())]  # noqa: UP007
    AnyTileEffect = Union[tuple(TileEffect.__subclasses__())]  # noqa: UP007


# ---- components


class Part(Component, frozen=True, kw_only=True):
    """`proposed` names the fields that no source knows: only those may be tuned."""

    proposed: tuple[str, ...]


class Area(Part, frozen=True, kw_only=True):
    """`value` is the least that a die must show to search or attack there."""

    kind: Literal["rock", "kelp", "open"]
    value: Value


class Space(Part, frozen=True, kw_only=True):
    """A current space. From either of its two `ends` the path goes on to ends of other spaces: `a1-b1.2`."""

    x: float
    y: float
    areas: list[str]
    hideout: bool
    ends: tuple[list[str], list[str]]


class OctopusCard(Part, frozen=True, kw_only=True):
    """`cost` is the number of hidden blocks to reveal."""

    type: CardType
    cost: Annotated[int, Meta(ge=0, le=3)]
    count: Several
    starter: bool
    effect: list[AnyOctopusEffect]


class Block(Part, frozen=True, kw_only=True):
    """`start` of them are dealt onto the board; revealed for a cost one counts as many as it `pays`."""

    kind: Literal["octopus", "shell", "food", "trap"]
    count: Several
    start: Small
    pays: Several
    effect: list[AnyOctopusEffect]


class SharkCard(Part, frozen=True, kw_only=True):
    cost: Price
    dice: list[Colour]
    count: Several
    effect: list[AnySharkEffect]


class Tile(Part, frozen=True, kw_only=True):
    dice: Several
    effect: list[AnyTileEffect]


class Confrontation(Part, frozen=True, kw_only=True):
    """A card of the octopus; the shark's card of the same name counters it."""

    effect: list[AnyOctopusEffect]


class Dice(Part, frozen=True, kw_only=True):
    total: Annotated[int, Meta(ge=1, le=15)]
    start: Annotated[int, Meta(ge=0, le=15)]


class Limits(Part, frozen=True, kw_only=True, omit_defaults=True):
    hunger: Several
    energy: Several
    row: Several
    actions: Several
    dice: Several
    hand: Several
    revealing_counts: bool = False  # against an idle round; in the earliest edition it did not
    has_last_round: bool = False  # in earlier editions a match could go on for ever


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    sources: list[Source]
    areas: list[Area]
    spaces: list[Space]
    octopus_cards: list[OctopusCard]
    blocks: list[Block]
    shark_cards: list[SharkCard]
    tiles: list[Tile]
    confrontations: list[Confrontation]
    dice: list[Dice]
    limits: list[Limits]

    def __post_init__(self) -> None:
        if sum(block.start for block in self.blocks) != 9:
            raise ValueError("nine blocks start on the board")


def load(overlay: Overlay | None = None) -> Components:
    return load_components(__package__, Components, overlay)

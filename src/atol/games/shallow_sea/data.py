"""The typed entries of data/components.json."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from atol.core.data import Component, Overlay, Source, load_components

Colour = Literal["red", "yellow", "green", "purple"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "purple")

Points = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=0, le=30)]
Offset = tuple[Annotated[int, Meta(ge=-8, le=8)], Annotated[int, Meta(ge=-4, le=4)]]

OrangeRule = Literal[
    "fish_of_own_colour",
    "coral_pairs",
    "most_fish",
    "fish_of_other_colour",
    "rows_of_coral",
    "largest_reef",
    "colours_of_fish",
]
ORANGE_RULES: tuple[OrangeRule, ...] = get_args(OrangeRule)
BlueRule = Literal[
    "rows_of_creatures",
    "inner_creatures",
    "neighbouring_creatures",
    "lonely_columns",
    "creature_pairs",
    "inner_kinds",
    "outer_kinds",
]
BLUE_RULES: tuple[BlueRule, ...] = get_args(BlueRule)
TaskKind = Literal[
    "points",
    "all_corals",
    "all_creatures",
    "all_tiles",
    "shells",
    "fish_points",
    "creature_types",
    "creatures",
    "no_creature_twice",
    "orange_points",
    "blue_points",
    "card_points",
    "equal_cards",
    "coral_colours",
    "fish_colours",
    "colours",
    "empty_spaces_apart",
    "outer_spaces_completed",
    "outer_creature_types",
    "corals_of_every_colour",
    "corals_of_one_colour",
    "fish_of_a_colour",
    "fish_of_one_colour",
]
ModifiedRule = Literal[
    "corals_beside_corals",
    "small_pools",
    "corals_move",
    "dearer",
    "open_fish",
    "no_refresh",
    "two_cards",
    "no_pools",
    "fish_like_their_colour",
    "creatures_apart",
]


class Start(Component, frozen=True, kw_only=True):
    shells: Count
    most_shells: Count
    pool: Annotated[int, Meta(ge=3, le=5)]
    same_colour_for_free_refresh: Annotated[int, Meta(ge=1, le=5)]
    turns: Annotated[int, Meta(ge=1, le=21)]
    creature_types: Annotated[int, Meta(ge=1, le=22)]
    refresh_cost: Count
    free_choice_cost: Count
    move_cost: Count
    variety_points: Points
    lionfish_free: Count
    lionfish_loss: Points


class Players(Component, frozen=True, kw_only=True):
    fish_of_each_colour: Annotated[int, Meta(ge=9, le=24)]
    copies_of_each_creature: Annotated[int, Meta(ge=2, le=4)]


class Coral(Component, frozen=True, kw_only=True):
    """`corners` are the fish wanted at the north, east, south and west bubble."""

    colour: Colour
    points: Points
    corners: Annotated[list[Colour | None], Meta(min_length=4, max_length=4)]

    def __post_init__(self) -> None:
        if not any(self.corners):
            raise ValueError("a coral asks for at least one fish")


class Creature(Component, frozen=True, kw_only=True):
    """Offsets are half columns to the east and rows to the south, for a tile that is not turned."""

    wants: Literal["coral", "fish"]
    colours: Literal["same", "different"]
    where: Literal["cells", "directions", "anywhere"]
    spaces: tuple[Offset, ...] = ()
    directions: tuple[Offset, ...] = ()
    needed: Annotated[int, Meta(ge=1, le=8)]
    points: Points
    part: Points

    def __post_init__(self) -> None:
        if self.colours == "different" and self.needed > len(COLOURS):
            raise ValueError("there are only four different colours")
        if self.where == "cells" and not self.spaces:
            raise ValueError("a creature that looks at spaces names them")
        if self.where == "directions" and not self.directions:
            raise ValueError("a creature that looks along directions names them")


class OrangeCard(Component, frozen=True, kw_only=True):
    counts: OrangeRule
    points: Points
    least: Count = 0
    most_points: Points | None = None


class BlueCard(Component, frozen=True, kw_only=True):
    counts: BlueRule
    points: Points
    least: Count = 0


class Category(Component, frozen=True, kw_only=True):
    """How many types of a category the guide asks for."""

    fewest: Count
    most: Count


class CreatureSet(Component, frozen=True, kw_only=True):
    creatures: list[str]
    orange: str | None = None
    blue: str | None = None


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    kind: TaskKind
    least: Annotated[int, Meta(ge=0)] = 0
    most: Annotated[int, Meta(ge=0)] | None = None
    worth: Points | None = None


class Scenario(Component, frozen=True, kw_only=True):
    difficulty: Literal["easy", "normal", "hard"]
    creatures: list[str]
    orange: str
    blue: str
    task: Task | None = None
    special: Literal["orange_twice", "colour_for_nothing"] | None = None
    minimum: Annotated[int, Meta(ge=0)]


class Standard(Component, frozen=True, kw_only=True):
    task: Task


class Modified(Component, frozen=True, kw_only=True):
    rule: ModifiedRule
    pool: Annotated[int, Meta(ge=3, le=5)] = 5
    extra_cost: Count = 0
    extra_points: Points = 0


class Rank(Component, frozen=True, kw_only=True):
    points: Annotated[int, Meta(ge=0)]


class Title(Component, frozen=True, kw_only=True):
    boxes: Annotated[int, Meta(ge=1, le=50)]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    sources: list[Source]
    start: list[Start]
    players: list[Players]
    corals: list[Coral]
    creatures: list[Creature]
    orange: list[OrangeCard]
    blue: list[BlueCard]
    guide: list[Category]
    sets: list[CreatureSet]
    scenarios: list[Scenario]
    standard: list[Standard]
    modified: list[Modified]
    ranks: list[Rank]
    titles: list[Title]


def load(overlay: Overlay | None = None) -> Components:
    return load_components(__package__, Components, overlay)

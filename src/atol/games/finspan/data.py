"""The typed entries of data/components.json."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from atol.core.data import Component, Overlay, Source, load_components

Site = Literal["blue", "purple", "green"]
SITES: tuple[Site, ...] = ("blue", "purple", "green")
Zone = Literal["sunlight", "twilight", "midnight"]
ZONES: tuple[Zone, ...] = ("sunlight", "twilight", "midnight")
Place = Literal["sunlight", "twilight", "midnight", "bottom"]
PLACES: tuple[Place, ...] = ("sunlight", "twilight", "midnight", "bottom")
Size = Literal["small", "medium", "large"]
SIZES: tuple[Size, ...] = ("small", "medium", "large")
Tag = Literal["predator", "bioluminescent", "camouflage", "electric", "venomous"]
TAGS: tuple[Tag, ...] = ("predator", "bioluminescent", "camouflage", "electric", "venomous")
AbilityKind = Literal["when_played", "if_activated", "game_end"]
Operation = Literal[
    "draw",
    "recover",
    "lay_egg",
    "hatch",
    "gain_young",
    "move",
    "tuck",
    "lay_egg_on_each",
    "play_fish",
    "score",
]
Condition = Literal["no_tokens", "every_token", "school", "young_exactly", "consumed", "bottom_row"]
GoalKind = Literal[
    "eggs_or_young",
    "young",
    "eggs",
    "schools",
    "fish",
    "small_fish",
    "medium_fish",
    "large_fish",
    "icons",
    "consumed",
    "rows",
    "fish_with_tokens",
    "fish_without_tokens",
    "if_activated",
]
DiveStep = Literal["school", "hatch", "eggs"]

Count = Annotated[int, Meta(ge=0, le=10)]
Points = Annotated[int, Meta(ge=0, le=30)]
Length = Annotated[int, Meta(ge=1, le=3000)]
Row = Annotated[int, Meta(ge=1, le=6)]


class Start(Component, frozen=True, kw_only=True):
    weeks: Annotated[int, Meta(ge=4, le=4)]
    divers: Annotated[int, Meta(ge=1, le=6)]
    deck_cards: Annotated[int, Meta(ge=0, le=6)]
    starters: Annotated[int, Meta(ge=0, le=2)]
    young_in_a_school: Annotated[int, Meta(ge=2, le=5)]
    medium_from: Length
    large_from: Length


class Scoring(Component, frozen=True, kw_only=True):
    consumed: Points
    egg: Points
    young: Points
    school: Points
    leader: Points


class Effect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One operation. `site`, `row`, `zone`, `size` and `tag` say which slots or fish it reaches."""

    op: Operation
    n: Annotated[int, Meta(ge=1, le=10)] = 1
    site: Site | None = None
    row: Literal["top", "bottom"] | None = None
    zone: Zone | None = None
    size: Size | None = None
    tag: Tag | None = None
    points: Points = 0
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if (self.op == "score") != (self.condition is not None):
            raise ValueError("points at the end, and nothing else, have a condition")
        reach = [part for part in (self.site, self.row, self.zone, self.size, self.tag) if part is not None]
        if len(reach) != (self.op in ("lay_egg_on_each", "play_fish")):
            raise ValueError("eggs on each fish and further fish, and nothing else, say where")
        if self.op == "play_fish" and (self.size or self.tag):
            raise ValueError("a further fish is played at a dive site, in a row or in a zone")


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    cards: Count = 0
    eggs: Count = 0
    young: Count = 0
    schools: Count = 0
    consume: Annotated[int, Meta(ge=0, le=1)] = 0


class Fish(Component, frozen=True, kw_only=True, omit_defaults=True):
    deck: Literal["main", "starter"]
    latin: str
    points: Points
    length: Length
    zones: Annotated[list[Zone], Meta(min_length=1, max_length=3)]
    bottom_row_only: bool = False
    site: Site | None = None
    tags: dict[Tag, Annotated[int, Meta(ge=1, le=3)]] = msgspec.field(default_factory=dict)
    cost: Cost
    ability: AbilityKind
    all_players: bool = False
    effects: Annotated[list[Effect], Meta(min_length=1)]

    def __post_init__(self) -> None:
        scores = [effect.op == "score" for effect in self.effects]
        if any(scores) and (self.ability != "game_end" or not all(scores)):
            raise ValueError("points come at the end of the game and alone")
        if self.ability == "if_activated" and any(effect.op == "play_fish" for effect in self.effects):
            raise ValueError("a diver plays no fish")
        if self.all_players and any(effect.op in ("play_fish", "tuck") for effect in self.effects):
            raise ValueError("what all players are given plays and tucks no fish")
        if self.all_players and self.ability == "game_end":
            raise ValueError("at the end of the game every player uses only the own fish")


class Forage(Component, frozen=True, kw_only=True):
    latin: str
    site: Site
    row: Row
    length: Length
    eggs: Annotated[int, Meta(ge=0, le=1)]
    young: Annotated[int, Meta(ge=0, le=2)]


class Bonus(Component, frozen=True, kw_only=True):
    site: Site
    place: Place
    effects: list[Effect]


class Goal(Component, frozen=True, kw_only=True, omit_defaults=True):
    week: Annotated[int, Meta(ge=1, le=3)]
    counts: GoalKind
    each: Annotated[int, Meta(ge=1, le=5)]
    points: Points
    tags: list[Tag] = msgspec.field(default_factory=list)
    side_a: bool = False


class Base(Component, frozen=True, kw_only=True):
    """Nautoma's base number for the goal of that id."""

    base: Count


class NautomaFacts(Component, frozen=True, kw_only=True, omit_defaults=True):
    eggs: Count
    young: Count
    school_of: Annotated[int, Meta(ge=1, le=5)]
    schools_a_turn: Count = 0  # 0: one for each step of her card, as in the earliest edition
    most_hatched: Count
    eggs_laid: Count
    eggs_a_point: Annotated[int, Meta(ge=1, le=5)]


class SharedBenefit(Component, frozen=True, kw_only=True):
    """What Nautoma gains in place of a benefit for all players."""

    eggs: Count


class Level(Component, frozen=True, kw_only=True):
    goals: Literal["calm", "storm"] | None
    leader_bonus: bool
    fish: Points
    school: Points
    young: Points


class Decision(Component, frozen=True, kw_only=True):
    goal: Literal["add", "remove", "none"]
    dive: list[DiveStep]
    fish: bool


class Tangle(Component, frozen=True, kw_only=True):
    site: Site
    rows: list[Row]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    sources: list[Source]
    start: list[Start]
    scoring: list[Scoring]
    fish: list[Fish]
    forage: list[Forage]
    bonuses: list[Bonus]
    goals: list[Goal]
    calm: list[Base]
    storm: list[Base]
    nautoma: list[NautomaFacts]
    shared_benefit: list[SharedBenefit]
    levels: list[Level]
    decisions: list[Decision]
    tangled: list[Tangle]


def load(overlay: Overlay | None = None) -> Components:
    return load_components(__package__, Components, overlay)

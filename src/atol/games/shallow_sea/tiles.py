"""The tiles in the form the rules read fast: one list per fact, indexed by tile number.

Corals come first, creatures after them. What depends on how a tile lies is indexed by `tile * 4 + turn`, and
for creatures by space too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed, packed_rows
from atol.games.shallow_sea.data import COLOURS, Components, Coral, Creature
from atol.games.shallow_sea.spaces import ALL_SPACES, SPACES, Place, spaces_along, spaces_at, turned

TURNS: Final = 4
COLOUR_COUNT: Final = 4
NO_COLOUR: Final = -1

# What is printed on a tile, as numbers: first what a coral has too.
PRINTED_ON_CORALS: Final = (*COLOURS, *[f"wants-{colour}" for colour in COLOURS], "points")
PRINTED_ON_CREATURES: Final = ("part", "needed", "wants-fish", "different", "cells", "directions", "anywhere")
PRINTED: Final = PRINTED_ON_CORALS + PRINTED_ON_CREATURES


class Tiles:
    def __init__(self, components: Components) -> None:
        corals, creatures = components.corals, components.creatures
        self.corals: i64 = len(corals)  # tiles below this number are corals
        self.creatures: int = len(creatures)
        self.count: int = self.corals + self.creatures
        self.names: list[str] = [coral.id for coral in corals] + [creature.id for creature in creatures]
        self.points: vec[i64] = packed(
            [coral.points for coral in corals] + [creature.points for creature in creatures]
        )
        self.colours: vec[i64] = packed([COLOURS.index(coral.colour) for coral in corals])
        self.wanted: vec[vec[i64]] = packed_rows(
            [wanted_fish(coral, turn) for coral in corals for turn in range(TURNS)]
        )
        self.fish_wanted: vec[i64] = packed([TURNS - coral.corners.count(None) for coral in corals])
        none = [0] * len(corals)
        self.wants_fish: list[bool] = [False] * len(corals) + [creature.wants == "fish" for creature in creatures]
        self.different: list[bool] = [False] * len(corals) + [
            creature.colours == "different" for creature in creatures
        ]
        self.needed: vec[i64] = packed(none + [creature.needed for creature in creatures])
        self.parts: vec[i64] = packed(none + [creature.part for creature in creatures])
        regions = [regions_of(creature, turn) for creature in creatures for turn in range(TURNS)]
        self.regions: vec[vec[i64]] = packed_rows([[] for _ in range(TURNS * len(corals))] + regions)
        self.printed: vec[vec[i64]] = packed_rows(
            [printed_on_coral(coral) for coral in corals] + [printed_on_creature(creature) for creature in creatures]
        )
        self.turns: list[list[int]] = [different_turns(self, tile) for tile in range(self.count)]

    def is_coral(self, tile: i64) -> bool:
        return tile < self.corals

    def number(self, name: str) -> int:
        return self.names.index(name)


def wanted_fish(coral: Coral, turn: int) -> list[int]:
    """The colours wanted to the north, east, south and west of a coral that lies like this."""
    colours = [NO_COLOUR if corner is None else COLOURS.index(corner) for corner in coral.corners]
    return [colours[(side - turn) % TURNS] for side in range(TURNS)]


def regions_of(creature: Creature, turn: int) -> list[int]:
    """Per space what the creature looks at from there."""
    return [region(creature, turn, space) for space in range(SPACES)]


def region(creature: Creature, turn: int, space: int) -> int:
    """The spaces the creature looks at from there."""
    if creature.where == "anywhere":
        return ALL_SPACES
    if creature.where == "cells":
        return spaces_at(space, turned_offsets(creature.spaces, turn))
    return spaces_along(space, turned_offsets(creature.directions, turn))


def turned_offsets(offsets: tuple[Place, ...], turn: int) -> list[Place]:
    return [turned(offset, turn) for offset in offsets]


def different_turns(tiles: Tiles, tile: int) -> list[int]:
    """The turns after which the tile does not lie as after a smaller one."""
    looks: list[list[int]] = []
    turns: list[int] = []
    for turn in range(TURNS):
        looks_of = tiles.wanted if tiles.is_coral(tile) else tiles.regions
        look = list(looks_of[tile * TURNS + turn])
        if look not in looks:
            looks.append(look)
            turns.append(turn)
    return turns


def printed_on_coral(coral: Coral) -> list[int]:
    """In the order of PRINTED."""
    colour = [1 if coral.colour == name else 0 for name in COLOURS]
    return [*colour, *[coral.corners.count(name) for name in COLOURS], coral.points] + [0] * len(PRINTED_ON_CREATURES)


def printed_on_creature(creature: Creature) -> list[int]:
    """In the order of PRINTED."""
    where = [1 if creature.where == name else 0 for name in PRINTED_ON_CREATURES[-3:]]
    wants_fish, different = creature.wants == "fish", creature.colours == "different"
    wish = [creature.part, creature.needed, 1 if wants_fish else 0, 1 if different else 0]
    return [0] * (2 * len(COLOURS)) + [creature.points, *wish, *where]

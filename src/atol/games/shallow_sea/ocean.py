"""One player's ocean: tiles, fish and shells, and which tiles could be completed now.

Sets of spaces and bubbles are bits of one number, so that a condition is a few operations. `ready` is kept up to
date by the changes below; nothing else may change an ocean.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import POWERS, count_bits
from atol.games.shallow_sea.spaces import BUBBLE_MASKS, BUBBLES, BUBBLES_OF, NEIGHBOURS, SPACES, SPACES_OF
from atol.games.shallow_sea.tiles import TURNS, Tiles

NO_TILE: Final = -1
NO_FISH: Final = -1


@mypyc_attr(acyclic=True)
class Ocean:
    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def declare(self) -> None:
        self.spaces: vec[i64] = vec[i64]([NO_TILE] * SPACES)  # the tile on each space
        self.turns: vec[i64] = vec[i64]([0] * SPACES)  # by how many quarters each tile is turned
        self.lodgers: vec[i64] = vec[i64]([NO_FISH] * SPACES)  # the finished fish on each completed coral
        self.fish: vec[i64] = vec[i64]([NO_FISH] * BUBBLES)  # the unfinished fish on each bubble
        self.corals: vec[i64] = vec[i64]([0] * 4)  # per colour: the spaces of completed corals
        self.homes: vec[i64] = vec[i64]([0] * 4)  # per colour: the spaces of finished fish
        self.placed: i64 = 0  # spaces with a tile
        self.coral_spaces: i64 = 0  # those with a coral, completed or not
        self.completed: i64 = 0
        self.ready: i64 = 0  # tiles whose condition holds and that are not completed yet
        self.near: i64 = 0  # spaces that touch a placed tile
        self.bubbles: i64 = 0  # bubbles around placed tiles
        self.swimming: i64 = 0  # bubbles with a fish
        self.shells: i64 = 0
        self.coral_alone = False  # a coral was placed beside no other one although it was not the first

    # ---- changes

    def put_tile(self, space: i64, tile: i64, turn: i64) -> None:
        self.spaces[space] = tile
        self.turns[space] = turn
        self.placed |= POWERS[space]
        self.near |= NEIGHBOURS[space]
        self.bubbles |= BUBBLE_MASKS[space]
        if tile < self.tiles.corals:
            self.coral_spaces |= POWERS[space]
        self._check(space)

    def lift_coral(self, space: i64) -> i64:
        """Take an unfinished coral off its space; fish stay where they are."""
        tile = self.spaces[space]
        bit: i64 = POWERS[space]
        self.spaces[space] = NO_TILE
        self.turns[space] = 0
        self.placed &= ~bit
        self.coral_spaces &= ~bit
        self.ready &= ~bit
        self._look_around()
        return tile

    def _look_around(self) -> None:
        """Find anew what lies around the placed tiles."""
        self.near = 0
        self.bubbles = 0
        for space in range(SPACES):
            if self.placed & POWERS[space]:
                self.near |= NEIGHBOURS[space]
                self.bubbles |= BUBBLE_MASKS[space]

    def put_fish(self, bubble: i64, colour: i64) -> None:
        self.fish[bubble] = colour
        self.swimming |= POWERS[bubble]
        for space in SPACES_OF[bubble]:
            self._check(space)

    def take_fish(self, bubble: i64) -> i64:
        colour = self.fish[bubble]
        bit: i64 = POWERS[bubble]
        self.fish[bubble] = NO_FISH
        self.swimming &= ~bit
        for space in SPACES_OF[bubble]:
            self._check(space)
        return colour

    def complete_coral(self, space: i64, bubble: i64) -> None:
        """The fish of that bubble moves in; what it leaves behind may hold no longer."""
        bit: i64 = POWERS[space]
        self.completed |= bit
        self.ready &= ~bit
        colour = self.take_fish(bubble)
        self.lodgers[space] = colour
        self.corals[self.tiles.colours[self.spaces[space]]] |= bit
        self.homes[colour] |= bit
        self._check_creatures()

    def complete_creature(self, space: i64) -> None:
        bit: i64 = POWERS[space]
        self.completed |= bit
        self.ready &= ~bit

    def lay_completed(self, space: i64, tile: i64, turn: i64, lodger: i64) -> None:
        """Put down a tile that is already completed; a coral comes with its finished fish."""
        bit: i64 = POWERS[space]
        self.put_tile(space, tile, turn)
        self.completed |= bit
        self.ready &= ~bit
        if tile < self.tiles.corals:
            self.lodgers[space] = lodger
            self.corals[self.tiles.colours[tile]] |= bit
            self.homes[lodger] |= bit
        self._check_creatures()

    # ---- conditions

    def _check(self, space: i64) -> None:
        """Is the tile there ready to be completed? Finished ones are not."""
        bit: i64 = POWERS[space]
        if self.placed & bit == 0 or self.completed & bit:
            return
        if self.coral_spaces & bit:
            holds = self.has_its_fish(space)
        else:
            holds = self.has_what_it_wants(space)
        if holds:
            self.ready |= bit
        else:
            self.ready &= ~bit

    def _check_creatures(self) -> None:
        waiting: i64 = self.placed & ~self.completed & ~self.coral_spaces
        space: i64 = 0
        while waiting:
            if waiting & 1:
                self._check(space)
            waiting >>= 1
            space += 1

    def has_its_fish(self, space: i64) -> bool:
        """Does every coloured corner of the coral have a fish of its colour?"""
        wanted = self.tiles.wanted[self.spaces[space] * TURNS + self.turns[space]]
        bubbles = BUBBLES_OF[space]
        for side in range(TURNS):
            colour = wanted[side]
            if colour >= 0 and self.fish[bubbles[side]] != colour:
                return False
        return True

    def has_what_it_wants(self, space: i64) -> bool:
        return self.matching(space) >= self.tiles.needed[self.spaces[space]]

    def matching(self, space: i64) -> i64:
        """How many completed corals or finished fish serve the creature; the best kind counts."""
        tile = self.spaces[space]
        return self.matching_in(self.tiles.regions[tile * TURNS + self.turns[space]][space], tile)

    def matching_in(self, region: i64, tile: i64) -> i64:
        """The same for a creature that looks at these spaces."""
        masks = self.homes if self.tiles.wants_fish[tile] else self.corals
        count: i64 = 0
        if self.tiles.different[tile]:
            for mask in masks:
                if region & mask:
                    count += 1
            return count
        for mask in masks:
            count = max(count, count_bits(region & mask))
        return count

    def used_fish(self, space: i64) -> list[int]:
        """The bubbles whose fish complete the coral there."""
        wanted = self.tiles.wanted[self.spaces[space] * TURNS + self.turns[space]]
        bubbles = BUBBLES_OF[space]
        return sorted([bubbles[side] for side in range(TURNS) if wanted[side] >= 0])

    # ---- counting

    def completed_corals(self) -> i64:
        return self.completed & self.coral_spaces

    def completed_creatures(self) -> i64:
        return self.completed & ~self.coral_spaces

    def creature_types(self, spaces: i64) -> i64:
        """The different creatures completed on these spaces, as bits counted from the first creature."""
        creatures: i64 = self.completed_creatures() & spaces
        types: i64 = 0
        space: i64 = 0
        while creatures:
            if creatures & 1:
                types |= POWERS[self.spaces[space] - self.tiles.corals]
            creatures >>= 1
            space += 1
        return types

    def tile_count(self) -> i64:
        return count_bits(self.placed)


def empty_ocean(tiles: Tiles) -> Ocean:
    ocean = Ocean(tiles)
    ocean.declare()
    return ocean

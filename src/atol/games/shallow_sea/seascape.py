"""Oceans as entries of an observation: the looker's own space by space, the others by what they add up to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import count_bits, packed_sum
from atol.core.observation import Block, OfEachSeat
from atol.core.row import Row
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.room import open_spaces
from atol.games.shallow_sea.spaces import ALL_SPACES, BUBBLES, BUBBLES_OF, SPACES
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import SHIFT_CORAL, TURN_TILE
from atol.games.shallow_sea.tiles import COLOUR_COUNT, TURNS

SCORE_LINES: Final = ("orange", "blue", "tiles", "variety", "fish", "lionfish", "total")


# ---- every seat


class TurnsLeft(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        end = state.switches.tiles_at_the_end
        row.put(min(end - 1, end - state.oceans[owner].tile_count()))


class Shells(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        row.put(state.oceans[owner].shells)


class Score(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        put_score(state, state.oceans[owner], row)


def put_score(state: ShallowSeaState, ocean: Ocean, row: Row) -> None:
    """In the order of SCORE_LINES."""
    pad, switches = state.pad, state.switches
    orange: i64 = 0
    blue: i64 = 0
    variety: i64 = 0
    fish: i64 = 0
    tiles: i64 = pad.all_tiles(ocean)
    if not switches.family:
        orange = pad.best_card(pad.orange, ocean, True) * (2 if switches.orange_twice else 1)
        blue = pad.best_card(pad.blue, ocean, False)
        variety = pad.variety_points * count_bits(ocean.creature_types(ALL_SPACES))
        fish = pad.all_fish(ocean)
    lionfish: i64 = -pad.lionfish_points(packed_sum(state.lionfish)) if switches.solo else 0
    row.put(orange)
    row.put(blue)
    row.put(tiles)
    row.put(variety)
    row.put(fish)
    row.put(lionfish)
    row.put(orange + blue + tiles + variety + fish + lionfish)


class Promised(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        ocean, index = state.oceans[owner], row.next
        points, spaces = ocean.tiles.points, ocean.spaces
        waiting: i64 = ocean.placed & ~ocean.completed
        for space in range(SPACES):
            if waiting & 1:
                row.set(index + space, points[spaces[space]])
            waiting >>= 1
        row.skip(SPACES)


class Lacking(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        ocean, index = state.oceans[owner], row.next
        waiting: i64 = ocean.placed & ~ocean.completed
        for space in range(SPACES):
            if waiting & 1:
                row.set(index + space, lacking(ocean, space))
            waiting >>= 1
        row.skip(SPACES)


def lacking(ocean: Ocean, space: i64) -> i64:
    """How many fish a coral lacks, or how much of its wish a creature."""
    tiles = ocean.tiles
    tile: i64 = ocean.spaces[space]
    if tile < tiles.corals:
        return tiles.fish_wanted[tile] - fish_fitting(ocean, space, tile, ocean.turns[space])
    lacks: i64 = tiles.needed[tile] - ocean.matching(space)
    return lacks if lacks > 0 else 0


def fish_fitting(ocean: Ocean, space: i64, tile: i64, turn: i64) -> i64:
    """How many of the fish that a coral wants there are on their bubbles."""
    wanted = ocean.tiles.wanted[tile * TURNS + turn]
    bubbles = BUBBLES_OF[space]
    fish = ocean.fish
    count: i64 = 0
    for side in range(TURNS):
        colour: i64 = wanted[side]
        if colour >= 0 and fish[bubbles[side]] == colour:
            count += 1
    return count


class Corals(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        for mask in state.oceans[owner].corals:
            row.put(count_bits(mask))


class Homes(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        for mask in state.oceans[owner].homes:
            row.put(count_bits(mask))


class Swimming(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        counts = vec[i64]([0] * COLOUR_COUNT)
        for colour in state.oceans[owner].fish:
            if colour >= 0:
                counts[colour] += 1
        row.lay(counts)


class Hunger(OfEachSeat[ShallowSeaState]):
    def write_for(self, state: ShallowSeaState, owner: int, row: Row) -> None:
        start = row.next
        row.skip(COLOUR_COUNT)
        add_wanted_fish(state.oceans[owner], row, start, 0)


def add_wanted_fish(ocean: Ocean, row: Row, start: i64, each: i64) -> None:
    """Add one for every fish that an unfinished coral lacks, by colour; `each` is how far bubbles lie apart."""
    waiting: i64 = ocean.coral_spaces & ~ocean.completed
    for space in range(SPACES):
        if waiting & 1:
            wanted = ocean.tiles.wanted[ocean.spaces[space] * TURNS + ocean.turns[space]]
            bubbles = BUBBLES_OF[space]
            for side in range(TURNS):
                bubble: i64 = bubbles[side]
                colour: i64 = wanted[side]
                if colour >= 0 and ocean.fish[bubble] != colour:
                    row.add(start + each * bubble + colour, 1)
        waiting >>= 1


# ---- the looker's own ocean


class Colours(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        ocean = state.oceans[seat]
        colours, corals = ocean.tiles.colours, ocean.coral_spaces
        shown = ocean.spaces[:]
        for space in range(SPACES):
            shown[space] = colours[shown[space]] if corals & 1 else -1
            corals >>= 1
        row.one_of_each(shown, COLOUR_COUNT)


class Completed(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.put_bits(state.oceans[seat].completed, SPACES)


class Lodgers(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of_each(state.oceans[seat].lodgers, COLOUR_COUNT)


class Fish(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of_each(state.oceans[seat].fish, COLOUR_COUNT)


class Wanted(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(BUBBLES * COLOUR_COUNT)
        add_wanted_fish(state.oceans[seat], row, start, COLOUR_COUNT)


class CoralWishes(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        put_wishes(state.oceans[seat], False, row)


class FishWishes(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        put_wishes(state.oceans[seat], True, row)


def put_wishes(ocean: Ocean, fish: bool, row: Row) -> None:
    """How many unfinished creatures a completed coral, or the fish in it, would serve, by space and colour."""
    start = row.next
    row.skip(SPACES * COLOUR_COUNT)
    tiles = ocean.tiles
    free: i64 = ALL_SPACES & ~ocean.completed & (ocean.coral_spaces | ~ocean.placed)
    waiting: i64 = ocean.placed & ~ocean.completed & ~ocean.coral_spaces & ~ocean.ready
    for space in range(SPACES):
        if waiting & 1 and tiles.wants_fish[ocean.spaces[space]] == fish:
            add_wishes(ocean, space, free, row, start)
        waiting >>= 1


def add_wishes(ocean: Ocean, space: i64, free: i64, row: Row, start: i64) -> None:
    """Those of one creature: colours that are as many as the best, or that are not there yet."""
    tile = ocean.spaces[space]
    region: i64 = ocean.tiles.regions[tile * TURNS + ocean.turns[space]][space]
    masks = ocean.homes if ocean.tiles.wants_fish[tile] else ocean.corals
    best = 0 if ocean.tiles.different[tile] else ocean.matching_in(region, tile)
    for colour in range(COLOUR_COUNT):
        if count_bits(region & masks[colour]) == best:
            add_spaces(region & free, row, start + colour)


def add_spaces(spaces: i64, row: Row, start: i64) -> None:
    while spaces:
        if spaces & 1:
            row.add(start, 1)
        spaces >>= 1
        start += COLOUR_COUNT


# ---- where the tile in hand would fit


class Fits(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        tile = tile_to_place(state) if state.to_act == seat else NOTHING
        if tile == NOTHING or state.step == TURN_TILE:
            row.skip(SPACES)
            return
        ocean = state.oceans[seat]
        spaces: i64 = open_spaces(state, ocean, tile)
        for space in range(SPACES):
            row.put(best_fit(ocean, space, tile) if spaces & 1 else 0)
            spaces >>= 1


class FitsTurned(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        if state.to_act != seat or state.step != TURN_TILE:
            row.skip(TURNS)
            return
        tile = tile_to_place(state)
        for turn in range(TURNS):
            row.put(fit(state.oceans[seat], state.space, tile, turn))


def tile_to_place(state: ShallowSeaState) -> i64:
    """The tile in hand; a coral on the move goes first."""
    if state.lifted != NOTHING and (state.step == SHIFT_CORAL or state.step == TURN_TILE):
        return state.lifted
    return state.tile


def best_fit(ocean: Ocean, space: i64, tile: i64) -> i64:
    """How much of its wish the tile would have there, turned the best way."""
    best: i64 = 0
    for turn in ocean.tiles.turns[tile]:
        fitting = fit(ocean, space, tile, turn)
        if fitting > best:
            best = fitting
    return best


def fit(ocean: Ocean, space: i64, tile: i64, turn: i64) -> i64:
    if tile < ocean.tiles.corals:
        return fish_fitting(ocean, space, tile, turn)
    region = ocean.tiles.regions[tile * TURNS + turn][space]
    return min(ocean.matching_in(region, tile), ocean.tiles.needed[tile])


def has_completed(ocean: Ocean, tile: i64) -> bool:
    """Is such a creature completed in the ocean?"""
    completed: i64 = ocean.completed & ~ocean.coral_spaces
    space: i64 = 0
    while completed:
        if completed & 1 and ocean.spaces[space] == tile:
            return True
        completed >>= 1
        space += 1
    return False

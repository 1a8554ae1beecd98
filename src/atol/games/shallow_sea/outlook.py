"""What a choice would lead to, for whoever is about to choose. Views ask for it; the rules never do."""

from __future__ import annotations

from atol.core.numbers import POWERS, bits_of
from atol.games.shallow_sea.ids import BUBBLE, COMPLETE, LODGE, MOVE, SPACE, TURN
from atol.games.shallow_sea.layout import copy_ocean
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import BUBBLES_OF, SIDE_NEIGHBOURS, bubble_name, space_name
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import LODGE_FISH, MOVE_FISH, TURN_TILE
from atol.games.shallow_sea.steps.placing import tile_in_hand
from atol.games.shallow_sea.tiles import TURNS


class Change:
    """A tile or a fish comes to a place: which tiles become ready, and which no longer are?"""

    def __init__(
        self,
        place: str,
        before: Ocean,
        after: Ocean,
        degrees: int = 0,
        fits: int = 0,
        hopeless: bool = False,
        forfeits: bool = False,
    ) -> None:
        self.place = place
        self.degrees = degrees
        self.fits = fits  # how much would already serve the tile
        self.hopeless = hopeless  # it could never be completed like this
        self.forfeits = forfeits  # completed, it would cost a box of the sheet
        self.completes: int = after.ready & ~before.ready
        self.breaks: int = before.ready & ~after.ready
        self.points = sum([after.tiles.points[after.spaces[space]] for space in bits_of(self.completes)])


def changes(state: ShallowSeaState) -> list[Change]:
    """For every legal choice that would change something; the others are left out."""
    outcomes: list[Change] = []
    for action in state.legal():
        if SPACE <= action < TURN:
            outcomes += tile_changes(state, action - SPACE)
        elif BUBBLE <= action < COMPLETE:
            outcomes += fish_changes(state, action - BUBBLE)
        elif LODGE <= action < MOVE:
            outcomes += lodger_changes(state, action - LODGE)
    if state.step == TURN_TILE:
        outcomes += tile_changes(state, state.space)
    return outcomes


def tile_changes(state: ShallowSeaState, space: int) -> list[Change]:
    """One for each way the tile in hand can lie there."""
    tile = tile_in_hand(state)
    ocean = state.ocean()
    forfeits = is_forfeit(state, space, tile)
    outcomes: list[Change] = []
    for turn in state.tiles.turns[tile]:
        after = copy_ocean(ocean)
        after.put_tile(space, tile, turn)
        fits, hopeless = fitting(after, space), is_hopeless(state, after, space)
        if fits or hopeless or forfeits:
            outcomes.append(Change(space_name(space), ocean, after, 90 * turn, fits, hopeless, forfeits))
    return outcomes


def fish_changes(state: ShallowSeaState, bubble: int) -> list[Change]:
    ocean = state.ocean()
    after = copy_ocean(ocean)
    after.put_fish(bubble, state.lifted if state.step == MOVE_FISH else state.fish)
    return [Change(bubble_name(bubble), ocean, after)] if after.ready != ocean.ready else []


def lodger_changes(state: ShallowSeaState, bubble: int) -> list[Change]:
    """The fish moves in: corals that need it may break, creatures may get what they want."""
    assert state.step == LODGE_FISH
    before = copy_ocean(state.ocean())
    after = copy_ocean(before)
    after.complete_coral(state.space, bubble)
    before.ready &= ~POWERS[state.space]
    return [Change(bubble_name(bubble), before, after)] if after.ready != before.ready else []


# ---- what serves a tile


def fitting(ocean: Ocean, space: int) -> int:
    """How many fish a coral already has at its corners, or how much of its wish a creature has."""
    tile = ocean.spaces[space]
    if not ocean.tiles.is_coral(tile):
        return min(ocean.matching(space), ocean.tiles.needed[tile])
    wanted = ocean.tiles.wanted[tile * TURNS + ocean.turns[space]]
    bubbles = BUBBLES_OF[space]
    return len([side for side in range(TURNS) if wanted[side] >= 0 and ocean.fish[bubbles[side]] == wanted[side]])


def serving(ocean: Ocean, space: int) -> int:
    """The spaces that count for an unfinished creature: all of its best colour, or all where colours differ."""
    tile = ocean.spaces[space]
    region = ocean.tiles.regions[tile * TURNS + ocean.turns[space]][space]
    masks = [region & mask for mask in (ocean.homes if ocean.tiles.wants_fish[tile] else ocean.corals)]
    if ocean.tiles.different[tile]:
        return masks[0] | masks[1] | masks[2] | masks[3]
    return max(masks, key=lambda mask: len(bits_of(mask)))


def is_forfeit(state: ShallowSeaState, space: int, tile: int) -> bool:
    """A creature beside another one, where they have to stay apart to tick their box."""
    ocean = state.ocean()
    if not state.switches.creatures_apart or ocean.tiles.is_coral(tile):
        return False
    return ocean.placed & ~ocean.coral_spaces & SIDE_NEIGHBOURS[space] != 0


# ---- what can never be completed


def is_hopeless(state: ShallowSeaState, ocean: Ocean, space: int) -> bool:
    """A creature that could not get what it wants, whatever is laid on the spaces it looks at and swims in there."""
    tile = ocean.spaces[space]
    if ocean.tiles.is_coral(tile):
        return False
    region = ocean.tiles.regions[tile * TURNS + ocean.turns[space]][space]
    return most_matching(state, ocean, region, tile) < ocean.tiles.needed[tile]


def most_matching(state: ShallowSeaState, ocean: Ocean, region: int, tile: int) -> int:
    """At most so many: those of a certain colour, and those that can still take any."""
    counts = certain_colours(state, ocean, region, tile)
    free = any_colour(state, ocean, region, tile)
    if not ocean.tiles.different[tile]:
        return max(counts) + free
    return min(len(counts), len([count for count in counts if count]) + free)


def certain_colours(state: ShallowSeaState, ocean: Ocean, region: int, tile: int) -> list[int]:
    """How many of each colour lie there for good; an unfinished coral keeps its colour where corals cannot move."""
    masks = ocean.homes if ocean.tiles.wants_fish[tile] else ocean.corals
    counts = [len(bits_of(region & mask)) for mask in masks]
    if not ocean.tiles.wants_fish[tile] and not state.switches.corals_move:
        for coral in bits_of(region & ocean.coral_spaces & ~ocean.completed):
            counts[ocean.tiles.colours[ocean.spaces[coral]]] += 1
    return counts


def any_colour(state: ShallowSeaState, ocean: Ocean, region: int, tile: int) -> int:
    """Spaces whose colour is open: empty ones, as far as tiles are left, and corals that wait for their fish."""
    left = state.switches.tiles_at_the_end - ocean.tile_count()
    empty = min(left, len(bits_of(region & ~ocean.placed)))
    waiting = len(bits_of(region & ocean.coral_spaces & ~ocean.completed))
    return empty + waiting if ocean.tiles.wants_fish[tile] or state.switches.corals_move else empty

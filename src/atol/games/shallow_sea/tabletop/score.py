"""Scoring an ocean that lies on a table at home, with the same pad as a match.

What the rules make impossible is refused. What only Atol's data speaks against is a doubt: much of it is
reconstructed, and a printed tile may differ.
"""

from __future__ import annotations

from atol.core.game import OVER, Game
from atol.core.helpers import BoxPosition, BoxRemark, BoxScore
from atol.core.numbers import POWERS, count_bits, mask_of, packed, packed_sum
from atol.core.random import seeded
from atol.games.shallow_sea.achievements import achieved, rank_of
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.ocean import NO_FISH, Ocean, empty_ocean
from atol.games.shallow_sea.options import Switches, check_together
from atol.games.shallow_sea.setup import named_cards, named_types
from atol.games.shallow_sea.spaces import BUBBLES, NEIGHBOURS, SPACES, bubble_name, space_name
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.tabletop.box import BadOcean, BoxOcean, BoxTile
from atol.games.shallow_sea.tiles import TURNS, Tiles
from atol.games.shallow_sea.view import make_score_sheet, ocean_view

SPACE_NAMES = [space_name(space) for space in range(SPACES)]
BUBBLE_NAMES = [bubble_name(bubble) for bubble in range(BUBBLES)]
ANY_CORAL = "coral"


class OceanPosition(BoxPosition, frozen=True, kw_only=True):
    """An ocean on a table at home, with the match it belongs to."""

    box: BoxOcean


def score_ocean(game: Game, facts: Facts, position: OceanPosition) -> BoxScore:
    """Raises BadOcean."""
    options = game.meta.check_options(dict(position.options))
    check_together(options)
    seats = game.meta.check_seats(position.seats)
    state = ShallowSeaState(game, seats, options, seeded(0), facts, Switches(facts.components, seats, options))
    state._declare()
    finish_with(state, position.box)
    return BoxScore(
        lines=make_score_sheet(state, 0),
        points=state.scores()[0],
        rank=rank_of(state, 0),
        achieved=achieved(state, 0),
        missing=missing(state, position.box),
        doubts=doubts(state),
        view=ocean_view(state, 0, state.scores()[0]),
    )


def finish_with(state: ShallowSeaState, box: BoxOcean) -> None:
    """Make a blank state the end of a match whose first seat has that ocean; raises BadOcean."""
    state.use_cards(named_cards(state, "orange"), named_cards(state, "blue"))
    state.creature_types = named_types(state.facts.components, state.options)
    state.lionfish = packed([box.lionfish, 0, 0, 0])
    state.oceans = [box_ocean(state.tiles, box)]
    state.to_act = OVER
    demand_limits(state, box)
    demand_corals(state)
    demand_creatures(state)
    demand_fish(state)
    demand_together(state)


# ---- laying it out


def box_ocean(tiles: Tiles, box: BoxOcean) -> Ocean:
    """The ocean as the rules know it; raises BadOcean where it cannot be one."""
    ocean = empty_ocean(tiles)
    ocean.shells = box.shells
    for entry in sorted(box.tiles, key=lambda entry: entry.tile not in tiles.names):  # named tiles are taken first
        lay_tile(ocean, entry)
    for bubble, colour in box.fish.items():
        if bubble not in BUBBLE_NAMES:
            raise BadOcean(where=bubble, problem="bubble")
        ocean.put_fish(BUBBLE_NAMES.index(bubble), COLOURS.index(colour))
    return ocean


def lay_tile(ocean: Ocean, entry: BoxTile) -> None:
    if entry.space not in SPACE_NAMES:
        raise BadOcean(where=entry.space, problem="space")
    space, tile = SPACE_NAMES.index(entry.space), tile_number(ocean, entry)
    if ocean.placed & POWERS[space]:
        raise BadOcean(where=entry.space, problem="taken")
    if entry.degrees not in (0, 90, 180, 270):
        raise BadOcean(where=entry.space, problem="degrees")
    if (entry.lodger is not None) != (entry.completed and ocean.tiles.is_coral(tile)):
        raise BadOcean(where=entry.space, problem="lodger")
    turn = entry.degrees // 90 % TURNS
    lodger = NO_FISH if entry.lodger is None else COLOURS.index(entry.lodger)
    if entry.completed:
        ocean.lay_completed(space, tile, turn, lodger)
    else:
        ocean.put_tile(space, tile, turn)


def tile_number(ocean: Ocean, entry: BoxTile) -> int:
    """The tile of that name; of a kind of coral any that does not lie yet."""
    tiles = ocean.tiles
    if entry.tile in tiles.names:
        return tiles.number(entry.tile)
    named = [coral for coral in range(tiles.corals) if is_called(tiles, coral, entry)]
    if not named:
        raise BadOcean(where=entry.tile, problem="tile")
    free = [coral for coral in named if coral not in ocean.spaces]
    if not free:
        raise BadOcean(where=entry.space, problem="copies")
    return free[0]


def is_called(tiles: Tiles, tile: int, entry: BoxTile) -> bool:
    """Is that coral of the kind that the entry names?"""
    if entry.tile == ANY_CORAL:
        return not entry.completed
    return entry.tile == f"{COLOURS[tiles.colours[tile]]}-{tiles.points[tile]}"


# ---- what the rules make impossible


def demand_limits(state: ShallowSeaState, box: BoxOcean) -> None:
    ocean, switches = state.oceans[0], state.switches
    if ocean.tile_count() > switches.tiles_at_the_end:
        raise BadOcean(where=str(ocean.tile_count()), problem="too-many-tiles")
    if not 0 <= box.shells <= switches.most_shells:
        raise BadOcean(where=str(box.shells), problem="shells")
    if not 0 <= box.lionfish <= (fish_in_play(state) if switches.solo else 0):
        raise BadOcean(where=str(box.lionfish), problem="lionfish")


def demand_corals(state: ShallowSeaState) -> None:
    """Each is in the box once."""
    ocean = state.oceans[0]
    for space in range(SPACES):
        tile = ocean.spaces[space]
        if ocean.coral_spaces & POWERS[space] and tile in ocean.spaces[:space]:
            raise BadOcean(where=space_name(space), problem="copies")


def demand_creatures(state: ShallowSeaState) -> None:
    """At most as many of a type as are in play, and only types of the match."""
    ocean, tiles = state.oceans[0], state.tiles
    copies = state.facts.components.players[state.seats - 1].copies_of_each_creature
    kinds: list[int] = []
    for space in range(SPACES):
        tile = ocean.spaces[space]
        if tile < tiles.corals:
            continue
        if list(ocean.spaces).count(tile) > copies:
            raise BadOcean(where=space_name(space), problem="copies")
        if state.creature_types and tile - tiles.corals not in state.creature_types:
            raise BadOcean(where=space_name(space), problem="foreign")
        if tile not in kinds:
            kinds.append(tile)
        if len(kinds) > state.facts.components.start[0].creature_types:
            raise BadOcean(where=space_name(space), problem="types")


def demand_fish(state: ShallowSeaState) -> None:
    """Every fish lies beside a tile, and there are no more of a colour than in the bag."""
    ocean = state.oceans[0]
    most = state.facts.components.players[state.seats - 1].fish_of_each_colour
    for colour in range(len(COLOURS)):
        if [*ocean.fish, *ocean.lodgers].count(colour) > most:
            raise BadOcean(where=COLOURS[colour], problem="too-many-fish")
    for bubble in range(BUBBLES):
        stray = ocean.swimming & ~ocean.bubbles & POWERS[bubble]
        if stray and not may_lie_apart(state):
            raise BadOcean(where=bubble_name(bubble), problem="stray")


def demand_together(state: ShallowSeaState) -> None:
    """Each tile was placed beside another one, so all hang together."""
    ocean = state.oceans[0]
    placed = [space for space in range(SPACES) if ocean.placed & POWERS[space]]
    if not placed or may_lie_apart(state):
        return
    reached = POWERS[placed[0]]
    for _ in placed:
        reached |= mask_of([space for space in placed if NEIGHBOURS[space] & reached])
    for space in placed:
        if not reached & POWERS[space]:
            raise BadOcean(where=space_name(space), problem="apart")


def may_lie_apart(state: ShallowSeaState) -> bool:
    """Corals that moved away and tiles that were drawn leave gaps behind."""
    return state.switches.no_pools or state.switches.corals_move


# ---- remarks


def missing(state: ShallowSeaState, box: BoxOcean) -> list[BoxRemark]:
    """What the ocean lacks to be a finished one."""
    ocean, switches = state.oceans[0], state.switches
    tiles, fish = ocean.tile_count(), fish_of(ocean)
    remarks: list[BoxRemark] = []
    if tiles < switches.tiles_at_the_end and not ran_out(state, fish):
        remarks.append(BoxRemark("tiles", {"found": tiles, "needed": switches.tiles_at_the_end}))
    elif fish != tiles - 1:  # each turn brings a tile and a fish; the first tile came alone
        remarks.append(BoxRemark("fish-missing", {"found": fish, "needed": tiles - 1}))
    if not switches.family:
        for colour, cards in (("orange", state.pad.orange), ("blue", state.pad.blue)):
            if len(cards) < switches.cards_of_each_kind:
                remarks.append(BoxRemark("card", {"colour": colour, "needed": switches.cards_of_each_kind}))
    return remarks


def ran_out(state: ShallowSeaState, fish: int) -> bool:
    """A solo match that the empty fish bag ended early."""
    gone = fish + packed_sum(state.lionfish) + state.switches.pool_size
    return state.switches.solo and fish > 0 and gone >= fish_in_play(state)


def fish_of(ocean: Ocean) -> int:
    return count_bits(ocean.swimming) + count_bits(ocean.completed_corals())


def fish_in_play(state: ShallowSeaState) -> int:
    return len(COLOURS) * state.facts.components.players[state.seats - 1].fish_of_each_colour


def doubts(state: ShallowSeaState) -> list[BoxRemark]:
    """Creatures that lie otherwise than the data says."""
    ocean = state.oceans[0]
    creatures = ocean.placed & ~ocean.coral_spaces
    remarks: list[BoxRemark] = []
    for space in range(SPACES):
        completed = bool(ocean.completed & POWERS[space])
        if creatures & POWERS[space] and ocean.has_what_it_wants(space) != completed:
            tile = ocean.tiles.names[ocean.spaces[space]]
            remarks.append(
                BoxRemark("unfounded" if completed else "ready", {"space": space_name(space), "tile": tile})
            )
    return remarks

"""Set a Shallow Sea position in a few words of text, act on it, read it back.

Tiles are written `c2 R05`, turned `c2 R05/90`, a completed coral with its finished fish `c2 R05 red`, a completed
creature `c2 A1!`; fish `14 red`. Entries are separated by commas. Where a test does not care which tile of a
colour lies somewhere, any will do.
"""

from __future__ import annotations

from typing import get_args

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.errors import AtolError
from atol.core.game import OVER, State
from atol.core.numbers import packed
from atol.games.shallow_sea.data import COLOURS, Colour
from atol.games.shallow_sea.game import ShallowSeaGame
from atol.games.shallow_sea.ids import SLOTS
from atol.games.shallow_sea.layout import copy_ocean
from atol.games.shallow_sea.ocean import NO_TILE, Ocean, empty_ocean
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import CHOOSE
from atol.games.shallow_sea.tabletop.box import BoxTile
from atol.games.shallow_sea.tabletop.score import BUBBLE_NAMES, SPACE_NAMES, lay_tile
from atol.games.shallow_sea.view_types import OceanView, PlacedTile, ShallowSeaView

GAME = ShallowSeaGame()
TILES = GAME.facts.tiles
COLOUR_NAMES: tuple[str, ...] = COLOURS


# ---- starting


def new_match(seats: int = 2, seed: int = 1, **options: str) -> ShallowSeaState:
    return as_sea(GAME.new(seats, seed, **options))


def match(seats: int = 2, seed: int = 1, **options: str) -> ShallowSeaState:
    """A match at its first turn; every seat's creature lies on e3's neighbour f3, unturned, where that is legal."""
    state = new_match(seats, seed, **options)
    while state.turn < state.seats:
        wanted = [action for action in state.legal() if GAME.notation(action) == "space f3"]
        state.apply(wanted[0] if wanted else state.legal()[0])
    return state


def as_sea(state: State) -> ShallowSeaState:
    assert isinstance(state, ShallowSeaState)
    return state


# ---- oceans


def ocean(tiles: str = "", fish: str = "", shells: int = 2) -> Ocean:
    new = empty_ocean(TILES)
    new.shells = shells
    for entry in parts_of(tiles):
        lay_tile(new, box_tile(entry))
    for entry in parts_of(fish):
        bubble, colour = entry.split()
        new.put_fish(BUBBLE_NAMES.index(bubble), COLOUR_NAMES.index(colour))
    return new


def parts_of(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def box_tile(entry: str) -> BoxTile:
    space, tile, *lodger = entry.split()
    name, _, degrees = tile.rstrip("!").partition("/")
    completed = bool(lodger) or tile.endswith("!")
    return BoxTile(space, name, int(degrees or 0), completed, colour_of(lodger[0]) if lodger else None)


def colour_of(name: str) -> Colour:
    colours: list[Colour] = [colour for colour in get_args(Colour) if colour == name]
    assert colours, name
    return colours[0]


def with_ocean(state: ShallowSeaState, new: Ocean, seat: int | None = None) -> ShallowSeaState:
    """The seat to act, or the one named, has that ocean. Tiles it shares with pools and bags stay there too."""
    copy = as_sea(state.clone())
    copy.oceans[copy.to_act if seat is None else seat] = new
    return copy


def in_turn(new: Ocean, seats: int = 2, **options: str) -> ShallowSeaState:
    """The seat to act is about to choose and has that ocean."""
    state = with_ocean(match(seats, 1, **options), new)
    assert state.step == CHOOSE
    return state


def over(new: Ocean, seats: int = 1, lionfish: int = 0, **options: str) -> ShallowSeaState:
    """A finished match in which every seat has that ocean."""
    state = match(seats, 1, **options)
    state.oceans = [copy_ocean(new) for _ in range(seats)]
    state.lionfish = packed([lionfish, 0, 0, 0])
    state.to_act = OVER
    return state


# ---- pools


def with_pools(state: ShallowSeaState, corals: str = "", fish: str = "", creatures: str = "") -> ShallowSeaState:
    """The pools show these; what lay there before goes back into the bags and what is shown is taken out of them."""
    copy = as_sea(state.clone())
    if corals:
        swap(copy.coral_bag.counts, copy.coral_pool, [TILES.number(name) for name in corals.split()], 0)
    if fish:
        swap(copy.fish_bag.counts, copy.fish_pool, [COLOUR_NAMES.index(name) for name in fish.split()], 0)
    if creatures:
        new = [TILES.number(name) for name in creatures.split()]
        swap(copy.creature_bag.counts, copy.creature_pool, new, TILES.corals)
    return copy


def swap(counts: vec[i64], pool: vec[i64], new: list[int], first: int) -> None:
    """The number of things in the bag stays the same."""
    for thing in pool:
        if thing != NO_TILE:
            counts[thing - first] += 1
    for thing in new:
        assert counts[thing - first] > 0, "not in the bag"
        counts[thing - first] -= 1
    for slot, thing in enumerate(new + [NO_TILE] * (SLOTS - len(new))):
        pool[slot] = thing


def with_creature_bag(state: ShallowSeaState, tiles: int) -> ShallowSeaState:
    """Only that many creatures are left in the bag; the others lie in the box."""
    copy = as_sea(state.clone())
    bag = copy.creature_bag
    while bag.total > tiles:
        kind = next(kind for kind, count in enumerate(bag.counts) if count)
        bag.counts[kind] -= 1
        bag.total -= 1
    return copy


def with_fish_bag(state: ShallowSeaState, **fish: int) -> ShallowSeaState:
    """Exactly these fish are left in the bag."""
    copy = as_sea(state.clone())
    copy.fish_bag = bag_of([fish.get(colour, 0) for colour in COLOURS])
    return copy


# ---- acting


def act(state: ShallowSeaState, *lines: str) -> ShallowSeaState:
    for line in lines:
        state.apply(GAME.parse(line))
    return state


def names(state: ShallowSeaState) -> set[str]:
    """The legal actions."""
    return {GAME.notation(action) for action in state.legal()}


def verbs(state: ShallowSeaState) -> set[str]:
    return {name.split()[0] for name in names(state)}


def after(state: ShallowSeaState, verb: str) -> set[str]:
    """What may follow that verb."""
    return {name.partition(" ")[2] for name in names(state) if name.split()[0] == verb}


def refused(state: ShallowSeaState, line: str) -> bool:
    try:
        state.apply(GAME.parse(line))
    except AtolError:
        return True
    return False


# ---- reading


def view(state: ShallowSeaState, seat: int | None = None) -> ShallowSeaView:
    shown = state.view(seat)
    assert isinstance(shown, ShallowSeaView)
    return shown


def indexed(spaces: list[PlacedTile | None], space: str) -> PlacedTile:
    """The tile on that space of a view."""
    tile = spaces[SPACE_NAMES.index(space)]
    assert tile is not None
    return tile


def seen(state: ShallowSeaState, seat: int) -> OceanView:
    return view(state).oceans[seat]


def sheet(state: ShallowSeaState, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in state.score_sheet(seat)}


def completed(one: Ocean) -> set[str]:
    return {name for space, name in enumerate(SPACE_NAMES) if one.completed & 2**space}


def ready(one: Ocean) -> set[str]:
    return {name for space, name in enumerate(SPACE_NAMES) if one.ready & 2**space}


def placed(one: Ocean) -> set[str]:
    return {name for space, name in enumerate(SPACE_NAMES) if one.placed & 2**space}


# ---- conservation


def corals_everywhere(state: ShallowSeaState) -> list[int]:
    """How often each coral lies somewhere."""
    counts = list(state.coral_bag.counts)
    for tile in tiles_outside_bags(state):
        if tile < TILES.corals:
            counts[tile] += 1
    return counts


def creatures_everywhere(state: ShallowSeaState) -> list[int]:
    counts = list(state.creature_bag.counts)
    for tile in tiles_outside_bags(state):
        if tile >= TILES.corals:
            counts[tile - TILES.corals] += 1
    return counts


def tiles_outside_bags(state: ShallowSeaState) -> list[int]:
    tiles = [*state.coral_pool, *state.creature_pool, state.tile]
    if view(state).step in ("shift", "turn"):
        tiles.append(state.lifted)
    for one in state.oceans:
        tiles += one.spaces
    return [tile for tile in tiles if tile >= 0]


def fish_everywhere(state: ShallowSeaState) -> list[int]:
    """How many fish of each colour lie somewhere."""
    counts = [bag + eaten for bag, eaten in zip(state.fish_bag.counts, state.lionfish, strict=True)]
    fish = [*state.fish_pool, state.fish]
    if view(state).step == "move":
        fish.append(state.lifted)
    for one in state.oceans:
        fish += [*one.fish, *one.lodgers]
    for colour in fish:
        if colour >= 0:
            counts[colour] += 1
    return counts

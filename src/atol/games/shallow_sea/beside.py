"""Scoring an ocean that lies on a table at home, with the same pad as a match."""

from __future__ import annotations

from atol.core.errors import AtolError
from atol.core.messages import ScoreLine
from atol.core.numbers import POWERS
from atol.games.shallow_sea.board import BUBBLES, SPACES, bubble_name, space_name
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ocean import NO_FISH, Ocean, empty_ocean
from atol.games.shallow_sea.options import Switches, listed
from atol.games.shallow_sea.state import Parts
from atol.games.shallow_sea.tiles import TURNS, Tiles
from atol.games.shallow_sea.view import BoxOcean, BoxTile, sheet_of

SPACE_NAMES = [space_name(space) for space in range(SPACES)]
BUBBLE_NAMES = [bubble_name(bubble) for bubble in range(BUBBLES)]


class BadOcean(AtolError):
    message = "error-bad-ocean"


def score_box(parts: Parts, box: BoxOcean, seats: int, options: dict[str, str]) -> tuple[ScoreLine, ...]:
    """The pad for that ocean. The options name the cards; they are checked and complete."""
    switches = Switches(parts.components, seats, options)
    orange = [] if switches.family else [int(card) - 1 for card in listed(options["orange"], "random")]
    blue = [] if switches.family else [int(card) - 1 for card in listed(options["blue"], "random")]
    return sheet_of(parts.pad(switches, orange, blue), box_ocean(parts.tiles, box), box.lionfish)


def box_ocean(tiles: Tiles, box: BoxOcean) -> Ocean:
    """The ocean as the rules know it; raises BadOcean where it cannot be one."""
    ocean = empty_ocean(tiles)
    ocean.shells = box.shells
    for entry in box.tiles:
        lay_tile(ocean, entry)
    for bubble, colour in box.fish.items():
        if bubble not in BUBBLE_NAMES:
            raise BadOcean(where=bubble, problem="bubble")
        ocean.put_fish(BUBBLE_NAMES.index(bubble), COLOURS.index(colour))
    demand_conditions(ocean)
    return ocean


def lay_tile(ocean: Ocean, entry: BoxTile) -> None:
    if entry.space not in SPACE_NAMES:
        raise BadOcean(where=entry.space, problem="space")
    if entry.tile not in ocean.tiles.names:
        raise BadOcean(where=entry.tile, problem="tile")
    space, tile = SPACE_NAMES.index(entry.space), ocean.tiles.number(entry.tile)
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


def demand_conditions(ocean: Ocean) -> None:
    """A creature lies completed only where its condition holds."""
    creatures = ocean.completed_creatures()
    for space in range(SPACES):
        if creatures & POWERS[space] and not ocean.has_what_it_wants(space):
            raise BadOcean(where=space_name(space), problem="condition")

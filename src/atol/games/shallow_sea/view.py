"""What is seen of a Shallow Sea match. Nothing is secret, so everybody sees the same."""

from __future__ import annotations

from atol.core.messages import ScoreDetail, ScoreLine
from atol.core.numbers import POWERS, bits_of
from atol.games.shallow_sea.achievements import achieved, rank_of
from atol.games.shallow_sea.cards import Item
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.outlook import Change, changes, fitting, serving
from atol.games.shallow_sea.pools import is_free, may_refresh
from atol.games.shallow_sea.scoring import Line, Pad, tile_points
from atol.games.shallow_sea.spaces import SPACES, bubble_name, space_name
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import MOVE_FISH
from atol.games.shallow_sea.view_types import Hand, OceanView, Outlook, PlacedTile, Pools, ShallowSeaView


def make_view(state: ShallowSeaState, seat: int | None) -> ShallowSeaView:
    scores = state.scores()
    end = state.switches.tiles_at_the_end
    return ShallowSeaView(
        seat=seat,
        to_act=state.to_act,
        first=state.first,
        step="over" if state.over else state.game.steps[state.step].name,
        turns_left=[min(end - 1, end - ocean.tile_count()) for ocean in state.oceans],
        creatures=[state.tiles.names[state.tiles.corals + kind] for kind in state.creature_types],
        orange=[card.name for card in state.pad.orange],
        blue=[card.name for card in state.pad.blue],
        scenario=state.switches.scenario,
        modified=state.switches.modified,
        prices=prices(state),
        pools=pools_view(state),
        bags={"corals": state.coral_bag.total, "creatures": state.creature_bag.total, "fish": state.fish_bag.total},
        fish_bag=dict(zip(COLOURS, state.fish_bag.counts, strict=True)),
        creatures_locked=state.creatures_locked,
        lionfish=dict(zip(COLOURS, state.lionfish, strict=True)) if state.switches.solo else None,
        hand=hand_view(state),
        oceans=[ocean_view(state, owner, scores[owner]) for owner in range(state.seats)],
        rank=rank_of(state, 0) if state.over else None,
        winners=state.winners() if state.over else [],
    )


def prices(state: ShallowSeaState) -> dict[str, int]:
    switches = state.switches
    return {"refresh": switches.refresh_cost, "choose": switches.free_choice_cost, "move": switches.move_cost}


def pools_view(state: ShallowSeaState) -> Pools:
    names = state.tiles.names
    return Pools(
        corals=[names[tile] if tile >= 0 else None for tile in state.coral_pool],
        fish=[COLOURS[colour] if colour >= 0 else None for colour in state.fish_pool],
        creatures=[names[tile] if tile >= 0 else None for tile in state.creature_pool],
        refresh={name: refresh_word(state, pool) for pool, name in enumerate(("corals", "fish", "creatures"))},
    )


def refresh_word(state: ShallowSeaState, pool: int) -> str:
    if not may_refresh(state, pool):
        return "no"
    return "free" if is_free(state, pool) else "paid"


def hand_view(state: ShallowSeaState) -> Hand:
    names = state.tiles.names
    moving_fish = state.step == MOVE_FISH
    lifted = origin = None
    if state.lifted != NOTHING:
        lifted = COLOURS[state.lifted] if moving_fish else names[state.lifted]
        origin = bubble_name(state.origin) if moving_fish else space_name(state.origin)
    return Hand(
        tile=names[state.tile] if state.tile >= 0 else None,
        fish=COLOURS[state.fish] if state.fish >= 0 else None,
        lifted=lifted,
        origin=origin,
        space=space_name(state.space) if state.space >= 0 else None,
        slot=state.slot + 1 if state.slot >= 0 else None,
        owed=state.owed,
        outlooks=[outlook(change) for change in changes(state)],
    )


def outlook(change: Change) -> Outlook:
    return Outlook(
        place=change.place,
        degrees=change.degrees,
        fits=change.fits,
        completes=space_names(change.completes),
        breaks=space_names(change.breaks),
        points=change.points,
        hopeless=change.hopeless,
        forfeits=change.forfeits,
    )


def space_names(spaces: int) -> list[str]:
    return [space_name(space) for space in bits_of(spaces)]


def ocean_view(state: ShallowSeaState, owner: int, points: int) -> OceanView:
    ocean = state.oceans[owner]
    worthless = state.pad.forfeited(ocean)
    return OceanView(
        spaces=[placed_tile(state, ocean, space, worthless) for space in range(SPACES)],
        fish=[COLOURS[colour] if colour >= 0 else None for colour in ocean.fish],
        shells=ocean.shells,
        points=points,
        achieved=achieved(state, owner),
    )


def placed_tile(state: ShallowSeaState, ocean: Ocean, space: int, worthless: int) -> PlacedTile | None:
    tile = ocean.spaces[space]
    if tile < 0:
        return None
    lodger = ocean.lodgers[space]
    completed = bool(ocean.completed & POWERS[space])
    is_waiting = not completed and not ocean.tiles.is_coral(tile)
    return PlacedTile(
        tile=state.tiles.names[tile],
        degrees=90 * ocean.turns[space],
        completed=completed,
        ready=bool(ocean.ready & POWERS[space]),
        lodger=COLOURS[lodger] if lodger >= 0 else None,
        points=0 if worthless & POWERS[space] else tile_points(ocean, space),
        fits=0 if completed else fitting(ocean, space),
        serving=space_names(serving(ocean, space)) if is_waiting else [],
    )


# ---- the score sheet


def make_score_sheet(state: ShallowSeaState, seat: int) -> tuple[ScoreLine, ...]:
    return sheet_of(state.pad, state.oceans[seat], sum(state.lionfish))


def sheet_of(pad: Pad, ocean: Ocean, lionfish: int) -> tuple[ScoreLine, ...]:
    return tuple(score_line(line, ocean) for line in pad.lines(ocean, lionfish))


def score_line(line: Line, ocean: Ocean) -> ScoreLine:
    details = [ScoreDetail(item_name(item, line, ocean), item.points) for item in line.items]
    return ScoreLine(line.key, line.points, tuple(details))


def item_name(item: Item, line: Line, ocean: Ocean) -> str:
    """The tiles behind the points, with the fish where it counts: `c2 R05`, `fish 14 red`."""
    if item.bubble >= 0:
        around = "".join(f" {space_name(space)}" for space in bits_of(item.spaces))
        return f"bubble {bubble_name(item.bubble)} {COLOURS[ocean.fish[item.bubble]]}:{around}"
    tiles = " + ".join(f"{space_name(space)} {tile_name(ocean, space)}" for space in bits_of(item.spaces))
    return f"{line.card}: {tiles}" if line.card else tiles


def tile_name(ocean: Ocean, space: int) -> str:
    name = ocean.tiles.names[ocean.spaces[space]]
    lodger = ocean.lodgers[space]
    return f"{name} ({COLOURS[lodger]})" if lodger >= 0 else name

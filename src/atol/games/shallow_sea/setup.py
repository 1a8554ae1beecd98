"""Laying out a match: which creatures and cards it uses, bags, pools and empty oceans."""

from __future__ import annotations

from atol.core.bag import bag_of
from atol.core.random import Random
from atol.games.shallow_sea.data import COLOURS, Components
from atol.games.shallow_sea.guide import drawn
from atol.games.shallow_sea.ids import CREATURE_POOL, SLOTS
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean, empty_ocean
from atol.games.shallow_sea.options import listed
from atol.games.shallow_sea.pools import draw_coral, draw_fish, draw_into
from atol.games.shallow_sea.state import START, Parts, SeaState


def lay_out(sea: SeaState) -> None:
    components = sea.parts.components
    players = components.players[sea.seats - 1]
    sea.types = choose_types(sea.parts, sea.options, sea.random)
    orange = choose_cards(sea, "orange", len(components.orange))
    sea.pad = sea.parts.pad(sea.switches, orange, choose_cards(sea, "blue", len(components.blue)))
    sea.coral_bag = bag_of([1] * sea.tiles.corals)
    sea.fish_bag = bag_of([players.fish_of_each_colour] * len(COLOURS))
    copies = players.copies_of_each_creature
    sea.creature_bag = bag_of([copies if kind in sea.types else 0 for kind in range(sea.tiles.creatures)])
    sea.oceans = [new_ocean(sea) for _ in range(sea.seats)]
    sea.lionfish = [0] * len(COLOURS)
    sea.first = sea.random.below(sea.seats)
    deal_pools(sea)
    if sea.events is not None:
        tell_setup(sea)
    begin_start(sea, (sea.first - 1) % sea.seats)


def new_ocean(sea: SeaState) -> Ocean:
    ocean = empty_ocean(sea.tiles)
    ocean.shells = sea.switches.start_shells
    return ocean


def tell_setup(sea: SeaState) -> None:
    sea.tell("creatures", {"creatures": [sea.parts.components.creatures[kind].id for kind in sea.types]})
    cards = [card.name for card in sea.pad.orange + sea.pad.blue]
    if cards:
        sea.tell("cards", {"cards": list(cards)})
    sea.tell("first", {"seat": sea.first})


# ---- which creatures


def choose_types(parts: Parts, options: dict[str, str], random: Random) -> list[int]:
    """The ten types of the match, sorted."""
    components = parts.components
    named = named_types(components, options)
    if named:
        return named
    if options["creatures"] == "random":
        return sorted(drawn(list(range(len(components.creatures))), components.start[0].creature_types, random))
    return parts.guide.draw(random)


def named_types(components: Components, options: dict[str, str]) -> list[int]:
    """The same where the options settle them; else none."""
    if options["scenario"] != "0":
        names = components.scenarios[int(options["scenario"]) - 1].creatures
    elif options["mode"] == "first":
        names = set_named(components, "first")
    elif options["mode"] == "family" and options["creatures"] == "guide":
        names = set_named(components, "family")
    elif options["creatures"] in ("first", "family"):
        names = set_named(components, options["creatures"])
    elif options["creatures"] in ("random", "guide"):
        names = []
    else:
        names = listed(options["creatures"], "")
    ids = [creature.id for creature in components.creatures]
    return sorted([ids.index(name) for name in names])


def set_named(components: Components, name: str) -> list[str]:
    return next(entry.creatures for entry in components.sets if entry.id == name)


# ---- which cards


def choose_cards(sea: SeaState, colour: str, count: int) -> list[int]:
    """The ecosystem cards of a colour, counted from 0: those asked for, then random ones."""
    if sea.switches.family:
        return []
    chosen = named_cards(sea, colour)
    others = [card for card in range(count) if card not in chosen]
    return sorted(chosen + drawn(others, max(0, sea.switches.cards_of_each_kind - len(chosen)), sea.random))


def named_cards(sea: SeaState, colour: str) -> list[int]:
    """Those that the options settle."""
    if sea.switches.family:
        return []
    components = sea.parts.components
    ids = [card.id for card in components.orange] if colour == "orange" else [card.id for card in components.blue]
    if sea.switches.scenario:
        scenario = components.scenarios[sea.switches.scenario - 1]
        return [ids.index(scenario.orange if colour == "orange" else scenario.blue)]
    if sea.switches.first_game:
        first = next(entry for entry in components.sets if entry.id == "first")
        return [ids.index(str(first.orange if colour == "orange" else first.blue))]
    return [int(number) - 1 for number in listed(sea.options[colour], "random")]


# ---- pools and starting creatures


def deal_pools(sea: SeaState) -> None:
    sea.coral_pool, sea.fish_pool = [NO_TILE] * SLOTS, [NO_FISH] * SLOTS
    sea.creature_pool = [NO_TILE] * SLOTS
    if sea.switches.no_pools:
        return
    for slot in range(sea.switches.pool_size):
        sea.coral_pool[slot] = draw_coral(sea)
    if not sea.switches.open_fish:
        for slot in range(sea.switches.pool_size):
            sea.fish_pool[slot] = first_fish(sea, slot)
    for slot in range(SLOTS if sea.seats > sea.switches.pool_size else sea.switches.pool_size):
        draw_into(sea, CREATURE_POOL, slot)


def first_fish(sea: SeaState, slot: int) -> int:
    """In a first game each coral gets a fish of its own colour."""
    if not sea.switches.first_game:
        return draw_fish(sea)
    colour = sea.tiles.colours[sea.coral_pool[slot]]
    sea.fish_bag.counts[colour] -= 1
    sea.fish_bag.total -= 1
    return colour


def begin_start(sea: SeaState, seat: int) -> None:
    """Ask that seat for its starting creature; without pools it is drawn."""
    sea.to_act = seat
    sea.step = START
    if sea.switches.no_pools:
        sea.tile = sea.tiles.corals + sea.creature_bag.draw(sea.random)

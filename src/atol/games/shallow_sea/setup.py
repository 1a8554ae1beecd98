"""Laying out a match: which creatures and cards it uses, bags, pools and empty oceans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.random import Random
from atol.games.shallow_sea.data import COLOURS, Components
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.guide import drawn
from atol.games.shallow_sea.ids import CREATURE_POOL, SLOTS
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean, empty_ocean
from atol.games.shallow_sea.options import listed
from atol.games.shallow_sea.pools import draw_coral, draw_fish, draw_into, take_from_supply

if TYPE_CHECKING:
    from atol.games.shallow_sea.state import ShallowSeaState


def lay_out(state: ShallowSeaState) -> None:
    components = state.facts.components
    state.creature_types = choose_types(state.facts, state.options, state.random)
    orange = choose_cards(state, "orange", len(components.orange))
    state.use_cards(orange, choose_cards(state, "blue", len(components.blue)))
    fill_bags(state)
    state.oceans = [new_ocean(state) for _ in range(state.seats)]
    state.lionfish = vec[i64]([0] * len(COLOURS))
    state.first = state.random.below(state.seats)
    deal_pools(state)
    if state.events is not None:
        tell_setup(state)
    state.begin_start((state.first - 1) % state.seats)


def fill_bags(state: ShallowSeaState) -> None:
    players = state.facts.components.players[state.seats - 1]
    copies, types = players.copies_of_each_creature, state.creature_types
    state.coral_bag = bag_of([1] * state.tiles.corals)
    state.fish_bag = bag_of([players.fish_of_each_colour] * len(COLOURS))
    state.creature_bag = bag_of([copies if kind in types else 0 for kind in range(state.tiles.creatures)])


def new_ocean(state: ShallowSeaState) -> Ocean:
    ocean = empty_ocean(state.tiles)
    ocean.shells = state.switches.start_shells
    return ocean


def tell_setup(state: ShallowSeaState) -> None:
    state.tell(
        "creatures", {"creatures": [state.facts.components.creatures[kind].id for kind in state.creature_types]}
    )
    cards = [card.name for card in state.pad.orange + state.pad.blue]
    if cards:
        state.tell("cards", {"cards": list(cards)})
    state.tell("first", {"seat": state.first})


# ---- which creatures


def choose_types(facts: Facts, options: dict[str, str], random: Random) -> list[int]:
    """The ten types of the match, sorted."""
    components = facts.components
    named = named_types(components, options)
    if named:
        return named
    if options["creatures"] == "random":
        return sorted(drawn(list(range(len(components.creatures))), components.start[0].creature_types, random))
    return facts.guide.draw(random)


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


def choose_cards(state: ShallowSeaState, colour: str, count: int) -> list[int]:
    """The ecosystem cards of a colour, counted from 0: those asked for, then random ones."""
    if state.switches.family:
        return []
    chosen = named_cards(state, colour)
    others = [card for card in range(count) if card not in chosen]
    return sorted(chosen + drawn(others, max(0, state.switches.cards_of_each_kind - len(chosen)), state.random))


def named_cards(state: ShallowSeaState, colour: str) -> list[int]:
    """Those that the options settle."""
    if state.switches.family:
        return []
    components = state.facts.components
    ids = [card.id for card in components.orange] if colour == "orange" else [card.id for card in components.blue]
    if state.switches.scenario:
        scenario = components.scenarios[state.switches.scenario - 1]
        return [ids.index(scenario.orange if colour == "orange" else scenario.blue)]
    if state.switches.first_game:
        first = next(entry for entry in components.sets if entry.id == "first")
        return [ids.index(str(first.orange if colour == "orange" else first.blue))]
    return [int(number) - 1 for number in listed(state.options[colour], "random")]


# ---- pools


def deal_pools(state: ShallowSeaState) -> None:
    state.coral_pool = vec[i64]([NO_TILE] * SLOTS)
    state.fish_pool = vec[i64]([NO_FISH] * SLOTS)
    state.creature_pool = vec[i64]([NO_TILE] * SLOTS)
    if state.switches.no_pools:
        return
    for slot in range(state.switches.pool_size):
        state.coral_pool[slot] = draw_coral(state)
    if not state.switches.open_fish:
        for slot in range(state.switches.pool_size):
            state.fish_pool[slot] = first_fish(state, slot)
    for slot in range(SLOTS if state.seats > state.switches.pool_size else state.switches.pool_size):
        draw_into(state, CREATURE_POOL, slot)


def first_fish(state: ShallowSeaState, slot: i64) -> i64:
    """In a first game each coral gets a fish of its own colour."""
    if not state.switches.first_game:
        return draw_fish(state)
    colour = state.tiles.colours[state.coral_pool[slot]]
    take_from_supply(state, colour)
    return colour

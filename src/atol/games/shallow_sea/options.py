"""What the options of a match switch on: read once, shared by all its states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.errors import ClashingOptions, GamePhrase
from atol.games.shallow_sea.data import Components, ModifiedRule
from atol.games.shallow_sea.meta import META

# What the rulebook leaves open about options. The reasons are in the locale files, where players read them.
SMALL_POOL_FOR_FREE_REFRESH: Final = 3


class Switches:
    def __init__(self, components: Components, seats: int, options: dict[str, str]) -> None:
        numbers = listed(options["modified"], "none")
        on = [components.modified[int(number) - 1] for number in numbers]
        rules: list[ModifiedRule] = [entry.rule for entry in on]
        self.solo: bool = seats == 1
        self.family: bool = options["mode"] == "family"
        self.first_game: bool = options["mode"] == "first"
        self.modified: list[int] = [int(number) for number in numbers]
        self.corals_beside_corals: bool = "corals_beside_corals" in rules
        self.creatures_apart: bool = "creatures_apart" in rules
        self.corals_move: bool = "corals_move" in rules
        self.open_fish: bool = "open_fish" in rules
        self.no_refresh: bool = "no_refresh" in rules
        self.no_pools: bool = "no_pools" in rules
        self.cards_of_each_kind: int = 2 if "two_cards" in rules else 1
        self.extra_cost: i64 = sum([entry.extra_cost for entry in on])
        self.own_colour_points: i64 = sum([entry.extra_points for entry in on])
        self._take_pools(components, min([entry.pool for entry in on], default=components.start[0].pool))
        self._take_scenario(components, int(options["scenario"]))

    def _take_pools(self, components: Components, pool: int) -> None:
        start = components.start[0]
        small = pool < start.pool
        self.pool_size: i64 = pool
        self.same_for_free: i64 = SMALL_POOL_FOR_FREE_REFRESH if small else start.same_colour_for_free_refresh
        self.refresh_cost: i64 = start.refresh_cost + self.extra_cost
        self.free_choice_cost: i64 = start.free_choice_cost + self.extra_cost
        self.move_cost: i64 = start.move_cost + self.extra_cost
        self.start_shells: i64 = start.shells
        self.most_shells: i64 = start.most_shells
        self.tiles_at_the_end: i64 = 1 + start.turns

    def _take_scenario(self, components: Components, number: int) -> None:
        self.scenario: int = number  # 0: none
        special = components.scenarios[number - 1].special if number else None
        self.orange_twice: bool = special == "orange_twice"
        self.colour_for_nothing: bool = special == "colour_for_nothing"


def listed(value: str, nothing: str) -> list[str]:
    """The parts of an option that is a list."""
    return [] if value == nothing else value.split(",")


def check_together(options: dict[str, str]) -> None:
    """A match is a scenario, a modified one or neither, and the modes bring their own cards."""
    scenario, modified = options["scenario"] != "0", options["modified"] != "none"
    if scenario:
        for name in ("mode", "creatures", "orange", "blue", "modified"):
            demand_default(options, name, "scenario")
    if modified:
        demand_default(options, "mode", "modified")
    if options["mode"] == "first":
        for name in ("creatures", "orange", "blue"):
            demand_default(options, name, "mode")
    if options["mode"] == "family":
        for name in ("orange", "blue"):
            demand_default(options, name, "mode")
    if "7" not in listed(options["modified"], "none"):
        for name in ("orange", "blue"):
            if "," in options[name]:
                raise ClashingOptions(option=called(f"two-{name}"), other=called("without-7"))


DEFAULTS: Final = {option.name: option.values[0] for option in META.options}


def demand_default(options: dict[str, str], name: str, because: str) -> None:
    if options[name] != DEFAULTS[name]:
        raise ClashingOptions(option=chosen(options, name), other=chosen(options, because))


def chosen(options: dict[str, str], name: str) -> GamePhrase:
    return called(f"mode-{options[name]}" if name == "mode" else name)


def called(what: str) -> GamePhrase:
    return GamePhrase(META.package, "shallow_sea-clash", what=what)

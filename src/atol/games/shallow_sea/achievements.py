"""What a finished match achieved: the scenario, the standard tasks or the modified rules, and the sheet they fill.

A match ticks one of the three lists. Everything here only reads; keeping sheets is for others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.achievements import Achievement, AchievementSheet, Title
from atol.core.numbers import POWERS, count_bits, packed_sum
from atol.games.shallow_sea.data import Components, Task
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import ALL_SPACES, NEIGHBOURS, OUTER, SIDE_NEIGHBOURS, SPACES

if TYPE_CHECKING:
    from atol.games.shallow_sea.state import ShallowSeaState

NO_LIMIT: Final = 1000
WHOLE: Final = 1000  # of progress
YES_OR_NO: Final = (
    "all_corals",
    "all_creatures",
    "all_tiles",
    "no_creature_twice",
    "equal_cards",
    "empty_spaces_apart",
    "outer_spaces_completed",
    "fish_of_a_colour",
)


def achieved(state: ShallowSeaState, seat: int) -> list[str]:
    """The ids of what that seat may tick on its sheet after this match."""
    if not state.over or state.switches.family or ended_early(state):
        return []
    components = state.facts.components
    if state.switches.scenario:
        scenario = components.scenarios[state.switches.scenario - 1]
        return [scenario.id] if passes_scenario(state, seat) else []
    if state.switches.modified:
        kept = [number for number in state.switches.modified if keeps(state, seat, number)]
        return [components.modified[number - 1].id for number in kept]
    return [entry.id for entry in components.standard if is_done(state, seat, entry.task)]


def ended_early(state: ShallowSeaState) -> bool:
    """Alone the fish can run out before the last turn."""
    has_turns = state.oceans[0].tile_count() < state.switches.tiles_at_the_end
    return state.switches.solo and state.fish_bag.total == 0 and has_turns


def rank_of(state: ShallowSeaState, seat: int) -> str | None:
    """The title of a solo match; a scenario is passed or failed, and the family mode scores too little for ranks."""
    if state.seats > 1 or state.switches.family or state.switches.scenario:
        return None
    return solo_rank(state.facts.components, state.scores()[seat])


def solo_rank(components: Components, points: int) -> str | None:
    """The highest rank these points reach."""
    reached = [rank.id for rank in components.ranks if points >= rank.points]
    return reached[-1] if reached else None


# ---- the sheet


def achievement_sheet(components: Components) -> AchievementSheet:
    """Scenarios, standard tasks and modified rules, each with a match that can tick it."""
    entries: list[Achievement] = []
    for number, scenario in enumerate(components.scenarios, start=1):
        entries.append(Achievement(scenario.id, "scenarios", {"scenario": str(number)}))
    entries += [Achievement(standard.id, "standard", {}) for standard in components.standard]
    for number, modified in enumerate(components.modified, start=1):
        entries.append(Achievement(modified.id, "modified", {"modified": str(number)}))
    titles = [Title(entry.id, entry.boxes) for entry in components.titles]
    return AchievementSheet(tuple(entries), tuple(titles), "scenarios", achieved, rank_of)


# ---- scenarios and modified rules


def passes_scenario(state: ShallowSeaState, seat: int) -> bool:
    """The minimum score and the task are both needed."""
    scenario = state.facts.components.scenarios[state.switches.scenario - 1]
    if points_of(state, seat, "") < scenario.minimum or ended_early(state):
        return False
    return scenario.task is None or is_done(state, seat, scenario.task)


def keeps(state: ShallowSeaState, seat: int, number: int) -> bool:
    """Two rules can be broken; the others only change what is legal."""
    ocean = state.oceans[seat]
    rule = state.facts.components.modified[number - 1].rule
    if rule == "corals_beside_corals":
        return not ocean.coral_alone and all_touch(ocean.coral_spaces, NEIGHBOURS)
    if rule == "creatures_apart":
        return are_apart(ocean.completed_creatures(), SIDE_NEIGHBOURS)
    return True


def are_apart(spaces: int, neighbours: vec[i64]) -> bool:
    return all(not spaces & POWERS[space] or not spaces & neighbours[space] for space in range(SPACES))


def all_touch(spaces: int, neighbours: vec[i64]) -> bool:
    """Each of several has another one beside it. A coral that was moved away may have left one alone, and of an ocean
    from the box only its end is known."""
    several = count_bits(spaces) > 1
    return not several or all(not spaces & POWERS[space] or spaces & neighbours[space] for space in range(SPACES))


# ---- tasks


def is_done(state: ShallowSeaState, seat: int, task: Task) -> bool:
    """Does the seat's ocean, as it is now, fulfil the task?"""
    ocean = state.oceans[seat]
    if task.kind == "all_corals":
        return is_all_completed(ocean, ocean.coral_spaces)
    if task.kind == "all_creatures":
        return is_all_completed(ocean, ocean.placed & ~ocean.coral_spaces)
    if task.kind == "all_tiles":
        return is_all_completed(ocean, ocean.placed)
    if task.kind == "no_creature_twice":
        types = count_bits(ocean.creature_types(ALL_SPACES))
        return 0 < types == count_bits(ocean.completed_creatures())
    if task.kind == "equal_cards":
        return points_of(state, seat, "orange") == points_of(state, seat, "blue")
    if task.kind == "empty_spaces_apart":
        return are_apart(ALL_SPACES & ~ocean.placed, NEIGHBOURS)
    if task.kind == "outer_spaces_completed":
        return ocean.completed & OUTER == OUTER
    if task.kind == "fish_of_a_colour":
        return any(within(task, count) for count in counts(list(ocean.homes)))
    return within(task, amount(state, seat, task))


def is_all_completed(ocean: Ocean, tiles: int) -> bool:
    """At least one tile is needed."""
    return tiles != 0 and tiles & ~ocean.completed == 0


def within(task: Task, count: int) -> bool:
    return task.least <= count <= (NO_LIMIT if task.most is None else task.most)


def amount(state: ShallowSeaState, seat: int, task: Task) -> int:
    """What the task counts."""
    ocean = state.oceans[seat]
    if task.kind == "points":
        return points_of(state, seat, "")
    if task.kind == "card_points":
        return points_of(state, seat, "orange") + points_of(state, seat, "blue")
    if task.kind == "orange_points":
        return points_of(state, seat, "orange")
    if task.kind == "blue_points":
        return points_of(state, seat, "blue")
    if task.kind == "fish_points":
        return points_of(state, seat, "fish")
    if task.kind == "shells":
        return ocean.shells
    return amount_of_tiles(ocean, task)


def progress(state: ShallowSeaState, seat: int, task: Task) -> int:
    """Which part of the task is done, per mille."""
    if not has_parts(task):
        return WHOLE if is_done(state, seat, task) else 0
    if task.kind == "corals_of_every_colour":
        ocean = state.oceans[seat]
        parts = [min(count, task.least) for count in counts([worth(ocean, mask, task) for mask in ocean.corals])]
        return WHOLE * sum(parts) // (len(parts) * task.least)
    return WHOLE * min(amount(state, seat, task), task.least) // task.least


def has_parts(task: Task) -> bool:
    """Is it a count that only has to be reached?"""
    return task.kind not in YES_OR_NO and task.least > 0 and task.most is None


def amount_of_tiles(ocean: Ocean, task: Task) -> int:
    if task.kind == "creatures":
        return count_bits(ocean.completed_creatures())
    if task.kind == "creature_types":
        return count_bits(ocean.creature_types(ALL_SPACES))
    if task.kind == "outer_creature_types":
        return count_bits(ocean.creature_types(OUTER))
    if task.kind == "coral_colours":
        return colours_in(list(ocean.corals))
    if task.kind == "fish_colours":
        return colours_in(list(ocean.homes))
    if task.kind == "colours":
        return colours_in([coral | home for coral, home in zip(ocean.corals, ocean.homes, strict=True)])
    if task.kind == "corals_of_every_colour":
        return min(counts([worth(ocean, mask, task) for mask in ocean.corals]))
    if task.kind == "corals_of_one_colour":
        return max(counts(list(ocean.corals)))
    assert task.kind == "fish_of_one_colour", task.kind
    return max(counts(list(ocean.homes)))


def worth(ocean: Ocean, corals: int, task: Task) -> int:
    """Those of the corals that have the printed value the task asks for, if it does."""
    if task.worth is None:
        return corals
    return sum(
        [
            POWERS[space]
            for space in range(SPACES)
            if corals & POWERS[space] and ocean.tiles.points[ocean.spaces[space]] == task.worth
        ]
    )


def counts(masks: list[int]) -> list[int]:
    return [count_bits(mask) for mask in masks]


def colours_in(masks: list[int]) -> int:
    return len([mask for mask in masks if mask])


def points_of(state: ShallowSeaState, seat: int, key: str) -> int:
    """The points of one line of the pad; of all lines for an empty key."""
    lines = state.pad.lines(state.oceans[seat], packed_sum(state.lionfish))
    return sum([line.points for line in lines if key in ("", line.key)])

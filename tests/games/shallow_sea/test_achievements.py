"""Each scenario, standard task and modified rule: a finished position that meets it, and one that just misses."""

from __future__ import annotations

import pytest

from atol.core.bag import bag_of
from atol.core.data import Overlay
from atol.core.game import OVER
from atol.games.shallow_sea.achievements import (
    WHOLE,
    achieved,
    achievement_sheet,
    is_done,
    keeps,
    progress,
    solo_rank,
)
from atol.games.shallow_sea.data import Task
from atol.games.shallow_sea.game import ShallowSeaGame
from atol.games.shallow_sea.layout import copy_ocean
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import OUTER
from atol.games.shallow_sea.tabletop.score import SPACE_NAMES
from tests.games.shallow_sea.positions import GAME, TILES, match, ocean, over
from tests.games.shallow_sea.test_cards import creatures
from tests.games.shallow_sea.test_examples import EXAMPLE_FISH, EXAMPLE_TILES, corals

OUTER_SPACES = [name for space, name in enumerate(SPACE_NAMES) if OUTER & 2**space]


def with_creatures(sea: Ocean, spaces: str) -> Ocean:
    copy = copy_ocean(sea)
    for number, entry in enumerate(spaces.split()):
        space, _, name = entry.partition(":")
        tile = TILES.number(name) if name else TILES.corals + number
        copy.lay_completed(SPACE_NAMES.index(space), tile, 0, -1)
    return copy


def tiles_on(spaces: list[str], lodger: str = "") -> Ocean:
    """Corals on these spaces, completed where a fish is named."""
    entries = [f"{space} {tile} {lodger}" for space, tile in zip(spaces, TILES.names, strict=False)]
    return ocean(", ".join(entries))


def all_but(*empty: str) -> list[str]:
    return [name for name in SPACE_NAMES if name not in empty]


EIGHT = "c2 R01 red, e2 R02 red, g2 R03 red, b3 R04 red, d3 R05 red, f3 R06 red, c4 G01 red, e4 G02 red"
NINES = "b1 R16 red, d1 Y16 red, f1 G16 red"
ALL_COLOURS = ["R red", "Y red", "G red", "P red"]

STANDARD: dict[int, tuple[Ocean, Ocean]] = {
    7: (ocean("b1 R01 red, d1 C1"), ocean("b1 R01 red, d1 R02")),
    8: (with_creatures(ocean("b1 R01"), "d1"), ocean("b1 R01 red, d1 C1")),
    9: (with_creatures(ocean("b1 R01 red"), "d1"), with_creatures(ocean("b1 R01"), "d1")),
    10: (ocean("b1 R01", shells=5), ocean("b1 R01", shells=4)),
    11: (
        ocean(EIGHT, "11 red, 12 red, 13 red, 17 red, 18 red, 22 red, 23 red, 24 red"),
        ocean(EIGHT, "11 red, 12 red, 13 red, 17 red, 18 red"),
    ),
    12: (creatures("b1 d1 f1 h1 a2 c2"), creatures("b1 d1 f1 h1 a2")),
    13: (creatures("b1 d1 f1 h1 a2 c2 e2 g2"), creatures("b1 d1 f1 h1 a2 c2 e2")),
    14: (creatures("b1:A1 d1:A2"), creatures("b1:A1 d1:A1")),
    18: (corals("R red", "Y red", "G red"), corals("R red", "Y red", "G red", "P red")),
    19: (corals("R red", "Y yellow", "G green"), corals("R red", "Y yellow", "G green", "G purple")),
    20: (corals("R red", "Y yellow"), corals("R red", "Y yellow", "G green")),
    21: (corals("R red", "Y yellow", "R green"), corals("R red", "Y yellow", "R green", "P red")),
    22: (tiles_on(all_but("b1", "h1", "b5", "h5")), tiles_on(all_but("b1", "d1", "b5", "h5"))),
    23: (tiles_on(OUTER_SPACES, "red"), tiles_on(OUTER_SPACES[1:], "red")),
    24: (ocean(f"{NINES}, h1 P16 red"), ocean(f"{NINES}, h1 P15 red")),
    25: (corals(*ALL_COLOURS * 3), corals(*ALL_COLOURS * 2, "R red", "Y red", "G red")),
}


@pytest.mark.parametrize("number", sorted(STANDARD))
def test_a_standard_task_is_met_and_just_missed(number: int) -> None:
    met, missed = STANDARD[number]
    box = f"standard-{number}"
    assert box in achieved(over(met), 0)
    assert box not in achieved(over(missed), 0)


@pytest.mark.parametrize(("number", "points"), list(enumerate([130, 145, 160, 170, 180, 190], start=1)))
def test_a_task_of_points_is_met_and_just_missed(number: int, points: int) -> None:
    task = GAME.components.standard[number - 1].task
    assert (task.kind, task.least) == ("points", points)
    rich = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), seats=2, mode="first")
    assert rich.scores()[0] == 160
    box = f"standard-{number}"
    assert (box in achieved(rich, 0)) == (points <= 160)
    assert is_done(rich, 0, Task("points", least=160))
    assert not is_done(rich, 0, Task("points", least=161))


def test_tasks_of_card_points_are_met_and_just_missed() -> None:
    twenty = over(corals(*["R red"] * 10), seats=2, orange="1", blue="1")
    assert "standard-15" in achieved(twenty, 0)
    assert "standard-15" not in achieved(over(corals(*["R red"] * 9), seats=2, orange="1", blue="1"), 0)
    five = over(creatures("c2 e2 g2 b3 d3"), seats=2, orange="1", blue="2")
    assert "standard-16" in achieved(five, 0)
    assert "standard-16" not in achieved(over(creatures("c2 e2 g2 b3"), seats=2, orange="1", blue="2"), 0)


def test_equal_card_points_may_be_none() -> None:
    assert "standard-17" in achieved(over(ocean("b1 R01"), seats=2), 0)
    assert "standard-17" not in achieved(over(corals("R red"), seats=2, orange="1"), 0)


def test_every_standard_task_has_its_positions() -> None:
    tested = set(STANDARD) | set(range(1, 7)) | {15, 16, 17}
    assert tested == set(range(1, 26))


# ---- scenarios


SCENARIOS: dict[int, tuple[Ocean, Ocean]] = {
    4: (corals(*["R red", "Y red", "G red", "P red"] * 2), corals(*["R red", "Y red", "G red"] * 2, "P red")),
    5: (corals(*["R red"] * 5), corals(*["R red"] * 4, "Y red")),
    6: (creatures("b1 d1 f1 h1"), creatures("b1 d1 f1 e2")),
    7: (corals("R red", "R green", "R green"), corals("R red", "R red", "R green", "R green")),
    8: (creatures("b1 d1 f1 h1"), creatures("b1 d1 f1")),
    9: (corals("R red"), ocean("b1 R01")),
    10: (creatures("b1 d1 f1 h1 a2"), creatures("b1 d1 f1 h1")),
    11: (creatures("b1 d1 f1 h1 a2 c2"), creatures("b1 d1 f1 h1 a2")),
    12: (
        with_creatures(corals(*["R red"] * 11), "a4 c4 e4 g4 i4"),
        with_creatures(corals(*["R red"] * 10), "a4 c4 e4 g4"),
    ),
    13: (ocean("b1 R01", shells=2), ocean("b1 R01", shells=1)),
    14: (corals(*["R red"] * 5), corals(*["R red"] * 4, "R green")),
}


@pytest.mark.parametrize("number", sorted(SCENARIOS))
def test_a_scenario_s_task_is_met_and_just_missed(number: int) -> None:
    scenario = GAME.components.scenarios[number - 1]
    assert scenario.task is not None
    met, missed = SCENARIOS[number]
    assert is_done(over(met, scenario=str(number)), 0, scenario.task)
    assert not is_done(over(missed, scenario=str(number)), 0, scenario.task)


@pytest.mark.parametrize("number", sorted(SCENARIOS))
def test_progress_is_whole_where_a_task_is_met_and_not_before(number: int) -> None:
    task = GAME.components.scenarios[number - 1].task
    assert task is not None
    met, missed = SCENARIOS[number]
    assert progress(over(met, scenario=str(number)), 0, task) == WHOLE
    assert 0 <= progress(over(missed, scenario=str(number)), 0, task) < WHOLE


def test_progress_counts_the_corals_of_every_colour_that_are_there() -> None:
    task = GAME.components.scenarios[3].task
    assert task is not None
    assert task.kind == "corals_of_every_colour"
    parts = [
        progress(over(corals(*names), scenario="4"), 0, task) for names in (["R red"], ["R red"] * 3, ALL_COLOURS)
    ]
    assert parts == [WHOLE // 8, WHOLE // 4, WHOLE // 2]


def test_a_task_that_only_forbids_has_no_parts() -> None:
    """As an owner's edition may ask for; one with a limit beside its count may be missed by too much."""
    red = over(corals("R red"), scenario="4")
    for task, part in (
        (Task("coral_colours", most=1), WHOLE),
        (Task("coral_colours", most=0), 0),
        (Task("corals_of_one_colour", least=1, most=1), WHOLE),
        (Task("corals_of_one_colour", least=2, most=3), 0),
    ):
        assert progress(red, 0, task) == part


def test_every_scenario_with_a_task_has_its_positions() -> None:
    scenarios = enumerate(GAME.components.scenarios, start=1)
    assert set(SCENARIOS) == {number for number, scenario in scenarios if scenario.task is not None}


def test_scenario_9_is_also_missed_with_more_than_five_fish_of_the_only_colour() -> None:
    task = GAME.components.scenarios[8].task
    assert task is not None
    assert is_done(over(corals(*["R red"] * 5), scenario="9"), 0, task)
    assert not is_done(over(corals(*["R red"] * 6), scenario="9"), 0, task)


@pytest.mark.parametrize("number", range(1, 16))
def test_a_scenario_needs_its_minimum_score(number: int) -> None:
    """The printed minimum is replaced by what an ocean that meets the task is worth, and by one point more."""
    met = SCENARIOS.get(number, (ocean("b1 R01 red"), ocean()))[0]
    worth = over(met, scenario=str(number)).scores()[0]
    assert ticked_with_minimum(met, number, worth) == [f"scenario-{number}"]
    assert ticked_with_minimum(met, number, worth + 1) == []


def ticked_with_minimum(sea: Ocean, number: int, minimum: int) -> list[str]:
    replace = {"scenarios": {f"scenario-{number}": {"minimum": minimum}}}
    state = over(sea, scenario=str(number))
    state.facts = ShallowSeaGame(Overlay("shallow_sea", "test", replace)).facts
    return achieved(state, 0)


def test_the_printed_minimum_scores() -> None:
    printed = [140, 145, 150, 155, 160, 165, 170, 170, 175, 175, 180, 180, 185, 185, 190]
    assert [scenario.minimum for scenario in GAME.components.scenarios] == printed


def test_scenarios_without_a_task_need_points_only() -> None:
    assert [number for number in range(1, 16) if GAME.components.scenarios[number - 1].task is None] == [1, 2, 3, 15]


# ---- modified rules


def test_corals_apart_lose_modified_rule_1() -> None:
    kept = over(ocean("e2 R01"), modified="1")
    assert keeps(kept, 0, 1)
    kept.oceans[0].coral_alone = True
    assert not keeps(kept, 0, 1)
    assert achieved(kept, 0) == []


def test_a_coral_left_alone_loses_modified_rule_1_however_it_came_there() -> None:
    assert keeps(over(ocean("e2 R01, f3 R02"), modified="1"), 0, 1)
    assert not keeps(over(ocean("e2 R01, f3 R02, b5 G01"), modified="1"), 0, 1)


def test_creatures_side_by_side_lose_modified_rule_10() -> None:
    assert achieved(over(creatures("b1 d1"), modified="10"), 0) == ["modified-10"]  # a corner is allowed
    assert achieved(over(creatures("b1 c2"), modified="10"), 0) == []


def test_combined_modified_rules_are_ticked_one_by_one() -> None:
    assert achieved(over(creatures("b1 c2"), modified="2,9,10"), 0) == ["modified-2", "modified-9"]


# ---- lists, ranks, titles


def test_a_match_ticks_only_its_own_list() -> None:
    sea = ocean(EXAMPLE_TILES, EXAMPLE_FISH)
    assert {box.split("-")[0] for box in achieved(over(sea, mode="first"), 0)} == {"standard"}
    assert achieved(over(sea, scenario="1"), 0) == ["scenario-1"]
    assert achieved(over(sea, modified="9"), 0) == ["modified-9"]
    assert achieved(over(sea, mode="family"), 0) == []


def test_nothing_is_ticked_before_the_end() -> None:
    state = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), mode="first")
    state.to_act = 0
    assert achieved(state, 0) == []


def test_every_seat_ticks_for_itself() -> None:
    state = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), seats=2, mode="first")
    state.oceans[1] = ocean("b1 R01", shells=5)
    assert "standard-3" in achieved(state, 0)
    assert "standard-3" not in achieved(state, 1)
    assert "standard-10" in achieved(state, 1)


def test_fifty_entries_give_five_titles() -> None:
    sheet = achievement_sheet(GAME.components)
    every = [entry.id for entry in sheet.entries]
    assert len(every) == len(set(every)) == 50
    titles = [sheet.title(set(every[:count])) for count in (0, 9, 10, 19, 20, 30, 40, 49, 50)]
    assert titles == [None, None, "researcher", "researcher", "explorer", "traveller", "master", "master", "legend"]
    assert sheet.title({f"unknown-{number}" for number in range(50)}) is None


def test_the_next_scenario_is_recommended() -> None:
    sheet = achievement_sheet(GAME.components)
    assert sheet.next(set()) == "scenario-1"
    assert sheet.next({"scenario-1", "scenario-3", "standard-1"}) == "scenario-2"
    assert sheet.next({f"scenario-{number}" for number in range(1, 16)}) is None


def test_every_entry_names_a_match_that_can_tick_it() -> None:
    for entry in achievement_sheet(GAME.components).entries:
        state = match(1, 1, **entry.options)
        state.to_act = OVER
        number = entry.id.split("-")[1]
        assert entry.list != "scenarios" or state.switches.scenario == int(number)
        assert entry.list != "modified" or achieved(state, 0) == [entry.id]
        assert entry.list != "standard" or {name.split("-")[0] for name in achieved(state, 0)} == {"standard"}


def test_the_sheet_knows_what_a_match_ticks_and_how_it_is_called() -> None:
    alone = over(creatures("b1 c2"), modified="2")
    assert GAME.achievements is not None
    assert GAME.achievements.achieved(alone, 0) == achieved(alone, 0) == ["modified-2"]
    assert GAME.achievements.rank(alone, 0) == solo_rank(GAME.components, alone.scores()[0])
    assert GAME.achievements.rank(match(2), 0) is None


def test_a_rank_needs_its_points() -> None:
    assert solo_rank(GAME.components, 144) == "swimmer"
    assert solo_rank(GAME.components, 400) == "poseidon"


def test_a_match_that_ended_before_the_last_turn_ticks_nothing() -> None:
    state = over(creatures("b1 c2"), modified="2")
    assert achieved(state, 0) == ["modified-2"]
    state.fish_bag = bag_of([0, 0, 0, 0])
    assert achieved(state, 0) == []

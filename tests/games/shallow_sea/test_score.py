"""Oceans from the box: scored like those of a match, refused where the rules make them impossible."""

from __future__ import annotations

import re

import msgspec
import pytest

from atol.core.helpers import BoxScore
from atol.games.shallow_sea.tabletop.box import BadOcean, BoxOcean, BoxTile
from atol.games.shallow_sea.tabletop.score import OceanPosition
from atol.games.shallow_sea.view_types import OceanView
from tests.games.shallow_sea.positions import GAME, box_tile, ocean, over, parts_of
from tests.games.shallow_sea.test_examples import EXAMPLE_FISH, EXAMPLE_TILES

IN_SCENARIO_1 = {"C2": "C1", "A2": "A1", "D4": "D1", "E4": "E1", "F2": "C3"}
OF_SCENARIO_1 = re.sub("C2|A2|D4|E4|F2", lambda kind: IN_SCENARIO_1[kind[0]], EXAMPLE_TILES)


def box(tiles: str = EXAMPLE_TILES, fish: str = EXAMPLE_FISH, **more: int) -> BoxOcean:
    laid = [msgspec.to_builtins(box_tile(part)) for part in parts_of(tiles)]
    return msgspec.convert({"tiles": laid, "fish": dict(part.split() for part in parts_of(fish)), **more}, BoxOcean)


def score_with(sea: BoxOcean, seats: int, **options: str) -> BoxScore:
    answer = GAME.helpers["score"].reply(OceanPosition(seats=seats, options=options, box=sea))
    assert isinstance(answer, BoxScore)
    return answer


def score(sea: BoxOcean, seats: int = 2, **options: str) -> BoxScore:
    return score_with(sea, seats, **{"orange": "1", "blue": "2", **options})


def problem(sea: BoxOcean, seats: int = 2, **options: str) -> str:
    with pytest.raises(BadOcean) as raised:
        score(sea, seats, **options)
    return f"{raised.value.details['where']} {raised.value.details['problem']}"


def remarks(entries: list[msgspec.Struct]) -> list[str]:
    return [" ".join(str(part) for part in [entry.name, *entry.details.values()]) for entry in entries]  # type: ignore[attr-defined]


# ---- scoring


def test_an_ocean_from_the_box_is_scored_like_one_of_a_match() -> None:
    result = score(box(shells=2))
    played = over(ocean(EXAMPLE_TILES, EXAMPLE_FISH), seats=2, mode="first")
    assert result.lines == played.score_sheet(0)
    assert result.points == 160
    assert result.missing == result.doubts == []
    assert result.rank is None
    assert "standard-3" in result.achieved
    assert isinstance(result.view, OceanView)
    assert result.view.points == 160


def test_the_lionfish_and_the_rank_count_for_an_ocean_from_the_box_too() -> None:
    alone = score(box(lionfish=6), 1)
    assert (alone.points, alone.rank) == (160 - 8, "diver")


def test_a_scenario_brings_its_own_cards_and_its_own_box() -> None:
    result = score_with(box(OF_SCENARIO_1), 1, scenario="1")
    assert [line.points for line in result.lines[:2]] == [14, 9]
    assert (result.missing, result.achieved) == ([], ["scenario-1"])


def test_a_family_ocean_needs_no_cards() -> None:
    result = score_with(box("b1 red-7 red", ""), 2, mode="family", creatures="random")
    assert result.points == 7
    assert remarks([*result.missing]) == ["tiles 1 18"]


def test_a_coral_is_named_as_its_finished_side_shows_it() -> None:
    result = score(box("b1 red-7 red, d1 red-7 green, f1 coral", "1 red, 2 red"))
    assert result.lines[2].points == 14
    assert result.view.spaces[2].completed is False


def test_tiles_named_by_id_are_not_taken_for_others() -> None:
    names = [name for name in GAME.facts.tiles.names if name.startswith("R")]
    seven = [coral.id for coral in GAME.components.corals if coral.colour == "red" and coral.points == 7]
    assert len(names) == 19
    result = score(box(f"b1 red-7 red, d1 {seven[0]} red", ""))
    assert result.lines[2].points == 14


# ---- what the rules make impossible


@pytest.mark.parametrize(
    ("tile", "words_of_it"),
    [
        (BoxTile("z9", "R01"), "z9: there is no such space"),
        (BoxTile("e2", "Q01"), "Q01: there is no such tile"),
        (BoxTile("e2", "red-8", 0, True, "red"), "red-8: there is no such tile"),
        (BoxTile("e2", "coral", 0, True, "red"), "coral: there is no such tile"),
        (BoxTile("d1", "R19"), "d1: two tiles cannot share"),
        (BoxTile("e2", "R19", 45), "e2: a tile is turned by"),
        (BoxTile("e2", "R19", 0, True), "e2: a completed coral"),
        (BoxTile("e2", "A1", 0, False, "red"), "e2: a completed coral"),
    ],
)
def test_what_cannot_be_an_ocean_is_named(tile: BoxTile, words_of_it: str) -> None:
    wrong = msgspec.structs.replace(box(), tiles=[*box().tiles, tile])
    with pytest.raises(BadOcean, match=words_of_it):
        score(wrong)


def test_no_tile_lies_twice() -> None:
    assert problem(box("b1 R01, d1 R01", "")) == "d1 copies"
    nines = ", ".join(f"{space} red-9 red" for space in ("b1", "d1", "f1", "h1"))
    assert score(box(nines, "")).lines[2].points == 36
    assert problem(box(f"{nines}, g2 red-9 red", "")) == "g2 copies"


def test_creatures_are_those_of_the_match_and_no_more_than_there_are() -> None:
    three = "b1 A1, d1 A1, f1 A1"
    assert problem(box(three, "")) == "b1 copies"
    assert score(box(three, ""), 3).missing
    assert problem(box("b1 B1", ""), 1, scenario="1", orange="random", blue="random") == "b1 foreign"
    spaces = ("b1", "d1", "f1", "h1", "a2", "c2", "e2", "g2", "i2", "b3", "d3")
    kinds = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3")
    eleven = [f"{space} {kind}" for space, kind in zip(spaces, kinds, strict=True)]
    assert score(box(", ".join(eleven[:10]), "")).missing
    assert problem(box(", ".join(eleven), "")) == "d3 types"


def test_limits_of_tiles_shells_and_lionfish() -> None:
    full = [f"{space} coral" for space in ("b1", "d1", "f1", "h1", "a2", "c2", "e2", "g2", "i2", "b3", "d3", "f3")]
    more = [f"{space} coral" for space in ("h3", "a4", "c4", "e4", "g4", "i4", "b5")]
    assert score(box(", ".join(full + more[:6]), "")).points == 0
    assert problem(box(", ".join(full + more), "")) == "19 too-many-tiles"
    assert problem(box(shells=6)) == "6 shells"
    assert problem(box(shells=-1)) == "-1 shells"
    assert problem(box(lionfish=1)) == "1 lionfish"
    assert problem(box(lionfish=37), 1) == "37 lionfish"


def test_fish_lie_beside_tiles_and_no_more_than_there_are() -> None:
    assert problem(box("b1 coral", "35 red")) == "35 stray"
    assert score_with(box("b1 coral", "35 red"), 2, modified="8").points == 0
    spaces = ("b1", "d1", "f1", "h1", "a2", "c2", "e2", "g2", "i2")
    nine = [f"{space} {colour}-5 red" for space in spaces[:5] for colour in ("yellow",)]
    nine += [f"{space} green-5 red" for space in spaces[5:]]
    assert score(box(", ".join(nine), ""), 1).missing
    assert problem(box(", ".join(nine), "1 red"), 1) == "red too-many-fish"
    assert problem(box("", "99 red")) == "99 bubble"


def test_tiles_hang_together_unless_a_rule_lets_them_lie_apart() -> None:
    assert problem(box("b1 coral, h5 coral", "")) == "h5 apart"
    assert score(box("b1 coral, d1 coral", "")).missing
    assert score_with(box("b1 coral, h5 coral", ""), 2, modified="3").points == 0


# ---- remarks


def test_an_unfinished_ocean_says_what_is_missing() -> None:
    assert remarks([*score(box("b1 coral", "")).missing]) == ["tiles 1 18"]
    one_fish_less = EXAMPLE_FISH.split(",", 1)[1]
    assert remarks([*score(box(fish=one_fish_less)).missing]) == ["fish-missing 16 17"]
    cards = score_with(box(), 2, blue="2")
    assert remarks([*cards.missing]) == ["card orange 1"]
    assert remarks([*score_with(box(), 2, modified="7", orange="1,2", blue="2").missing]) == ["card blue 2"]


def test_a_solo_ocean_may_end_early_when_the_fish_ran_out() -> None:
    assert remarks([*score(box("b1 coral, d1 coral", "1 red", lionfish=30), 1).missing]) == []
    assert remarks([*score(box("b1 coral, d1 coral", "1 red", lionfish=29), 1).missing]) == ["tiles 2 18"]


def test_what_reconstructed_data_cannot_confirm_is_a_doubt() -> None:
    completed = score(box("e2 C1!", ""))
    assert remarks([*completed.doubts]) == ["unfounded e2 C1"]
    assert completed.lines[3].points == 5
    waiting = score(box("e2 C1, f1 R01 red, f3 R02 red", ""))
    assert remarks([*waiting.doubts]) == ["ready e2 C1"]

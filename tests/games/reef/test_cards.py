"""The sixty cards: what they are, and that the engine counts each of them as a slow, plain count does."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

from atol.core.numbers import packed
from atol.games.reef.patterns import Sight
from tests.games.reef.positions import GAME, stacks_from

Space = tuple[int, int]
Match = frozenset[Space]
Tops = dict[Space, tuple[str, int]]  # the colour seen from above and the height of the stack

COMPONENTS: dict[str, Any] = json.loads(
    resources.files("atol.games.reef").joinpath("data", "components.json").read_text("utf-8")
)
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in COMPONENTS["cards"]}
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "P": "purple"}
ONE_EACH = sorted(COLOURS.values())
EVERY_PAIR = sorted(tuple(sorted(pair)) for pair in combinations(COLOURS.values(), 2))
BOARDS = 200


def asks_for(card: dict[str, Any]) -> list[tuple[str, int | None, bool]]:
    """Colour, level and `or_higher` of each cell."""
    cells = card["pattern"].get("cells", [])
    return [(cell["colour"], cell.get("level"), cell.get("or_higher", False)) for cell in cells]


def colours_of(card: dict[str, Any]) -> list[str]:
    """The colours its pattern asks for, sorted, each once."""
    pattern = card["pattern"]
    if pattern["kind"] == "next_to_tallest":
        return sorted({pattern["tallest"], pattern["counted"]})
    return sorted({colour for colour, _, _ in asks_for(card)})


def has_double_top(card: dict[str, Any]) -> bool:
    return len(set(card["pieces"])) == 1


def of_shape(shape: str, level: int | None = None, wild: bool = False, same: bool = True) -> list[Any]:
    """The cards of one row of the table: shape, level, any colour or not, one colour or two."""
    cards = [card for card in CARDS.values() if card["pattern"].get("shape") == shape]
    cards = [card for card in cards if {cell[1] for cell in asks_for(card)} == {level}]
    cards = [card for card in cards if (colours_of(card) == ["any"]) == wild]
    return [card for card in cards if (len(colours_of(card)) == 1) == same]


# ---- checks over the whole set


def test_there_are_sixty_cards_with_a_number_each() -> None:
    assert list(CARDS) == [f"R{number:02}" for number in range(1, 61)]
    assert GAME.facts.names == list(CARDS)


def test_each_colour_appears_thirty_times_on_top_of_the_cards() -> None:
    tops = Counter(colour for card in CARDS.values() for colour in card["pieces"])
    assert tops == {"red": 30, "yellow": 30, "green": 30, "purple": 30}


def test_no_card_brings_a_colour_that_its_pattern_asks_for() -> None:
    for card in CARDS.values():
        assert not set(card["pieces"]) & set(colours_of(card)), card["id"]


def test_four_cards_ask_for_any_colour() -> None:
    assert [name for name, card in CARDS.items() if "any" in colours_of(card)] == ["R05", "R10", "R15", "R26"]


def test_the_points_of_the_cards_are_spread_as_printed() -> None:
    points = Counter(card["points"] for card in CARDS.values())
    assert points == {1: 5, 2: 14, 3: 7, 4: 16, 5: 14, 6: 4}


def test_every_entry_says_where_it_comes_from() -> None:
    sources = {source["id"] for source in COMPONENTS["sources"]}
    for section in ("start", "supply", "cards"):
        for entry in COMPONENTS[section]:
            assert entry["provenance"] in {"rulebook", "public"}, entry["id"]
            assert entry["source"] in sources, entry["id"]


def test_the_start_and_the_supply_are_as_printed() -> None:
    start = COMPONENTS["start"][0]
    assert (start["points"], start["hand"], start["display"], start["hand_limit"]) == (3, 2, 3, 4)
    supply = {entry["id"]: entry["pieces_of_each_colour"] for entry in COMPONENTS["supply"]}
    assert supply == {"2": 18, "3": 24, "4": 28}


def test_no_pattern_changes_in_a_mirror() -> None:
    """Turning is enough: the mirror image of each shape is one of its rotations."""
    for card in CARDS.values():
        if "cells" in card["pattern"]:
            cells = card["pattern"]["cells"]
            mirrored = [{**cell, "x": 3 - cell["x"]} for cell in cells]
            assert set(placements(json.dumps(cells))) == set(placements(json.dumps(mirrored))), card["id"]


# ---- the table, row by row


@pytest.mark.parametrize(("level", "points", "double"), [(None, 1, True), (2, 2, True), (3, 4, True), (4, 5, False)])
def test_single_pieces_of_a_colour(level: int | None, points: int, double: bool) -> None:
    cards = of_shape("single", level)
    assert sorted(colours_of(card)[0] for card in cards) == ONE_EACH
    assert {card["points"] for card in cards} == {points}
    assert {has_double_top(card) for card in cards} == {double}


@pytest.mark.parametrize(
    ("level", "points", "pieces"),
    [(2, 1, {"red", "purple"}), (3, 2, {"yellow", "green"}), (4, 3, {"purple", "red"})],
)
def test_single_pieces_of_any_colour(level: int, points: int, pieces: set[str]) -> None:
    (card,) = of_shape("single", level, wild=True)
    assert card["points"] == points
    assert set(card["pieces"]) == pieces


def test_pairs_of_two_colours_side_by_side() -> None:
    cards = of_shape("pair_orthogonal", same=False)
    assert sorted(tuple(colours_of(card)) for card in cards) == EVERY_PAIR
    assert {card["points"] for card in cards} == {3}
    assert all(has_double_top(card) for card in cards)


def test_pairs_of_one_colour_on_level_two() -> None:
    cards = of_shape("pair_orthogonal", level=2)
    assert sorted(colours_of(card)[0] for card in cards) == ONE_EACH
    assert {card["points"] for card in cards} == {5}
    assert all(has_double_top(card) for card in cards)


def test_the_pair_of_any_colours_on_level_two() -> None:
    (card,) = of_shape("pair_orthogonal", level=2, wild=True)
    assert card["points"] == 2
    assert set(card["pieces"]) == {"green", "yellow"}


def test_diagonal_pairs_of_two_colours_on_level_two_or_higher() -> None:
    cards = of_shape("pair_diagonal", level=2, same=False)
    assert sorted(tuple(colours_of(card)) for card in cards) == EVERY_PAIR
    assert {card["points"] for card in cards} == {5}
    assert all(or_higher for card in cards for _, _, or_higher in asks_for(card))
    assert all(has_double_top(card) for card in cards)


def test_only_diagonal_pairs_ask_for_a_level_or_higher() -> None:
    higher = [card for card in CARDS.values() if any(or_higher for _, _, or_higher in asks_for(card))]
    assert {card["pattern"]["shape"] for card in higher} == {"pair_diagonal"}


@pytest.mark.parametrize(
    ("shape", "size", "points", "double"),
    [
        ("line_3", 3, 4, False),
        ("diagonal_3", 3, 4, True),
        ("corner_3", 3, 4, True),
        ("square_2x2", 4, 6, True),
    ],
)
def test_shapes_of_one_colour(shape: str, size: int, points: int, double: bool) -> None:
    cards = of_shape(shape)
    assert sorted(colours_of(card)[0] for card in cards) == ONE_EACH
    assert {len(asks_for(card)) for card in cards} == {size}
    assert {card["points"] for card in cards} == {points}
    assert {has_double_top(card) for card in cards} == {double}


def test_special_cards() -> None:
    cards = [card for card in CARDS.values() if card["pattern"]["kind"] == "next_to_tallest"]
    assert Counter(card["pattern"]["tallest"] for card in cards) == dict.fromkeys(ONE_EACH, 2)
    assert Counter(card["pattern"]["counted"] for card in cards) == dict.fromkeys(ONE_EACH, 2)
    assert {card["points"] for card in cards} == {2}
    assert all(has_double_top(card) for card in cards)


def test_the_rows_of_the_table_make_sixty_cards() -> None:
    singles = sum(len(of_shape("single", level)) for level in (None, 2, 3, 4))
    wild_singles = sum(len(of_shape("single", level, wild=True)) for level in (2, 3, 4))
    pairs = len(of_shape("pair_orthogonal", same=False)) + len(of_shape("pair_orthogonal", level=2))
    other_pairs = len(of_shape("pair_orthogonal", 2, wild=True)) + len(of_shape("pair_diagonal", 2, same=False))
    shapes = sum(len(of_shape(shape)) for shape in ("line_3", "diagonal_3", "corner_3", "square_2x2"))
    special = sum(card["pattern"]["kind"] == "next_to_tallest" for card in CARDS.values())
    assert (singles, wild_singles, pairs, other_pairs, shapes, special) == (16, 3, 10, 7, 16, 8)


# ---- a slow count


@pytest.mark.parametrize("name", list(CARDS))
def test_the_engine_counts_a_card_as_a_slow_plain_count_does(name: str) -> None:
    dice = random.Random(name)
    pattern = GAME.facts.patterns[GAME.facts.names.index(name)]
    counts: list[int] = []
    for _ in range(BOARDS):
        reef = random_reef(dice, wanted_letters(CARDS[name]))
        counts.append(slow_count(CARDS[name]["pattern"], tops_of(reef)))
        assert pattern.count(Sight(packed(stacks_from(reef)))) == counts[-1], reef
    assert min(counts) == 0
    assert max(counts) > 1


def wanted_letters(card: dict[str, Any]) -> str:
    wanted = colours_of(card)
    return "".join(letter for letter, colour in COLOURS.items() if wanted == ["any"] or colour in wanted)


def random_reef(dice: random.Random, wanted: str) -> str:
    """Fuller and emptier, flatter and taller; often with many tops that the card asks for."""
    colours = "RYGP" + wanted * dice.choice([0, 1, 5])
    levels = dice.choice(["1234", "1222", "2344", "112"])
    empty = dice.choice([0.1, 0.3, 0.6])
    cells = ["." if dice.random() < empty else dice.choice(colours) + dice.choice(levels) for _ in range(16)]
    return " / ".join(" ".join(cells[row : row + 4]) for row in (0, 4, 8, 12))


def tops_of(reef: str) -> Tops:
    tops: Tops = {}
    for y, row in enumerate(reef.split(" / ")):
        for x, cell in enumerate(row.split()):
            if cell != ".":
                tops[x, y] = (COLOURS[cell[0]], int(cell[1]))
    return tops


def slow_count(pattern: dict[str, Any], tops: Tops) -> int:
    if pattern["kind"] == "next_to_tallest":
        return slow_special(pattern["tallest"], pattern["counted"], tops)
    matches = {
        frozenset(space for space, *_ in placement)
        for placement in placements(json.dumps(pattern["cells"]))
        if all(fits(tops.get(space), colour, level, or_higher) for space, colour, level, or_higher in placement)
    }
    return most_separate(frozenset(matches))


def fits(top: tuple[str, int] | None, colour: str, level: int | None, or_higher: bool) -> bool:
    if top is None or colour not in ("any", top[0]):
        return False
    return level is None or top[1] == level or (or_higher and top[1] > level)


@cache
def placements(cells: str) -> list[frozenset[tuple[Space, str, int | None, bool]]]:
    """Every rotation of a pattern wherever it lies on the reef."""
    parts = [
        ((cell["x"], cell["y"]), cell["colour"], cell.get("level"), cell.get("or_higher", False))
        for cell in json.loads(cells)
    ]
    everywhere = []
    for turns in range(4):
        for across in range(-7, 8):
            for down in range(-7, 8):
                moved = [(shifted(space, turns, across, down), *rest) for space, *rest in parts]
                if all(x in range(4) and y in range(4) for (x, y), *_ in moved):
                    everywhere.append(frozenset(moved))
    return everywhere


def shifted(space: Space, turns: int, across: int, down: int) -> Space:
    x, y = space
    for _ in range(turns):
        x, y = y, -x
    return x + across, y + down


@cache
def most_separate(matches: frozenset[Match]) -> int:
    """Of two matches that share a space one has to go: try both."""
    for one, other in combinations(matches, 2):
        if one & other:
            return max(most_separate(matches - {one}), most_separate(matches - {other}))
    return len(matches)


def slow_special(tallest: str, counted: str, tops: Tops) -> int:
    levels = [level for colour, level in tops.values() if colour == tallest]
    if not levels:
        return 0
    peaks = [space for space, top in tops.items() if top == (tallest, max(levels))]
    return max(beside(space, counted, tops) for space in peaks)


def beside(space: Space, counted: str, tops: Tops) -> int:
    x, y = space
    around = [(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]
    return sum(near in tops and tops[near][0] == counted for near in around)

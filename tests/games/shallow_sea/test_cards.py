"""Each ecosystem card and each kind of creature: a position that counts, and one that just misses."""

from __future__ import annotations

import pytest

from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.tabletop.score import SPACE_NAMES
from tests.games.shallow_sea.positions import GAME, TILES, ocean, over, ready, sheet


def creatures(spaces: str) -> Ocean:
    """Creatures `e2:A1`, or of different types in order, completed whatever they want."""
    sea = ocean()
    for number, entry in enumerate(spaces.split()):
        space, _, name = entry.partition(":")
        tile = TILES.number(name) if name else TILES.corals + number
        sea.lay_completed(SPACE_NAMES.index(space), tile, 0, -1)
    return sea


CARDS = [
    ("orange", 1, ocean("b1 R01 red"), 2, ocean("b1 R01 yellow")),
    ("orange", 2, ocean("b1 R01 red, h5 R02 red"), 3, ocean("b1 R01 red, h5 Y02 red")),
    ("orange", 3, ocean("b1 R01 red, h5 Y02 red"), 6, ocean("b1 R01, h5 Y02")),
    ("orange", 4, ocean("b1 R01 yellow"), 2, ocean("b1 R01 red")),
    ("orange", 5, ocean("b1 R01 red, h1 R02 red"), 4, ocean("b1 R01 red, a2 R02 red")),
    ("orange", 6, ocean("b1 R01 red, c2 Y02 red"), 4, ocean("b1 R01, c2 Y02")),
    (
        "orange",
        7,
        ocean("b1 R01 red, c2 Y02 red, d1 G01 red"),
        4,
        ocean("b1 R01 red, c2 Y02 red, d1 G01 green"),
    ),
    ("blue", 1, creatures("b1 h1"), 4, creatures("b1 a2")),
    ("blue", 2, creatures("e2"), 3, creatures("i2")),
    ("blue", 3, creatures("b1 d1"), 4, creatures("b1 f1")),
    ("blue", 4, creatures("b1"), 2, creatures("b1 b3")),
    ("blue", 5, creatures("b1 c2"), 4, creatures("b1 d1")),
    ("blue", 6, creatures("e2:A1 f3:A2"), 4, creatures("b1:A1 d1:A2")),
    ("blue", 7, creatures("b1:A1 d1:A2"), 4, creatures("e2:A1 f3:A2")),
]


@pytest.mark.parametrize(("colour", "card", "met", "points", "missed"), CARDS, ids=lambda value: str(value)[:8])
def test_a_card_counts_what_it_says_and_nothing_else(
    colour: str, card: int, met: Ocean, points: int, missed: Ocean
) -> None:
    chosen = {colour: str(card)}
    assert sheet(over(met, 2, 0, **chosen))[colour] == points
    assert sheet(over(missed, 2, 0, **chosen))[colour] == 0


def test_every_card_has_its_positions() -> None:
    components = GAME.components
    there = {f"{colour}-{card}" for colour, card, *_ in CARDS}
    assert there == {card.id for card in [*components.orange, *components.blue]}


def test_two_creatures_of_one_type_are_one_kind() -> None:
    assert sheet(over(creatures("e2:A1 f3:A1"), seats=2, blue="6"))["blue"] == 2
    assert sheet(over(creatures("e2:A1 f3:A1"), seats=2))["variety"] == 2
    assert sheet(over(creatures("e2:A1 f3:A2"), seats=2))["variety"] == 4


def test_three_creatures_in_a_row_are_one_pair_and_four_are_two() -> None:
    assert sheet(over(creatures("b1 c2 d3"), seats=2, blue="5"))["blue"] == 4
    assert sheet(over(creatures("b1 c2 d3 e4"), seats=2, blue="5"))["blue"] == 8
    star = creatures("e2 d1 f1 d3 f3")  # all four touch the middle one only
    assert sheet(over(star, seats=2, blue="5"))["blue"] == 4


# Creature, tiles that complete it where it lies, and tiles that just miss. The creature lies on d3.
SAME_CORALS = ("{} R01 yellow", "{} R02 green", "{} R03 red", "{} R04 red")
OTHER_CORALS = ("{} R01 red", "{} Y01 red", "{} G01 red", "{} P01 red")
SAME_FISH = OTHER_CORALS
OTHER_FISH = ("{} R01 red", "{} R02 yellow", "{} R03 green", "{} R04 purple")
PLACES = {
    "A": ("d1", "f3", "d5"),
    "B": ("e2", "f1", "e4", "f5"),
    "C12": ("e2", "e4"),
    "C34": ("e2", "c4"),
    "D": ("e2", "f3", "e4"),
    "E": ("e2", "f1"),
    "F": ("a2", "i2", "a4", "h5"),
}


def region_of(name: str) -> tuple[str, ...]:
    if name[0] == "C":
        return PLACES["C12"] if name in ("C1", "C2") else PLACES["C34"]
    return PLACES[name[0]]


def around(name: str, count: int, fitting: bool) -> Ocean:
    """The creature with that many corals on its spaces, fitting or of the opposite relation."""
    creature = next(entry for entry in GAME.components.creatures if entry.id == name)
    same = (creature.colours == "same") == fitting
    if creature.wants == "coral":
        tiles = SAME_CORALS if same else OTHER_CORALS
    else:
        tiles = SAME_FISH if same else OTHER_FISH
    origin, places = "d3", region_of(name)
    if name[0] == "E":
        origin, places = "c4", ("d3", "e2", "f1")
    laid = [tile.format(place) for tile, place in zip(tiles, places[:count], strict=False)]
    return ocean(", ".join([f"{origin} {name}", *laid]))


CREATURES = [entry.id for entry in GAME.components.creatures]


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_is_completed_by_exactly_what_it_wants(name: str) -> None:
    needed = next(entry.needed for entry in GAME.components.creatures if entry.id == name)
    origin = "c4" if name[0] == "E" else "d3"
    assert ready(around(name, needed, True)) == {origin}
    assert ready(around(name, needed - 1, True)) == set()  # one too few
    assert ready(around(name, needed, False)) == set()  # the colours do not fit


@pytest.mark.parametrize("name", [name for name in CREATURES if name[0] != "F"])
def test_a_creature_looks_where_it_is_turned(name: str) -> None:
    creature = next(entry for entry in GAME.components.creatures if entry.id == name)
    sea = around(name, creature.needed, True)
    origin = SPACE_NAMES.index("c4" if name[0] == "E" else "d3")
    turned = ocean()
    for space, tile in enumerate(sea.spaces):
        if tile >= 0 and space != origin:
            turned.lay_completed(space, tile, 0, sea.lodgers[space])
    turned.put_tile(origin, TILES.number(name), 1)
    assert ready(turned) == set()


def test_spaces_beyond_the_edge_can_never_be_filled() -> None:
    assert ready(ocean("b1 C1/270, c2 R01 red, a2 R02 red")) == set()  # it looks over the edge to the north
    assert ready(ocean("b1 C1/90, c2 R01 red, a2 R02 red")) == {"b1"}


def test_an_unfinished_creature_counts_the_best_kind_only() -> None:
    sea = ocean("d3 D1, e2 R01 red, f3 R02 red, e4 G01 red")
    assert sheet(over(sea, seats=2))["row-3"] == 2 * 2 + 5

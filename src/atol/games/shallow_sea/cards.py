"""The ecosystem cards: what each one counts in an ocean, item by item, so that every number explains itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import POWERS, bits_of, count_bits
from atol.games.shallow_sea.data import BLUE_RULES, ORANGE_RULES, Components
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.spaces import COLUMN_MASKS, INNER, NEIGHBOURS, OUTER, ROW_MASKS, SIDE_NEIGHBOURS, SPACES

NO_LIMIT: Final = 1000


@mypyc_attr(acyclic=True)
class Item:
    """Points and the tiles or the fish they come from."""

    def __init__(self, points: i64, spaces: i64, bubble: i64 = -1) -> None:
        self.points = points
        self.spaces = spaces
        self.bubble = bubble


class Card:
    def __init__(self, name: str, rule: i64, points: i64, least: i64, most_points: i64) -> None:
        self.name = name
        self.rule = rule  # a place in ORANGE_RULES or BLUE_RULES
        self.points = points
        self.least = least
        self.most_points = most_points


class Cards:
    def __init__(self, components: Components) -> None:
        self.orange: list[Card] = [
            Card(
                card.id,
                ORANGE_RULES.index(card.counts),
                card.points,
                card.least,
                NO_LIMIT if card.most_points is None else card.most_points,
            )
            for card in components.orange
        ]
        self.blue: list[Card] = [
            Card(card.id, BLUE_RULES.index(card.counts), card.points, card.least, NO_LIMIT)
            for card in components.blue
        ]


def sum_of(items: list[Item]) -> i64:
    total: i64 = 0
    for item in items:
        total += item.points
    return total


# ---- orange: corals and fish


def orange_items(card: Card, ocean: Ocean) -> list[Item]:
    if card.rule == 0:
        return corals_by_fish(card, ocean, True)
    if card.rule == 1:
        return coral_pairs(card, ocean)
    if card.rule == 2:
        return most_fish(card, ocean)
    if card.rule == 3:
        return corals_by_fish(card, ocean, False)
    if card.rule == 4:
        return rows_of_coral(card, ocean)
    if card.rule == 5:
        return largest_reef(card, ocean)
    return colours_of_fish(card, ocean)


def corals_by_fish(card: Card, ocean: Ocean, own_colour: bool) -> list[Item]:
    items: list[Item] = []
    for colour in range(4):
        corals: i64 = ocean.corals[colour]
        homes: i64 = ocean.homes[colour]
        items += single_tiles(card, corals & homes if own_colour else corals & ~homes)
    return items


def single_tiles(card: Card, spaces: i64) -> list[Item]:
    """The card's points for each of these spaces."""
    items: list[Item] = []
    while spaces:
        lowest: i64 = spaces & -spaces
        items.append(Item(card.points, lowest))
        spaces &= spaces - 1
    return items


def coral_pairs(card: Card, ocean: Ocean) -> list[Item]:
    """Pairs of one colour, wherever they lie."""
    items: list[Item] = []
    for mask in ocean.corals:
        left: i64 = mask
        while left & (left - 1):
            rest: i64 = left & (left - 1)
            rest &= rest - 1
            items.append(Item(card.points, left & ~rest))
            left = rest
    return items


def most_fish(card: Card, ocean: Ocean) -> list[Item]:
    best = max(ocean.homes, key=lambda mask: count_bits(mask))
    if best == 0:
        return []
    return [Item(min(card.most_points, card.points * count_bits(best)), best)]


def rows_of_coral(card: Card, ocean: Ocean) -> list[Item]:
    items: list[Item] = []
    for row in ROW_MASKS:
        for mask in ocean.corals:
            if count_bits(row & mask) >= card.least:
                items.append(Item(card.points, row & mask))
                break
    return items


def largest_reef(card: Card, ocean: Ocean) -> list[Item]:
    """The largest group of completed corals that touch by their sides."""
    left: i64 = ocean.completed_corals()
    best: i64 = 0
    while left:
        group: i64 = grown_from(left & -left, left)
        if count_bits(group) > count_bits(best):
            best = group
        left &= ~group
    return [Item(card.points * count_bits(best), best)] if best else []


def grown_from(group: i64, within: i64) -> i64:
    before: i64 = 0
    while group != before:
        before = group
        for space in range(SPACES):
            if group & POWERS[space]:
                group |= SIDE_NEIGHBOURS[space] & within
    return group


def colours_of_fish(card: Card, ocean: Ocean) -> list[Item]:
    return [Item(card.points, mask) for mask in ocean.homes if count_bits(mask) >= card.least]


# ---- blue: creatures


def blue_items(card: Card, ocean: Ocean) -> list[Item]:
    creatures = ocean.completed_creatures()
    if card.rule == 0:
        rows = [row & creatures for row in ROW_MASKS]
        return [Item(card.points, row) for row in rows if count_bits(row) >= card.least]
    if card.rule == 1:
        return single_tiles(card, creatures & INNER)
    if card.rule == 2:
        return single_tiles(card, with_a_neighbour(creatures))
    if card.rule == 3:
        columns = [column & creatures for column in COLUMN_MASKS]
        return [Item(card.points, column) for column in columns if count_bits(column) == 1]
    if card.rule == 4:
        return [Item(card.points, pair) for pair in most_pairs(creatures)]
    return kinds(card, ocean, INNER if card.rule == 5 else OUTER)


def with_a_neighbour(creatures: i64) -> i64:
    """Those that touch another one by a side or a corner."""
    touching: i64 = 0
    for space in range(SPACES):
        if creatures & POWERS[space] and creatures & NEIGHBOURS[space]:
            touching |= POWERS[space]
    return touching


def most_pairs(creatures: i64) -> list[int]:
    """As many pairs of tiles that touch by a side as can be had, each tile in one pair at most."""
    for space in range(SPACES):
        if creatures & POWERS[space]:
            rest: i64 = creatures & ~POWERS[space]
            best = most_pairs(rest)  # without this tile
            for partner in range(SPACES):
                if rest & SIDE_NEIGHBOURS[space] & POWERS[partner]:
                    pair = POWERS[space] | POWERS[partner]
                    pairs = [pair] + most_pairs(rest & ~POWERS[partner])
                    if len(pairs) > len(best):
                        best = pairs
            return best
    return []


def kinds(card: Card, ocean: Ocean, spaces: i64) -> list[Item]:
    """Colours of completed corals and types of completed creatures on these spaces."""
    items = [Item(card.points, mask & spaces) for mask in ocean.corals if mask & spaces]
    creatures = ocean.completed_creatures() & spaces
    for kind in bits_of(ocean.creature_types(spaces)):
        tile = ocean.tiles.corals + kind
        same = [POWERS[space] for space in range(SPACES) if creatures & POWERS[space] and ocean.spaces[space] == tile]
        items.append(Item(card.points, sum(same)))
    return items

"""The score pad: every line of it, in its order, with the tiles and fish behind each number.

It looks at an ocean and the cards alone, so that it also scores an ocean from the box.
"""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import POWERS, bits_of, count_bits
from atol.games.shallow_sea.cards import Card, Cards, Item, blue_items, orange_items, sum_of
from atol.games.shallow_sea.data import Components
from atol.games.shallow_sea.ocean import Ocean
from atol.games.shallow_sea.options import Switches
from atol.games.shallow_sea.spaces import ALL_SPACES, BUBBLES, ROW_MASKS, ROWS, SPACE_MASKS, SPACES


class Line:
    """One line of the pad. `card` is the ecosystem card that it counts, if there is one."""

    def __init__(self, key: str, points: int, items: list[Item], card: str = "") -> None:
        self.key = key
        self.points = points
        self.items = items
        self.card = card


class Pad:
    """What is counted in a match: its cards and its switches."""

    def __init__(
        self, components: Components, cards: Cards, switches: Switches, orange: list[int], blue: list[int]
    ) -> None:
        start = components.start[0]
        self.variety_points: i64 = start.variety_points
        self.lionfish_free: i64 = start.lionfish_free
        self.lionfish_loss: i64 = start.lionfish_loss
        self.switches = switches
        self.orange: list[Card] = [cards.orange[card] for card in orange]
        self.blue: list[Card] = [cards.blue[card] for card in blue]

    def lines(self, ocean: Ocean, lionfish: int) -> list[Line]:
        """`lionfish` is how many fish lie on the lionfish card."""
        worthless = self.forfeited(ocean)
        rows = [self.row(ocean, row, worthless) for row in range(ROWS)]
        if not self.switches.family:
            cards = [self.orange_line(ocean), self.blue_line(ocean)]
            rows = cards + rows + [self.variety(ocean), self.unfinished_fish(ocean)]
        if self.switches.solo:
            rows.append(Line("lionfish", -self.lionfish_points(lionfish), []))
        return rows

    def total(self, ocean: Ocean, lionfish: i64) -> i64:
        """The sum of the lines, found without them: bots ask for it all the time."""
        total = self.all_tiles(ocean)
        if not self.switches.family:
            total += self.best_card(self.orange, ocean, True) * (2 if self.switches.orange_twice else 1)
            total += self.best_card(self.blue, ocean, False)
            total += self.variety_points * count_bits(ocean.creature_types(ALL_SPACES)) + self.all_fish(ocean)
        if self.switches.solo:
            total -= self.lionfish_points(lionfish)
        return total

    def all_tiles(self, ocean: Ocean) -> i64:
        spaces: i64 = ocean.placed & ~self.forfeited(ocean)
        total: i64 = 0
        for space in range(SPACES):
            if spaces & POWERS[space]:
                total += tile_points(ocean, space)
        return total

    def best_card(self, cards: list[Card], ocean: Ocean, orange: bool) -> i64:
        best: i64 = 0
        for card in cards:
            best = max(best, sum_of(orange_items(card, ocean) if orange else blue_items(card, ocean)))
        return best

    def all_fish(self, ocean: Ocean) -> i64:
        total: i64 = 0
        corals: i64 = ocean.completed_corals()
        if corals == 0:
            return 0
        for bubble in range(BUBBLES):
            if ocean.swimming & POWERS[bubble]:
                total += self.fish_points(ocean, bubble, corals)
        return total

    def fish_points(self, ocean: Ocean, bubble: i64, corals: i64) -> i64:
        """For one unfinished fish: the completed corals around it."""
        around: i64 = SPACE_MASKS[bubble] & corals
        points = count_bits(around)
        if self.switches.own_colour_points:
            points += self.switches.own_colour_points * count_bits(around & ocean.corals[ocean.fish[bubble]])
        return points

    # ---- ecosystem cards

    def orange_line(self, ocean: Ocean) -> Line:
        """Of two cards the better one counts."""
        best = Line("orange", 0, [])
        times = 2 if self.switches.orange_twice else 1
        for card in self.orange:
            items = orange_items(card, ocean)
            points = times * sum_of(items)
            if points > best.points or not best.card:
                best = Line("orange", points, items, card.name)
        if times > 1:
            best.items = [Item(times * item.points, item.spaces) for item in best.items]
        return best

    def blue_line(self, ocean: Ocean) -> Line:
        best = Line("blue", 0, [])
        for card in self.blue:
            items = blue_items(card, ocean)
            points = sum_of(items)
            if points > best.points or not best.card:
                best = Line("blue", points, items, card.name)
        return best

    # ---- tiles

    def row(self, ocean: Ocean, row: int, worthless: int) -> Line:
        """What the tiles of a row are worth now, those that count for nothing aside."""
        spaces = ROW_MASKS[row] & ocean.placed
        items: list[Item] = []
        total: i64 = 0
        for space in range(SPACES):
            if spaces & POWERS[space]:
                points = 0 if worthless & POWERS[space] else tile_points(ocean, space)
                items.append(Item(points, POWERS[space]))
                total += points
        return Line(f"row-{row + 1}", total, items)

    def forfeited(self, ocean: Ocean) -> i64:
        """The corals of the one colour that is given up in scenario 15: the one that costs least."""
        if not self.switches.colour_for_nothing:
            return 0
        given_up: i64 = 0
        cost: i64 = 0
        for mask in ocean.corals:
            worth = sum([tile_points(ocean, space) for space in range(SPACES) if mask & POWERS[space]])
            if mask and (given_up == 0 or worth < cost):
                given_up, cost = mask, worth
        return given_up

    # ---- what remains

    def variety(self, ocean: Ocean) -> Line:
        """Each type of completed creature counts once."""
        items: list[Item] = []
        creatures = ocean.completed_creatures()
        for kind in bits_of(ocean.creature_types(ALL_SPACES)):
            same = 0
            for space in range(SPACES):
                if creatures & POWERS[space] and ocean.spaces[space] == ocean.tiles.corals + kind:
                    same |= POWERS[space]
            items.append(Item(self.variety_points, same))
        return Line("variety", self.variety_points * len(items), items)

    def unfinished_fish(self, ocean: Ocean) -> Line:
        items: list[Item] = []
        total: i64 = 0
        corals: i64 = ocean.completed_corals()
        for bubble in range(BUBBLES):
            if ocean.swimming & POWERS[bubble]:
                points = self.fish_points(ocean, bubble, corals)
                items.append(Item(points, SPACE_MASKS[bubble] & corals, bubble))
                total += points
        return Line("fish", total, items)

    def lionfish_points(self, lionfish: i64) -> i64:
        """What the lionfish takes away."""
        return self.lionfish_loss * max(0, lionfish - self.lionfish_free)


def tile_points(ocean: Ocean, space: i64) -> i64:
    tile = ocean.spaces[space]
    if ocean.completed & POWERS[space]:
        return ocean.tiles.points[tile]
    if tile < ocean.tiles.corals:
        return 0
    return ocean.tiles.parts[tile] * min(ocean.matching(space), ocean.tiles.needed[tile])

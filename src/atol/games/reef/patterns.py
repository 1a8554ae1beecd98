"""How often a card's pattern is seen on a reef.

Spaces are bits of a 16-bit mask. Only the top piece of a stack counts; its level is the stack's height.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from atol.core.numbers import POWERS, bits_of, count_bits, packed
from atol.games.reef.data import COLOURS, Cell, NextToTallest, Shape
from atol.games.reef.ids import CARD_COUNT, COLOUR_COUNT
from atol.games.reef.player import MAX_HEIGHT, SPACES, WIDTH, Player, height, top_colour

ANY: Final = COLOUR_COUNT  # it stands behind the colours
COLOURS_AND_ANY: Final = COLOUR_COUNT + 1
BOARDS_APART: Final = 2**SPACES
NOT_COUNTED: Final = -1
SPECIAL_NEIGHBOURS: Final[int] = 8  # a ruling: "next to" means all eight surrounding spaces


@mypyc_attr(acyclic=True)
class Sight:
    """A reef seen from above: for each colour, and for any, and for each level the spaces that show it."""

    def __init__(self, stacks: vec[i64]) -> None:
        self.masks = vec[i64]([0] * (COLOURS_AND_ANY * MAX_HEIGHT))
        self.scores = vec[i16]()  # what each card is worth here, once one was asked for and until a piece is placed
        bit: i64 = 1
        for stack in stacks:
            if stack:
                self.turn_over(stack, bit)
            bit = bit * 2

    def turn_over(self, stack: i64, space: i64) -> None:
        """The space, as a bit, shows the stack from now on, or no longer if it did."""
        masks, level = self.masks, height(stack) - 1
        masks[top_colour(stack) * MAX_HEIGHT + level] ^= space
        masks[ANY * MAX_HEIGHT + level] ^= space

    def replace(self, before: i64, after: i64, space: i64) -> None:
        """A piece was placed on that space."""
        bit = POWERS[space]
        if before:
            self.turn_over(before, bit)
        self.turn_over(after, bit)
        if len(self.scores):
            self.scores = vec[i16]()

    def score(self, card: i64) -> i64:
        """What is remembered of it, or NOT_COUNTED."""
        return i64(self.scores[card]) if len(self.scores) else NOT_COUNTED

    def remember(self, card: i64, score: i64) -> None:
        if len(self.scores) == 0:
            self.scores = vec[i16]([NOT_COUNTED] * CARD_COUNT)
        self.scores[card] = i16(score)

    def spaces(self, colour: i64, lowest: i64, highest: i64) -> i64:
        """Those that show the colour at a level within the bounds."""
        spaces: i64 = 0
        for index in range(colour * MAX_HEIGHT + lowest - 1, colour * MAX_HEIGHT + highest):
            spaces |= self.masks[index]
        return spaces


def sight_of(player: Player) -> Sight:
    """Made when it is first asked for; from then on each piece that is placed changes it."""
    sight = player.sight
    if sight is None:
        sight = Sight(player.stacks)
        player.sight = sight
    return sight


class Condition:
    """What a space must show: a colour (or ANY) and a level within bounds."""

    def __init__(self, colour: int, lowest: int, highest: int) -> None:
        self.colour: i64 = colour
        self.lowest: i64 = lowest
        self.highest: i64 = highest

    def spaces(self, sight: Sight) -> i64:
        """The spaces that fulfil it."""
        return sight.spaces(self.colour, self.lowest, self.highest)


class Way:
    """One location and rotation of a pattern.

    `needs` holds, per condition, the spaces that must fulfil it: 16 bits each, side by side.
    """

    def __init__(self, needs: int, spaces: int) -> None:
        self.needs: i64 = needs
        self.spaces: i64 = spaces


class Pattern:
    """A shape card: conditions and all the ways its cells can lie on the board."""

    def __init__(self, conditions: list[Condition], ways: list[Way], cells: int) -> None:
        self.conditions = conditions
        self.firsts = packed([one.colour * MAX_HEIGHT + one.lowest - 1 for one in conditions])  # in a sight's masks
        self.ends = packed([one.colour * MAX_HEIGHT + one.highest for one in conditions])
        self.needs = packed([way.needs for way in ways])
        self.shapes = packed([way.spaces for way in ways])
        self.cells = cells

    def count(self, sight: Sight) -> i64:
        """The most matches that share no piece."""
        fulfilled: i64 = 0
        masks, firsts, ends = sight.masks, self.firsts, self.ends
        for condition in range(len(firsts)):
            spaces: i64 = 0
            for index in range(firsts[condition], ends[condition]):
                spaces |= masks[index]
            if spaces == 0:
                return 0
            fulfilled = fulfilled * BOARDS_APART + spaces
        if self.cells == 1:
            return count_bits(fulfilled)
        return most_disjoint(self.shapes_within(fulfilled), self.cells)

    def matches(self, sight: Sight) -> list[i64]:
        """The spaces of each match that is counted: for showing them, as it is slower than counting."""
        fulfilled: i64 = 0
        for condition in self.conditions:
            fulfilled = fulfilled * BOARDS_APART + condition.spaces(sight)
        return largest_packing(self.shapes_within(fulfilled), self.cells)

    def shapes_within(self, fulfilled: i64) -> vec[i64]:
        """The spaces of each way that finds its conditions fulfilled."""
        needs, shapes = self.needs, vec[i64]()
        for way in range(len(needs)):
            if needs[way] & fulfilled == needs[way]:
                shapes = append(shapes, self.shapes[way])
        return shapes


class TallestPattern(Pattern):
    """A special card: visible pieces of one colour next to the tallest piece of another."""

    def __init__(self, tallest: int, counted: int) -> None:
        super().__init__([Condition(counted, 1, MAX_HEIGHT)], [], 1)
        self.tallest = tallest

    def count(self, sight: Sight) -> i64:
        """For the best one of the tallest pieces, if several are equally tall."""
        return most_neighbours(self.tallest_spaces(sight), self.conditions[0].spaces(sight))

    def tallest_spaces(self, sight: Sight) -> i64:
        level = MAX_HEIGHT
        while level > 1 and sight.spaces(self.tallest, level, level) == 0:
            level -= 1
        return sight.spaces(self.tallest, level, level)

    def matches(self, sight: Sight) -> list[i64]:
        counted = self.conditions[0].spaces(sight)
        best: i64 = 0
        for space in bits_of(self.tallest_spaces(sight)):
            around = counted & NEIGHBOURS[space]
            if count_bits(around) > count_bits(best):
                best = around
        return [POWERS[space] for space in bits_of(best)]


def most_neighbours(spaces: i64, counted: i64) -> i64:
    """How many of the counted spaces lie next to one of these, for the best of them."""
    best: i64 = 0
    space: i64 = 0
    while spaces:
        if spaces & 1:
            best = max(best, count_bits(counted & NEIGHBOURS[space]))
        spaces >>= 1
        space += 1
    return best


def most_disjoint(shapes: vec[i64], size: i64) -> i64:
    """The largest number of these shapes, each of `size` spaces, of which no two share a space."""
    if len(shapes) < 2:
        return len(shapes)
    together: i64 = 0
    for shape in shapes:
        together |= shape
    limit = count_bits(together) // size
    corner = together & -together  # the first space: a best packing either leaves it empty or fills it
    best: i64 = 0
    for shape in shapes:
        if shape & corner:
            best = max(best, 1 + most_disjoint(apart_from(shape, shapes), size))
            if best >= limit:
                return best
    return max(best, most_disjoint(apart_from(corner, shapes), size))


def largest_packing(shapes: vec[i64], size: i64) -> list[i64]:
    """As many of these shapes, no two of which share a space, as `most_disjoint` counts."""
    wanted = most_disjoint(shapes, size)
    chosen: list[i64] = []
    while wanted:
        wanted -= 1
        shape = next_of_packing(shapes, size, wanted)
        chosen.append(shape)
        shapes = apart_from(shape, shapes)
    return chosen


def next_of_packing(shapes: vec[i64], size: i64, others: i64) -> i64:
    """The first shape that leaves room for that many others."""
    for shape in shapes:
        if most_disjoint(apart_from(shape, shapes), size) == others:
            return shape
    raise AssertionError("the largest packing has a first shape")


def apart_from(shape: i64, shapes: vec[i64]) -> vec[i64]:
    """Those that share no space with it."""
    apart = vec[i64]()
    for other in shapes:
        if other & shape == 0:
            apart = append(apart, other)
    return apart


def pattern_from(entry: Shape | NextToTallest) -> Pattern:
    if isinstance(entry, NextToTallest):
        return TallestPattern(COLOURS.index(entry.tallest), COLOURS.index(entry.counted))
    return shape_pattern(entry.cells)


def shape_pattern(cells: list[Cell]) -> Pattern:
    needs: list[tuple[int, int, int]] = []
    for cell in cells:
        if need_of(cell) not in needs:
            needs.append(need_of(cell))
    last = len(needs) - 1
    weighted = [(cell.x, cell.y, BOARDS_APART ** (last - needs.index(need_of(cell)))) for cell in cells]
    conditions = [Condition(colour, lowest, highest) for colour, lowest, highest in needs]
    return Pattern(conditions, all_ways(weighted), len(cells))


def need_of(cell: Cell) -> tuple[int, int, int]:
    """Colour, lowest and highest level that the cell asks for."""
    colour = ANY if cell.colour == "any" else COLOURS.index(cell.colour)
    if cell.level is None:
        return colour, 1, MAX_HEIGHT
    return colour, cell.level, MAX_HEIGHT if cell.or_higher else cell.level


def all_ways(cells: list[tuple[int, int, int]]) -> list[Way]:
    """Every rotation everywhere on the board, each different way once; a cell is x, y and its weight."""
    ways: dict[int, Way] = {}
    for _ in range(4):
        cells = [(-y, x, weight) for x, y, weight in cells]
        for across in range(-WIDTH, WIDTH):
            for down in range(-WIDTH, WIDTH):
                moved = [(x + across, y + down, weight) for x, y, weight in cells]
                if all(0 <= x < WIDTH and 0 <= y < WIDTH for x, y, _ in moved):
                    way = way_over(moved)
                    ways.setdefault(way.needs, way)
    return list(ways.values())


def way_over(cells: list[tuple[int, int, int]]) -> Way:
    bits = [(POWERS[y * WIDTH + x], weight) for x, y, weight in cells]
    return Way(sum([bit * weight for bit, weight in bits]), sum([bit for bit, _ in bits]))


def neighbours_of(space: int) -> int:
    x, y = space % WIDTH, space // WIDTH
    mask = 0
    for other in range(SPACES):
        across, down = abs(other % WIDTH - x), abs(other // WIDTH - y)
        near = max(across, down) == 1 if SPECIAL_NEIGHBOURS == 8 else across + down == 1
        if near:
            mask |= POWERS[other]
    return mask


NEIGHBOURS: Final = packed([neighbours_of(space) for space in range(SPACES)])

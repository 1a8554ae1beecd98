"""How good a position is for a diver: points, what the open cards promise, and what the turn will bring.

All numbers are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from atol.games.podwodni_lowcy.cards import FISH, NOTHING
from atol.games.podwodni_lowcy.position import DEPTH, NOBODY, PLACE_FIRST, ROW, SET, START, TOOLS, WASHING, Position
from atol.games.podwodni_lowcy.promise import Hopes, ready_promise
from atol.games.podwodni_lowcy.risk import dangerous
from atol.games.podwodni_lowcy.scoring import is_unturned
from atol.games.podwodni_lowcy.sea import COLUMNS, CORNERS, MOST_DIVED, row_beside
from atol.games.podwodni_lowcy.surfacing import card_at, row_spaces

TOOL: Final = 150  # a net or a harpoon takes the best of many cards
UNSEEN: Final = 105  # the next card of the deck
TURN: Final = 210  # what a turn brings on average


def estimate(position: Position, seat: int) -> int:
    if position.to_act < 0:
        return 100 * position.divers[seat].points(position.cards)
    value = standing(position, seat, turns_before(position, seat))
    if seat == position.active and position.phase != START:
        value += turn_under_way(position)
    return value


def standing(position: Position, seat: int, waiting: int) -> int:
    """What a diver has and hopes for who waits so many turns for the next one."""
    diver = position.divers[seat]
    value = 100 * diver.points(position.cards)
    if position.finisher == NOBODY:
        value += Hopes(position.cards, diver.hand, diver.size).promise()
        value += TURN * (position.seats - waiting) // position.seats
    elif waiting < turns_before(position, position.finisher):
        value += max(TURN, ready_promise(position.cards, diver.hand, diver.size))
    return value


def turns_before(position: Position, seat: int) -> int:
    """How many turns begin before the seat's next one.

    A turn under way counts as over, so that ending it early or late makes no difference by itself.
    """
    following = position.active if position.phase == START else position.active + 1
    return (seat - following) % position.seats


def turn_under_way(position: Position) -> int:
    phase = position.phase
    if phase == PLACE_FIRST:
        return best_corner(position, values_of(position))
    if phase == DEPTH:
        return stay_or_descend(position, values_of(position))
    if phase == ROW:
        return unfinished_row(position, values_of(position))
    if phase == TOOLS:
        return TOOL * (position.nets + position.harpoons)
    if phase == WASHING:
        return values_of(position)[position.dive[0]] if len(position.dive) == 2 else 0
    return unfinished_set(position) if phase >= SET else 0


def values_of(position: Position) -> list[int]:
    """What each card is worth to the active diver; the last entry is for no card at all."""
    diver = position.divers[position.active]
    hopes = Hopes(position.cards, diver.hand, diver.size)
    fish = [hopes.with_fish(card) for card in range(FISH)]
    return fish + [hopes.with_shrimp(), 0, TOOL, TOOL, 0]


# ---- the dive


def best_corner(position: Position, values: list[int]) -> int:
    best = 0
    for corner in range(CORNERS):
        best = max(best, corner_value(position, values, corner))
    return best


def corner_value(position: Position, values: list[int], corner: int) -> int:
    first = values[position.dive[0]]
    caught = max(first + UNSEEN, best_of_row(position, values, corner, 2))
    return expected(position, corner, caught, first)


def stay_or_descend(position: Position, values: list[int]) -> int:
    """The better of surfacing now and of one more card, at its exact risk."""
    count = len(position.dive)
    stay = max(column_value(position, values), best_of_row(position, values, position.corner, count))
    if count == MOST_DIVED or not position.can_draw():
        return stay
    return max(stay, deeper_value(position, values))


def column_value(position: Position, values: list[int]) -> int:
    return sum([values[card] for card in position.dive])


def deeper_value(position: Position, values: list[int]) -> int:
    row = best_of_row(position, values, position.corner, len(position.dive) + 1)
    return expected(position, position.corner, max(column_value(position, values) + UNSEEN, row), 0)


def expected(position: Position, corner: int, caught: int, consolation: int) -> int:
    """What the next card brings on average: the catch, or the consolation if the dive is interrupted."""
    counts = position.next_cards()
    whole = sum(counts)
    if whole == 0:
        return consolation
    danger = dangerous(counts, position.grid, position.dive, corner)
    return (danger * consolation + (whole - danger) * caught) // whole


def best_of_row(position: Position, values: list[int], corner: int, count: int) -> int:
    """The best `count` cards of the row where the dive's card number `count` lies or will lie."""
    start = row_beside(corner, count - 1) * COLUMNS
    found = [values[position.grid[space]] for space in range(start, start + COLUMNS)]
    found.append(values[position.dive[-1]] if len(position.dive) == count else UNSEEN)
    return best_sum(found, count)


def unfinished_row(position: Position, values: list[int]) -> int:
    """The picked cards and the best of the others."""
    total = 0
    left: list[int] = []
    for space in row_spaces(position):
        value = values[card_at(position, space)]
        if space in position.picked:
            total += value
        else:
            left.append(value)
    return total + best_sum(left, len(position.dive) - len(position.picked))


def best_sum(found: list[int], count: int) -> int:
    """The sum of the `count` largest."""
    found.sort()
    total = 0
    for place in range(len(found) - count, len(found)):
        total += found[place]
    return total


# ---- a set


def unfinished_set(position: Position) -> int:
    """The points of a set that is not turned over yet, less the cards that still go to the pool."""
    if position.set_number == NOTHING:
        return 0
    cards = position.cards
    unturned = is_unturned(position)
    gain = cards.set_points if unturned else 0
    return 100 * (gain - cards.card_points * (position.wanted + position.further))

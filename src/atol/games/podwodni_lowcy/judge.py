"""How good a position is for a diver: points, what the open cards promise, and what the turn will bring.

All numbers are hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from atol.games.podwodni_lowcy.cards import FISH
from atol.games.podwodni_lowcy.diver import NOBODY
from atol.games.podwodni_lowcy.promise import Hopes, ready_promise
from atol.games.podwodni_lowcy.risk import dangerous
from atol.games.podwodni_lowcy.sea import COLUMNS, CORNERS, MOST_DIVED, row_beside
from atol.games.podwodni_lowcy.steps.codes import DEPTH, FURTHER, PLACE_FIRST, ROW, SET, START, TOOLS, WASHING

if TYPE_CHECKING:
    from atol.games.podwodni_lowcy.state import LowcyState

NET: Final = 330  # takes the best card of somebody else, who loses it
HARPOON: Final = 110  # takes the best of the fish on the table
UNSEEN: Final = 110  # the next card of the deck
TURN: Final = 210  # what a turn brings on average


def estimate(state: LowcyState, seat: int) -> int:
    if state.to_act < 0:
        return 100 * state.divers[seat].points(state.facts)
    value = standing(state, seat, turns_before(state, seat))
    if seat == state.active and state.step in TURN_UNDER_WAY:
        value += TURN_UNDER_WAY[state.step](state)
    return value


def standing(state: LowcyState, seat: int, waiting: int) -> int:
    """What a diver has and hopes for who waits so many turns for the next one."""
    diver = state.divers[seat]
    value = 100 * diver.points(state.facts)
    if state.finisher == NOBODY:
        value += Hopes(state.facts, diver.hand, diver.hand_size).promise()
        value += TURN * (state.seats - waiting) // state.seats
    elif waiting < turns_before(state, state.finisher):
        value += max(TURN, ready_promise(state.facts, diver.hand, diver.hand_size))
    return value


def turns_before(state: LowcyState, seat: int) -> int:
    """How many turns begin before the seat's next one.

    A turn under way counts as over, so that ending it early or late makes no difference by itself.
    """
    following = state.active if state.step == START else state.active + 1
    return (seat - following) % state.seats


def values_of(state: LowcyState) -> list[int]:
    """What each card is worth to the active diver; the last entry is for no card at all."""
    diver = state.divers[state.active]
    hopes = Hopes(state.facts, diver.hand, diver.hand_size)
    fish = [hopes.with_fish(card) for card in range(FISH)]
    return fish + [hopes.with_shrimp(), 0, NET, HARPOON, 0]


# ---- the dive


def best_corner(state: LowcyState) -> int:
    values = values_of(state)
    best = 0
    for corner in range(CORNERS):
        best = max(best, corner_value(state, values, corner))
    return best


def corner_value(state: LowcyState, values: list[int], corner: int) -> int:
    first = values[state.dive[0]]
    caught = max(first + UNSEEN, best_of_row(state, values, corner, 2))
    return expected(state, corner, caught, first)


def stay_or_descend(state: LowcyState) -> int:
    """The better of surfacing now and of one more card, at its exact risk."""
    values = values_of(state)
    count = len(state.dive)
    stay = max(column_value(state, values), best_of_row(state, values, state.corner, count))
    if count == MOST_DIVED or not state.can_draw():
        return stay
    return max(stay, deeper_value(state, values))


def column_value(state: LowcyState, values: list[int]) -> int:
    return sum([values[card] for card in state.dive])


def deeper_value(state: LowcyState, values: list[int]) -> int:
    row = best_of_row(state, values, state.corner, len(state.dive) + 1)
    return expected(state, state.corner, max(column_value(state, values) + UNSEEN, row), 0)


def expected(state: LowcyState, corner: int, caught: int, consolation: int) -> int:
    """What the next card brings on average: the catch, or the consolation if the dive is interrupted."""
    counts = state.next_cards()
    whole = sum(counts)
    if whole == 0:
        return consolation
    danger = dangerous(counts, state.grid, state.dive, corner)
    return (danger * consolation + (whole - danger) * caught) // whole


def best_of_row(state: LowcyState, values: list[int], corner: int, count: int) -> int:
    """The best `count` cards of the row where the dive's card number `count` lies or will lie."""
    start = row_beside(corner, count - 1) * COLUMNS
    row = [values[state.grid[space]] for space in range(start, start + COLUMNS)]
    row.append(values[state.dive[-1]] if len(state.dive) == count else UNSEEN)
    return best_sum(row, count)


def unfinished_row(state: LowcyState) -> int:
    """The picked cards and the best of the others."""
    values = values_of(state)
    total = 0
    left: list[int] = []
    for space in state.row_spaces():
        value = values[state.card_at(space)]
        if space in state.picked:
            total += value
        else:
            left.append(value)
    return total + best_sum(left, len(state.dive) - len(state.picked))


def best_sum(values: list[int], count: int) -> int:
    """The sum of the `count` largest."""
    values.sort()
    total = 0
    for index in range(len(values) - count, len(values)):
        total += values[index]
    return total


def unused_tools(state: LowcyState) -> int:
    return NET * state.nets + HARPOON * state.harpoons


def consolation(state: LowcyState) -> int:
    """After the washing the first card stays with a diver whose second one was the wave."""
    return values_of(state)[state.dive[0]] if len(state.dive) == 2 else 0


# ---- a set


def unfinished_set(state: LowcyState) -> int:
    """The points of a set that is not turned over yet, less the cards that still go to the pool."""
    facts = state.facts
    gain = facts.set_points if state.is_set_unmarked() else 0
    return 100 * (gain - facts.card_points * (state.to_lay + state.to_add))


# What the rest of the turn brings, by step; before and after these steps nothing is under way.
TURN_UNDER_WAY: Final[dict[int, Callable[[LowcyState], int]]] = {
    PLACE_FIRST: best_corner,
    DEPTH: stay_or_descend,
    ROW: unfinished_row,
    TOOLS: unused_tools,
    WASHING: consolation,
    SET: unfinished_set,
    FURTHER: unfinished_set,
}

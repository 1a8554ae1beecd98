"""Blocks on the board: shuffling, swapping and hiding them."""

from __future__ import annotations

from atol.core.numbers import count_bits
from atol.games.kelp import ids, ops
from atol.games.kelp.position import ALL_AREAS, OCTOPUS, Position, areas_in
from atol.games.kelp.sea import AREAS, BITS, CENTRE, FIRST_OF, NEIGHBOUR_PAIRS, NEIGHBOURS, PAIRS, SECOND_OF


def areas_from(mask: int, first: int) -> list[int]:
    return [first + area for area in range(AREAS) if mask & BITS[area]]


# ---- shuffling


def begin_shuffle(position: Position, blocks: int, how: int) -> None:
    """As many as there are, if there are fewer."""
    position.picked = BITS[CENTRE] if how & ops.WITH_CENTRE else 0
    position.least = how & ops.ANY
    mask = liftable(position)
    position.left = blocks
    if count_bits(mask) <= blocks:
        lift_last(position, mask)
    else:
        position.ask(ops.SHUFFLE, OCTOPUS)


def liftable(position: Position) -> int:
    mask = ALL_AREAS if position.least else position.hidden
    return mask & ~position.picked


def legal_lifts(position: Position) -> list[int]:
    return areas_from(liftable(position), ids.LIFT)


def lift(position: Position, area: int) -> None:
    position.left -= 1
    if position.left == 0:
        lift_last(position, BITS[area])
    else:
        position.picked |= BITS[area]


def lift_last(position: Position, mask: int) -> None:
    mask |= position.picked
    position.picked = 0
    position.step = ops.NOTHING
    if mask:
        position.mix_blocks(mask)


def legal_points(position: Position) -> list[int]:
    return areas_from(position.picked, ids.POINT)


def point(position: Position, area: int) -> None:
    """A block out of the bag goes there."""
    areas = areas_in(position.picked)
    position.exchange(area, areas[position.random.below(len(areas))])
    position.picked ^= BITS[area]
    position.sort_lifted()
    if len(areas) == 2:
        position.picked = 0
        position.step = ops.NOTHING


# ---- swapping


def ask_swap(position: Position, times: int, how: int) -> None:
    position.left = times
    position.least = how
    position.ask(ops.SWAP, OCTOPUS)


def legal_swaps(position: Position) -> list[int]:
    if position.least == ops.ANY:
        return [ids.SWAP + pair for pair in range(PAIRS)]
    return [ids.SWAP + pair for pair in NEIGHBOUR_PAIRS]


def swap(position: Position, pair: int) -> None:
    position.swap_blocks(FIRST_OF[pair], SECOND_OF[pair])
    position.left -= 1
    if position.left == 0:
        position.step = ops.NOTHING


# ---- fleeing from a confrontation


def legal_flights(position: Position) -> list[int]:
    return [ids.LIFT + area for area in NEIGHBOURS[position.octopus_area()]]


def flee(position: Position, area: int) -> None:
    position.step = ops.NOTHING
    position.mix_blocks(BITS[area] | BITS[position.octopus_area()])


# ---- hiding


def ask_hiding(position: Position, least: int, most: int, barred: int) -> None:
    """As many as there are, if there are fewer."""
    position.barred = barred
    count = count_bits(hideable(position))
    position.least = min(least, count)
    position.left = min(most, count)
    if position.left:
        position.ask(ops.HIDE, OCTOPUS)


def hideable(position: Position) -> int:
    return ALL_AREAS & ~(position.hidden | position.barred)


def legal_hidings(position: Position) -> list[int]:
    actions = areas_from(hideable(position), ids.HIDE)
    if position.least <= 0:
        actions.append(ids.DONE)
    return actions


def hide(position: Position, action: int) -> None:
    if action == ids.DONE:
        position.left = 0
    else:
        position.hide(action - ids.HIDE)
        position.left -= 1
        position.least -= 1
    if position.left == 0:
        position.step = ops.NOTHING

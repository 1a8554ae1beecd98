"""Blocks on the board: showing and hiding, swapping, shuffling and laying them.

Blocks are numbered: 0 octopus, 1 shell, 2 double shell, 3 to 6 the foods, 7 to 10 the traps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.core.numbers import POWERS, index_of
from atol.games.kelp.belief import seen_block, seen_laid, seen_shuffle, seen_swap
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS, NEIGHBOURS
from atol.games.kelp.sides import SHARK
from atol.games.kelp.steps import codes

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

BLOCKS: Final = 11
OCTOPUS_BLOCK: Final = 0
SHELL: Final = 1
DOUBLE_SHELL: Final = 2
FIRST_FOOD: Final = 3
FIRST_TRAP: Final = 7
NO_BLOCK: Final = -1

ALL_AREAS: Final = 511


def spare_block(number: int) -> int:
    """The blocks that can be learned by themselves: shell, double shell, traps."""
    return SHELL + number if number < 2 else FIRST_TRAP + number - 2


# ---- where they are


def is_hidden(state: KelpState, area: i64) -> bool:
    return state.hidden & POWERS[area] != 0


def octopus_area(state: KelpState) -> i64:
    return index_of(state.board, OCTOPUS_BLOCK)


def can_eat(state: KelpState, food: int) -> bool:
    """Is the octopus beside that food?"""
    return any(state.board[area] == FIRST_FOOD + food for area in NEIGHBOURS[octopus_area(state)])


def hidden_worth(state: KelpState) -> i64:
    """What all hidden blocks together can pay."""
    worth: i64 = 0
    hidden = state.hidden
    pays = state.facts.pays
    for block in state.board:
        if hidden & 1:
            worth += pays[block]
        hidden >>= 1
    return worth


def areas_in(mask: i64) -> list[int]:
    return [area for area in range(AREAS) if mask & BITS[area]]


def actions_by_areas(first: int, *then: int) -> list[list[int]]:
    """For each set of areas, as bits, the actions there, beginning with that id, and what can be done besides."""
    return [[first + area for area in areas_in(mask)] + list(then) for mask in range(ALL_AREAS + 1)]


# ---- showing and hiding


def reveal(state: KelpState, area: i64) -> None:
    bit = POWERS[area]
    if not state.hidden & bit:
        return
    kind = state.board[area]
    state.hidden ^= bit
    state.suspects = bit if kind == OCTOPUS_BLOCK else state.suspects & ~bit
    state.seen.append(seen_block(area, kind))
    state.eventful = state.eventful or state.facts.revealing_counts
    state.forbid_undo()
    if state.events is not None:
        state.tell("reveal", {"area": AREA_NAMES[area], "block": state.facts.block_names[kind]})


def hide(state: KelpState, area: i64) -> None:
    state.hidden |= POWERS[area]
    if state.events is not None:
        state.tell("hide", {"area": AREA_NAMES[area]})


# ---- moving


def swap(state: KelpState, one: i64, other: i64) -> None:
    exchange(state, one, other)
    state.hidden = swapped_bits(state.hidden, one, other)
    state.suspects = swapped_bits(state.suspects, one, other)
    state.seen.append(seen_swap(one, other))
    if state.events is not None:
        state.tell("swap", {"area": AREA_NAMES[one], "other": AREA_NAMES[other]})


def exchange(state: KelpState, one: i64, other: i64) -> None:
    board = state.board
    board[one], board[other] = board[other], board[one]


def swapped_bits(mask: i64, one: i64, other: i64) -> i64:
    first, second = POWERS[one], POWERS[other]
    if (mask & first != 0) == (mask & second != 0):
        return mask
    return mask ^ first ^ second


def lay(state: KelpState, area: i64, kind: i64) -> None:
    """A block from beside the board replaces one that lies open."""
    if state.events is not None:
        names = state.facts.block_names
        state.tell("lay", {"area": AREA_NAMES[area], "block": names[kind], "old": names[state.board[area]]})
    state.spare[state.board[area]] += 1
    state.spare[kind] -= 1
    state.board[area] = kind
    state.seen.append(seen_laid(area, kind))


# ---- shuffling


def shuffle(state: KelpState, mask: i64) -> None:
    """All blocks there are shuffled and come back hidden: by chance, or where the shark points."""
    state.hidden |= mask
    if state.suspects & mask:
        state.suspects |= mask
    state.seen.append(seen_shuffle(mask))
    areas = areas_in(mask)
    if state.events is not None:
        state.tell("shuffle", {"areas": [AREA_NAMES[area] for area in areas]})
    if state.options["pointing"] == "shark" and len(areas) > 1:
        state.lifted = mask
        sort_lifted(state)
        state.ask(codes.POINT, SHARK)
        return
    for index in range(len(areas) - 1, 0, -1):
        exchange(state, areas[index], areas[state.random.below(index + 1)])


def sort_lifted(state: KelpState) -> None:
    """Blocks in the bag have no order; they lie on the lifted areas as if they had one."""
    areas = areas_in(state.lifted)
    blocks = [state.board[area] for area in areas]
    blocks.sort()
    for index, area in enumerate(areas):
        state.board[area] = blocks[index]

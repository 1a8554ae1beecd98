"""What the octopus does with blocks: shuffling, swapping and hiding them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import count_bits
from atol.core.steps import Step
from atol.games.kelp import blocks, ids
from atol.games.kelp.blocks import ALL_AREAS, actions_by_areas, areas_in, octopus_area, sort_lifted
from atol.games.kelp.sea import AREAS, BITS, CENTRE, FIRST_OF, NEIGHBOUR_PAIRS, NEIGHBOURS, PAIRS, SECOND_OF
from atol.games.kelp.sides import OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes

# ---- shuffling

LIFTS: Final = actions_by_areas(ids.LIFT)
POINTS: Final = actions_by_areas(ids.POINT)
LIFTS_BESIDE: Final = [[ids.LIFT + neighbour for neighbour in NEIGHBOURS[area]] for area in range(AREAS)]


class Shuffle(Step[KelpState]):
    """As many blocks as there are, if there are fewer."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.lifted = BITS[CENTRE] if second & codes.WITH_CENTRE else 0
        state.amount_due = second & codes.ANY_BLOCKS
        state.amount_left = first
        mask = liftable(state)
        if count_bits(mask) <= first:
            shuffle_lifted(state, mask)
        else:
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return LIFTS[liftable(state)]

    def apply(self, state: KelpState, action: int) -> None:
        bit = BITS[action - ids.LIFT]
        state.amount_left -= 1
        if state.amount_left == 0:
            shuffle_lifted(state, bit)
        else:
            state.lifted |= bit
            state.ask(self.code, OCTOPUS)


def liftable(state: KelpState) -> i64:
    mask: i64 = ALL_AREAS if state.amount_due == codes.ANY_BLOCKS else state.hidden
    return mask & ~state.lifted


def shuffle_lifted(state: KelpState, last: i64) -> None:
    """With the areas that are lifted last."""
    mask = state.lifted | last
    state.lifted = 0
    if mask:
        blocks.shuffle(state, mask)


class Point(Step[KelpState]):
    """A block out of the bag goes where the shark points; the last one goes where there is room."""

    def legal(self, state: KelpState) -> list[int]:
        return POINTS[state.lifted]

    def apply(self, state: KelpState, action: int) -> None:
        area = action - ids.POINT
        areas = areas_in(state.lifted)
        blocks.exchange(state, area, areas[state.random.below(len(areas))])
        state.lifted ^= BITS[area]
        sort_lifted(state)
        if len(areas) > 2:
            state.ask(self.code, SHARK)
        else:
            state.lifted = 0


class Flee(Step[KelpState]):
    """From a confrontation, by a shuffle with a neighbour."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return LIFTS_BESIDE[octopus_area(state)]

    def apply(self, state: KelpState, action: int) -> None:
        blocks.shuffle(state, BITS[action - ids.LIFT] | BITS[octopus_area(state)])


# ---- swapping


ANY_SWAPS: Final = [ids.SWAP + pair for pair in range(PAIRS)]
SWAPS_OF_NEIGHBOURS: Final = [ids.SWAP + pair for pair in NEIGHBOUR_PAIRS]


class Swap(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.amount_due = second
        state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return ANY_SWAPS if state.amount_due == codes.ANY_BLOCKS else SWAPS_OF_NEIGHBOURS

    def apply(self, state: KelpState, action: int) -> None:
        pair = action - ids.SWAP
        blocks.swap(state, FIRST_OF[pair], SECOND_OF[pair])
        state.amount_left -= 1
        if state.amount_left:
            state.ask(self.code, OCTOPUS)


# ---- hiding

HIDES: Final = actions_by_areas(ids.HIDE)
HIDES_OR_NOT: Final = actions_by_areas(ids.HIDE, ids.DONE)


class Hide(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        ask_hiding(state, first, second, 0)

    def legal(self, state: KelpState) -> list[int]:
        lists = HIDES_OR_NOT if state.amount_due <= 0 else HIDES
        return lists[hideable(state)]

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            state.amount_left = 0
            return
        blocks.hide(state, action - ids.HIDE)
        state.amount_left -= 1
        state.amount_due -= 1
        if state.amount_left:
            state.ask(self.code, OCTOPUS)


class HideOthers(Step[KelpState]):
    """Any but the block that was just searched or attacked."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        ask_hiding(state, first, second, BITS[state.target])


class HideAll(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        for area in range(AREAS):
            if not blocks.is_hidden(state, area):
                blocks.hide(state, area)


def ask_hiding(state: KelpState, least: int, most: int, unhideable: int) -> None:
    """As many as there are, if there are fewer."""
    state.unhideable = unhideable
    count = count_bits(hideable(state))
    state.amount_due = min(least, count)
    state.amount_left = min(most, count)
    if state.amount_left:
        state.ask(codes.HIDE, OCTOPUS)


def hideable(state: KelpState) -> i64:
    return ALL_AREAS & ~(state.hidden | state.unhideable)

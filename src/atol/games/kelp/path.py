"""The shark's way: where the path leads from its space, and past which dice.

The shark swims forward from space to space. It stops on the first one without a die; dice are skipped as long as
each shows less than the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import POWERS, add_bits
from atol.games.kelp.ids import FACES, SWIM
from atol.games.kelp.sea import BITS, EITHER_END, FIRST_HIDEOUT, SPACE_NAMES

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

NO_DIE_YET: Final = FACES + 1  # the first die of a chain may show anything


def courses(state: KelpState) -> vec[i64]:
    """Where the path leads from here."""
    if state.exit == EITHER_END:
        return state.sea.around[state.shark]
    return state.sea.ahead[2 * state.shark + state.exit]


def goes_on(state: KelpState, course: i64, last_value: i64) -> bool:
    """Can the shark stop there, or skip the die there and stop somewhere behind it?"""
    shown = state.currents[course // 2]
    if shown == 0:
        return True
    if shown >= last_value:
        return False
    return any(goes_on(state, following, shown) for following in state.sea.ahead[course])


def next_spaces(state: KelpState) -> i64:
    """The spaces where the path leads from here, as bits."""
    spaces: i64 = 0
    for course in courses(state):
        spaces |= POWERS[course // 2]
    return spaces


def open_spaces(state: KelpState, last_value: i64) -> i64:
    """Those of them over which the shark can go on, as bits."""
    spaces: i64 = 0
    for course in courses(state):
        if goes_on(state, course, last_value):
            spaces |= POWERS[course // 2]
    return spaces


def free_next_spaces(state: KelpState) -> i64:
    """Those of them without a die, as bits."""
    spaces: i64 = 0
    for course in courses(state):
        if state.currents[course // 2] == 0:
            spaces |= POWERS[course // 2]
    return spaces


def stops(state: KelpState) -> int:
    """Spaces where the next move can end as the dice lie now, as bits."""
    mask = 0
    for course in courses(state):
        mask |= stops_from(state, course, NO_DIE_YET)
    return mask if mask else next_spaces(state)


def stops_from(state: KelpState, course: int, last_value: int) -> int:
    shown = state.currents[course // 2]
    if shown == 0:
        return BITS[course // 2]
    mask = 0
    if shown < last_value:
        for following in state.sea.ahead[course]:
            mask |= stops_from(state, following, shown)
    return mask


def swims_to(spaces: i64) -> list[int]:
    """The actions that lead to these spaces."""
    actions: list[int] = []
    add_bits(actions, SWIM, spaces)
    return actions


def enter(state: KelpState, space: i64) -> None:
    for course in courses(state):
        if course // 2 == space:
            state.exit = course % 2
            break
    state.shark = space
    state.has_moved = True
    if state.events is not None and state.currents[space] == 0:
        state.tell("swim", {"space": SPACE_NAMES[space]})


def put_at_hideout(state: KelpState, hideout: int, event: str) -> None:
    state.shark = FIRST_HIDEOUT + hideout
    state.exit = EITHER_END
    if state.events is not None:
        state.tell(event, {"space": SPACE_NAMES[state.shark]})

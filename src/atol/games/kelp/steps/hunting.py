"""Searching and attacking with the dice that lie beside the shark."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import add_bits, insert_in_order
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_TRAP, OCTOPUS_BLOCK, is_hidden, reveal
from atol.games.kelp.dice import FIRST_RED, FIRST_YELLOW, NO_DIE, die_name, feed, grow, take_rolled, to_bag
from atol.games.kelp.ids import FACES
from atol.games.kelp.sea import AREA_NAMES, AREAS
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes

# ---- aiming


class Aim(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if any_aim(state, state.pool) or any_aim(state, state.kept):
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions: list[int] = []
        add_aims(state, actions, state.pool)
        if state.kept:
            add_aims(state, actions, state.kept)
            actions = sorted(set(actions))
        actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        die, area = FIRST_YELLOW + (action - ids.AIM) // AREAS, (action - ids.AIM) % AREAS
        take_rolled(state, die)
        insert_in_order(state.aimed, AREAS * die + area)
        if state.events is not None:
            state.tell("aim", {"die": die_name(die), "area": AREA_NAMES[area]})
        state.push(self.code)


def add_aims(state: KelpState, actions: list[int], dice: list[int]) -> None:
    last = NO_DIE
    for die in dice:
        if die >= FIRST_YELLOW and die != last:
            add_bits(actions, ids.AIM + (die - FIRST_YELLOW) * AREAS, aims(state, die))
            last = die


def any_aim(state: KelpState, dice: list[int]) -> bool:
    return any(die >= FIRST_YELLOW and aims(state, die) != 0 for die in dice)


def aims(state: KelpState, die: i64) -> i64:
    """Areas beside the shark for which the die is high enough, as bits; a search needs something hidden."""
    areas = state.sea.beside[state.shark] & state.sea.low[die % FACES]
    return areas if die >= FIRST_RED else areas & state.hidden


# ---- resolving


class Resolve(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if state.aimed:
            drop_out_of_reach(state)
        if len(state.aimed) == 1:
            resolve(state, state.aimed[0])
        elif state.aimed:
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions = [ids.RESOLVE + resolution_of(aimed) for aimed in state.aimed]
        return sorted(set(actions))

    def apply(self, state: KelpState, action: int) -> None:
        for aimed in state.aimed:
            if ids.RESOLVE + resolution_of(aimed) == action:
                resolve(state, aimed)
                return


def drop_out_of_reach(state: KelpState) -> None:
    """A die whose area the shark no longer lies beside goes back to the bag."""
    near = state.sea.near[state.shark]
    for aimed in state.aimed[:]:
        if aimed % AREAS not in near:
            state.aimed.remove(aimed)
            to_bag(state, aimed // AREAS)
            if state.events is not None:
                state.tell("out-of-reach", {"die": die_name(aimed // AREAS)})


def resolution_of(aimed: int) -> int:
    """Which of a search and an attack, and where."""
    return (AREAS if aimed >= AREAS * FIRST_RED else 0) + aimed % AREAS


def resolve(state: KelpState, aimed: int) -> None:
    state.aimed.remove(aimed)
    die, area = aimed // AREAS, aimed % AREAS
    state.push(codes.RESOLVE)
    if die < FIRST_RED and not is_hidden(state, area):  # an attack was quicker
        to_bag(state, die)
        return
    state.striking = die
    state.target = area
    state.push(codes.SETTLE)
    strike(state, die, area)


def strike(state: KelpState, die: int, area: int) -> None:
    kind = state.board[area]
    if state.events is not None:
        state.tell("attack" if die >= FIRST_RED else "search", {"area": AREA_NAMES[area]})
    if is_hidden(state, area):
        reveal(state, area)
        if kind >= FIRST_TRAP:
            state.push(codes.TRAP, kind)
    if die >= FIRST_RED and kind == OCTOPUS_BLOCK:
        state.push(codes.ESCAPE)


class Settle(Step[KelpState]):
    """An attack die goes to hunger, a search die to growth."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        die = state.striking
        state.striking = NO_DIE
        if die >= FIRST_RED:
            feed(state, die // FACES)
        else:
            grow(state, die // FACES)

"""Currents, and the shark's move along the path."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import POWERS, add_bits
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.abilities import owned_with, use_card
from atol.games.kelp.dice import BLUE, grow, take_current, take_rolled
from atol.games.kelp.ids import FACES
from atol.games.kelp.path import (
    NO_DIE_YET,
    enter,
    free_next_spaces,
    next_spaces,
    open_spaces,
    put_at_hideout,
    swims_to,
)
from atol.games.kelp.sea import HIDEOUTS, SPACE_NAMES, SPACES
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import choosing, codes
from atol.games.kelp.steps.choosing import SharkStep, legal_uses

STARTS: Final = [ids.START + hideout for hideout in range(HIDEOUTS)]


class Start(Step[KelpState]):
    """Where the shark starts."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return STARTS

    def apply(self, state: KelpState, action: int) -> None:
        put_at_hideout(state, action - ids.START, "start")


class Swim(Step[KelpState]):
    """Cards and currents as long as the shark likes, then the first space of its move."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = 0
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions: list[int] = []
        if not state.has_moved:
            actions = legal_uses(state, choosing.BEFORE_MOVE)
            add_currents(actions, state)
        add_bits(actions, ids.SWIM, first_spaces(state))
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action >= ids.SWIM:
            step_on(state, action - ids.SWIM)
            return
        state.push(self.code)
        if action >= ids.CURRENT:
            place_current(state, (action - ids.CURRENT) // SPACES, (action - ids.CURRENT) % SPACES)
        else:
            use_card(state, action - ids.USE)


def first_spaces(state: KelpState) -> i64:
    """Where nothing is open, every next space carries a die, and all of them are the nearest."""
    nearest = open_spaces(state, NO_DIE_YET)
    return nearest if nearest else next_spaces(state)


def add_currents(actions: list[int], state: KelpState) -> None:
    """Any blue die of the pool or of a Vigilant card on any space that is free of dice and of the shark."""
    dice: i64 = blue_dice(state.pool) | blue_dice(state.kept)
    free: i64 = free_spaces(state) if dice else 0
    first: i64 = ids.CURRENT
    while dice:
        if dice & 1:
            add_bits(actions, first, free)
        dice >>= 1
        first += SPACES


def blue_dice(dice: list[int]) -> i64:
    """What the blue ones show, as bits."""
    shown: i64 = 0
    for die in dice:
        if die < FACES:
            shown |= POWERS[die]
    return shown


def free_spaces(state: KelpState) -> i64:
    """Those without a die and without the shark, as bits."""
    free: i64 = 0
    bit: i64 = 1
    for shown in state.currents:
        if shown == 0:
            free |= bit
        bit *= 2
    return free & ~POWERS[state.shark]


def place_current(state: KelpState, die: i64, space: i64) -> None:
    take_rolled(state, die)
    state.currents[space] = die + 1
    if state.events is not None:
        state.tell("current", {"value": die + 1, "space": SPACE_NAMES[space]})


def step_on(state: KelpState, space: i64) -> None:
    """The first space of the move."""
    if open_spaces(state, NO_DIE_YET) == 0:
        take_current(state, space)
        if state.events is not None:
            state.tell("blocked", {"space": SPACE_NAMES[space]})
    pass_to(state, space)


class PassOn(Step[KelpState]):
    """The shark is over a die and goes on to the next space."""

    def legal(self, state: KelpState) -> list[int]:
        return swims_to(open_spaces(state, state.last_value))

    def apply(self, state: KelpState, action: int) -> None:
        pass_to(state, action - ids.SWIM)


def pass_to(state: KelpState, space: i64) -> None:
    enter(state, space)
    shown = state.currents[space]
    if shown:
        skip(state, space, shown)
        state.ask(codes.PASS_ON, SHARK)


def skip(state: KelpState, space: i64, shown: i64) -> None:
    """The first die skipped in a turn goes to the growth track."""
    state.last_value = shown
    if state.events is not None:
        state.tell("skip", {"space": SPACE_NAMES[space], "value": shown})
    if not state.has_skipped:
        state.has_skipped = True
        state.currents[space] = 0
        grow(state, BLUE)


# ---- one more space


class SwimMore(SharkStep):
    moment = choosing.BEFORE_MOVE

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return free_next_spaces(state) != 0

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return swims_to(free_next_spaces(state))

    def apply(self, state: KelpState, action: int) -> None:
        enter(state, action - ids.SWIM)


class Glide(Step[KelpState]):
    """The same card after the move."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        if owned_with(state, codes.SWIM_MORE) >= 0 and free_next_spaces(state) != 0:
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions = swims_to(free_next_spaces(state))
        actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        use_card(state, owned_with(state, codes.SWIM_MORE))
        state.drop_next()  # the effect happens here
        enter(state, action - ids.SWIM)

"""What the shark meets where it strikes: traps, and the octopus itself in a confrontation."""

from __future__ import annotations

from atol.core.numbers import count_bits
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.abilities import owned_with, use_card
from atol.games.kelp.dice import any_current, take_current
from atol.games.kelp.ids import CONFRONTATIONS
from atol.games.kelp.path import put_at_hideout
from atol.games.kelp.sea import BITS, FIRST_HIDEOUT, HIDEOUTS, SPACE_NAMES
from atol.games.kelp.sides import CAUGHT, OCTOPUS, SHARK
from atol.games.kelp.state import NO_PAIR, KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.choosing import SharkStep
from atol.games.kelp.steps.rolling import legal_currents

# ---- traps


class Trap(Step[KelpState]):
    """It springs, unless the shark ignores it with a card."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        if owned_with(state, codes.IGNORE_TRAP) >= 0:
            state.amount_left = first  # views have always shown the kind of trap here
            state.ask(self.code, SHARK)
        else:
            spring_trap(state, first)

    def legal(self, state: KelpState) -> list[int]:
        return [ids.USE + owned_with(state, codes.IGNORE_TRAP), ids.DONE]

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            spring_trap(state, state.board[state.target])
        else:
            use_card(state, action - ids.USE)


def spring_trap(state: KelpState, kind: int) -> None:
    if state.events is not None:
        state.tell("trap", {"block": state.facts.block_names[kind]})
    state.push_all(state.facts.block_effects[kind])


class IgnoreTrap(SharkStep):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        """Nothing happens: the trap did not spring."""


class RemoveCurrents(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        if any_current(state):
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return legal_currents(state) + [ids.DONE]

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        space = action - ids.TAKE_OFF
        take_current(state, space)
        if state.events is not None:
            state.tell("current-gone", {"space": SPACE_NAMES[space]})
        if state.amount_left > 1:
            state.push(self.code, state.amount_left - 1)


class Send(Step[KelpState]):
    """The shark goes to a hideout of the octopus's choice: one without a die, if there is one."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        free = [number for number in range(HIDEOUTS) if state.currents[FIRST_HIDEOUT + number] == 0]
        return [ids.SEND + number for number in (free if free else list(range(HIDEOUTS)))]

    def apply(self, state: KelpState, action: int) -> None:
        hideout = action - ids.SEND
        if state.currents[FIRST_HIDEOUT + hideout]:
            take_current(state, FIRST_HIDEOUT + hideout)
        put_at_hideout(state, hideout, "sent")


# ---- the confrontation


class Escape(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if count_bits(state.pairs) == 1:
            state.finish(CAUGHT)
        else:
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return pairs_from(state, ids.ESCAPE)

    def apply(self, state: KelpState, action: int) -> None:
        state.choice = action - ids.ESCAPE
        state.forbid_undo()
        state.ask(codes.COUNTER, SHARK)


class Counter(Step[KelpState]):
    def legal(self, state: KelpState) -> list[int]:
        return pairs_from(state, ids.COUNTER)

    def apply(self, state: KelpState, action: int) -> None:
        """In a state dealt from one seat's knowledge the other's choice is drawn: nobody can answer a secret."""
        escape = state.draw_pair() if state.dealt_for == SHARK else state.choice
        countered = state.draw_pair() if state.dealt_for == OCTOPUS else action - ids.COUNTER
        state.choice = NO_PAIR
        state.forbid_undo()
        confront(state, escape, countered)


def pairs_from(state: KelpState, first: int) -> list[int]:
    """The actions of the confrontation cards that are left, beginning with that id."""
    return [first + pair for pair in range(CONFRONTATIONS) if state.pairs & BITS[pair]]


def confront(state: KelpState, escape: int, countered: int) -> None:
    if state.events is not None:
        names = state.facts.escape_names
        state.tell("confrontation", {"escape": names[escape], "counter": names[countered]})
    if escape == countered:
        state.finish(CAUGHT)
    else:
        state.pairs ^= BITS[escape]
        state.push_all(state.facts.escapes[escape])

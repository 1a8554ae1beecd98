"""The shark's roll: drawing dice, rolling them, and what cards and growth tiles change about that."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.numbers import insert_in_order
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.abilities import use_card
from atol.games.kelp.dice import (
    BAG,
    BLUE,
    DRAWN,
    any_current,
    count_dice,
    die_name,
    draw_die,
    roll_die,
    tell_pool,
)
from atol.games.kelp.ids import COLOURS, FACES
from atol.games.kelp.rows import each_once
from atol.games.kelp.sea import SPACE_NAMES, SPACES
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import choosing
from atol.games.kelp.steps.choosing import DieChoice, SharkStep, any_use, legal_uses

# ---- drawing


class Gather(Step[KelpState]):
    """Two dice from the bag; where it has too few, current dice from the board."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        while count_dice(state, DRAWN) < state.facts.dice and count_dice(state, BAG):
            state.dice[DRAWN + draw_die(state)] += 1
        if count_dice(state, DRAWN) < state.facts.dice and any_current(state):
            state.ask(self.code, SHARK)
        else:
            tell_drawn(state)

    def legal(self, state: KelpState) -> list[int]:
        return legal_currents(state)

    def apply(self, state: KelpState, action: int) -> None:
        space = action - ids.TAKE_OFF
        state.currents[space] = 0
        state.dice[DRAWN + BLUE] += 1
        if state.events is not None:
            state.tell("gather", {"space": SPACE_NAMES[space]})
        state.push(self.code)


def legal_currents(state: KelpState) -> list[int]:
    return [ids.TAKE_OFF + space for space in range(SPACES) if state.currents[space]]


def tell_drawn(state: KelpState) -> None:
    if state.events is not None:
        drawn = state.dice[DRAWN : DRAWN + COLOURS]
        state.tell("drawn", {"blue": drawn[0], "yellow": drawn[1], "red": drawn[2]})


# ---- before the roll


def has_extra_die(state: KelpState) -> bool:
    """Does a growth tile give one more, and is there one in the bag?"""
    return state.extra_dice > 0 and count_dice(state, BAG) > 0


class BeforeRoll(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if has_extra_die(state) or any_use(state, choosing.BEFORE_ROLL):
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions = legal_uses(state, choosing.BEFORE_ROLL)
        if has_extra_die(state):
            actions.append(ids.EXTRA)
        actions.append(ids.ROLL)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.ROLL:
            return
        state.push(self.code)
        if action == ids.EXTRA:
            state.extra_dice -= 1
            state.dice[DRAWN + draw_die(state)] += 1
            tell_drawn(state)
        else:
            use_card(state, action - ids.USE)


class Return(SharkStep):
    """Drawn dice go back to the bag."""

    moment = choosing.BEFORE_ROLL

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return count_dice(state, DRAWN) >= amount

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return [ids.RETURN + colour for colour in range(COLOURS) if state.dice[DRAWN + colour]]

    def apply(self, state: KelpState, action: int) -> None:
        colour = action - ids.RETURN
        state.dice[DRAWN + colour] -= 1
        state.dice[BAG + colour] += 1
        state.amount_left -= 1
        if state.amount_left:
            state.ask(self.code, SHARK)


class Take(SharkStep):
    """A die of the shark's choice out of the bag."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return [ids.TAKE + colour for colour in range(COLOURS) if state.dice[BAG + colour]]

    def apply(self, state: KelpState, action: int) -> None:
        colour = action - ids.TAKE
        state.dice[BAG + colour] -= 1
        state.dice[DRAWN + colour] += 1
        tell_drawn(state)


# ---- the roll


class Roll(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        for colour in range(i64(COLOURS)):
            while state.dice[DRAWN + colour]:
                state.dice[DRAWN + colour] -= 1
                roll_die(state, colour)
        tell_pool(state)


class AfterRoll(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if (state.rerolls and len(state.pool) > 0) or any_use(state, choosing.AFTER_ROLL):
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions = legal_uses(state, choosing.AFTER_ROLL)
        if state.rerolls:
            actions += each_once(ids.REROLL, state.pool)
        actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        state.push(self.code)
        if action >= ids.REROLL:
            reroll_one(state, action - ids.REROLL)
        else:
            use_card(state, action - ids.USE)


def reroll_one(state: KelpState, die: int) -> None:
    state.rerolls -= 1
    state.pool.remove(die)
    roll_die(state, die // FACES)
    tell_pool(state)


class RollMore(SharkStep):
    moment = choosing.AFTER_ROLL

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return count_dice(state, BAG) > 0

    def begin(self, state: KelpState, first: int, second: int) -> None:
        roll_die(state, draw_die(state))
        tell_pool(state)


class Reroll(SharkStep):
    """Dice are chosen one by one and rolled together."""

    moment = choosing.AFTER_ROLL

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return len(state.pool) > 0

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions = each_once(ids.REROLL, state.pool)
        if state.held:
            actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action != ids.DONE:
            hold(state, action - ids.REROLL)
        if action != ids.DONE and state.amount_left and state.pool:
            state.ask(self.code, SHARK)
        else:
            roll_held(state)


def hold(state: KelpState, die: int) -> None:
    state.pool.remove(die)
    insert_in_order(state.held, die)
    state.amount_left -= 1


def roll_held(state: KelpState) -> None:
    for die in state.held:
        roll_die(state, die // FACES)
    state.held = []
    tell_pool(state)


class Keep(DieChoice):
    """A die waits on a card for a later turn."""

    moment = choosing.AFTER_ROLL

    def is_useful(self, state: KelpState, amount: int) -> bool:
        return len(state.pool) > 0

    def choose(self, state: KelpState, die: int) -> None:
        state.pool.remove(die)
        insert_in_order(state.kept_now, die)
        if state.events is not None:
            state.tell("keep", {"die": die_name(die)})

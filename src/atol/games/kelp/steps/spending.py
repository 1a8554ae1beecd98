"""Energy: storing dice, buying cards, replacing one, and the price in hunger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import insert_in_order
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.abilities import OWNED, deck_size, refill_row, tell_ability
from atol.games.kelp.dice import BAG, SUPPLY, die_name, feed, to_bag
from atol.games.kelp.ids import COLOURS, FACES
from atol.games.kelp.rows import each_once
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.choosing import DieChoice

NO_PRICE: Final[i64] = 99  # more than any card costs


# ---- storing


class Store(DieChoice):
    """What was not used is energy; where there are too many dice, the shark chooses which."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        room = state.facts.energy - len(state.energy)
        if len(state.pool) > room > 0:
            state.ask(self.code, SHARK)
            return
        if room:
            tell_stored(state, state.pool)
        for die in state.pool:
            if room:
                insert_in_order(state.energy, die)
            else:
                to_bag(state, die)
        state.pool = []

    def choose(self, state: KelpState, die: int) -> None:
        state.pool.remove(die)
        insert_in_order(state.energy, die)
        tell_stored(state, [die])
        state.push(self.code)


def tell_stored(state: KelpState, dice: list[int]) -> None:
    if state.events is not None and dice:
        state.tell("store", {"dice": [die_name(die) for die in dice]})


# ---- spending


SPEND_OR_NOT: Final = [ids.SPEND, ids.DONE]


class Spend(Step[KelpState]):
    """Full energy must be spent, or is lost where it buys nothing; otherwise the shark may spend it."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        full = len(state.energy) >= state.facts.energy
        if cheapest(state) > worth(state, 0):
            if full:
                lose_energy(state)
        elif full:
            begin_buying(state)
        else:
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return SPEND_OR_NOT

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.SPEND:
            begin_buying(state)


def worth(state: KelpState, lowered: i64) -> i64:
    """The stored dice together, some points lower, with the bonus of a growth tile."""
    total = -lowered
    for die in state.energy:
        total += die % FACES + 1
    bonus, least, most = state.facts.bonus[state.tiles]
    return total + bonus if least <= total <= most else total


def cheapest(state: KelpState) -> i64:
    prices, lowest = state.facts.prices, NO_PRICE
    for card in state.row:
        if prices[card] < lowest:
            lowest = prices[card]
    return lowest


def begin_buying(state: KelpState) -> None:
    state.budget = worth(state, 0)
    state.bought = 0
    state.row_replaced = False
    state.push(codes.STARVE)
    state.push(codes.BUY)


def lose_energy(state: KelpState) -> None:
    empty_energy(state)
    if state.events is not None:
        state.tell("no-purchase", {})


def empty_energy(state: KelpState) -> None:
    for die in state.energy:
        to_bag(state, die)
    state.energy = []


# ---- buying


class Buy(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if cheapest(state) <= state.budget:
            state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        actions: list[int] = []
        if state.bought == 0 and may_replace_card(state):
            actions = each_once(ids.LOWER, [die for die in state.energy if die % FACES])
        actions += each_once(ids.BUY, affordable(state))
        if state.bought:
            actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        state.push(self.code)
        if action >= ids.BUY:
            buy(state, action - ids.BUY)
        else:
            lower(state, action - ids.LOWER)


def affordable(state: KelpState) -> list[int]:
    return [card for card in state.row if state.facts.prices[card] <= state.budget]


def may_replace_card(state: KelpState) -> bool:
    """With one point less, something must be affordable beside the card that goes."""
    if state.row_replaced or deck_size(state) == 0 or len(state.row) < 2:
        return False
    return cheapest(state) <= worth(state, 1)


def buy(state: KelpState, card: int) -> None:
    state.row.remove(card)
    state.bought += 1
    state.budget -= state.facts.prices[card]
    if state.facts.shark_effects[card]:
        state.abilities[OWNED + card] += 1
    tell_ability(state, "buy", card)
    for colour in range(COLOURS):
        gained = min(state.facts.gains[card][colour], state.dice[SUPPLY + colour])
        state.dice[SUPPLY + colour] -= gained
        state.dice[BAG + colour] += gained


def lower(state: KelpState, die: int) -> None:
    state.energy.remove(die)
    insert_in_order(state.energy, die - 1)
    if state.events is not None:
        state.tell("lower", {"die": die_name(die)})
    state.budget = worth(state, 0)
    state.push(codes.DROP)


class Drop(Step[KelpState]):
    """A card of the row is replaced: not the only one that could be bought."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        buyable = affordable(state)
        return each_once(ids.DROP, [card for card in state.row if len(buyable) > 1 or card not in buyable])

    def apply(self, state: KelpState, action: int) -> None:
        card = action - ids.DROP
        state.row.remove(card)
        state.row_replaced = True
        tell_ability(state, "drop", card)
        refill_row(state)


class Starve(DieChoice):
    """Whoever spends gives one of the dice to hunger."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.ask(self.code, SHARK)

    def dice(self, state: KelpState) -> list[int]:
        return state.energy

    def choose(self, state: KelpState, die: int) -> None:
        state.energy.remove(die)
        if state.events is not None:
            state.tell("starve", {"die": die_name(die)})
        empty_energy(state)
        refill_row(state)
        feed(state, die // FACES)


class EndShark(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.end_round()

"""The octopus's turn: two actions, paying by revealing, eating, and the effects of eaten foods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import add_bits, index_of
from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.blocks import (
    DOUBLE_SHELL,
    FIRST_FOOD,
    SHELL,
    actions_by_areas,
    can_eat,
    hidden_worth,
    lay,
    octopus_area,
    reveal,
)
from atol.games.kelp.cards import (
    DISCARDS,
    HAND,
    PLAYED,
    add_cards,
    cards_from,
    count_cards,
    discard,
    draw_cards,
    remove_played,
    take_from_hand,
    tell_card,
)
from atol.games.kelp.facts import EAT, FIRST_EAT
from atol.games.kelp.ids import CARDS, IDS
from atol.games.kelp.sea import BITS
from atol.games.kelp.sides import ATE_ALL, OCTOPUS
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes

ALL_FOODS: Final = 15
REVEALS: Final = actions_by_areas(ids.REVEAL)


class Act(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if state.actions_left == 0 and state.ready == 0:
            state.push(codes.END_OCTOPUS)
        else:
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        actions: list[int] = []
        if state.actions_left:
            add_plays(actions, state)
            add_cards(actions, state, HAND, ids.DISCARD)
            actions.append(ids.DRAW)
        add_bits(actions, ids.FOOD, state.ready)
        if state.actions_left == 0:
            actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            state.push(codes.END_OCTOPUS)
            return
        state.push(self.code)
        if action >= ids.FOOD:
            use_food(state, action - ids.FOOD)
        else:
            spend_action(state, action)


def add_plays(actions: list[int], state: KelpState) -> None:
    payable, cards = hidden_worth(state), state.cards
    for card in range(i64(CARDS)):
        if cards[HAND + card] > 0 and may_play(state, card, payable):
            actions.append(IDS[card])  # noqa: PERF401  # as in `add_cards`


def may_play(state: KelpState, card: i64, payable: i64) -> bool:
    if state.facts.card_types[card] == EAT and not can_eat(state, card - FIRST_EAT):
        return False
    return state.facts.card_costs[card] <= payable


def spend_action(state: KelpState, action: i64) -> None:
    state.actions_left -= 1
    if action == ids.DRAW:
        draw_cards(state, CARDS)
    elif action >= ids.DISCARD:
        discard(state, action - ids.DISCARD)
        state.push(codes.HIDE, 1, 1)
    else:
        play_card(state, action)


def play_card(state: KelpState, card: i64) -> None:
    facts = state.facts
    take_from_hand(state, card)
    state.cards[PLAYED + card] += 1
    state.learned_now = 0
    tell_card(state, "play", card)
    if facts.card_types[card] == EAT:
        eat(state, card)
    state.push_all(facts.card_effects[card])
    if facts.card_costs[card]:
        state.push(codes.PAY, facts.card_costs[card])


class Pay(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return REVEALS[state.hidden]

    def apply(self, state: KelpState, action: int) -> None:
        area = action - ids.REVEAL
        state.amount_left -= state.facts.pays[state.board[area]]
        reveal(state, area)
        if state.amount_left > 0:
            state.ask(self.code, OCTOPUS)


# ---- eating


def eat(state: KelpState, card: i64) -> None:
    food = card - FIRST_EAT
    area = index_of(state.board, FIRST_FOOD + food)
    reveal(state, octopus_area(state))
    reveal(state, area)
    lay(state, area, SHELL if state.spare[SHELL] else DOUBLE_SHELL)
    state.spare[FIRST_FOOD + food] -= 1
    state.eaten |= BITS[food]
    state.ready |= BITS[food]
    state.eventful = True
    remove_played(state, card)
    if state.events is not None:
        state.tell("eat", {"block": state.facts.block_names[FIRST_FOOD + food]})
    if state.eaten == ALL_FOODS:
        state.finish(ATE_ALL)


def use_food(state: KelpState, food: i64) -> None:
    state.ready ^= BITS[food]
    state.learned_now = 0
    if state.events is not None:
        state.tell("food", {"block": state.facts.block_names[FIRST_FOOD + food]})
    state.push_all(state.facts.block_effects[FIRST_FOOD + food])


# ---- the end of the turn


class EndOctopus(Step[KelpState]):
    """Played cards are discarded; a hand over its limit is cut down first."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        if count_cards(state, HAND) > state.hand_limit:
            state.ask(codes.TRIM, OCTOPUS)
            return
        cards = state.cards
        for card in range(i64(CARDS)):
            if cards[PLAYED + card]:
                cards[DISCARDS + card] += cards[PLAYED + card]
                cards[PLAYED + card] = 0
        state.turn += 1
        state.begin_shark_turn()


class Trim(Step[KelpState]):
    def legal(self, state: KelpState) -> list[int]:
        return cards_from(state, HAND, ids.DISCARD)

    def apply(self, state: KelpState, action: int) -> None:
        discard(state, action - ids.DISCARD)
        state.push(codes.END_OCTOPUS)

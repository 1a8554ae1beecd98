"""Learning: new cards from the four piles, new blocks in place of revealed ones."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_FOOD, FIRST_TRAP, NO_BLOCK, OCTOPUS_BLOCK, is_hidden, lay, spare_block
from atol.games.kelp.cards import DISCARDS, HAND, NO_CARD, SHOWN, count_cards, open_next, tell_card
from atol.games.kelp.facts import EAT, FIRST_EAT
from atol.games.kelp.ids import CARDS, SPARES, TYPES
from atol.games.kelp.sea import AREAS, BITS
from atol.games.kelp.sides import OCTOPUS
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes


class Learn(Step[KelpState]):
    """So many items at most; afterwards one of the learned cards may come into the hand, if the effect says so."""

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.amount_due = second
        if can_learn(state):
            state.ask(self.code, OCTOPUS)
        elif second:
            state.push(codes.TO_HAND)

    def legal(self, state: KelpState) -> list[int]:
        piles = [kind for kind in range(TYPES) if state.open[kind] != NO_CARD]
        if not any_replaceable(state):
            return [ids.LEARN_CARD + kind for kind in piles if kind != EAT] + [ids.DONE]
        actions = [ids.LEARN_CARD + kind for kind in piles]
        actions += [ids.LEARN_BLOCK + number for number in range(SPARES) if state.spare[spare_block(number)]]
        actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        left, to_hand = state.amount_left - 1, state.amount_due
        if to_hand and (action == ids.DONE or left == 0):
            state.push(codes.TO_HAND)
        if action == ids.DONE:
            return
        if left:
            state.push(self.code, left, to_hand)
        if action < ids.LEARN_BLOCK:
            learn_card(state, action - ids.LEARN_CARD)
        else:
            state.push(codes.REPLACE, spare_block(action - ids.LEARN_BLOCK))


def can_learn(state: KelpState) -> bool:
    """A card that eats and a block need a revealed block in whose place they come."""
    if any(state.open[kind] != NO_CARD for kind in range(TYPES) if kind != EAT):
        return True
    blocks = state.open[EAT] != NO_CARD or any(state.spare[spare_block(number)] > 0 for number in range(SPARES))
    return blocks and any_replaceable(state)


def learn_card(state: KelpState, kind: int) -> None:
    card = state.open[kind]
    state.cards[DISCARDS + card] += 1
    tell_card(state, "learn", card)
    if kind == EAT:
        state.push(codes.REPLACE, FIRST_FOOD + card - FIRST_EAT)
    else:
        state.learned_now |= BITS[card]
    open_next(state, kind)


class Replace(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.replacing = first
        state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        return [ids.REPLACE + area for area in range(AREAS) if may_replace(state, area)]

    def apply(self, state: KelpState, action: int) -> None:
        lay(state, action - ids.REPLACE, state.replacing)
        state.replacing = NO_BLOCK


def any_replaceable(state: KelpState) -> bool:
    return any(may_replace(state, area) for area in range(AREAS))


def may_replace(state: KelpState, area: int) -> bool:
    """A revealed block, neither the octopus nor a food."""
    if is_hidden(state, area):
        return False
    kind = state.board[area]
    return kind != OCTOPUS_BLOCK and not FIRST_FOOD <= kind < FIRST_TRAP


class ToHand(Step[KelpState]):
    def begin(self, state: KelpState, first: int, second: int) -> None:
        if state.learned_now and count_cards(state, HAND) < state.hand_limit:
            state.ask(self.code, OCTOPUS)

    def legal(self, state: KelpState) -> list[int]:
        actions = [ids.TO_HAND + card for card in range(CARDS) if state.learned_now & BITS[card]]
        actions.append(ids.DONE)
        return actions

    def apply(self, state: KelpState, action: int) -> None:
        if action == ids.DONE:
            return
        card = action - ids.TO_HAND
        state.cards[DISCARDS + card] -= 1
        state.cards[HAND + card] += 1
        state.cards[SHOWN + card] += 1
        tell_card(state, "to-hand", card)

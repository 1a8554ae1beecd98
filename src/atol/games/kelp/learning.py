"""Learning: new cards from the four piles, new blocks in place of revealed ones."""

from __future__ import annotations

from atol.games.kelp import ids, ops
from atol.games.kelp.ids import CARDS, SPARES, TYPES
from atol.games.kelp.octopus import tell_card
from atol.games.kelp.pieces import EAT, FIRST_EAT, FIRST_FOOD, FIRST_TRAP, OCTOPUS_BLOCK, SHELL
from atol.games.kelp.position import DISCARDS, HAND, NONE, OCTOPUS, SHOWN, UNLEARNED, Position
from atol.games.kelp.sea import AREAS, BITS


def spare_block(number: int) -> int:
    """The blocks that can be learned by themselves: shell, double shell, traps."""
    return SHELL + number if number < 2 else FIRST_TRAP + number - 2


def ask_learning(position: Position, items: int, to_hand: int) -> None:
    position.left = items
    position.least = to_hand
    if len(legal_items(position)) > 1:
        position.ask(ops.LEARN, OCTOPUS)
    elif to_hand:
        position.push(ops.TO_HAND)


def legal_items(position: Position) -> list[int]:
    piles = [kind for kind in range(TYPES) if position.open[kind] != NONE]
    if not any_replaceable(position):
        return [ids.LEARN_CARD + kind for kind in piles if kind != EAT] + [ids.DONE]
    actions = [ids.LEARN_CARD + kind for kind in piles]
    actions += [ids.LEARN_BLOCK + number for number in range(SPARES) if position.spare[spare_block(number)]]
    actions.append(ids.DONE)
    return actions


def any_replaceable(position: Position) -> bool:
    return any(may_replace(position, area) for area in range(AREAS))


def may_replace(position: Position, area: int) -> bool:
    """A revealed block, neither the octopus nor a food."""
    if position.is_hidden(area):
        return False
    kind = position.board[area]
    return kind != OCTOPUS_BLOCK and not FIRST_FOOD <= kind < FIRST_TRAP


def learn(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    left, to_hand = position.left - 1, position.least
    if to_hand and (action == ids.DONE or left == 0):
        position.push(ops.TO_HAND)
    if action == ids.DONE:
        return
    if left:
        position.push(ops.LEARN, left, to_hand)
    if action < ids.LEARN_BLOCK:
        learn_card(position, action - ids.LEARN_CARD)
    else:
        position.push(ops.REPLACE, spare_block(action - ids.LEARN_BLOCK))


def learn_card(position: Position, kind: int) -> None:
    card = position.open[kind]
    position.cards[DISCARDS + card] += 1
    tell_card(position, "learn", card)
    if kind == EAT:
        position.push(ops.REPLACE, FIRST_FOOD + card - FIRST_EAT)
    else:
        position.gained |= BITS[card]
    open_next(position, kind)


def open_next(position: Position, kind: int) -> None:
    """The next card of a learn pile, if it has one."""
    types = position.pieces.card_types
    inside = [card for card in range(CARDS) if types[card] == kind for _ in range(position.cards[UNLEARNED + card])]
    position.open[kind] = NONE
    if inside:
        card = inside[position.random.below(len(inside))]
        position.cards[UNLEARNED + card] -= 1
        position.open[kind] = card
        tell_card(position, "open", card)


def ask_replacing(position: Position, kind: int) -> None:
    position.replacing = kind
    position.ask(ops.REPLACE, OCTOPUS)


def legal_replacements(position: Position) -> list[int]:
    return [ids.REPLACE + area for area in range(AREAS) if may_replace(position, area)]


def replace(position: Position, area: int) -> None:
    position.step = ops.NOTHING
    position.lay_block(area, position.replacing)
    position.replacing = NONE


def ask_to_hand(position: Position) -> None:
    if position.gained and position.count_cards(HAND) < position.hand_limit:
        position.ask(ops.TO_HAND, OCTOPUS)


def legal_to_hand(position: Position) -> list[int]:
    actions = [ids.TO_HAND + card for card in range(CARDS) if position.gained & BITS[card]]
    actions.append(ids.DONE)
    return actions


def take_to_hand(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    card = action - ids.TO_HAND
    position.cards[DISCARDS + card] -= 1
    position.cards[HAND + card] += 1
    position.cards[SHOWN + card] += 1
    tell_card(position, "to-hand", card)

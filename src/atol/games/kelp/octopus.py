"""The octopus's turn: two actions, paying by revealing, eating, and what cards and foods do."""

from __future__ import annotations

from atol.games.kelp import ids, ops
from atol.games.kelp.ids import CARDS, FOODS
from atol.games.kelp.moving import areas_from
from atol.games.kelp.pieces import DOUBLE_SHELL, EAT, FIRST_EAT, FIRST_FOOD, SHELL
from atol.games.kelp.position import (
    ALL_FOODS,
    ATE_ALL,
    DISCARDS,
    HAND,
    OCTOPUS,
    PILE,
    PLAYED,
    REMOVED,
    SHOWN,
    Position,
)
from atol.games.kelp.sea import (
    AREAS,
    BITS,
    NEIGHBOURS,
)

# ---- the turn


def begin_turn(position: Position) -> None:
    position.actions_left = position.pieces.actions
    position.eventful = False
    position.push(ops.ACT)


def ask_action(position: Position) -> None:
    if position.actions_left == 0 and position.ready == 0:
        position.push(ops.END_OCTOPUS)
    else:
        position.ask(ops.ACT, OCTOPUS)


def legal_actions(position: Position) -> list[int]:
    actions: list[int] = []
    if position.actions_left:
        payable = hidden_worth(position)
        hand = [card for card in range(CARDS) if position.cards[HAND + card]]
        actions += [ids.PLAY + card for card in hand if may_play(position, card, payable)]
        actions += [ids.DISCARD + card for card in hand]
        actions.append(ids.DRAW)
    actions += [ids.FOOD + food for food in range(FOODS) if position.ready & BITS[food]]
    if position.actions_left == 0:
        actions.append(ids.DONE)
    return actions


def cards_from(position: Position, where: int, first: int) -> list[int]:
    """The actions of the cards that are there, beginning with that id."""
    return [first + card for card in range(CARDS) if position.cards[where + card]]


def hidden_worth(position: Position) -> int:
    """What all hidden blocks together can pay."""
    worth = 0
    for area in range(AREAS):
        if position.is_hidden(area):
            worth += position.pieces.pays[position.board[area]]
    return worth


def may_play(position: Position, card: int, payable: int) -> bool:
    if position.pieces.card_types[card] == EAT and not can_eat(position, card - FIRST_EAT):
        return False
    return position.pieces.card_costs[card] <= payable


def can_eat(position: Position, food: int) -> bool:
    """Is the octopus beside that food?"""
    return any(position.board[area] == FIRST_FOOD + food for area in NEIGHBOURS[position.octopus_area()])


def act(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        position.push(ops.END_OCTOPUS)
        return
    position.push(ops.ACT)
    if action >= ids.FOOD:
        use_food(position, action - ids.FOOD)
        return
    position.actions_left -= 1
    if action == ids.DRAW:
        position.draw_cards(CARDS)
    elif action >= ids.DISCARD:
        discard(position, action - ids.DISCARD)
        position.push(ops.HIDE, 1, 1)
    else:
        play_card(position, action)


def discard(position: Position, card: int) -> None:
    position.take_from_hand(card)
    position.cards[DISCARDS + card] += 1
    tell_card(position, "discard", card)


def tell_card(position: Position, name: str, card: int) -> None:
    if position.events is not None:
        position.tell(name, {"card": position.pieces.card_names[card]})


def play_card(position: Position, card: int) -> None:
    pieces = position.pieces
    position.take_from_hand(card)
    position.cards[PLAYED + card] += 1
    position.gained = 0
    tell_card(position, "play", card)
    if pieces.card_types[card] == EAT:
        eat(position, card)
    position.push_all(pieces.card_effects[card])
    if pieces.card_costs[card]:
        position.push(ops.PAY, pieces.card_costs[card])


def end_turn(position: Position) -> None:
    """Played cards are discarded; a hand over its limit is cut down first."""
    if position.count_cards(HAND) > position.hand_limit:
        position.ask(ops.TRIM, OCTOPUS)
        return
    for card in range(CARDS):
        position.cards[DISCARDS + card] += position.cards[PLAYED + card]
        position.cards[PLAYED + card] = 0
    position.turn += 1


def legal_trims(position: Position) -> list[int]:
    return cards_from(position, HAND, ids.DISCARD)


def trim(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    discard(position, action - ids.DISCARD)
    position.push(ops.END_OCTOPUS)


# ---- paying


def legal_payments(position: Position) -> list[int]:
    return areas_from(position.hidden, ids.REVEAL)


def ask_payment(position: Position, cost: int) -> None:
    position.left = cost
    position.ask(ops.PAY, OCTOPUS)


def pay(position: Position, area: int) -> None:
    position.left -= position.pieces.pays[position.board[area]]
    position.reveal(area)
    if position.left <= 0:
        position.step = ops.NOTHING


# ---- eating


def eat(position: Position, card: int) -> None:
    food = card - FIRST_EAT
    area = position.board.index(FIRST_FOOD + food)
    position.reveal(position.octopus_area())
    position.reveal(area)
    position.lay_block(area, SHELL if position.spare[SHELL] else DOUBLE_SHELL)
    position.spare[FIRST_FOOD + food] -= 1
    position.eaten |= BITS[food]
    position.ready |= BITS[food]
    position.eventful = True
    remove_played(position, card)
    if position.events is not None:
        position.tell("eat", {"block": position.pieces.block_names[FIRST_FOOD + food]})
    if position.eaten == ALL_FOODS:
        position.finish(ATE_ALL)


def remove_played(position: Position, card: int) -> None:
    position.cards[PLAYED + card] -= 1
    position.cards[REMOVED + card] += 1


def use_food(position: Position, food: int) -> None:
    position.ready ^= BITS[food]
    position.gained = 0
    if position.events is not None:
        position.tell("food", {"block": position.pieces.block_names[FIRST_FOOD + food]})
    position.push_all(position.pieces.block_effects[FIRST_FOOD + food])


# ---- drawing, removing, fetching


def offer_draw(position: Position, cards: int) -> None:
    position.left = cards
    if position.can_draw():
        position.ask(ops.OFFER_DRAW, OCTOPUS)


def answer_draw(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DRAW:
        draw_some(position, position.left)


def draw_some(position: Position, cards: int) -> None:
    position.draw_cards(cards if cards else CARDS)


def ask_removal(position: Position) -> None:
    if position.count_cards(HAND) + position.count_cards(DISCARDS):
        position.ask(ops.REMOVE_CARD, OCTOPUS)


def legal_removals(position: Position) -> list[int]:
    from_hand = cards_from(position, HAND, ids.REMOVE_HAND)
    return from_hand + cards_from(position, DISCARDS, ids.REMOVE_DISCARD) + [ids.DONE]


def remove_card(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    if action < ids.REMOVE_DISCARD:
        card = action - ids.REMOVE_HAND
        position.take_from_hand(card)
    else:
        card = action - ids.REMOVE_DISCARD
        position.cards[DISCARDS + card] -= 1
    position.cards[REMOVED + card] += 1
    tell_card(position, "remove", card)


def ask_fetching(position: Position) -> None:
    if position.count_cards(PILE) + position.count_cards(DISCARDS):
        position.ask(ops.FETCH, OCTOPUS)


def legal_fetches(position: Position) -> list[int]:
    return cards_from(position, PILE, ids.FETCH_DRAW) + cards_from(position, DISCARDS, ids.FETCH_DISCARD)


def fetch(position: Position, action: int) -> None:
    """The draw pile is searched in secret; the discard pile lies open."""
    position.step = ops.NOTHING
    if action < ids.FETCH_DISCARD:
        card = action - ids.FETCH_DRAW
        position.cards[PILE + card] -= 1
        if position.events is not None:
            position.tell("fetch", {})
            position.tell("fetch-card", {"card": position.pieces.card_names[card]}, [OCTOPUS])
    else:
        card = action - ids.FETCH_DISCARD
        position.cards[DISCARDS + card] -= 1
        position.cards[SHOWN + card] += 1
        tell_card(position, "fetch-discard", card)
    position.cards[HAND + card] += 1


def raise_hand_limit(position: Position, cards: int) -> None:
    position.hand_limit = max(position.hand_limit, cards)

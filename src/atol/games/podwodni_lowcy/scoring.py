"""Scoring a set: one card turned over, the others and two further cards in a pool, from which the rest take."""

from __future__ import annotations

from atol.games.podwodni_lowcy.cards import CAUGHT, NOTHING, SET_FISH, SETS, SHRIMP, fish_for, holds_set
from atol.games.podwodni_lowcy.diver import Diver
from atol.games.podwodni_lowcy.ids import ADD, END, LAY, SCORE, TAKE, TURN_OVER
from atol.games.podwodni_lowcy.position import FURTHER, MORE, POOL, SET, Position

# ---- which set


def legal_sets(position: Position) -> list[int]:
    diver = position.divers[position.active]
    cards = position.cards
    if diver.size < cards.smallest_scoring_hand:
        return []
    return [SCORE + number for number in range(SETS) if holds_set(cards, diver.hand, diver.size, number)]


def begin_set(position: Position, number: int) -> None:
    position.set_number = number
    position.wanted = position.cards.set_sizes[number]
    position.further = position.cards.further
    position.shrimp_laid = False
    position.phase = SET
    if position.events is not None:
        position.tell("score", {"seat": position.active, "set": position.cards.set_names[number]})
    lay_forced(position)


# ---- which cards


def is_unturned(position: Position) -> bool:
    """Is the card that marks the set still to be chosen?"""
    return position.wanted == position.cards.set_sizes[position.set_number]


def legal_lay(position: Position) -> list[int]:
    first = TURN_OVER if is_unturned(position) else LAY
    return [first + card for card in layable(position)]


def layable(position: Position) -> list[int]:
    """The cards that may be the next one of the set, so that it can still be finished."""
    hand = position.divers[position.active].hand
    fish = fish_for(hand, position.set_number)
    shrimp = 1 if hand[SHRIMP] and not position.shrimp_laid else 0
    found = [card for card in SET_FISH[position.set_number] if hand[card]]
    if shrimp and fish >= position.wanted - 1:
        found.append(SHRIMP)
    return found


def legal_further(position: Position) -> list[int]:
    hand = position.divers[position.active].hand
    return [ADD + card for card in range(CAUGHT) if hand[card]]


def lay(position: Position, card: int) -> None:
    """The first card of the set is turned over, the others go to the pool."""
    diver = position.divers[position.active]
    diver.lose(card)
    if card == SHRIMP:
        position.shrimp_laid = True
    if is_unturned(position):
        turn_over(position, diver, card)
    else:
        position.pool[card] += 1
    position.wanted -= 1


def turn_over(position: Position, diver: Diver, card: int) -> None:
    diver.scored = diver.scored + (card,)
    if position.events is not None:
        position.tell_card("turned", position.active, card)


def add(position: Position, card: int) -> None:
    position.divers[position.active].lose(card)
    position.pool[card] += 1
    position.further -= 1


def lay_forced(position: Position) -> None:
    """Lay what leaves no choice, then ask; a full pool is offered to the others."""
    diver = position.divers[position.active]
    while position.wanted:
        cards = layable(position)
        if len(cards) > 1 and not takes_all(position, diver):
            return
        lay(position, cards[0])
    position.phase = FURTHER
    while position.further:
        found = [card for card in range(CAUGHT) if diver.hand[card]]
        if len(found) > 1 and diver.size > position.further:
            return
        add(position, found[0])
    offer_pool(position)


def takes_all(position: Position, diver: Diver) -> bool:
    """Does the rest of the set take every card that fits it?"""
    shrimp = 1 if diver.hand[SHRIMP] and not position.shrimp_laid else 0
    usable = fish_for(diver.hand, position.set_number) + shrimp
    return usable == position.wanted and not is_unturned(position)


# ---- the pool


def offer_pool(position: Position) -> None:
    position.phase = POOL
    position.set_number = NOTHING
    position.shrimp_laid = False
    position.to_act = (position.active + 1) % position.seats
    if position.events is not None:
        position.tell_cards("pool", position.active, pool_cards(position))


def pool_cards(position: Position) -> list[int]:
    return [card for card in range(CAUGHT) for _ in range(position.pool[card])]


def legal_take(position: Position) -> list[int]:
    return [TAKE + card for card in range(CAUGHT) if position.pool[card]]


def take(position: Position, card: int) -> None:
    position.pool[card] -= 1
    position.divers[position.to_act].gain(card)
    if position.events is not None:
        position.tell_card("take", position.to_act, card)
    position.to_act = (position.to_act + 1) % position.seats
    if position.to_act == position.active:
        close_pool(position)


def close_pool(position: Position) -> None:
    for card in range(CAUGHT):
        position.discards[card] += position.pool[card]
        position.pool[card] = 0
    position.phase = MORE
    if not legal_sets(position):
        position.end_turn()


def legal_more(position: Position) -> list[int]:
    return [*legal_sets(position), END]

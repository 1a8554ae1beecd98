"""Energy: storing dice, buying cards, replacing one, and hunger."""

from __future__ import annotations

from atol.games.kelp import ids, ops
from atol.games.kelp.ids import COLOURS, FACES, SHARK_CARDS
from atol.games.kelp.position import BAG, DECK, OWNED, SHARK, SUPPLY, Position, insert
from atol.games.kelp.rolling import add_dice

# ---- storing


def store_rest(position: Position) -> None:
    """What was not used is energy; where there are too many dice, the shark chooses which."""
    room = position.pieces.energy - len(position.energy)
    if len(position.pool) > room > 0:
        position.ask(ops.STORE, SHARK)
        return
    for die in position.pool:
        if room:
            insert(position.energy, die)
        else:
            position.to_bag(die)
    position.pool = []


def legal_stores(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.STORE, position.pool)
    return actions


def store(position: Position, die: int) -> None:
    position.step = ops.NOTHING
    position.pool.remove(die)
    insert(position.energy, die)
    position.push(ops.STORE)


# ---- spending


def worth(position: Position, lowered: int) -> int:
    """The stored dice together, some points lower, with the bonus of a growth tile."""
    total = -lowered
    for die in position.energy:
        total += die % FACES + 1
    bonus, least, most = position.pieces.bonus[position.tiles]
    return total + bonus if least <= total <= most else total


def cheapest(position: Position) -> int:
    price = 99
    for card in position.row:
        price = min(price, position.pieces.prices[card])
    return price


def ask_spending(position: Position) -> None:
    full = len(position.energy) >= position.pieces.energy
    if cheapest(position) > worth(position, 0):
        if full:
            empty_energy(position)
            if position.events is not None:
                position.tell("no-purchase", {})
    elif full:
        begin_buying(position)
    else:
        position.ask(ops.SPEND, SHARK)


def spend(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.SPEND:
        begin_buying(position)


def begin_buying(position: Position) -> None:
    position.budget = worth(position, 0)
    position.bought = 0
    position.replaced = False
    position.push(ops.STARVE)
    position.push(ops.BUY)


def empty_energy(position: Position) -> None:
    for die in position.energy:
        position.to_bag(die)
    position.energy = []


# ---- buying


def ask_purchase(position: Position) -> None:
    if cheapest(position) <= position.budget:
        position.ask(ops.BUY, SHARK)


def legal_purchases(position: Position) -> list[int]:
    actions: list[int] = []
    if position.bought == 0 and may_replace_card(position):
        add_dice(actions, ids.LOWER, [die for die in position.energy if die % FACES])
    last = -1
    for card in position.row:
        if card != last and position.pieces.prices[card] <= position.budget:
            actions.append(ids.BUY + card)
            last = card
    if position.bought:
        actions.append(ids.DONE)
    return actions


def may_replace_card(position: Position) -> bool:
    """With one point less, something must be affordable beside the card that goes."""
    if position.replaced or deck_size(position) == 0 or len(position.row) < 2:
        return False
    return cheapest(position) <= worth(position, 1)


def deck_size(position: Position) -> int:
    return sum(position.abilities[DECK : DECK + SHARK_CARDS])


def purchase(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    position.push(ops.BUY)
    if action == ids.DONE:
        position.queue.pop()
    elif action >= ids.BUY:
        buy(position, action - ids.BUY)
    else:
        lower(position, action - ids.LOWER)


def buy(position: Position, card: int) -> None:
    position.row.remove(card)
    position.bought += 1
    position.budget -= position.pieces.prices[card]
    if position.pieces.shark_effects[card]:
        position.abilities[OWNED + card] += 1
    if position.events is not None:
        position.tell("buy", {"ability": position.pieces.shark_names[card]})
    for colour in range(COLOURS):
        gained = min(position.pieces.gains[card][colour], position.dice[SUPPLY + colour])
        position.dice[SUPPLY + colour] -= gained
        position.dice[BAG + colour] += gained


def lower(position: Position, die: int) -> None:
    position.energy.remove(die)
    insert(position.energy, die - 1)
    position.budget = worth(position, 0)
    position.push(ops.DROP)


def legal_drops(position: Position) -> list[int]:
    """Not the only card that could be bought."""
    prices = position.pieces.prices
    affordable = [card for card in position.row if prices[card] <= position.budget]
    actions: list[int] = []
    add_dice(actions, ids.DROP, [card for card in position.row if len(affordable) > 1 or card not in affordable])
    return actions


def drop(position: Position, card: int) -> None:
    position.step = ops.NOTHING
    position.row.remove(card)
    position.replaced = True
    if position.events is not None:
        position.tell("drop", {"ability": position.pieces.shark_names[card]})
    refill_row(position)


def refill_row(position: Position) -> None:
    """With the deck empty, gaps stay."""
    total = deck_size(position)
    while len(position.row) < position.pieces.row and total:
        place = position.random.below(total)
        card = 0
        while place >= position.abilities[DECK + card]:
            place -= position.abilities[DECK + card]
            card += 1
        position.abilities[DECK + card] -= 1
        total -= 1
        insert(position.row, card)
        if position.events is not None:
            position.tell("offer", {"ability": position.pieces.shark_names[card]})


# ---- the price in hunger


def legal_starving(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.FEED, position.energy)
    return actions


def starve(position: Position, die: int) -> None:
    position.step = ops.NOTHING
    position.energy.remove(die)
    empty_energy(position)
    refill_row(position)
    position.feed(die // FACES)

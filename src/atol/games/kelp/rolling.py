"""The shark's dice: drawing, rolling, and the cards that belong there."""

from __future__ import annotations

from atol.games.kelp import ids, ops
from atol.games.kelp.ids import COLOURS, FACES, SHARK_CARDS
from atol.games.kelp.pieces import BLUE
from atol.games.kelp.position import BAG, DRAWN, OWNED, SHARK, Position, insert
from atol.games.kelp.sea import SPACE_NAMES, SPACES


def begin_turn(position: Position) -> None:
    for die in position.fresh:
        insert(position.kept, die)
    position.fresh = []
    position.begun = False
    position.skipped = False
    position.rerolls = position.pieces.rerolls[position.tiles]
    position.extra_dice = position.pieces.extra_dice[position.tiles]
    for step in (ops.END_SHARK, ops.SPEND, ops.STORE, ops.RESOLVE, ops.AIM, ops.GLIDE, ops.SWIM, ops.AFTER_ROLL):
        position.push(step)
    for step in (ops.ROLL, ops.BEFORE_ROLL, ops.GATHER):
        position.push(step)


# ---- cards


def owned_with(position: Position, op: int) -> int:
    """A card in front of the shark whose effect begins with that operation, or -1."""
    effects = position.pieces.shark_effects
    for card in range(SHARK_CARDS):
        if position.abilities[OWNED + card] and ops.code_of(effects[card][0]) == op:
            return card
    return -1


def use_card(position: Position, card: int) -> None:
    """Once, then it is out of the game."""
    position.abilities[OWNED + card] -= 1
    if position.events is not None:
        position.tell("use", {"ability": position.pieces.shark_names[card]})
    position.push_all(position.pieces.shark_effects[card])


# ---- drawing


def gather(position: Position) -> None:
    """Two dice from the bag; where it has too few, current dice from the board."""
    dice = position.dice
    while position.count_dice(DRAWN) < position.pieces.dice and position.count_dice(BAG):
        dice[DRAWN + position.draw_die()] += 1
    if position.count_dice(DRAWN) < position.pieces.dice and any_current(position):
        position.ask(ops.GATHER, SHARK)
    else:
        tell_drawn(position)


def any_current(position: Position) -> bool:
    return any(shown for shown in position.currents)


def legal_currents(position: Position) -> list[int]:
    return [ids.TAKE_OFF + space for space in range(SPACES) if position.currents[space]]


def gather_current(position: Position, space: int) -> None:
    position.step = ops.NOTHING
    position.currents[space] = 0
    position.dice[DRAWN + BLUE] += 1
    if position.events is not None:
        position.tell("gather", {"space": SPACE_NAMES[space]})
    position.push(ops.GATHER)


def tell_drawn(position: Position) -> None:
    if position.events is not None:
        drawn = position.dice[DRAWN : DRAWN + COLOURS]
        position.tell("drawn", {"blue": drawn[0], "yellow": drawn[1], "red": drawn[2]})


# ---- before the roll


def ask_before_roll(position: Position) -> None:
    if len(legal_before_roll(position)) > 1:
        position.ask(ops.BEFORE_ROLL, SHARK)


def legal_before_roll(position: Position) -> list[int]:
    actions: list[int] = []
    reactive = owned_with(position, ops.RETURN_DICE)
    if reactive >= 0 and position.count_dice(DRAWN) >= returned_dice(position, reactive):
        actions.append(ids.USE + reactive)
    if position.extra_dice and position.count_dice(BAG):
        actions.append(ids.EXTRA)
    actions.append(ids.ROLL)
    return actions


def returned_dice(position: Position, card: int) -> int:
    return ops.first_of(position.pieces.shark_effects[card][0])


def before_roll(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.ROLL:
        return
    position.push(ops.BEFORE_ROLL)
    if action == ids.EXTRA:
        position.extra_dice -= 1
        position.dice[DRAWN + position.draw_die()] += 1
        tell_drawn(position)
    else:
        use_card(position, action - ids.USE)


def legal_returns(position: Position) -> list[int]:
    return [ids.RETURN + colour for colour in range(COLOURS) if position.dice[DRAWN + colour]]


def return_die(position: Position, colour: int) -> None:
    position.dice[DRAWN + colour] -= 1
    position.dice[BAG + colour] += 1
    position.left -= 1
    if position.left == 0:
        position.step = ops.NOTHING


def legal_takes(position: Position) -> list[int]:
    return [ids.TAKE + colour for colour in range(COLOURS) if position.dice[BAG + colour]]


def take_die(position: Position, colour: int) -> None:
    position.step = ops.NOTHING
    position.dice[BAG + colour] -= 1
    position.dice[DRAWN + colour] += 1
    tell_drawn(position)


# ---- the roll


def roll(position: Position) -> None:
    for colour in range(COLOURS):
        for _ in range(position.dice[DRAWN + colour]):
            position.roll_die(colour)
        position.dice[DRAWN + colour] = 0
    tell_pool(position)


def tell_pool(position: Position) -> None:
    if position.events is not None and position.pool:
        position.tell("pool", {"dice": [die_name(die) for die in position.pool]})


def die_name(die: int) -> str:
    return f"{('blue', 'yellow', 'red')[die // FACES]}-{die % FACES + 1}"


def ask_after_roll(position: Position) -> None:
    if len(legal_after_roll(position)) > 1:
        position.ask(ops.AFTER_ROLL, SHARK)


def legal_after_roll(position: Position) -> list[int]:
    effects = position.pieces.shark_effects
    actions = [
        ids.USE + card
        for card in range(SHARK_CARDS)
        if position.abilities[OWNED + card] and may_use_after_roll(position, ops.code_of(effects[card][0]))
    ]
    if position.rerolls:
        add_dice(actions, ids.REROLL, position.pool)
    actions.append(ids.DONE)
    return actions


def may_use_after_roll(position: Position, op: int) -> bool:
    if op == ops.ROLL_MORE:
        return position.count_dice(BAG) > 0
    return (op == ops.REROLL or op == ops.KEEP_DIE) and len(position.pool) > 0


def add_dice(actions: list[int], first: int, dice: list[int]) -> None:
    """Each die of a sorted list, equal ones once."""
    last = -1
    for die in dice:
        if die != last:
            actions.append(first + die)
            last = die


def after_roll(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    position.push(ops.AFTER_ROLL)
    if action >= ids.REROLL:
        position.rerolls -= 1
        position.pool.remove(action - ids.REROLL)
        position.roll_die((action - ids.REROLL) // FACES)
        tell_pool(position)
    else:
        use_card(position, action - ids.USE)


def roll_more(position: Position) -> None:
    position.roll_die(position.draw_die())
    tell_pool(position)


def legal_rerolls(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.REROLL, position.pool)
    if position.held:
        actions.append(ids.DONE)
    return actions


def choose_reroll(position: Position, action: int) -> None:
    """Dice are chosen one by one and rolled together."""
    if action != ids.DONE:
        position.pool.remove(action - ids.REROLL)
        insert(position.held, action - ids.REROLL)
        position.left -= 1
        if position.left and position.pool:
            return
    position.step = ops.NOTHING
    for die in position.held:
        position.roll_die(die // FACES)
    position.held = []
    tell_pool(position)


def legal_keeps(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.KEEP, position.pool)
    return actions


def keep_die(position: Position, die: int) -> None:
    position.step = ops.NOTHING
    position.pool.remove(die)
    insert(position.fresh, die)
    if position.events is not None:
        position.tell("keep", {"die": die_name(die)})

"""Currents and the shark's move along the path.

The shark swims forward from space to space. It stops on the first one without a die; dice are skipped as long as
each shows less than the one before.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import count_bits
from atol.games.kelp import ids, ops
from atol.games.kelp.ids import FACES, SHARK_CARDS
from atol.games.kelp.pieces import BLUE, FIRST_RED, RED, die_of
from atol.games.kelp.position import OWNED, SHARK, Position, insert
from atol.games.kelp.rolling import add_dice, owned_with, tell_pool, use_card
from atol.games.kelp.sea import BITS, EITHER_END, SPACE_NAMES, SPACES

NO_DIE_YET: Final = FACES + 1  # the first die of a chain may show anything


# ---- before the move


def legal_swims(position: Position) -> list[int]:
    if position.begun:
        return legal_steps(position)
    return legal_uses(position) + legal_placements(position) + legal_steps(position)


def legal_uses(position: Position) -> list[int]:
    effects = position.pieces.shark_effects
    return [
        ids.USE + card
        for card in range(SHARK_CARDS)
        if position.abilities[OWNED + card] and may_use_before_move(position, ops.code_of(effects[card][0]))
    ]


def may_use_before_move(position: Position, op: int) -> bool:
    pool = position.pool
    if op == ops.RAISE_DIE:
        return any_below_six(pool)
    if op == ops.FEED_DIE:
        return len(pool) > 1 and pool[-1] >= FIRST_RED
    if op == ops.TURN:
        return position.exit != EITHER_END
    if op == ops.REMOVE_PAIR:
        return count_bits(position.pairs) > 1
    return op == ops.SWIM_MORE and len(free_steps(position)) > 0


def any_below_six(pool: list[int]) -> bool:
    return any(die % FACES < FACES - 1 for die in pool)


def legal_placements(position: Position) -> list[int]:
    """Any blue die of the pool or of a Vigilant card on any space that is free of dice and of the shark."""
    actions: list[int] = []
    for die in range(FACES):
        if die in position.pool or die in position.kept:
            actions += [ids.CURRENT + die * SPACES + space for space in range(SPACES) if is_free(position, space)]
    return actions


def is_free(position: Position, space: int) -> bool:
    return position.currents[space] == 0 and space != position.shark


def swim(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action >= ids.SWIM:
        step_on(position, action - ids.SWIM)
        return
    position.push(ops.SWIM)
    if action >= ids.CURRENT:
        place_current(position, (action - ids.CURRENT) // SPACES, (action - ids.CURRENT) % SPACES)
    else:
        use_card(position, action - ids.USE)


def place_current(position: Position, die: int, space: int) -> None:
    take_die(position, die)
    position.currents[space] = die + 1
    if position.events is not None:
        position.tell("current", {"value": die + 1, "space": SPACE_NAMES[space]})


def take_die(position: Position, die: int) -> None:
    """From the pool, or else from a Vigilant card."""
    if die in position.pool:
        position.pool.remove(die)
    else:
        position.kept.remove(die)


# ---- cards before the move


def legal_raises(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.RAISE, [die for die in position.pool if die % FACES < FACES - 1])
    return actions


def raise_die(position: Position, die: int) -> None:
    position.step = ops.NOTHING
    position.pool.remove(die)
    insert(position.pool, die_of(die // FACES, min(FACES, die % FACES + 1 + position.left)))
    tell_pool(position)


def legal_feeds(position: Position) -> list[int]:
    """A red die must be left for the rest of the effect."""
    reds = len([die for die in position.pool if die >= FIRST_RED])
    actions: list[int] = []
    add_dice(actions, ids.FEED, [die for die in position.pool if die < FIRST_RED or reds > 1])
    return actions


def feed_die(position: Position, die: int) -> None:
    position.step = ops.NOTHING
    position.pool.remove(die)
    position.feed(die // FACES)


def legal_sharpenings(position: Position) -> list[int]:
    actions: list[int] = []
    add_dice(actions, ids.SHARPEN - FIRST_RED, [die for die in position.pool if die >= FIRST_RED])
    return actions


def sharpen(position: Position, shown: int) -> None:
    position.step = ops.NOTHING
    position.pool.remove(FIRST_RED + shown)
    insert(position.pool, die_of(RED, position.left))
    tell_pool(position)


def turn_round(position: Position) -> None:
    position.exit = 1 - position.exit


def remove_pair(position: Position) -> None:
    pair = position.draw_pair()
    position.pairs ^= BITS[pair]
    if position.events is not None:
        position.tell("pair-gone", {"escape": position.pieces.escape_names[pair]})


# ---- the move


def courses(position: Position) -> list[int]:
    """Where the path leads from here."""
    ahead = position.sea.ahead
    if position.exit == EITHER_END:
        return ahead[2 * position.shark] + ahead[2 * position.shark + 1]
    return ahead[2 * position.shark + position.exit]


def goes_on(position: Position, course: int, last_value: int) -> bool:
    """Can the shark stop there, or skip the die there and stop somewhere behind it?"""
    shown = position.currents[course // 2]
    if shown == 0:
        return True
    if shown >= last_value:
        return False
    return any(goes_on(position, following, shown) for following in position.sea.ahead[course])


def open_steps(position: Position, last_value: int) -> list[int]:
    return [course for course in courses(position) if goes_on(position, course, last_value)]


def free_steps(position: Position) -> list[int]:
    return [course for course in courses(position) if position.currents[course // 2] == 0]


def legal_steps(position: Position) -> list[int]:
    """Where nothing is open, every next space carries a die, and all of them are the nearest."""
    found = open_steps(position, NO_DIE_YET)
    return swims_to(found if found else courses(position))


def swims_to(found: list[int]) -> list[int]:
    actions = [ids.SWIM + course // 2 for course in found]
    actions.sort()
    return actions


def legal_passes(position: Position) -> list[int]:
    return swims_to(open_steps(position, position.last_value))


def legal_free_steps(position: Position) -> list[int]:
    return swims_to(free_steps(position))


def step_on(position: Position, space: int) -> None:
    """The first space of the move."""
    if not open_steps(position, NO_DIE_YET):
        position.take_current(space)
        if position.events is not None:
            position.tell("blocked", {"space": SPACE_NAMES[space]})
    pass_on(position, space)


def pass_on(position: Position, space: int) -> None:
    position.step = ops.NOTHING
    enter(position, space)
    shown = position.currents[space]
    if shown:
        skip(position, space, shown)
        position.ask(ops.PASS_ON, SHARK)


def enter(position: Position, space: int) -> None:
    for course in courses(position):
        if course // 2 == space:
            position.exit = course % 2
            break
    position.shark = space
    position.begun = True
    if position.events is not None and position.currents[space] == 0:
        position.tell("swim", {"space": SPACE_NAMES[space]})


def skip(position: Position, space: int, shown: int) -> None:
    """The first die skipped in a turn goes to the growth track."""
    position.last_value = shown
    if position.events is not None:
        position.tell("skip", {"space": SPACE_NAMES[space], "value": shown})
    if not position.skipped:
        position.skipped = True
        position.currents[space] = 0
        position.grow(BLUE)


# ---- one more space


def ask_glide(position: Position) -> None:
    if owned_with(position, ops.SWIM_MORE) >= 0 and free_steps(position):
        position.ask(ops.GLIDE, SHARK)


def legal_glides(position: Position) -> list[int]:
    actions = legal_free_steps(position)
    actions.append(ids.DONE)
    return actions


def glide(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    use_card(position, owned_with(position, ops.SWIM_MORE))
    position.queue.pop()  # the effect happens here
    enter(position, action - ids.SWIM)


def swim_more(position: Position, space: int) -> None:
    position.step = ops.NOTHING
    enter(position, space)

"""Searching and attacking: dice beside the shark, traps, and the confrontation."""

from __future__ import annotations

from atol.core.numbers import count_bits
from atol.games.kelp import ids, ops
from atol.games.kelp.ids import CONFRONTATIONS, FACES
from atol.games.kelp.pieces import FIRST_RED, FIRST_TRAP, FIRST_YELLOW, OCTOPUS_BLOCK
from atol.games.kelp.position import CAUGHT, NONE, OCTOPUS, SHARK, Position, insert
from atol.games.kelp.rolling import any_current, die_name, owned_with, use_card
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS, EITHER_END, FIRST_HIDEOUT, HIDEOUTS, SPACE_NAMES
from atol.games.kelp.swimming import take_die

# ---- aiming


def ask_aim(position: Position) -> None:
    if len(legal_aims(position)) > 1:
        position.ask(ops.AIM, SHARK)


def legal_aims(position: Position) -> list[int]:
    actions: list[int] = []
    add_aims(position, actions, position.pool)
    if position.kept:
        add_aims(position, actions, position.kept)
        actions = sorted(set(actions))
    actions.append(ids.DONE)
    return actions


def add_aims(position: Position, actions: list[int], dice: list[int]) -> None:
    last = -1
    for die in dice:
        if die >= FIRST_YELLOW and die != last:
            first = ids.AIM + (die - FIRST_YELLOW) * AREAS
            actions += [first + area for area in position.sea.near[position.shark] if may_aim(position, die, area)]
            last = die


def may_aim(position: Position, die: int, area: int) -> bool:
    """High enough; a search needs something hidden."""
    if die % FACES + 1 < position.sea.values[area]:
        return False
    return die >= FIRST_RED or position.is_hidden(area)


def aim(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    die, area = FIRST_YELLOW + (action - ids.AIM) // AREAS, (action - ids.AIM) % AREAS
    take_die(position, die)
    insert(position.aimed, AREAS * die + area)
    if position.events is not None:
        position.tell("aim", {"die": die_name(die), "area": AREA_NAMES[area]})
    position.push(ops.AIM)


# ---- resolving


def ask_resolution(position: Position) -> None:
    drop_out_of_reach(position)
    if len(position.aimed) == 1:
        resolve(position, position.aimed[0])
    elif position.aimed:
        position.ask(ops.RESOLVE, SHARK)


def drop_out_of_reach(position: Position) -> None:
    """A die whose area the shark no longer lies beside goes back to the bag."""
    near = position.sea.near[position.shark]
    for aimed in position.aimed[:]:
        if aimed % AREAS not in near:
            position.aimed.remove(aimed)
            position.to_bag(aimed // AREAS)
            if position.events is not None:
                position.tell("out-of-reach", {"die": die_name(aimed // AREAS)})


def legal_resolutions(position: Position) -> list[int]:
    actions = [ids.RESOLVE + resolution_of(aimed) for aimed in position.aimed]
    return sorted(set(actions))


def resolution_of(aimed: int) -> int:
    """Which of a search and an attack, and where."""
    return (AREAS if aimed >= AREAS * FIRST_RED else 0) + aimed % AREAS


def choose_resolution(position: Position, resolution: int) -> None:
    position.step = ops.NOTHING
    for aimed in position.aimed:
        if resolution_of(aimed) == resolution:
            resolve(position, aimed)
            return


def resolve(position: Position, aimed: int) -> None:
    position.aimed.remove(aimed)
    die, area = aimed // AREAS, aimed % AREAS
    position.push(ops.RESOLVE)
    if die < FIRST_RED and not position.is_hidden(area):  # an attack was quicker
        position.to_bag(die)
        return
    position.striking = die
    position.target = area
    position.push(ops.SETTLE)
    strike(position, die, area)


def strike(position: Position, die: int, area: int) -> None:
    kind = position.board[area]
    if position.events is not None:
        position.tell("attack" if die >= FIRST_RED else "search", {"area": AREA_NAMES[area]})
    if position.is_hidden(area):
        position.reveal(area)
        if kind >= FIRST_TRAP:
            position.push(ops.TRAP, kind)
    if die >= FIRST_RED and kind == OCTOPUS_BLOCK:
        position.push(ops.ESCAPE)


def settle(position: Position) -> None:
    die = position.striking
    position.striking = NONE
    if die >= FIRST_RED:
        position.feed(die // FACES)
    else:
        position.grow(die // FACES)


# ---- traps


def ask_trap(position: Position, kind: int) -> None:
    if owned_with(position, ops.IGNORE_TRAP) >= 0:
        position.left = kind
        position.ask(ops.TRAP, SHARK)
    else:
        spring_trap(position, kind)


def spring_trap(position: Position, kind: int) -> None:
    if position.events is not None:
        position.tell("trap", {"block": position.pieces.block_names[kind]})
    position.push_all(position.pieces.block_effects[kind])


def legal_trap_answers(position: Position) -> list[int]:
    return [ids.USE + owned_with(position, ops.IGNORE_TRAP), ids.DONE]


def answer_trap(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        spring_trap(position, position.left)
    else:
        use_card(position, action - ids.USE)


def ask_removing(position: Position, most: int) -> None:
    position.left = most
    if any_current(position):
        position.ask(ops.REMOVE_CURRENTS, OCTOPUS)


def remove_current(position: Position, action: int) -> None:
    position.step = ops.NOTHING
    if action == ids.DONE:
        return
    space = action - ids.TAKE_OFF
    position.take_current(space)
    if position.events is not None:
        position.tell("current-gone", {"space": SPACE_NAMES[space]})
    if position.left > 1:
        position.push(ops.REMOVE_CURRENTS, position.left - 1)


def legal_hideouts(position: Position) -> list[int]:
    """Those without a die; all of them if each has one."""
    free = [number for number in range(HIDEOUTS) if position.currents[FIRST_HIDEOUT + number] == 0]
    return [ids.SEND + number for number in (free if free else list(range(HIDEOUTS)))]


def send_shark(position: Position, hideout: int) -> None:
    position.step = ops.NOTHING
    if position.currents[FIRST_HIDEOUT + hideout]:
        position.take_current(FIRST_HIDEOUT + hideout)
    put_at_hideout(position, hideout)
    tell_shark(position, "sent")


def tell_shark(position: Position, name: str) -> None:
    if position.events is not None:
        position.tell(name, {"space": SPACE_NAMES[position.shark]})


def put_at_hideout(position: Position, hideout: int) -> None:
    position.shark = FIRST_HIDEOUT + hideout
    position.exit = EITHER_END


# ---- the confrontation


def ask_escape(position: Position) -> None:
    if count_bits(position.pairs) == 1:
        position.finish(CAUGHT)
    else:
        position.ask(ops.ESCAPE, OCTOPUS)


def legal_confrontations(position: Position, first: int) -> list[int]:
    return [first + pair for pair in range(CONFRONTATIONS) if position.pairs & BITS[pair]]


def choose_escape(position: Position, pair: int) -> None:
    position.choice = pair
    position.forbid_undo()
    position.ask(ops.COUNTER, SHARK)


def counter(position: Position, pair: int) -> None:
    """In a state dealt from one seat's knowledge the other's choice is drawn: nobody can answer a secret."""
    position.step = ops.NOTHING
    escape = position.draw_pair() if position.dreamer == SHARK else position.choice
    countered = position.draw_pair() if position.dreamer == OCTOPUS else pair
    position.choice = NONE
    position.forbid_undo()
    if position.events is not None:
        names = position.pieces.escape_names
        position.tell("confrontation", {"escape": names[escape], "counter": names[countered]})
    if escape == countered:
        position.finish(CAUGHT)
    else:
        position.pairs ^= BITS[escape]
        position.push_all(position.pieces.escapes[escape])

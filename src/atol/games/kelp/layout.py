"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.fields import Reader

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState


def copy_fields(state: KelpState, copy: KelpState) -> None:
    copy.belief = state.belief
    copy.belief_so_far = state.belief_so_far
    copy.believed = state.believed
    copy.seen = state.seen[:]
    copy.suspects = state.suspects
    copy.dealt_for = state.dealt_for
    copy.board = state.board[:]
    copy.spare = state.spare[:]
    copy.hidden = state.hidden
    copy.lifted = state.lifted
    copy.unhideable = state.unhideable
    copy.replacing = state.replacing
    copy.cards = state.cards[:]
    copy.open = state.open[:]
    copy.hand_limit = state.hand_limit
    copy.learned_now = state.learned_now
    copy.eaten = state.eaten
    copy.ready = state.ready
    copy.actions_left = state.actions_left
    copy.dice = state.dice[:]
    copy.currents = state.currents[:]
    copy.pool = state.pool[:]
    copy.held = state.held[:]
    copy.energy = state.energy[:]
    copy.kept = state.kept[:]
    copy.kept_now = state.kept_now[:]
    copy.aimed = state.aimed[:]
    copy.striking = state.striking
    copy.target = state.target
    copy.tiles = state.tiles
    copy.rerolls = state.rerolls
    copy.extra_dice = state.extra_dice
    copy.shark = state.shark
    copy.exit = state.exit
    copy.has_moved = state.has_moved
    copy.has_skipped = state.has_skipped
    copy.last_value = state.last_value
    copy.abilities = state.abilities[:]
    copy.row = state.row[:]
    copy.budget = state.budget
    copy.bought = state.bought
    copy.row_replaced = state.row_replaced
    copy.pairs = state.pairs
    copy.choice = state.choice
    copy.queue = state.queue[:]
    copy.amount_left = state.amount_left
    copy.amount_due = state.amount_due
    copy.round = state.round
    copy.eventful = state.eventful
    copy.idle_rounds = state.idle_rounds
    copy.ending = state.ending


def numbers(state: KelpState) -> list[int]:
    numbers = [
        state.suspects,
        state.dealt_for,
        state.hidden,
        state.lifted,
        state.unhideable,
        state.replacing,
        state.hand_limit,
        state.learned_now,
        state.eaten,
        state.ready,
        state.actions_left,
        state.striking,
        state.target,
        state.tiles,
        state.rerolls,
        state.extra_dice,
        state.shark,
        state.exit,
        state.last_value,
        state.budget,
        state.bought,
        state.pairs,
        state.choice,
        state.amount_left,
        state.amount_due,
        state.round,
        state.idle_rounds,
        state.ending,
        int(state.has_moved),
        int(state.has_skipped),
        int(state.row_replaced),
        int(state.eventful),
    ]
    numbers += [len(state.seen), *state.seen]
    numbers += [len(state.board), *state.board]
    numbers += [len(state.spare), *state.spare]
    numbers += [len(state.cards), *state.cards]
    numbers += [len(state.open), *state.open]
    numbers += [len(state.dice), *state.dice]
    numbers += [len(state.currents), *state.currents]
    numbers += [len(state.pool), *state.pool]
    numbers += [len(state.held), *state.held]
    numbers += [len(state.energy), *state.energy]
    numbers += [len(state.kept), *state.kept]
    numbers += [len(state.kept_now), *state.kept_now]
    numbers += [len(state.aimed), *state.aimed]
    numbers += [len(state.abilities), *state.abilities]
    numbers += [len(state.row), *state.row]
    numbers += [len(state.queue), *state.queue]
    return numbers


def restore(state: KelpState, numbers: list[int]) -> None:
    reader = Reader(numbers)
    state.suspects = reader.one()
    state.dealt_for = reader.one()
    state.hidden = reader.one()
    state.lifted = reader.one()
    state.unhideable = reader.one()
    state.replacing = reader.one()
    state.hand_limit = reader.one()
    state.learned_now = reader.one()
    state.eaten = reader.one()
    state.ready = reader.one()
    state.actions_left = reader.one()
    state.striking = reader.one()
    state.target = reader.one()
    state.tiles = reader.one()
    state.rerolls = reader.one()
    state.extra_dice = reader.one()
    state.shark = reader.one()
    state.exit = reader.one()
    state.last_value = reader.one()
    state.budget = reader.one()
    state.bought = reader.one()
    state.pairs = reader.one()
    state.choice = reader.one()
    state.amount_left = reader.one()
    state.amount_due = reader.one()
    state.round = reader.one()
    state.idle_rounds = reader.one()
    state.ending = reader.one()
    state.has_moved = reader.one() != 0
    state.has_skipped = reader.one() != 0
    state.row_replaced = reader.one() != 0
    state.eventful = reader.one() != 0
    state.seen = reader.row()
    state.board = vec[i64](reader.row())
    state.spare = vec[i64](reader.row())
    state.cards = vec[i64](reader.row())
    state.open = vec[i64](reader.row())
    state.dice = vec[i64](reader.row())
    state.currents = vec[i64](reader.row())
    state.pool = reader.row()
    state.held = reader.row()
    state.energy = reader.row()
    state.kept = reader.row()
    state.kept_now = reader.row()
    state.aimed = reader.row()
    state.abilities = vec[i64](reader.row())
    state.row = reader.row()
    state.queue = vec[i64](reader.row())

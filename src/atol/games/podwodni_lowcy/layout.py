"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.fields import Reader
from atol.games.podwodni_lowcy.diver import Diver

if TYPE_CHECKING:
    from atol.games.podwodni_lowcy.state import LowcyState


def copy_diver(diver: Diver) -> Diver:
    copy = Diver()
    copy.hand = diver.hand[:]
    copy.hand_size = diver.hand_size
    copy.scored = diver.scored
    return copy


def diver_numbers(diver: Diver) -> list[int]:
    numbers = [diver.hand_size]
    numbers += [len(diver.hand), *diver.hand]
    numbers += [len(diver.scored), *diver.scored]
    return numbers


def read_diver(diver: Diver, reader: Reader) -> Diver:
    diver.hand_size = reader.one()
    diver.hand = vec[i64](reader.row())
    diver.scored = tuple(reader.row())
    return diver


def copy_fields(state: LowcyState, copy: LowcyState) -> None:
    copy.target = state.target
    copy.divers = [copy_diver(diver) for diver in state.divers]
    copy.deck = state.deck.clone()
    copy.discards = state.discards[:]
    copy.grid = state.grid[:]
    copy.dive = state.dive[:]
    copy.picked = state.picked[:]
    copy.pool = state.pool[:]
    copy.first = state.first
    copy.active = state.active
    copy.finisher = state.finisher
    copy.corner = state.corner
    copy.nets = state.nets
    copy.harpoons = state.harpoons
    copy.set_number = state.set_number
    copy.to_lay = state.to_lay
    copy.to_add = state.to_add
    copy.shrimp_laid = state.shrimp_laid


def numbers(state: LowcyState) -> list[int]:
    numbers = [
        state.target,
        state.first,
        state.active,
        state.finisher,
        state.corner,
        state.nets,
        state.harpoons,
        state.set_number,
        state.to_lay,
        state.to_add,
        int(state.shrimp_laid),
    ]
    numbers.append(len(state.divers))
    for diver in state.divers:
        numbers += diver_numbers(diver)
    numbers += [len(state.deck.counts), *state.deck.counts]
    numbers += [len(state.discards), *state.discards]
    numbers += [len(state.grid), *state.grid]
    numbers += [len(state.dive), *state.dive]
    numbers += [len(state.picked), *state.picked]
    numbers += [len(state.pool), *state.pool]
    return numbers


def restore(state: LowcyState, numbers: list[int]) -> None:
    reader = Reader(numbers)
    state.target = reader.one()
    state.first = reader.one()
    state.active = reader.one()
    state.finisher = reader.one()
    state.corner = reader.one()
    state.nets = reader.one()
    state.harpoons = reader.one()
    state.set_number = reader.one()
    state.to_lay = reader.one()
    state.to_add = reader.one()
    state.shrimp_laid = reader.one() != 0
    state.divers = [read_diver(Diver(), reader) for _ in range(reader.one())]
    state.deck = bag_of(reader.row())
    state.discards = vec[i64](reader.row())
    state.grid = vec[i64](reader.row())
    state.dive = reader.row()
    state.picked = reader.row()
    state.pool = vec[i64](reader.row())

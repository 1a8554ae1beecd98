"""A turn as a queue of steps, for games in which one thing sets off many others.

The queue is a stack of small numbers: what was pushed last comes next. An entry is the code of a step and two
arguments. Where a step asks nobody, the queue goes on; where it asks, it waits for the answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from atol.core.game import State

NOTHING: Final = 0  # the code that stands for "nobody is asked": no step of the table has it

_BITS: Final = 7  # of an argument
_ARGUMENT: Final = 2**_BITS  # arguments are below this


def entry(code: int, first: int = 0, second: int = 0) -> int:
    return (code * _ARGUMENT + first) * _ARGUMENT + second


def code_of(entry: int) -> int:
    return entry >> (2 * _BITS)


def first_of(entry: int) -> int:
    return (entry >> _BITS) & (_ARGUMENT - 1)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class QueuedState(State):
    """A state whose steps follow from a queue. A game's own state declares the field `queue`."""

    queue: vec[i64]

    def push(self, code: i64, first: i64 = 0, second: i64 = 0) -> None:
        """This step comes next, before what is in the queue."""
        self.queue = append(self.queue, (code * _ARGUMENT + first) * _ARGUMENT + second)

    def push_all(self, entries: list[int]) -> None:
        """The first of them comes next."""
        for index in range(len(entries) - 1, -1, -1):
            self.queue = append(self.queue, i64(entries[index]))

    def drop_next(self) -> i64:
        """What came next is taken out of the queue."""
        self.queue, entry = pop(self.queue)
        return entry

    def ask(self, code: i64, seat: i64) -> None:
        """That step waits for a decision of the seat."""
        self.step = code
        self.to_act = seat

    def proceed(self) -> None:
        """Take steps from the queue until somebody has to decide, or the match is over."""
        steps = self.game.steps
        while self.step == NOTHING and self.to_act >= 0:
            self.queue, entry = pop(self.queue)  # as `drop_next` does, without a call for each of many small steps
            step = steps[entry >> (2 * _BITS)]
            step.begin(self, (entry >> _BITS) & (_ARGUMENT - 1), entry & (_ARGUMENT - 1))

    def _apply(self, action: int) -> None:
        step = self.game.steps[self.step]
        self.step = NOTHING
        step.apply(self, action)
        self.proceed()

"""A turn as a table of steps: each small decision is one object that says what is legal and what a choice does.

A game lists its steps once, in the order of their codes, and hands the table to its `Game`; a state only keeps the
code of the step that is asked now. So nothing else has to know which steps there are:

    STEPS = in_order((START, Start()), (PLACE, Place()))

Games whose effects follow one another in long chains keep them in a queue, see `core/queue.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from atol.core.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One small decision of a seat, or something that happens without one."""

    name: str = ""  # how views and tests call it; the table names a step after its class: `to-hand`
    code: int = 0  # where it stands in the table

    def begin(self, state: S, first: int, second: int) -> None:
        """Taken from the queue with these arguments: ask somebody, or do it and go on."""
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        """Ids of the actions that answer it, sorted."""
        raise NotImplementedError

    def apply(self, state: S, action: int) -> None:
        """What one of these actions does."""
        raise NotImplementedError


def in_order(*rows: tuple[int, Step[Any]]) -> list[Step[Any]]:
    """The table; each step must stand where its code says, under a name of its own."""
    for index, (code, step) in enumerate(rows):
        if code != index:
            raise ValueError(f"the step {name_of(step)!r} has code {code} but stands at {index}")
        step.code = code
        step.name = name_of(step)
    names = [step.name for _, step in rows]
    if len(set(names)) < len(names):
        raise ValueError(f"two steps have one name: {sorted(names)}")
    return [step for _, step in rows]


def name_of(step: Step[Any]) -> str:
    """What it says itself, or the name of its class."""
    letters = [f"-{letter.lower()}" if letter.isupper() else letter for letter in type(step).__name__]
    return step.name or "".join(letters)[1:]

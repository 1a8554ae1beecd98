"""A step that several kinds of actions answer: a turn offers completing, moving and placing at once.

Each kind is an object of its own, so that a kind that is offered in two steps is written once.
"""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec

from atol.core.steps import Step
from atol.games.shallow_sea.ids import ACTIONS
from atol.games.shallow_sea.state import ShallowSeaState


class Kind:
    """One kind of action: those from its first id on, told apart by a number that counts from 0."""

    first: int = 0

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        """Append the legal actions of this kind, lowest first."""
        raise NotImplementedError

    def apply(self, state: ShallowSeaState, number: int) -> None:
        """What the action with that number does."""
        raise NotImplementedError


K = TypeVar("K", bound=Kind)


def by_action(kinds: list[K]) -> list[K]:
    """For each action the kind it is of; kinds are listed in the order of their ids."""
    ends = [kind.first for kind in kinds[1:]] + [ACTIONS]
    table = [kinds[0]] * ends[0]
    for kind, end in zip(kinds[1:], ends[1:], strict=True):
        table += [kind] * (end - kind.first)
    return table


class MixedStep(Step[ShallowSeaState]):
    """Any of these kinds of actions answers it."""

    def __init__(self, name: str, kinds: list[Kind]) -> None:
        self.name = name
        self.kinds: vec[Kind] = vec[Kind](kinds)  # of an entry of a list its type would be checked each time
        self.kind_of: vec[Kind] = vec[Kind](by_action(kinds))

    def legal(self, state: ShallowSeaState) -> list[int]:
        actions: list[int] = []
        for kind in self.kinds:
            kind.add_legal(state, actions)
        return actions

    def apply(self, state: ShallowSeaState, action: int) -> None:
        kind = self.kind_of[action]
        kind.apply(state, action - kind.first)

"""What a game knows about playing it well, for bots. No rule depends on it, and a game needs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from atol.core.game import State

NO_POLICY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Plain advice: turns are short and there is no rollout policy. A game with more to say subclasses it."""

    def __init__(self, plans_turns: bool = False, judges_chances: bool = False) -> None:
        self.plans_turns = plans_turns  # is a turn a long chain of choices, which bots had better plan whole?
        self.judges_chances = judges_chances  # does the judge count thousandths of a victory, instead of points?

    def choose(self, state: State, actions: list[int]) -> int:
        """The rollout policy (default policy): one of these legal actions, chosen fast and fairly well.

        Monte Carlo bots play on with it from one position many times; it pays where chance decides much.
        NO_POLICY where the game has none, then in every position.
        """
        return NO_POLICY

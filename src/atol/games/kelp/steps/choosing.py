"""What several steps share: when a shark card may begin one, and the choice of one die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.queue import code_of, first_of
from atol.core.steps import Step
from atol.games.kelp.abilities import OWNED
from atol.games.kelp.ids import SHARK_CARDS, USE
from atol.games.kelp.rows import each_once
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState

# When a shark card may be used.
NOT_ASKED: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
BEFORE_MOVE: Final = 3


class SharkStep(Step[KelpState]):
    """What a shark card can do."""

    moment: int = NOT_ASKED  # when a card that begins with this may be used

    def is_useful(self, state: KelpState, amount: int) -> bool:
        """Would such a card do something now?"""
        return True


def legal_uses(state: KelpState, moment: int) -> list[int]:
    owned, actions = state.abilities, list[int]()
    card: i64
    for card in range(SHARK_CARDS):
        if owned[OWNED + card] > 0 and may_use(state, card, moment):
            actions.append(USE + card)
    return actions


def may_use(state: KelpState, card: int, moment: int) -> bool:
    """A card that the shark owns."""
    entry = state.facts.shark_effects[card][0]
    step = state.game.steps[code_of(entry)]
    return isinstance(step, SharkStep) and step.moment == moment and step.is_useful(state, first_of(entry))


class DieChoice(SharkStep):
    """The shark chooses one of some dice; `first_action` is the id for the least die there is."""

    def __init__(self, first_action: int) -> None:
        self.first_action = first_action

    def begin(self, state: KelpState, first: int, second: int) -> None:
        state.amount_left = first
        state.ask(self.code, SHARK)

    def legal(self, state: KelpState) -> list[int]:
        return each_once(self.first_action, self.dice(state))

    def apply(self, state: KelpState, action: int) -> None:
        self.choose(state, action - self.first_action)

    def dice(self, state: KelpState) -> list[int]:
        """Which can be chosen, sorted."""
        return state.pool

    def choose(self, state: KelpState, die: int) -> None:
        """What happens to the chosen one."""
        raise NotImplementedError

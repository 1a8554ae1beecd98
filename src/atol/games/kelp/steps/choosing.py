"""What several steps share: when a shark card may begin one, and the choice of one die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.queue import code_of, first_of
from atol.core.steps import Step
from atol.games.kelp.abilities import OWNED
from atol.games.kelp.ids import IDS, USE
from atol.games.kelp.rows import each_once
from atol.games.kelp.sides import SHARK
from atol.games.kelp.state import KelpState

# When a shark card may be used.
NOT_ASKED: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
BEFORE_MOVE: Final = 3
MOMENTS: Final = 4


class SharkStep(Step[KelpState]):
    """What a shark card can do."""

    moment: int = NOT_ASKED  # when a card that begins with this may be used

    def is_useful(self, state: KelpState, amount: int) -> bool:
        """Would such a card do something now?"""
        return True


def legal_uses(state: KelpState, moment: i64) -> list[int]:
    abilities = state.abilities
    cards = state.facts.used_at[moment]
    return [IDS[USE + card] for card in cards if abilities[OWNED + card] > 0 and is_useful(state, card)]


def any_use(state: KelpState, moment: i64) -> bool:
    abilities = state.abilities
    cards = state.facts.used_at[moment]
    return any(abilities[OWNED + card] > 0 and is_useful(state, card) for card in cards)


def is_useful(state: KelpState, card: i64) -> bool:
    """At its moment: would a card that the shark owns do something?"""
    entry = state.facts.shark_effects[card][0]
    step = state.game.steps[code_of(entry)]
    assert isinstance(step, SharkStep)
    return step.is_useful(state, first_of(entry))


def cards_by_moment(effects: list[list[int]], steps: list[Step[KelpState]]) -> list[list[int]]:
    """For each moment the shark cards that may be used then: what a card does first says when."""
    cards: list[list[int]] = [[] for _ in range(MOMENTS)]
    for card, entries in enumerate(effects):
        step = steps[code_of(entries[0])] if entries else None
        if isinstance(step, SharkStep):
            cards[step.moment].append(card)
    return cards


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

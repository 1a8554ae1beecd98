"""The action ids: one range per kind of decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import add_bits
from atol.games.finspan.slots import SITE_COUNT, SLOTS

CARDS: Final = 135

PLAY: Final = 0  # play a card from hand
DIVE: Final = PLAY + CARDS  # at a dive site
AT: Final = DIVE + SITE_COUNT  # the slot where the fish goes
DISCARD: Final = AT + SLOTS  # a card from hand, as a cost
SPEND_EGG: Final = DISCARD + CARDS  # the egg of a slot
SPEND_YOUNG: Final = SPEND_EGG + SLOTS
SPEND_SCHOOL: Final = SPEND_YOUNG + SLOTS
DRAW: Final = SPEND_SCHOOL + SLOTS  # one card from the deck
RECOVER: Final = DRAW + 1  # a card from the own discard pile
EGG: Final = RECOVER + CARDS  # lay an egg on the fish of a slot
EGGS: Final = EGG + SLOTS  # lay an egg on each fish the ability reaches
HATCH: Final = EGGS + 1  # the egg of a slot
YOUNG: Final = HATCH + SLOTS  # a new young in a slot
LIFT_YOUNG: Final = YOUNG + SLOTS  # move a young from a slot
LIFT_SCHOOL: Final = LIFT_YOUNG + SLOTS
TO: Final = LIFT_SCHOOL + SLOTS  # where what is being moved goes
TUCK: Final = TO + SLOTS  # a card from hand
UNDER: Final = TUCK + CARDS  # the fish that consumes it
USE: Final = UNDER + SLOTS  # the game-end ability of a fish
DONE: Final = USE + SLOTS  # no more of this ability
ACTIONS: Final = DONE + 1


def slot_actions(first: i64, mask: i64) -> list[int]:
    """The action of each slot in the mask, lowest first."""
    actions: list[int] = []
    add_bits(actions, first, mask)
    return actions

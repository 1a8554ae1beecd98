"""The action ids: one range per kind of decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.shallow_sea.spaces import BUBBLES, SPACES

SLOTS: Final = 5
MOST_SEATS: Final = 4

CORAL: Final = 0  # choose the coral of a slot
CREATURE: Final = CORAL + SLOTS  # choose what lies in a slot of the creature pool
FISH: Final = CREATURE + SLOTS  # choose the fish of a slot
TAKE: Final = FISH + SLOTS  # choose a fish of a colour from the open supply
DRAW: Final = TAKE + 4  # draw from the coral bag or the creature bag
REFRESH: Final = DRAW + 2  # the coral, fish or creature pool
PAY_SHELL: Final = REFRESH + 3
PAY_FISH: Final = PAY_SHELL + 1  # a fish drawn from the bag goes to the lionfish
PAY_COLOUR: Final = PAY_FISH + 1  # a fish of a colour goes to the lionfish
SPACE: Final = PAY_COLOUR + 4  # put the tile on a space
TURN: Final = SPACE + SPACES  # turn it by that many quarters
BUBBLE: Final = TURN + 4  # put the fish on a bubble
COMPLETE: Final = BUBBLE + BUBBLES  # complete the tile on a space
LODGE: Final = COMPLETE + SPACES  # the fish of a bubble moves into the coral
MOVE: Final = LODGE + BUBBLES  # pick up the fish of a bubble
SHIFT: Final = MOVE + BUBBLES  # pick up the unfinished coral of a space
END: Final = SHIFT + SPACES
ACTIONS: Final = END + 1

CORAL_POOL: Final = 0
FISH_POOL: Final = 1
CREATURE_POOL: Final = 2
POOL_NAMES: Final = ("corals", "fish", "creatures")
BAG_NAMES: Final = ("coral", "creature")


def add_slots(actions: list[int], first: i64, pool: vec[i64]) -> None:
    """Append the action of each slot that holds something."""
    for thing in pool:
        if thing >= 0:
            actions.append(first)
        first += 1

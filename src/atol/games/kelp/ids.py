"""The ids of the actions: each name is the first of its range. `actions.py` lists them and checks these numbers."""

from __future__ import annotations

from typing import Any, Final

CARDS: Final = 20  # different octopus cards
FOODS: Final = 4
TYPES: Final = 4  # types of octopus cards, and so learn piles
SPARES: Final = 6  # blocks that can be learned by themselves: shell, double shell, the four traps
SHARK_CARDS: Final = 11
COLOURS: Final = 3
FACES: Final = 6
DICE: Final = COLOURS * FACES  # a die is a colour and what it shows
CONFRONTATIONS: Final = 3

# The octopus.
PLAY: Final = 0
DISCARD: Final = 20
DRAW: Final = 40
FOOD: Final = 41
REVEAL: Final = 45
LIFT: Final = 54
SWAP: Final = 63
HIDE: Final = 99
LEARN_CARD: Final = 108
LEARN_BLOCK: Final = 112
REPLACE: Final = 118
TO_HAND: Final = 127
REMOVE_HAND: Final = 147
REMOVE_DISCARD: Final = 167
FETCH_DRAW: Final = 187
FETCH_DISCARD: Final = 207
ESCAPE: Final = 227
SEND: Final = 230

# Both.
TAKE_OFF: Final = 234  # a current die leaves its space

# The shark.
START: Final = 250
POINT: Final = 254
USE: Final = 263
EXTRA: Final = 274
ROLL: Final = 275
RETURN: Final = 276
TAKE: Final = 279
REROLL: Final = 282
KEEP: Final = 300
RAISE: Final = 318
FEED: Final = 336
SHARPEN: Final = 354
CURRENT: Final = 360
SWIM: Final = 456
AIM: Final = 472  # a yellow or red die at an area
RESOLVE: Final = 580
COUNTER: Final = 598
STORE: Final = 601
SPEND: Final = 619
LOWER: Final = 620
DROP: Final = 638
BUY: Final = 649

DONE: Final = 660
ACTIONS: Final = 661

IDS: Final[list[Any]] = list(range(ACTIONS))  # as objects: compiled code makes and frees every number above 256

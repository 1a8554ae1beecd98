"""Which steps there are: their codes, and the arguments that need a name."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0  # nobody is asked: the queue goes on

# Decisions.
START: Final = 1  # where the shark starts
ACT: Final = 2  # an action of the octopus, or the effect of an eaten food
PAY: Final = 3  # which blocks are revealed
SHUFFLE: Final = 4  # which blocks are lifted
POINT: Final = 5  # where a lifted block goes
SWAP: Final = 6
HIDE: Final = 7
DRAW: Final = 8  # or not
LEARN: Final = 9
REPLACE: Final = 10
TO_HAND: Final = 11
REMOVE: Final = 12
FETCH: Final = 13
TRIM: Final = 14  # down to the hand limit
GATHER: Final = 15  # current dice for an empty bag
BEFORE_ROLL: Final = 16
RETURN: Final = 17
TAKE: Final = 18
AFTER_ROLL: Final = 19
REROLL: Final = 20
KEEP: Final = 21
SWIM: Final = 22  # currents, cards and the first space
RAISE: Final = 23
FEED: Final = 24
SHARPEN: Final = 25
SWIM_MORE: Final = 26
PASS_ON: Final = 27  # over a die to the next space
GLIDE: Final = 28  # one more space after the move
AIM: Final = 29
RESOLVE: Final = 30
TRAP: Final = 31  # does the shark ignore it?
REMOVE_CURRENTS: Final = 32
SEND: Final = 33
ESCAPE: Final = 34
COUNTER: Final = 35
FLEE: Final = 36
STORE: Final = 37
SPEND: Final = 38
BUY: Final = 39
DROP: Final = 40
STARVE: Final = 41  # which energy die goes to hunger

# The rest asks nobody.
HIDE_OTHERS: Final = 42
HIDE_ALL: Final = 43
DRAW_AT_ONCE: Final = 44
REMOVE_THIS: Final = 45
HAND_LIMIT: Final = 46
END_OCTOPUS: Final = 47
ROLL: Final = 48
ROLL_MORE: Final = 49
IGNORE_TRAP: Final = 50
REMOVE_PAIR: Final = 51
TURN_ROUND: Final = 52
SETTLE: Final = 53
END_SHARK: Final = 54

# The second argument of SHUFFLE and SWAP.
ANY_BLOCKS: Final = 1
WITH_CENTRE: Final = 2

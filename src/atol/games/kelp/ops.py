"""The operations of the state's queue.

An entry is one number: the operation and two small arguments. Those that ask a seat for a decision are also
the names of the steps. Effects of components are translated here, once, when the game is loaded.
"""

from __future__ import annotations

from typing import Final

from atol.games.kelp import data
from atol.games.kelp.data import Effect

NOTHING: Final = 0  # no decision is asked: the queue goes on

# Decisions.
START: Final = 1  # where the shark starts
ACT: Final = 2  # an action of the octopus, or the effect of an eaten food
PAY: Final = 3  # which blocks are revealed
SHUFFLE: Final = 4  # which blocks are lifted
POINT: Final = 5  # where a lifted block goes
SWAP: Final = 6
HIDE: Final = 7
OFFER_DRAW: Final = 8
LEARN: Final = 9
REPLACE: Final = 10
TO_HAND: Final = 11
REMOVE_CARD: Final = 12
FETCH: Final = 13
TRIM: Final = 14  # down to the hand limit
GATHER: Final = 15  # current dice for an empty bag
BEFORE_ROLL: Final = 16
RETURN_DICE: Final = 17
TAKE_DIE: Final = 18
AFTER_ROLL: Final = 19
REROLL: Final = 20
KEEP_DIE: Final = 21
SWIM: Final = 22  # currents, cards and the first space
RAISE_DIE: Final = 23
FEED_DIE: Final = 24
SET_RED: Final = 25
SWIM_MORE: Final = 26
PASS_ON: Final = 27  # over a die to the next space
GLIDE: Final = 28  # one more space after the move
AIM: Final = 29
RESOLVE: Final = 30
TRAP: Final = 31  # does the shark ignore it?
REMOVE_CURRENTS: Final = 32
SEND_SHARK: Final = 33
ESCAPE: Final = 34
COUNTER: Final = 35
SHUFFLE_OCTOPUS: Final = 36
STORE: Final = 37
SPEND: Final = 38
BUY: Final = 39
DROP: Final = 40
STARVE: Final = 41  # which energy die goes to hunger

# The rest asks nobody.
HIDE_OTHERS: Final = 42
HIDE_ALL: Final = 43
DRAW: Final = 44
REMOVE_THIS: Final = 45
HAND_LIMIT: Final = 46
END_OCTOPUS: Final = 47
ROLL: Final = 48
ROLL_MORE: Final = 49
IGNORE_TRAP: Final = 50
REMOVE_PAIR: Final = 51
TURN: Final = 52
SETTLE: Final = 53
END_SHARK: Final = 54

STEP_NAMES: Final = (
    "nothing",
    "start",
    "act",
    "pay",
    "shuffle",
    "point",
    "swap",
    "hide",
    "draw",
    "learn",
    "replace",
    "to-hand",
    "remove",
    "fetch",
    "trim",
    "gather",
    "before-roll",
    "return",
    "take",
    "after-roll",
    "reroll",
    "keep",
    "swim",
    "raise",
    "feed",
    "sharpen",
    "swim-more",
    "pass-on",
    "glide",
    "aim",
    "resolve",
    "trap",
    "remove-currents",
    "send",
    "escape",
    "counter",
    "flee",
    "store",
    "spend",
    "buy",
    "drop",
    "starve",
)

ARGUMENT: Final = 100

ANY: Final = 1  # second argument of SHUFFLE and SWAP
WITH_CENTRE: Final = 2  # second argument of SHUFFLE


def entry(code: int, first: int = 0, second: int = 0) -> int:
    return (code * ARGUMENT + first) * ARGUMENT + second


def code_of(entry: int) -> int:
    return entry // (ARGUMENT * ARGUMENT)


def first_of(entry: int) -> int:
    return entry // ARGUMENT % ARGUMENT


def second_of(entry: int) -> int:
    return entry % ARGUMENT


def entry_of(effect: Effect, card: int) -> int:
    """What an effect of a component is in the queue; `card` is the card it stands on."""
    if isinstance(effect, data.ShuffleBlocks):
        how = (ANY if effect.which == "any" else 0) + (WITH_CENTRE if effect.centre else 0)
        return entry(SHUFFLE, effect.blocks, how)
    if isinstance(effect, data.SwapBlocks):
        return entry(SWAP, effect.times, ANY if effect.which == "any" else 0)
    if isinstance(effect, data.HideBlocks):
        return entry(HIDE_OTHERS if effect.not_this else HIDE, effect.least, effect.most)
    if isinstance(effect, data.DrawCards):
        return entry(OFFER_DRAW if effect.optional else DRAW, effect.cards)
    if isinstance(effect, data.LearnItems):
        return entry(LEARN, effect.items, effect.to_hand)
    if isinstance(effect, data.RemoveThis):
        return entry(REMOVE_THIS, card)
    if isinstance(effect, data.HandLimit):
        return entry(HAND_LIMIT, effect.cards)
    if isinstance(effect, data.RemoveCurrents):
        return entry(REMOVE_CURRENTS, effect.most)
    if isinstance(effect, data.RaiseDie):
        return entry(RAISE_DIE, effect.by)
    if isinstance(effect, data.RerollDice):
        return entry(REROLL, effect.dice)
    if isinstance(effect, data.ReturnDice):
        return entry(RETURN_DICE, effect.dice)
    if isinstance(effect, data.SetRed):
        return entry(SET_RED, effect.to)
    return entry(WITHOUT_ARGUMENT[type(effect).__name__])


WITHOUT_ARGUMENT: Final = {
    "HideAllBlocks": HIDE_ALL,
    "RemoveCard": REMOVE_CARD,
    "Fetch": FETCH,
    "SendShark": SEND_SHARK,
    "ShuffleOctopus": SHUFFLE_OCTOPUS,
    "KeepDie": KEEP_DIE,
    "RollMore": ROLL_MORE,
    "TakeDie": TAKE_DIE,
    "IgnoreTrap": IGNORE_TRAP,
    "SwimMore": SWIM_MORE,
    "FeedDie": FEED_DIE,
    "RemovePair": REMOVE_PAIR,
    "TurnRound": TURN,
}

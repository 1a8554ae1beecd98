"""The steps in the order of their codes."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.kelp import ids
from atol.games.kelp.dice import FIRST_RED
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.hand import Draw, DrawAtOnce, Fetch, HandLimit, Remove, RemoveThis
from atol.games.kelp.steps.hunting import Aim, Resolve, Settle
from atol.games.kelp.steps.learning import Learn, Replace, ToHand
from atol.games.kelp.steps.meeting import Counter, Escape, IgnoreTrap, RemoveCurrents, Send, Trap
from atol.games.kelp.steps.moving import Flee, Hide, HideAll, HideOthers, Point, Shuffle, Swap
from atol.games.kelp.steps.octopus import Act, EndOctopus, Pay, Trim
from atol.games.kelp.steps.preparing import Feed, Raise, RemovePair, Sharpen, TurnRound
from atol.games.kelp.steps.rolling import (
    AfterRoll,
    BeforeRoll,
    Gather,
    Keep,
    Reroll,
    Return,
    Roll,
    RollMore,
    Take,
)
from atol.games.kelp.steps.spending import Buy, Drop, EndShark, Spend, Starve, Store
from atol.games.kelp.steps.swimming import Glide, PassOn, Start, Swim, SwimMore


class Nothing(Step[KelpState]):
    """Nobody is asked."""

    name = "nothing"


STEPS: Final[list[Step[Any]]] = in_order(
    (codes.NOTHING, Nothing()),
    (codes.START, Start()),
    (codes.ACT, Act()),
    (codes.PAY, Pay()),
    (codes.SHUFFLE, Shuffle()),
    (codes.POINT, Point()),
    (codes.SWAP, Swap()),
    (codes.HIDE, Hide()),
    (codes.DRAW, Draw()),
    (codes.LEARN, Learn()),
    (codes.REPLACE, Replace()),
    (codes.TO_HAND, ToHand()),
    (codes.REMOVE, Remove()),
    (codes.FETCH, Fetch()),
    (codes.TRIM, Trim()),
    (codes.GATHER, Gather()),
    (codes.BEFORE_ROLL, BeforeRoll()),
    (codes.RETURN, Return()),
    (codes.TAKE, Take()),
    (codes.AFTER_ROLL, AfterRoll()),
    (codes.REROLL, Reroll()),
    (codes.KEEP, Keep("keep", codes.KEEP, ids.KEEP)),
    (codes.SWIM, Swim()),
    (codes.RAISE, Raise("raise", codes.RAISE, ids.RAISE)),
    (codes.FEED, Feed("feed", codes.FEED, ids.FEED)),
    (codes.SHARPEN, Sharpen("sharpen", codes.SHARPEN, ids.SHARPEN - FIRST_RED)),
    (codes.SWIM_MORE, SwimMore()),
    (codes.PASS_ON, PassOn()),
    (codes.GLIDE, Glide()),
    (codes.AIM, Aim()),
    (codes.RESOLVE, Resolve()),
    (codes.TRAP, Trap()),
    (codes.REMOVE_CURRENTS, RemoveCurrents()),
    (codes.SEND, Send()),
    (codes.ESCAPE, Escape()),
    (codes.COUNTER, Counter()),
    (codes.FLEE, Flee()),
    (codes.STORE, Store("store", codes.STORE, ids.STORE)),
    (codes.SPEND, Spend()),
    (codes.BUY, Buy()),
    (codes.DROP, Drop()),
    (codes.STARVE, Starve("starve", codes.STARVE, ids.FEED)),
    (codes.HIDE_OTHERS, HideOthers()),
    (codes.HIDE_ALL, HideAll()),
    (codes.DRAW_AT_ONCE, DrawAtOnce()),
    (codes.REMOVE_THIS, RemoveThis()),
    (codes.HAND_LIMIT, HandLimit()),
    (codes.END_OCTOPUS, EndOctopus()),
    (codes.ROLL, Roll()),
    (codes.ROLL_MORE, RollMore()),
    (codes.IGNORE_TRAP, IgnoreTrap()),
    (codes.REMOVE_PAIR, RemovePair()),
    (codes.TURN_ROUND, TurnRound()),
    (codes.SETTLE, Settle()),
    (codes.END_SHARK, EndShark()),
)

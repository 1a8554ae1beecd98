"""The steps in the order of their codes."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.kelp import ids
from atol.games.kelp.dice import FIRST_RED
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import (
    codes,
    hand,
    hunting,
    learning,
    meeting,
    moving,
    octopus,
    preparing,
    rolling,
    spending,
    swimming,
)


class Nothing(Step[KelpState]):
    """Nobody is asked."""


STEPS: Final[list[Step[Any]]] = in_order(
    (codes.NOTHING, Nothing()),
    (codes.START, swimming.Start()),
    (codes.ACT, octopus.Act()),
    (codes.PAY, octopus.Pay()),
    (codes.SHUFFLE, moving.Shuffle()),
    (codes.POINT, moving.Point()),
    (codes.SWAP, moving.Swap()),
    (codes.HIDE, moving.Hide()),
    (codes.DRAW, hand.Draw()),
    (codes.LEARN, learning.Learn()),
    (codes.REPLACE, learning.Replace()),
    (codes.TO_HAND, learning.ToHand()),
    (codes.REMOVE, hand.Remove()),
    (codes.FETCH, hand.Fetch()),
    (codes.TRIM, octopus.Trim()),
    (codes.GATHER, rolling.Gather()),
    (codes.BEFORE_ROLL, rolling.BeforeRoll()),
    (codes.RETURN, rolling.Return()),
    (codes.TAKE, rolling.Take()),
    (codes.AFTER_ROLL, rolling.AfterRoll()),
    (codes.REROLL, rolling.Reroll()),
    (codes.KEEP, rolling.Keep(ids.KEEP)),
    (codes.SWIM, swimming.Swim()),
    (codes.RAISE, preparing.Raise(ids.RAISE)),
    (codes.FEED, preparing.Feed(ids.FEED)),
    (codes.SHARPEN, preparing.Sharpen(ids.SHARPEN - FIRST_RED)),
    (codes.SWIM_MORE, swimming.SwimMore()),
    (codes.PASS_ON, swimming.PassOn()),
    (codes.GLIDE, swimming.Glide()),
    (codes.AIM, hunting.Aim()),
    (codes.RESOLVE, hunting.Resolve()),
    (codes.TRAP, meeting.Trap()),
    (codes.REMOVE_CURRENTS, meeting.RemoveCurrents()),
    (codes.SEND, meeting.Send()),
    (codes.ESCAPE, meeting.Escape()),
    (codes.COUNTER, meeting.Counter()),
    (codes.FLEE, moving.Flee()),
    (codes.STORE, spending.Store(ids.STORE)),
    (codes.SPEND, spending.Spend()),
    (codes.BUY, spending.Buy()),
    (codes.DROP, spending.Drop()),
    (codes.STARVE, spending.Starve(ids.FEED)),
    (codes.HIDE_OTHERS, moving.HideOthers()),
    (codes.HIDE_ALL, moving.HideAll()),
    (codes.DRAW_AT_ONCE, hand.DrawAtOnce()),
    (codes.REMOVE_THIS, hand.RemoveThis()),
    (codes.HAND_LIMIT, hand.HandLimit()),
    (codes.END_OCTOPUS, octopus.EndOctopus()),
    (codes.ROLL, rolling.Roll()),
    (codes.ROLL_MORE, rolling.RollMore()),
    (codes.IGNORE_TRAP, meeting.IgnoreTrap()),
    (codes.REMOVE_PAIR, preparing.RemovePair()),
    (codes.TURN_ROUND, preparing.TurnRound()),
    (codes.SETTLE, hunting.Settle()),
    (codes.END_SHARK, spending.EndShark()),
)

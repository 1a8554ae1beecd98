"""The effects of components as entries of the queue; they are translated once, when the game is loaded."""

from __future__ import annotations

from typing import Final

from atol.core.queue import entry
from atol.games.kelp import data
from atol.games.kelp.data import Effect
from atol.games.kelp.steps import codes

# The step of each effect, and which of its fields are the arguments.
STEP_OF: Final[dict[type[Effect], tuple[int, tuple[str, ...]]]] = {
    data.LearnItems: (codes.LEARN, ("items", "to_hand")),
    data.HideAllBlocks: (codes.HIDE_ALL, ()),
    data.RemoveCard: (codes.REMOVE, ()),
    data.HandLimit: (codes.HAND_LIMIT, ("cards",)),
    data.Fetch: (codes.FETCH, ()),
    data.RemoveCurrents: (codes.REMOVE_CURRENTS, ("most",)),
    data.SendShark: (codes.SEND, ()),
    data.ShuffleOctopus: (codes.FLEE, ()),
    data.RaiseDie: (codes.RAISE, ("by",)),
    data.KeepDie: (codes.KEEP, ()),
    data.RollMore: (codes.ROLL_MORE, ()),
    data.RerollDice: (codes.REROLL, ("dice",)),
    data.ReturnDice: (codes.RETURN, ("dice",)),
    data.TakeDie: (codes.TAKE, ()),
    data.IgnoreTrap: (codes.IGNORE_TRAP, ()),
    data.SwimMore: (codes.SWIM_MORE, ()),
    data.FeedDie: (codes.FEED, ()),
    data.SetRed: (codes.SHARPEN, ("to",)),
    data.RemovePair: (codes.REMOVE_PAIR, ()),
    data.TurnRound: (codes.TURN_ROUND, ()),
}


def entries_of(effects: list[Effect], card: int = 0) -> list[int]:
    """`card` is the card they stand on."""
    return [entry_of(effect, card) for effect in effects]


def entry_of(effect: Effect, card: int) -> int:
    if isinstance(effect, data.ShuffleBlocks):
        centre = codes.WITH_CENTRE if effect.centre else 0
        return entry(codes.SHUFFLE, effect.blocks, any_blocks(effect.which) + centre)
    if isinstance(effect, data.SwapBlocks):
        return entry(codes.SWAP, effect.times, any_blocks(effect.which))
    if isinstance(effect, data.HideBlocks):
        return entry(codes.HIDE_OTHERS if effect.not_this else codes.HIDE, effect.least, effect.most)
    if isinstance(effect, data.DrawCards):
        return entry(codes.DRAW if effect.optional else codes.DRAW_AT_ONCE, effect.cards)
    if isinstance(effect, data.RemoveThis):
        return entry(codes.REMOVE_THIS, card)
    code, fields = STEP_OF[type(effect)]
    return entry(code, *[getattr(effect, field) for field in fields])


def any_blocks(which: str) -> int:
    return codes.ANY_BLOCKS if which == "any" else 0

"""Positions of the toy game, which has nothing but the contract."""

from __future__ import annotations

from atol.core.advice import Advice
from atol.core.bag import bag_of
from atol.core.game import State
from pearls.game import PearlsGame
from pearls.state import DIVE, PEARLS_OF_A_KIND, STOP, PearlsState

NONE = [0, 0, 0]


def pearls(*held: list[int], advice: Advice | None = None, seed: int = 1) -> PearlsState:
    """Seat 0 is to act; these are the pearls of 1, 2 and 3 that each seat holds, two seats with none if not said."""
    game = PearlsGame()
    if advice is not None:
        game.advice = advice
    state = game.new(len(held) or 2, seed)
    assert isinstance(state, PearlsState)
    state.pearls = [list(of_seat) for of_seat in held or (NONE, NONE)]
    state.sea = bag_of([PEARLS_OF_A_KIND - sum(of_kind) for of_kind in zip(*state.pearls, strict=True)])
    return state


class Cautious(Advice):
    """A rollout policy: dive while no pearl can be too much."""

    def choose(self, state: State, actions: list[int]) -> int:
        assert isinstance(state, PearlsState)
        return DIVE if state.total(state.to_act) <= int(state.options["limit"]) - 3 else STOP

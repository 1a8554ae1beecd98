"""Abilities that all players may use: the owner first, then clockwise; Nautoma gains something of her own."""

from __future__ import annotations

from atol.games.finspan import benefits
from atol.games.finspan.state import Position


def begin_own(state: Position, fish: int) -> None:
    """The seat whose turn it is uses an ability of its fish."""
    shared = state.cards.abilities[fish].all_players
    if shared and state.nautoma is not None:
        state.nautoma.gain_shared_benefit()
        if state.events is not None:
            state.tell("nautoma-shared", {"eggs": state.nautoma.manual.shared_eggs})
    benefits.begin(state, state.active, fish, state.seats - 1 if shared else 0)


def pass_on(state: Position) -> None:
    """The next seat may use the same ability in its own ocean."""
    benefits.begin(state, (state.to_act + 1) % state.seats, state.source, state.sharing - 1)

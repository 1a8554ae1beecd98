"""Abilities that all players may use: the owner first, then clockwise; Nautoma gains something of her own."""

from __future__ import annotations

from atol.games.finspan import benefits
from atol.games.finspan.state import Position


def begin_own(position: Position, fish: int) -> None:
    """The seat whose turn it is uses an ability of its fish."""
    shared = position.cards.abilities[fish].all_players
    if shared and position.nautoma is not None:
        position.nautoma.gain_shared_benefit()
        if position.events is not None:
            position.tell("nautoma-shared", {"eggs": position.nautoma.manual.shared_eggs})
    benefits.begin(position, position.active, fish, position.seats - 1 if shared else 0)


def pass_on(position: Position) -> None:
    """The next seat may use the same ability in its own ocean."""
    benefits.begin(position, (position.to_act + 1) % position.seats, position.source, position.sharing - 1)

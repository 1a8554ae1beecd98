"""What a position of Reef has beside points."""

from __future__ import annotations

from atol.core.messages import Aspect
from atol.games.reef.patterns import sight_of
from atol.games.reef.state import ReefState


def aspects_of(state: ReefState, seat: int) -> tuple[Aspect, ...]:
    """Cards in hand, and how many points they would score on the reef as it stands."""
    player = state.players[seat]
    sight = sight_of(player)
    ready = sum(state.facts.score(card, sight) for card in player.hand)
    return Aspect("hand", len(player.hand)), Aspect("ready", ready)

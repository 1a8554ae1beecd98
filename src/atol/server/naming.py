"""Actions that a hint or a review speaks of, as messages that a browser has words for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw

from atol.core.game import Game
from atol.server.messages import encode
from atol.table.hints import AdvisedMove


def actions_named(game: Game, moves: Iterable[AdvisedMove]) -> dict[str, Raw]:
    """The actions of these moves and of their plans as messages."""
    actions = {action for move in moves for action in [move.action, *move.plan]}
    return {str(action): Raw(encode(game.message(action))) for action in sorted(actions)}

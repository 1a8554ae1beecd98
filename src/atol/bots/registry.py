"""Finding bots: through entry points, so that a trained bot can come from another package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from atol.bots.bot import Bot
from atol.core.errors import BadBot, UnknownBot

BOTS = "atol.bots"


@cache
def _classes() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=BOTS)}


def names() -> list[str]:
    return sorted(_classes())


def from_elsewhere() -> list[str]:
    """The bots of other packages."""
    return sorted(name for name, point in _classes().items() if not point.value.startswith("atol."))


def bot(spec: str) -> Bot:
    """`name` or `name:setting`, such as `greedy`, `search:500`, `search:2s`."""
    name, _, setting = spec.partition(":")
    if name not in _classes():
        raise UnknownBot(bot=name, known=", ".join(names()))
    try:
        made: Bot = _classes()[name].load()(setting)
    except ValueError:
        raise BadBot(bot=spec) from None
    return made

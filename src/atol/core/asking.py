"""A game's helpers asked in text: how a browser without a server asks the Python that runs inside it.

What went wrong is told by the id of its message with the details, because the page has the words.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from atol.core.data import earlier_editions, laid_over, parse_overlay
from atol.core.errors import AtolError, Phrase, UnknownEdition
from atol.core.game import Game


def ask(game: str, helper: str, asked: str, overlay: str = "", edition: str = "") -> str:
    """`game` is the `module:class` of its meta; `edition` the one that must answer, if any. Told is an object with
    either `answer` or `problem`."""
    try:
        told: dict[str, Any] = {"answer": _answer(_game(game, overlay, edition), helper, asked)}
    except AtolError as error:
        told = {"problem": {"code": error.code, **_said(error.message, error.details)}}
    except msgspec.ValidationError as error:
        told = {"problem": {"code": "bad-request", **_said("error-bad-request", {"problem": str(error)})}}
    return msgspec.json.encode(told).decode()


def _answer(game: Game, helper: str, asked: str) -> object:
    wanted = game.helpers[helper]
    return wanted.reply(msgspec.json.decode(asked, type=wanted.question))


@cache
def _game(name: str, overlay: str, edition: str) -> Game:
    """Raises UnknownEdition: what was begun with other cards is not gone on with."""
    module, _, attribute = name.partition(":")
    kind = getattr(import_module(module), attribute)
    own = parse_overlay(overlay.encode(), "overlay") if overlay else None
    today: Game = kind(own)
    if edition in ("", today.edition):
        return today
    earlier = (kind(laid_over(before, own)) for before in earlier_editions(today.meta.package))
    known: Game | None = next((game for game in earlier if game.edition == edition), None)
    if known is None:
        raise UnknownEdition(game=today.meta.id, edition=edition)
    return known


def _said(message: str, details: dict[str, object]) -> dict[str, Any]:
    return {"message": message, "details": {name: _plain(value) for name, value in details.items()}}


def _plain(value: object) -> object:
    if isinstance(value, Phrase):
        return _said(value.message, value.details)
    return value if isinstance(value, int | float | str) else str(value)

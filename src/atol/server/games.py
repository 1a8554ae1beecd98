"""The games for a lobby: their facts, their words and their bots."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from atol.core import registry
from atol.core.meta import Meta
from atol.locales import LANGUAGES, game_text
from atol.server.documentation import reading
from atol.server.errors import NotFound


@get(
    "/api/games/{game_id:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    summary="The words of a game, as a Fluent file",
    responses=reading(404),
)
def show_words(request: Request[Any, Any, Any], game_id: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A browser keeps them and asks each time whether they are still the same."""
    text = words_of(registry.meta(game_id), language)
    tag = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def words_of(meta: Meta, language: str) -> str:
    """Raises NotFound for a language that Atol does not speak, or that the game has no words in."""
    if language not in LANGUAGES:
        raise NotFound()
    try:
        return game_text(meta.package, language)
    except FileNotFoundError:
        raise NotFound() from None

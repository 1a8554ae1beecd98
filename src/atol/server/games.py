"""The games for a lobby: their facts, their components, their words and their bots. Nobody has to ask sparingly."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

import atol
from atol.bots import levels
from atol.bots import registry as bots
from atol.core import registry
from atol.core.game import Game
from atol.core.lessons import Course
from atol.core.meta import Meta
from atol.core.reference import Passage, passages
from atol.locales import LANGUAGES, game_text
from atol.server.asking import Ask, service_of
from atol.server.documentation import reading
from atol.server.errors import NotFound
from atol.server.messages import CourseInfo, GameInfo, Health, encode

WantedEdition = Annotated[str, QueryParameter(max_length=64)]  # empty: that of Atol today


@get("/health", summary="Is the server well?")
async def health() -> Health:
    return Health("ok", atol.__version__, atol.compiled())


@get("/api/games", summary="The games", sync_to_thread=False)
def list_games() -> list[Meta]:
    return registry.installed_games()


@get(
    "/api/games/{game_id:str}",
    summary="A game with its components, rulings and sources",
    responses=reading(404),
)
async def show_game(request: Ask, game_id: FromPath[str], edition: WantedEdition = "") -> GameInfo:
    return game_info(await service_of(request).shelf.game(game_id, edition))


def game_info(game: Game) -> GameInfo:
    courses = [course_info(course) for course in game.courses]
    return GameInfo(game.meta, game.edition, components_of(game), game.rulings, game.sources, courses)


def course_info(course: Course) -> CourseInfo:
    return CourseInfo(
        id=course.id,
        seats=course.seats,
        seat=course.seat,
        options=course.options,
        bot=course.bot,
        seed=course.deal.seed,
        pictures=list(course.pictures),
        lessons=[lesson.id for lesson in course.lessons],
        moments=list(course.deal.moments),
    )


@get(
    "/api/games/{game_id:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    summary="The words of a game, as a Fluent file",
    responses=reading(404),
)
def show_words(request: Ask, game_id: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A browser keeps them and asks each time whether they are still the same."""
    text = words_of(registry.meta(game_id), language)
    tag = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/games/{game_id:str}/reference",
    summary="The rules, rulings and components of a game as passages to search in, with places in the printed book",
    responses=reading(404),
)
async def show_reference(request: Ask, game_id: FromPath[str], edition: WantedEdition = "") -> list[Passage]:
    game = await service_of(request).shelf.game(game_id, edition)
    return plain_reference(game_id) if game.overlay is None else passages(game)


@get("/api/bots", summary="The bots of the lobby, from friendly to merciless, then others", sync_to_thread=False)
def list_bots() -> list[str]:
    return [*levels.NAMES, *bots.from_elsewhere()]


def words_of(meta: Meta, language: str) -> str:
    """Raises NotFound for a language that Atol does not speak, or that the game has no words in."""
    if language not in LANGUAGES:
        raise NotFound()
    try:
        return game_text(meta.package, language)
    except FileNotFoundError:
        raise NotFound() from None


def components_of(game: Game) -> Raw:
    """As JSON, made once; an owner's edition comes and goes with its record."""
    return plain_components(game.meta.id) if game.overlay is None else Raw(encode(game.components))


@cache
def plain_components(game_id: str) -> Raw:
    return Raw(encode(registry.game(game_id).components))


@cache
def plain_reference(game_id: str) -> list[Passage]:
    return passages(registry.game(game_id))


HANDLERS = [health, list_games, show_game, show_words, show_reference, list_bots]

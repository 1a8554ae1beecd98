"""Help for people with the box on their table: questions are carried to the game's helpers, and nothing is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from atol.core.game import Game
from atol.core.helpers import SCORE, BoxScore
from atol.server.asking import Ask, service_of
from atol.server.documentation import changing
from atol.server.errors import BadRequest, NotFound
from atol.server.messages import NewBox, TabletopAnswer, TabletopAsk, encode


@post(
    "/api/games/{game_id:str}/tabletop/{name:str}",
    status_code=200,
    summary="Help for a table at home, such as a score pad; nothing is kept",
    responses=changing(404),
)
async def answer_tabletop(
    request: Ask, game_id: FromPath[str], name: FromPath[str], data: JSONBody[TabletopAsk]
) -> TabletopAnswer:
    game = await service_of(request).shelf.game(game_id, data.edition)
    return TabletopAnswer(Raw(encode(answer_of(game, name, "asked", data.asked))))


def box_score(game: Game, wanted: NewBox) -> BoxScore:
    position = {"seats": wanted.seats, "box": wanted.box, "options": wanted.options}
    score = answer_of(game, SCORE, "box", position)
    assert isinstance(score, BoxScore)
    return score


def answer_of(game: Game, name: str, field: str, sent: dict[str, Any]) -> object:
    """Raises NotFound for what the game does not do, BadRequest for what is no question to it, and what the helper
    says of a question that it cannot answer."""
    if name not in game.helpers:
        raise NotFound()
    helper = game.helpers[name]
    try:
        question = msgspec.convert(sent, helper.question)
    except msgspec.ValidationError as error:
        raise BadRequest(problem=f"{field}: {error}") from None
    return helper.reply(question)


HANDLERS = [answer_tabletop]

"""A finished match explained: asked for, waited for, and kept with the match; one from a file is told to whoever asks
and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

import msgspec
from litestar import get, post
from litestar.params import RawBody
from litestar.response import Stream
from msgspec import Raw, Struct

from atol.core import record
from atol.core.errors import StillRunning
from atol.core.game import Game
from atol.server.asking import Ask, person_of, service_of, who_is
from atol.server.documentation import changing, reading
from atol.server.messages import encode
from atol.server.naming import actions_named
from atol.server.records import text_in
from atol.server.service import Service
from atol.server.settings import RECORD_LIMIT
from atol.server.tables import MatchId
from atol.table.analysis import Analysis

NDJSON = "application/x-ndjson"  # a JSON object a line


class Analysed(Struct, frozen=True):
    """`progress` goes from 0 to 1 while somebody thinks about it, None: nobody does. `named` are all actions that the
    analysis speaks of, by their ids."""

    progress: float | None
    analysis: Analysis | None
    named: dict[str, Raw]


@get("/api/tables/{match_id:str}/analysis", summary="A finished match explained", responses=reading(404, 409))
async def show_analysis(request: Ask, match_id: MatchId) -> Analysed:
    service = service_of(request)
    async with service.own_room(match_id, person_of(request)) as room:
        room.table.demand_over()
        return await analysed(service, match_id, room.game)


@post(
    "/api/tables/{match_id:str}/analysis",
    status_code=200,
    summary="Have a finished match explained, which takes a while",
    responses=changing(404, 409),
)
async def begin_analysis(request: Ask, match_id: MatchId) -> Analysed:
    service = service_of(request)
    async with service.own_room(match_id, person_of(request)) as room, room.settled():
        text = record.write(room.table.record())
        if await service.analysts.kept(match_id) is None:
            service.analysts.begin(match_id, text)
        return await analysed(service, match_id, room.game)


@post(
    "/api/records/analysis",
    status_code=200,
    media_type=NDJSON,
    summary="Have the match in a record explained, which takes a while: a line for each step of progress",
    request_max_body_size=RECORD_LIMIT,
    responses=changing(409),
)
async def explain_record(request: Ask, body: RawBody) -> Stream:
    text, who = text_in(body), who_is(request, person_of(request))
    told = service_of(request).analysts.explain(who, text)
    begun = await anext(told)  # a refusal comes before the record is replayed, and before the answer begins
    try:
        game = await asyncio.to_thread(verified, text)
    except BaseException:
        await told.aclose()
        raise
    return Stream(lines_of(game, begun, told), media_type=NDJSON)


def verified(text: str) -> Game:
    """The game of a record; raises what is wrong with it. Nobody thinks about a match that was not played so."""
    played = record.read(text)
    if not record.verify(played).over:
        raise StillRunning()
    return played.load_game()


async def lines_of(game: Game, begun: float | bytes, told: AsyncGenerator[float | bytes]) -> AsyncIterator[bytes]:
    async with aclosing(told):
        yield encode(line_of(game, begun)) + b"\n"
        async for message in told:
            yield encode(line_of(game, message)) + b"\n"


def line_of(game: Game, message: float | bytes) -> Analysed:
    if not isinstance(message, bytes):
        return Analysed(message, None, {})
    found = msgspec.json.decode(message, type=Analysis)
    return Analysed(None, found, named_in(game, found))


async def analysed(service: Service, match_id: str, game: Game) -> Analysed:
    kept = await service.analysts.kept(match_id)
    return Analysed(service.analysts.progress.get(match_id), kept, {} if kept is None else named_in(game, kept))


def named_in(game: Game, analysis: Analysis) -> dict[str, Raw]:
    points = [point for seat in analysis.seats for point in seat.turning_points]
    return actions_named(
        game, [move for point in points for move in (point.played, point.better) if move is not None]
    )


HANDLERS = [show_analysis, begin_analysis, explain_record]

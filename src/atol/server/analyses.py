"""A finished match explained: asked for, waited for, and kept with the match."""

from __future__ import annotations

from litestar import get, post
from msgspec import Raw, Struct

from atol.core import record
from atol.core.game import Game
from atol.server.asking import Ask, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.naming import actions_named
from atol.server.service import Service
from atol.server.tables import MatchId
from atol.table.analysis import Analysis


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


async def analysed(service: Service, match_id: str, game: Game) -> Analysed:
    kept = await service.analysts.kept(match_id)
    return Analysed(service.analysts.progress.get(match_id), kept, {} if kept is None else named_in(game, kept))


def named_in(game: Game, analysis: Analysis) -> dict[str, Raw]:
    points = [point for seat in analysis.seats for point in seat.turning_points]
    return actions_named(
        game, [move for point in points for move in (point.played, point.better) if move is not None]
    )


HANDLERS = [show_analysis, begin_analysis]

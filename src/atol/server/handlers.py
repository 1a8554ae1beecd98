"""HTTP: who I am, games, tables, links and records. Each handler only carries a request to the service."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody

import atol
from atol.core import registry
from atol.core.meta import Meta
from atol.server.documentation import changing, reading
from atol.server.errors import BadRequest, NoIdentity, NotFound
from atol.server.games import show_words
from atol.server.identity import no_cookie
from atol.server.messages import (
    Added,
    Fairness,
    GameInfo,
    Health,
    Invited,
    Me,
    MyResult,
    MySheet,
    NewBox,
    NewName,
    NewTable,
    OneTimeLink,
    Review,
    TableInfo,
    TableSummary,
    TabletopAnswer,
    TabletopAsk,
    UsedLink,
)
from atol.server.service import Service, clean_name
from atol.server.settings import LEVELS, RECORD_LIMIT

Ask = Request[Any, Any, State]
MatchId = Annotated[str, PathParameter(max_length=32)]
LinkToken = Annotated[str, PathParameter(max_length=64)]
SeatPlace = Annotated[int | None, QueryParameter(ge=0, le=15)]


def service_of(request: Ask) -> Service:
    service: Service = request.app.state.service
    return service


def person_of(request: Ask) -> str | None:
    """Whoever asks; counts against what one may ask for."""
    service = service_of(request)
    person = service.identities.person(request.cookies)
    address = request.client.host if request.client else ""
    service.limits.spend(person or address)
    return person


async def known_person(request: Ask) -> tuple[str, str]:
    """Id and name of whoever asks; raises NoIdentity."""
    person = person_of(request)
    name = None if person is None else await service_of(request).storage.person_name(person)
    if person is None or name is None:
        raise NoIdentity()
    return person, name


def base_of(request: Ask) -> str:
    return str(request.base_url)


def with_identity(request: Ask, answer: Any, person: str, status: int = 200) -> Response[Any]:
    cookie = service_of(request).identities.cookie(person, request.url.scheme == "https")
    return Response(answer, status_code=status, cookies=[cookie])


@get("/health", summary="Is the server well?")
async def health() -> Health:
    return Health("ok", atol.__version__, atol.compiled())


# ---- who I am


@get("/api/me", summary="Who I am", responses=reading())
async def who_am_i(request: Ask) -> Me:
    person = person_of(request)
    return Me(None if person is None else await service_of(request).storage.person_name(person))


@put("/api/me", summary="Say or change my name", responses=changing())
async def name_me(request: Ask, data: JSONBody[NewName]) -> Response[Me]:
    person = person_of(request)
    name = clean_name(data.name)
    storage = service_of(request).storage
    if person is None or await storage.person_name(person) is None:
        return with_identity(request, Me(name), await storage.add_person(name))
    await storage.rename(person, name)
    return Response(Me(name))


@delete("/api/me", summary="Delete my data", response_cookies=[no_cookie()], responses=changing())
async def forget_me(request: Ask) -> None:
    person = person_of(request)
    if person is not None:
        await service_of(request).forget(person)


@post("/api/me/link", summary="A one-time link to continue on another device", responses=changing(401))
async def link_device(request: Ask) -> OneTimeLink:
    person, _ = await known_person(request)
    service = service_of(request)
    return service.link(f"/continue/{await service.storage.add_device_link(person)}", base_of(request))


@post("/api/continue", status_code=200, summary="Become who made the link", responses=changing(404))
async def continue_here(request: Ask, data: JSONBody[UsedLink]) -> Response[Me]:
    person_of(request)
    storage = service_of(request).storage
    person = await storage.use_device_link(data.token)
    if person is None:
        raise NotFound()
    return with_identity(request, Me(await storage.person_name(person)), person)


# ---- games and bots


@get("/api/games", summary="The games", sync_to_thread=False)
def list_games() -> list[Meta]:
    return registry.installed_games()


@get(
    "/api/games/{game_id:str}",
    summary="A game with its components, rulings and sources",
    sync_to_thread=False,
    responses=reading(404),
)
def show_game(request: Ask, game_id: FromPath[str]) -> GameInfo:
    return service_of(request).game_info(game_id)


@get("/api/bots", summary="The bots of the lobby, from friendly to merciless", sync_to_thread=False)
def list_bots() -> list[str]:
    return list(LEVELS)


# ---- tables


@get("/api/tables", summary="Where I sit", responses=reading())
async def list_tables(request: Ask) -> list[TableSummary]:
    return await service_of(request).summaries(person_of(request))


@post("/api/tables", summary="Begin a match", responses=changing(401, 404))
async def begin(request: Ask, data: JSONBody[NewTable]) -> TableInfo:
    person, name = await known_person(request)
    service = service_of(request)
    return await table_info(request, await service.create(person, name, data), person)


@get("/api/tables/{match_id:str}", summary="A table where I sit", responses=reading(404))
async def show_table(request: Ask, match_id: MatchId) -> TableInfo:
    return await table_info(request, match_id, person_of(request))


async def table_info(request: Ask, match_id: str, person: str | None) -> TableInfo:
    service = service_of(request)
    async with service.own_room(match_id, person) as room:
        return service.info(room, person, base_of(request))


@delete(
    "/api/tables/{match_id:str}",
    summary="Delete a match in which nobody else sits",
    responses=changing(401, 404, 409),
)
async def delete_table(request: Ask, match_id: MatchId) -> None:
    person, _ = await known_person(request)
    await service_of(request).delete(match_id, person)


@post(
    "/api/tables/{match_id:str}/rematch",
    summary="The same again; asking twice gives the same table",
    responses=changing(401, 404, 409),
)
async def rematch(request: Ask, match_id: MatchId) -> TableInfo:
    person, _ = await known_person(request)
    return await table_info(request, await service_of(request).rematch(match_id, person), person)


@get("/api/join/{token:str}", summary="What a seat link offers", responses=reading(404))
async def show_invitation(request: Ask, token: LinkToken) -> Invited:
    person_of(request)
    return await service_of(request).invited(token)


@post("/api/join", status_code=200, summary="Take the seat of a link", responses=changing(404, 409))
async def join(request: Ask, data: JSONBody[UsedLink]) -> Response[TableInfo]:
    person = person_of(request)
    service = service_of(request)
    known = None if person is None else await service.storage.person_name(person)
    name = clean_name(data.name or known or "")
    await service.invited(data.token)  # before an identity is made for nothing
    if person is None or known is None:
        person = await service.storage.add_person(name)
    match_id = await service.join(data.token, person, name)
    return with_identity(request, await table_info(request, match_id, person), person)


@get("/api/watch/{token:str}", summary="A table to watch", responses=reading(404))
async def show_watched(request: Ask, token: LinkToken) -> TableInfo:
    person_of(request)
    service = service_of(request)
    async with service.watched_room(token) as room:
        return service.info(room, None, base_of(request))


# ---- what lasts beyond a match


@get(
    "/api/games/{game_id:str}/sheet",
    summary="My achievement sheet, in games that have one",
    responses=reading(404),
)
async def show_sheet(request: Ask, game_id: FromPath[str]) -> MySheet:
    return await service_of(request).sheet(game_id, person_of(request))


@get(
    "/api/games/{game_id:str}/results",
    summary="What I reached, the newest first, in games with an achievement sheet",
    responses=reading(404),
)
async def list_results(request: Ask, game_id: FromPath[str]) -> list[MyResult]:
    return await service_of(request).results(game_id, person_of(request))


@get(
    "/api/tables/{match_id:str}/added",
    summary="What a finished match brought to my achievement sheet",
    responses=reading(401, 404, 409),
)
async def show_added(request: Ask, match_id: MatchId) -> Added:
    person, _ = await known_person(request)
    return await service_of(request).added(match_id, person)


@get(
    "/api/tables/{match_id:str}/same",
    summary="A link to a new table with the seed and the setup of a finished match",
    responses=reading(404, 409),
)
async def show_same(request: Ask, match_id: MatchId) -> OneTimeLink:
    return await service_of(request).same_link(match_id, person_of(request), base_of(request))


@post(
    "/api/games/{game_id:str}/tabletop/{name:str}",
    status_code=200,
    summary="Help for a table at home, such as a score pad; nothing is kept",
    responses=changing(404),
)
async def answer_tabletop(
    request: Ask, game_id: FromPath[str], name: FromPath[str], data: JSONBody[TabletopAsk]
) -> TabletopAnswer:
    person_of(request)
    return service_of(request).answer_tabletop(game_id, name, data)


@post(
    "/api/games/{game_id:str}/results",
    summary="Add a position that lies on a table at home to my achievement sheet, marked as typed in",
    responses=changing(401, 404),
)
async def keep_box(request: Ask, game_id: FromPath[str], data: JSONBody[NewBox]) -> Added:
    person, _ = await known_person(request)
    return await service_of(request).keep_box(game_id, data, person)


@delete(
    "/api/games/{game_id:str}/results/{result_id:str}",
    summary="Take back what I typed in",
    responses=changing(401, 404),
)
async def forget_box(request: Ask, game_id: FromPath[str], result_id: MatchId) -> None:
    person, _ = await known_person(request)
    await service_of(request).forget_box(game_id, result_id, person)


# ---- records


@get(
    "/api/tables/{match_id:str}/record",
    media_type=MediaType.TEXT,
    summary="The record of a finished match",
    responses=reading(404, 409),
)
async def download_record(request: Ask, match_id: MatchId) -> Response[str]:
    text = await service_of(request).record_text(match_id, person_of(request))
    headers = {"Content-Disposition": 'attachment; filename="match.atol"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/tables/{match_id:str}/fairness",
    summary="The shuffle of a finished match, laid open",
    responses=reading(404, 409),
)
async def show_fairness(request: Ask, match_id: MatchId) -> Fairness:
    return await service_of(request).fairness(match_id, person_of(request))


@get(
    "/api/tables/{match_id:str}/review", summary="A finished match, position by position", responses=reading(404, 409)
)
async def review_table(request: Ask, match_id: MatchId, seat: SeatPlace = None) -> Review:
    return await service_of(request).review_table(match_id, person_of(request), seat)


@post(
    "/api/records",
    status_code=200,
    summary="The match in a record, position by position",
    request_max_body_size=RECORD_LIMIT,
    responses=changing(),
)
async def open_record(request: Ask, body: RawBody, seat: SeatPlace = None) -> Review:
    person_of(request)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRequest(problem="body: not UTF-8") from None
    return await service_of(request).review_text(text, seat or 0)


HANDLERS = [
    health,
    who_am_i,
    name_me,
    forget_me,
    link_device,
    continue_here,
    list_games,
    show_game,
    show_words,
    list_bots,
    list_tables,
    begin,
    show_table,
    delete_table,
    rematch,
    show_invitation,
    join,
    show_watched,
    show_sheet,
    list_results,
    show_added,
    show_same,
    answer_tabletop,
    keep_box,
    forget_box,
    download_record,
    show_fairness,
    review_table,
    open_record,
]

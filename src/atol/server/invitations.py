"""Links to a table: to take a seat, and to watch."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from atol.server.asking import Ask, address_of, base_of, person_of, service_of, with_identity
from atol.server.documentation import changing, reading
from atol.server.errors import NotFound
from atol.server.messages import Coded, Invited, TableInfo, UsedLink
from atol.server.people import clean_name
from atol.server.room import Room
from atol.server.service import Service
from atol.server.tables import info_of, own_table

LinkToken = Annotated[str, PathParameter(max_length=64)]
Code = Annotated[str, PathParameter(max_length=40)]  # as somebody typed it


@get("/api/codes/{code:str}", summary="The seat link that a code stands for", responses=reading(404))
async def find_code(request: Ask, code: Code) -> Coded:
    service = service_of(request)
    service.guesses.spend(address_of(request))
    token = await service.storage.coded_invitation(letters_of(code))
    if token is None:
        raise NotFound()
    return Coded(f"/join/{token}")


def letters_of(code: str) -> str:
    """Small letters, spaces and dashes are the same code."""
    return "".join(letter for letter in code.upper() if letter.isalpha())


@get("/api/join/{token:str}", summary="What a seat link offers", responses=reading(404))
async def show_invitation(request: Ask, token: LinkToken) -> Invited:
    async with invited_room(service_of(request), token) as (room, number):
        names = [seat.name for seat in room.sitting if seat.place != number]
        return Invited(room.match.game, names, number)


@post("/api/join", status_code=200, summary="Take the seat of a link", responses=changing(404, 409))
async def join(request: Ask, data: JSONBody[UsedLink]) -> Response[TableInfo]:
    person, service = person_of(request), service_of(request)
    known = None if person is None else await service.storage.person_name(person)
    name = clean_name(data.name or known or "")
    async with invited_room(service, data.token) as (room, number):  # before an identity is made for nothing
        if person is None or known is None:
            person = await service.storage.add_person(name)
        await room.take_seat(number, data.token, person, name)
    return with_identity(request, await own_table(request, room.match.id, person), person)


@get("/api/watch/{token:str}", summary="A table to watch", responses=reading(404))
async def show_watched(request: Ask, token: LinkToken) -> TableInfo:
    service = service_of(request)
    async with service.watched_room(token) as room:
        return info_of(service, room, None, base_of(request))


@asynccontextmanager
async def invited_room(service: Service, token: str) -> AsyncIterator[tuple[Room, int]]:
    """The room and the seat that a link offers; raises NotFound."""
    invited = await service.storage.invited_match(token)
    if invited is None:
        raise NotFound()
    match_id, seat = invited
    async with service.rooms.use(match_id) as room:
        yield room, seat


HANDLERS = [find_code, show_invitation, join, show_watched]

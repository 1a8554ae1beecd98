"""Who I am: a name, a cookie, and a link to go on with on another device."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from atol.server.asking import Ask, base_of, known_person, person_of, service_of, with_identity
from atol.server.documentation import changing, reading
from atol.server.errors import BadRequest, NotFound
from atol.server.identity import no_cookie
from atol.server.messages import Me, NewName, OneTimeLink, UsedLink
from atol.server.service import Service


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
        await forget(service_of(request), person)


@post("/api/me/link", summary="A one-time link to continue on another device", responses=changing(401))
async def link_device(request: Ask) -> OneTimeLink:
    person, _ = await known_person(request)
    service = service_of(request)
    return service.link(f"/continue/{await service.storage.add_device_link(person)}", base_of(request))


@post("/api/continue", status_code=200, summary="Become who made the link", responses=changing(404))
async def continue_here(request: Ask, data: JSONBody[UsedLink]) -> Response[Me]:
    storage = service_of(request).storage
    person = await storage.use_device_link(data.token)
    if person is None:
        raise NotFound()
    return with_identity(request, Me(await storage.person_name(person)), person)


async def forget(service: Service, person: str) -> None:
    sat_at = await service.storage.matches_of(person)
    await service.storage.forget(person)
    for standing in sat_at:
        await service.rooms.drop_match(standing.match.id)


def clean_name(name: str) -> str:
    """One line of printable letters."""
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise BadRequest(problem="name: empty")
    return cleaned


HANDLERS = [who_am_i, name_me, forget_me, link_device, continue_here]

"""What every handler needs of a request: the service behind it, who asks, and that nobody asks too often."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from atol.server.errors import NoIdentity
from atol.server.service import Service

Ask = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, Any]


def service_of(connection: Connection) -> Service:
    service: Service = connection.app.state.service
    return service


def person_of(connection: Connection) -> str | None:
    """Whoever asks, where they have an identity."""
    return service_of(connection).identities.person(connection.cookies)


async def known_person(request: Ask) -> tuple[str, str]:
    """Id and name of whoever asks; raises NoIdentity."""
    person = person_of(request)
    name = None if person is None else await service_of(request).storage.person_name(person)
    if person is None or name is None:
        raise NoIdentity()
    return person, name


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def who_is(connection: Connection, person: str | None) -> str:
    """Whose limits count: a person's, or those of an address with people without an identity."""
    return person or address_of(connection)


async def within_limits(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: counts the request against what one may ask for; raises SlowDown.

    It never waits, but one that is not `async` would be run in a thread for each request.
    """
    service_of(connection).limits.spend(who_is(connection, person_of(connection)))


def base_of(request: Ask) -> str:
    return str(request.base_url)


def with_identity(request: Ask, answer: Any, person: str, status: int = 200) -> Response[Any]:
    cookie = service_of(request).identities.cookie(person, request.url.scheme == "https")
    return Response(answer, status_code=status, cookies=[cookie])

"""The application: handlers, errors, headers and the service behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

import atol
from atol.core.errors import AtolError
from atol.server import (
    analyses,
    daily,
    editions,
    games,
    invitations,
    live,
    notices,
    operations,
    pages,
    people,
    progress,
    records,
    sheets,
    single,
    tables,
    tabletop,
)
from atol.server.asking import within_limits
from atol.server.documentation import PlainPage
from atol.server.errors import WrongOrigin, on_any_error, on_atol_error, on_deep_error, on_http_error
from atol.server.service import Service
from atol.server.settings import BODY_LIMIT, Settings
from atol.server.tracing import Tracing

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LIMITED = [
    people,
    tables,
    invitations,
    notices,
    sheets,
    tabletop,
    editions,
    single,
    records,
    analyses,
    progress,
    daily,
]  # one may not ask these too often


class SameOrigin(ASGIMiddleware):
    """Other people's pages may not act for whoever has a cookie here."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if is_same_origin(scope) or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": live.WRONG_ORIGIN, "reason": ""})
        else:
            raise WrongOrigin()


def is_same_origin(scope: Scope) -> bool:
    """Programs that are no browsers send no Origin, and no one else's cookie."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host", b"")


def make_app(settings: Settings, beside: Sequence[Lifespan] = ()) -> Litestar:
    """`beside` is what begins after the service and ends before it."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        await service.open()
        try:
            yield
        finally:
            await service.close()

    limited = [handler for subject in LIMITED for handler in subject.HANDLERS]
    app = Litestar(
        [
            *games.HANDLERS,
            *operations.HANDLERS,
            Router("/", route_handlers=limited, guards=[within_limits]),
            *live.HANDLERS,
            pages.page,
            pages.plain_file,
            *pages.assets(),
        ],
        lifespan=[lifespan, *beside],
        middleware=[SameOrigin()],
        before_send=[pages.add_headers],
        compression_config=CompressionConfig("gzip", exclude=["/live$", r"\.bin$"]),
        exception_handlers={
            AtolError: on_atol_error,
            HTTPException: on_http_error,
            RecursionError: on_deep_error,
            Exception: on_any_error,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig("Atol", atol.__version__, path="/api/docs", render_plugins=[PlainPage()]),
        logging_config=None,
    )
    app.asgi_handler = Tracing(app.asgi_handler, service.metrics)
    return app

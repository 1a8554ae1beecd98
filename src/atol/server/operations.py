"""For whoever runs the server: is it ready, and how does it fare?"""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy.exc import SQLAlchemyError

from atol.server.asking import Ask, service_of
from atol.server.documentation import problems
from atol.server.errors import NotFound, NotReady
from atol.server.messages import Ready
from atol.server.metrics import CONTENT_TYPE


@get("/ready", summary="May requests be sent here?", responses=problems(503))
async def ready(request: Ask) -> Ready:
    """Not while its database does not answer. Before it is open, and once it stops, nobody listens at all."""
    try:
        await service_of(request).storage.person_name("")
    except SQLAlchemyError:
        raise NotReady() from None
    return Ready("ready")


@get("/metrics", include_in_schema=False)
async def metrics(request: Ask) -> Response[bytes]:
    """For Prometheus, where it was wanted (`--metrics`)."""
    service = service_of(request)
    if not service.settings.metrics:
        raise NotFound()
    return Response(service.metrics.text(), headers={"content-type": CONTENT_TYPE})


HANDLERS = [ready, metrics]

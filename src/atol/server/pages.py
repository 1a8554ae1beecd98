"""The pages of the browser client, built into the package, and the headers every answer carries."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Guard, Message, Scope

from atol.server.errors import NotFound

PAGES = Path(os.environ.get("ATOL_PAGES") or Path(__file__).parent / "pages")
MISSING = (
    "<!doctype html><title>Atol</title><p>The pages of Atol were not built into this installation. "
    "Strony Atola nie zostały zbudowane w tej instalacji.</p>"
)
CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python beside the box is WebAssembly
        "style-src 'self' 'unsafe-inline'",  # sizes and positions of pieces are style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    b"content-security-policy": CONTENT_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        present = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *[(name, value) for name, value in HEADERS.items() if name not in present],
        ]


def page_text() -> str:
    index = PAGES / "index.html"
    return index.read_text("utf-8") if index.exists() else MISSING


PAGE_PATHS = [
    "/",
    "/new/{rest:path}",
    "/table/{rest:path}",
    "/watch/{rest:path}",
    "/join/{rest:path}",
    "/continue/{rest:path}",
    "/help/{rest:path}",
    "/edition/{rest:path}",
    "/sheet/{rest:path}",
    "/box/{rest:path}",
    "/beside/{rest:path}",
    "/tabletop/{rest:path}",
    "/evenings",
    "/review",
    "/daily",
    "/progress",
]


@get(PAGE_PATHS, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[str]:
    """One page; the client draws what the path names."""
    return Response(page_text(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


PLAIN_FILES = {
    "/sw.js": "text/javascript",
    "/offline.json": "application/json",
    "/python.json": "application/json",
    "/manifest.webmanifest": "application/manifest+json",
}


@get(list(PLAIN_FILES), include_in_schema=False, sync_to_thread=False)
def plain_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What browsers look for beside the page, always under the same name: the service worker and its lists."""
    path = request.url.path
    file = PAGES / path[1:]
    if not file.exists():
        raise NotFound()
    return Response(file.read_bytes(), media_type=PLAIN_FILES[path], headers={"Cache-Control": "no-cache"})


def assets() -> list[ControllerRouterHandler]:
    """Their names change with their contents, so a browser may keep them for ever."""
    folder, icons = PAGES / "assets", PAGES / "icons"
    if not folder.exists():
        return []
    forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    return [
        files_below("/assets", folder, forever),
        files_below("/icons", icons, CacheControlHeader(max_age=3600)),
    ]


def files_below(path: str, folder: Path, kept: CacheControlHeader) -> ControllerRouterHandler:
    return create_static_files_router(
        path, [folder], include_in_schema=False, cache_control=kept, guards=[names_a_file(folder)]
    )


def names_a_file(folder: Path) -> Guard:
    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """What serves files fails on null bytes, on long names and on paths beyond a file; raises NotFound."""
        if not os.path.isfile(f"{folder}/{connection.path_params['file_path']}"):
            raise NotFound()

    return guard

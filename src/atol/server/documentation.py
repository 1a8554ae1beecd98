"""What the OpenAPI document says of refusals, and the document as a page of plain HTML that loads nothing."""

from __future__ import annotations

import html
from http import HTTPStatus
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin

from atol.server.errors import PROBLEM
from atol.server.messages import Problem

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Atol API</title>
<style>body{{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}
code{{background:#eef6f5;padding:.1em .3em;border-radius:.3em}}dt{{margin-top:1rem;font-weight:600}}</style>
<h1>Atol API</h1>
<p>The same as JSON: <a href="/api/docs/openapi.json">openapi.json</a>. A table is played over a WebSocket,
<code>/api/tables/{{id}}/live</code>; its messages are in <code>atol.server.protocol</code>.</p>
<dl>{operations}</dl></html>"""


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        lines = [
            operation_html(method, path, operation)
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
        ]
        return PAGE.format(operations="".join(lines)).encode()


def operation_html(method: str, path: str, operation: dict[str, Any]) -> str:
    answers = ", ".join(operation["responses"])
    name = f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
    return f"{name}<dd>{html.escape(operation.get('summary', ''))} <small>({answers})</small></dd>"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How an operation refuses, for the document."""
    return {
        status: ResponseSpec(Problem, False, f"{HTTPStatus(status).phrase}: its code names the kind", PROBLEM)
        for status in sorted(statuses)
    }


def reading(*more: int) -> dict[int, ResponseSpec]:
    return problems(400, 429, *more)


def changing(*more: int) -> dict[int, ResponseSpec]:
    return problems(400, 403, 413, 429, 503, *more)

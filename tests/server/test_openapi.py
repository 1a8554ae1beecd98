"""Whatever fits or misses the OpenAPI document is answered as the document says, and never with a server error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tools.serving import RunningServer, Visitor

from tests.server.players import BOT, ME

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


bounded = settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def examine_all(server: RunningServer, headers: Callable[[], dict[str, str]]) -> int:
    """Ask for every operation in many ways; returns how many answers were examined."""
    document = schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
    examined = 0

    def examine(operation: Any) -> None:
        sent = headers()

        @bounded
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal examined
            examined += 1
            case.call_and_validate(checks=CHECKS, headers=sent)

        check()

    for operation in document.get_all_operations():
        examine(operation.ok())
    return examined


def test_every_operation_answers_nobody_as_documented(server: RunningServer) -> None:
    assert examine_all(server, dict) > 150


def test_every_operation_answers_a_known_person_as_documented(server: RunningServer) -> None:
    def somebody() -> dict[str, str]:
        """Who sits at a table, and may be forgotten by what is asked."""
        visitor = Visitor(server.address, "Ala")
        visitor.begin(ME, BOT)
        return {"Cookie": visitor.cookie}

    assert examine_all(server, somebody) > 150

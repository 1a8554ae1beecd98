"""Whatever fits or misses the OpenAPI document is answered as the document says, and never with a server error."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tools.serving import RunningServer, Visitor

from tests.example import ACHIEVING, HELPER, HELPING
from tests.server.players import BOT, ME

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


FEW = 3  # examples of each operation
MANY = pytest.param(25, marks=pytest.mark.long)


class Asking:
    """Asks for every operation in many ways, as nobody or as somebody who sits at a table."""

    def __init__(self, server: RunningServer, examples: int, known: bool) -> None:
        self.server = server
        self.known = known
        self.bounded = settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        self.document = schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
        self.statuses: dict[int, int] = {}

    def ask_all(self) -> None:
        for described in self.document.get_all_operations():
            operation: Any = described.ok()  # type: ignore[union-attr]  # or it fails, as it should
            self.ask(operation, GenerationMode.POSITIVE)
            if operation.query or operation.body:  # any text can stand in a path
                self.ask(operation, GenerationMode.NEGATIVE)

    def ask(self, operation: Any, mode: GenerationMode) -> None:
        visitor = Visitor(self.server.address, "Ala" if self.known else None)
        table = visitor.begin(ME, BOT)["id"] if self.known else "unknown"

        @self.bounded
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            if "match_id" in case.path_parameters and self.known:
                case.path_parameters["match_id"] = table
            if "game_id" in case.path_parameters and self.known:
                case.path_parameters["game_id"] = ACHIEVING
            if "name" in case.path_parameters and self.known:
                case.path_parameters.update({"game_id": HELPING, "name": HELPER})
            answer = case.call_and_validate(checks=CHECKS, headers={"Cookie": visitor.cookie})
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1

        check()


@pytest.mark.parametrize("examples", [FEW, MANY])
def test_every_operation_answers_nobody_as_documented(server: RunningServer, examples: int) -> None:
    asking = Asking(server, examples, known=False)
    asking.ask_all()
    assert sum(asking.statuses.values()) > 40 * examples
    assert set(asking.statuses) >= {200, 400, 401, 404}


@pytest.mark.parametrize("examples", [FEW, MANY])
def test_every_operation_answers_a_known_person_as_documented(server: RunningServer, examples: int) -> None:
    asking = Asking(server, examples, known=True)
    asking.ask_all()
    assert sum(asking.statuses.values()) > 40 * examples
    assert set(asking.statuses) >= {200, 201, 204, 400, 404, 409}

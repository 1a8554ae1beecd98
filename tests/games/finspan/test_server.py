"""Help for a table at home: the server carries the question to the game. Tables keep the edition they began with."""

from __future__ import annotations

from typing import Any

import pytest
from tools.serving import Visitor

from tests.example import EXAMPLE
from tests.games.finspan.positions import FIRST, GAME
from tests.server.inside import Inside, run, serving
from tests.server.players import ME, rows

COMPANION = "/api/games/finspan/tabletop/companion"
PAD = "/api/games/finspan/tabletop/pad"


def companion(*lines: str, **settings: object) -> dict[str, Any]:
    return {"asked": {"level": 2, "seed": 5, **settings, "lines": list(lines)}}


def test_the_companion_answers_anybody_and_the_same_question_alike(ala: Visitor, nobody: Visitor) -> None:
    question = companion("turn", "shared")
    answers = [visitor.ask("POST", COMPANION, question) for visitor in (ala, nobody, nobody)]
    assert {answer.status for answer in answers} == {200}
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert answers[0].json()["answer"]["told"] == 2


def test_the_pad_is_counted(nobody: Visitor) -> None:
    answer = nobody.ask("POST", PAD, {"asked": {"players": [{"fish": 40}, {"schools": 7}]}}).json()["answer"]
    assert [sheet["points"] for sheet in answer["sheets"]] == [40, 42]
    assert answer["winners"] == [1]


@pytest.mark.parametrize(
    ("path", "question", "code", "detail"),
    [
        (COMPANION, companion("goal 3"), "companion", "possible: shared, turn"),
        (COMPANION, companion("goal 3", "turn"), "companion-broken", "step 1"),
        (COMPANION, companion(edition="old"), "companion-outdated", "begin a new one"),
        (COMPANION, companion(goals="C"), "bad-option", "w1-eggs-or-young"),
        (COMPANION, companion(level=7), "bad-request", "asked: Invalid enum value 7"),
        (COMPANION, {"asked": []}, "bad-request", "object"),
        (COMPANION, {}, "bad-request", "asked"),
        (PAD, {"asked": {"players": []}}, "bad-request", "length >= 1"),
        (PAD, {"asked": {"players": [{"eggs": "many"}]}}, "bad-request", "$.players[0].eggs"),
    ],
)
def test_what_cannot_be_answered_says_why(
    nobody: Visitor, path: str, question: dict[str, Any], code: str, detail: str
) -> None:
    answer = nobody.ask("POST", path, question)
    assert (answer.status, answer.json()["code"]) == (400, code)
    assert detail in answer.json()["detail"]


def test_a_table_goes_on_with_the_cards_that_it_began_with(database: str) -> None:
    run(keep_the_first_cards(database))


async def keep_the_first_cards(database: str) -> None:
    async with serving(database) as server:
        table = await server.begin(await server.visitor("Ala"), ME, game="finspan")
        assert await edition_at(server, table) == GAME.edition
        rows(database, "UPDATE matches SET edition = :first", first=FIRST)
        assert await edition_at(server, table) == FIRST


async def edition_at(server: Inside, table: Any) -> str:
    async with server.service.rooms.use(table["id"]) as room:
        return room.table.game.edition


def test_errors_come_in_the_language_of_the_browser(nobody: Visitor) -> None:
    answer = nobody.ask("POST", COMPANION, companion("goal 3"), {"Accept-Language": "pl"})
    assert "teraz nie pasuje" in answer.json()["detail"]


@pytest.mark.parametrize("path", ["/api/games/finspan/tabletop/oracle", f"/api/games/{EXAMPLE}/tabletop/score"])
def test_what_a_game_does_not_do_is_not_found(nobody: Visitor, path: str) -> None:
    assert nobody.ask("POST", path, {"asked": {}}).json()["code"] == "not-found"


def test_an_unknown_game_is_named(nobody: Visitor) -> None:
    answer = nobody.ask("POST", "/api/games/chess/tabletop/pad", {"asked": {}})
    assert (answer.status, answer.json()["code"]) == (404, "unknown-game")

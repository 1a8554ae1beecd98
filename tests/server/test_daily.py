"""The daily sea over HTTP: one try counts, later ones are practice, and the counted one has no hints."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from tools.serving import RunningServer, Visitor

from atol.core import registry
from atol.core.daily import LEVEL, daily_shuffle
from tests.example import ACHIEVING, EXAMPLE
from tests.server.players import play_on, seed_of, sit


def today(days: int = 0) -> str:
    return (datetime.now(UTC).date() + timedelta(days=days)).isoformat()


def begin(visitor: Visitor, game: str = ACHIEVING, kind: str = "alone", day: str | None = None) -> Any:
    return visitor.ask("POST", f"/api/daily/{game}", {"day": day or today(), "kind": kind})


def tries(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.ask("GET", "/api/daily").json()["tries"]
    return found


def test_everybody_gets_the_sea_of_the_day(server: RunningServer, ala: Visitor, ola: Visitor) -> None:
    mine, hers = begin(ala).json(), begin(ola).json()
    expected = daily_shuffle(ACHIEVING, datetime.now(UTC).date()).text()
    assert {seed_of(server.database, table) for table in (mine, hers)} == {expected}
    assert mine["shuffle"] == "given"


def test_the_first_try_counts_and_later_ones_are_practice(ala: Visitor) -> None:
    first, second = begin(ala).json(), begin(ala).json()
    assert first["daily"] == {"day": today(), "counted": True}
    assert second["daily"] == {"day": today(), "counted": False}
    (mine,) = tries(ala)
    assert (mine["match"], mine["points"], mine["won"]) == (first["id"], None, None)


def test_a_deleted_try_stays_the_one_that_counts(ala: Visitor) -> None:
    first = begin(ala).json()
    assert ala.ask("DELETE", f"/api/tables/{first['id']}").status == 204
    assert begin(ala).json()["daily"]["counted"] is False
    assert [mine["match"] for mine in tries(ala)] == [first["id"]]


def test_each_game_has_a_try_of_its_own(ala: Visitor) -> None:
    assert begin(ala).json()["daily"]["counted"] is True
    rival = begin(ala, EXAMPLE, "rival").json()
    assert rival["daily"]["counted"] is True
    assert [seat["bot"] for seat in rival["seats"]] == [None, LEVEL]


def test_the_counted_try_has_no_hints_and_practice_has(ala: Visitor) -> None:
    counted, practice = begin(ala).json(), begin(ala).json()
    with sit(ala, counted) as player:
        refusal = player.refused("hint", seat=0, version=player.version)
        assert refusal["code"] == "no-hints"
        assert "without hints" in refusal["text"]
    with sit(ala, practice) as player:
        player.say("hint", seat=0, version=player.version)
        assert player.hear("hint", "refused")["type"] == "hint"


def test_a_try_that_was_played_stands_in_the_calendar_and_in_the_progress(ala: Visitor) -> None:
    table = begin(ala).json()
    with sit(ala, table) as player:
        play_on([player])
        points = player.update["result"]["scores"][0]
    (mine,) = tries(ala)
    assert (mine["day"], mine["kind"], mine["points"]) == (today(), "alone", points)
    (game,) = ala.ask("GET", "/api/progress").json()["games"]
    assert (game["game"], game["matches"], game["best"]) == (ACHIEVING, 1, points)
    assert [point["origin"] for point in game["line"]] == ["daily"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"day": today(-2), "kind": "rival"}, "bad-day"),
        ({"day": today(2), "kind": "rival"}, "bad-day"),
        ({"day": "20261116", "kind": "rival"}, "bad-day"),
        ({"day": "tomorrow", "kind": "rival"}, "bad-day"),
        ({"day": today(), "kind": "alone"}, "no-such-daily"),
        ({"day": today(), "kind": "team"}, "bad-request"),
    ],
)
def test_a_sea_that_is_not_there_is_refused(ala: Visitor, body: object, code: str) -> None:
    answer = ala.ask("POST", f"/api/daily/{EXAMPLE}", body)
    assert (answer.status, answer.json()["code"]) == (400, code)
    assert tries(ala) == []


def test_the_calendar_of_nobody_names_the_games_all_the_same(nobody: Visitor) -> None:
    calendar = nobody.ask("GET", "/api/daily").json()
    assert calendar["tries"] == []
    assert [game["game"] for game in calendar["games"]] == list(registry.metas())
    assert begin(nobody).status == 401

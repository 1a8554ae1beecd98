"""`atol daily`: the try that counts, practice, and the calendar."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from atol.core.daily import daily_shuffle
from tests.cli.calling import Call, saved
from tests.example import ACHIEVING, EXAMPLE

TODAY = datetime.date.today().isoformat()
FIRST_OFFERS = "1\n" * 300


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ATOL_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def try_file(home: Path, game: str) -> Path:
    (file,) = (home / "daily").glob(f"*-{game}.atol")
    return file


def test_the_first_try_counts_and_the_next_one_is_practice(call: Call, home: Path) -> None:
    first = call("daily", ACHIEVING, "--alone", "--lang", "en", text=FIRST_OFFERS)
    assert first.code == 0
    assert "This is the try that counts today." in first.out
    assert f"To share: Atol, sea of {TODAY}" in first.out
    assert "The seed was known before this match" in first.out
    assert "Fair shuffle" not in first.out
    kept = try_file(home, ACHIEVING).read_bytes()
    second = call("daily", ACHIEVING, "--alone", "--lang", "en", text=FIRST_OFFERS)
    assert "this one is practice" in second.out
    assert second.out.rstrip().endswith("(practice)")
    assert try_file(home, ACHIEVING).read_bytes() == kept


def test_a_try_that_was_left_is_gone_on_with(call: Call, home: Path) -> None:
    call("daily", ACHIEVING, "--alone", "--lang", "en", text="1\n1\n")
    moves = len(saved(try_file(home, ACHIEVING)).moves)
    again = call("daily", ACHIEVING, "--lang", "en", text="1\n")
    assert "Going on with today’s try." in again.out
    assert len(saved(try_file(home, ACHIEVING)).moves) == moves + 1


def test_the_counted_try_is_played_without_hints_on_the_sea_of_the_day(call: Call, home: Path) -> None:
    answer = call("daily", ACHIEVING, "--alone", "--lang", "en", text="hint\n")
    assert "without hints" in answer.out
    assert saved(try_file(home, ACHIEVING)).seed == daily_shuffle(ACHIEVING, datetime.date.today()).text()


def test_a_game_for_several_is_not_played_alone(call: Call, home: Path) -> None:
    answer = call("daily", EXAMPLE, "--alone", "--lang", "en")
    assert (answer.code, "no daily sea of that kind" in answer.err) == (2, True)
    assert not (home / "daily").exists()


@pytest.mark.parametrize(("language", "line"), [("en", "not finished"), ("pl", "nie skończone")])
def test_the_calendar_lists_the_tries(call: Call, language: str, line: str) -> None:
    assert "atol daily" in call("daily", "--lang", language).out
    call("daily", ACHIEVING, "--alone", "--lang", language, text="1\n")
    listed = call("daily", "--lang", language).out
    assert TODAY in listed
    assert line in listed

"""`atol review`: a finished match explained, in words and for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from atol.locales import words
from tests.cli.calling import Call


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_match_is_explained_in_words(call: Call, match_file: Path, language: str) -> None:
    answer = call("review", match_file, "--seconds", "2", "--lang", language)
    assert answer.code == 0
    said = " ".join(answer.out.split())
    assert words(language).say("analysis-knows") in said
    assert said.count(words(language).say("analysis-luck-points", points=0, sign="zero").partition(":")[0]) == 2


def test_a_review_for_programs(call: Call, match_file: Path) -> None:
    result = call("review", match_file, "--seconds", "1", "--json").json
    assert [seat["seat"] for seat in result["seats"]] == [0, 1]
    assert 0 < result["looked_at"] <= result["decisions"]
    assert result["seats"][0]["result"] == -result["seats"][1]["result"]


def test_a_match_that_goes_on_is_not_explained(call: Call, match_file: Path) -> None:
    lines = match_file.read_text(encoding="utf-8").splitlines()
    running = ["result: running" if line.startswith("result:") else line for line in lines[:-1]]
    match_file.write_text("\n".join(running), encoding="utf-8")
    answer = call("review", match_file)
    assert answer.code == 2
    assert "running" in answer.err or "over" in answer.err

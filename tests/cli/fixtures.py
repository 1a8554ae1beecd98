"""Calling `atol` in this process."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from atol.arena.match import Setting, play_match, record_match
from atol.cli import main
from atol.core import record
from tests.cli.calling import Answer, Call
from tests.example import EXAMPLE


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run `atol` with these words and this input."""

    def run(*words: str | Path, text: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["atol", *[str(word) for word in words]])
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return Answer(int(ended.value.code or 0), out, err)

    return run


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    setting = Setting(EXAMPLE, ("random", "random"), 3, {})
    file = tmp_path / "match.atol"
    file.write_text(record.write(record_match(setting, play_match(setting, 0))), encoding="utf-8")
    return file

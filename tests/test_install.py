"""Whoever waits for an installation sees what is being done."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.install import STEPS, Progress


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    (tmp_path / "log").touch()
    return Progress(tmp_path / "log")


def hear(progress: Progress, *lines: str) -> None:
    for line in lines:
        progress.hear(line)


def test_every_step_is_said_once_with_its_number(progress: Progress, capsys: pytest.CaptureFixture[str]) -> None:
    hear(progress, *(start for _, _, start in STEPS for _ in range(2)))
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in said] == ["1/5:", "2/5:", "3/5:", "4/5:", "5/5:"]


def test_a_line_that_belongs_to_an_earlier_step_changes_nothing(progress: Progress) -> None:
    hear(progress, STEPS[3][2], "Preparing metadata (pyproject.toml): started")
    assert progress.title().startswith("Atol 4/5")


def test_a_warning_of_the_build_is_shown(progress: Progress, capsys: pytest.CaptureFixture[str]) -> None:
    hear(progress, "Preparing metadata", "atol: the pages are ready", "atol: warning: no C compiler found")
    assert capsys.readouterr().out.endswith("Atol: no C compiler found; to try again later: make clean play\n")
    assert progress.detail == ": the pages are ready"


def test_half_a_line_is_left_for_later(progress: Progress) -> None:
    progress.log.write_text("packages one\npack")
    assert progress.new_lines() == ["packages one"]
    progress.log.write_text("packages one\npackages two\n")
    assert progress.new_lines() == ["packages two"]


def test_what_a_command_says_is_kept_and_its_end_is_told(progress: Progress) -> None:
    assert progress.run([sys.executable, "-c", "print('packages x'); raise SystemExit(3)"]) == 3
    assert "packages x" in progress.log.read_text()
    assert progress.title().startswith("Atol 4/5")

"""Chromium is taken from where it is, and else from where this machine can get it. Nothing is installed here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import find_chromium
from tools.find_chromium import NoChromium


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all there is on the path."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(find_chromium, "of_playwright", lambda: None)
    return tmp_path


def put(folder: Path, name: str) -> Path:
    program = folder / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    return program


def test_the_one_that_was_named_is_taken(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "chromium")
    chosen = put(programs, "my-browser")
    monkeypatch.setenv("CHROMIUM", str(chosen))
    assert find_chromium.chromium() == chosen


def test_a_wrong_name_is_not_passed_over(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "chromium")
    monkeypatch.setenv("CHROMIUM", "nothing-like-it")
    with pytest.raises(NoChromium, match="nothing-like-it"):
        find_chromium.chromium()


@pytest.mark.parametrize("name", find_chromium.NAMES)
def test_it_is_found_on_the_path(name: str, programs: Path) -> None:
    program = put(programs, name)
    assert find_chromium.chromium() == program


def test_playwright_s_own_is_the_last_to_be_found(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_chromium, "of_playwright", lambda: Path("playwright's"))
    assert find_chromium.chromium() == Path("playwright's")
    program = put(programs, "chromium")
    assert find_chromium.chromium() == program


def test_root_on_debian_asks_apt_first_and_then_playwright(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_chromium, "may_use_apt", lambda: True)
    assert [way[-1][0] for way in find_chromium.ways()] == ["apt-get", "apt-get", sys.executable]
    assert [way[-1][-1] for way in find_chromium.ways()] == [find_chromium.SHELL, "chromium", "chromium"]
    monkeypatch.setattr(find_chromium, "may_use_apt", lambda: False)
    assert [way[-1][0] for way in find_chromium.ways()] == [sys.executable]


def test_what_an_installation_brought_is_used(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def succeeds(command: list[str]) -> bool:
        return put(programs, "chromium").exists()

    monkeypatch.setattr(find_chromium, "succeeds", succeeds)
    assert find_chromium.chromium() == programs / "chromium"


def test_without_any_way_one_line_says_what_to_do(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_chromium, "succeeds", lambda command: False)
    with pytest.raises(NoChromium, match="install one"):
        find_chromium.chromium()


def test_the_shell_is_fetched_beside_a_whole_chromium(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "chromium")
    monkeypatch.setattr(find_chromium, "may_use_apt", lambda: True)
    monkeypatch.setattr(find_chromium, "succeeds", lambda command: put(programs, find_chromium.SHELL).exists())
    assert find_chromium.main() == 0
    assert find_chromium.chromium() == programs / find_chromium.SHELL


def test_without_the_shell_a_whole_chromium_does(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = put(programs, "chromium")
    monkeypatch.setattr(find_chromium, "may_use_apt", lambda: True)
    monkeypatch.setattr(find_chromium, "succeeds", lambda command: False)
    assert find_chromium.main() == 0
    assert find_chromium.chromium() == whole

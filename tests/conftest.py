"""Fixtures that several rooms share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hatch_build import has_compiler
from tools import build_compiled, build_web

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests" / "games"  # a folder for each game: its own tests, and its playthroughs, counts and records

pytest_plugins = ["tests.cli.fixtures", "tests.server.fixtures", "tests.browser.fixtures"]

NO_COMPILER = "not run: no compiler"

Run = Callable[..., str]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are saved in a folder of the test's own, and the language is English."""
    monkeypatch.setenv("ATOL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("ATOL_PURE", raising=False)


@pytest.fixture(scope="session")
def compiled_folder() -> Path:
    """Where the compiled engine lies; make test has built it."""
    if not build_compiled.is_current():
        pytest.fail("the compiled engine is not up to date; run: python -m tools.build_compiled")
    if not has_compiler():
        pytest.skip(NO_COMPILER)
    if not build_compiled.is_compiled():
        pytest.fail("there is a C compiler, but the wheel holds no compiled modules")
    return build_compiled.TARGET


@pytest.fixture(scope="session")
def pages_folder() -> Path:
    """Where the pages lie; make test has built them."""
    if not build_web.is_current(ROOT):
        pytest.fail("the pages are not up to date; run: make web")
    return ROOT / build_web.PAGES


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """All tests that need a compiler are reported as not run in one line, not in one each."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and NO_COMPILER in report.longrepr[2]:
        report.longrepr = (__file__, 0, report.longrepr[2])
    return report


def environment(*folders: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in folders), **more}


@pytest.fixture
def run_compiled(compiled_folder: Path) -> Run:
    """Run Python against the compiled engine; gives back what it printed."""

    def run(*arguments: str, pure: bool = False, text: str = "") -> str:
        more = {"ATOL_PURE": "1"} if pure else {}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=environment(compiled_folder, ROOT, **more),
            input=text,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run

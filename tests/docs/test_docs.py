"""What the documentation says is true: its examples run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import atol
from tests.conftest import ROOT, environment

TOY = ROOT / "tests" / "toy"
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "examples"), [("python.md", 20), ("research.md", 20), ("training.md", 10)])
def test_the_python_pages_run_as_they_stand(page: str, examples: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > examples


def test_the_package_s_own_example_runs() -> None:
    failed, tried = doctest.testmod(atol)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("block", blocks(ADDING, "python") + blocks(ADDING, "toml"))
def test_excerpts_in_adding_a_game_stand_in_the_toy_game(block: str) -> None:
    first, _, excerpt = block.partition("\n")
    assert excerpt in (TOY / first.removeprefix("# ")).read_text("utf-8")


def follow_the_page(folder: Path, *paths: Path) -> str:
    """Run every command of the page in one shell, with installs landing in a folder of their own."""
    target = folder / "installed"
    (folder / "tests").symlink_to(ROOT / "tests")
    more = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PIP_TARGET": str(target),
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this switch the other way round: it turns isolation off
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }
    script = "set -euo pipefail\n" + "\n".join(blocks(ADDING, "bash"))
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment(target, *paths, **more), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def check_what_following_it_printed(printed: str) -> None:
    assert "pearls conforms" in printed
    assert "search:50: " in printed
    assert "The record is good" in printed
    assert "Match saved in" in printed


def test_following_adding_a_game_works_on_the_compiled_engine(tmp_path: Path, compiled_folder: Path) -> None:
    check_what_following_it_printed(follow_the_page(tmp_path, compiled_folder))


@pytest.mark.long
def test_following_adding_a_game_works_on_the_interpreted_engine(tmp_path: Path) -> None:
    check_what_following_it_printed(follow_the_page(tmp_path))


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for link in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert ((ROOT / page).parent / link).exists(), f"{page} links to {link}"


def pictures_on(page: str) -> list[str]:
    return re.findall(r"pictures/([^\")]+)", (ROOT / page).read_text("utf-8"))


def test_the_pictures_that_are_kept_are_those_that_the_readme_shows_and_charts() -> None:
    shown = pictures_on("README.md")
    charts = [*pictures_on("docs/research.md"), *pictures_on("docs/performance.md")]
    assert sorted([*shown, *charts]) == sorted(path.name for path in (ROOT / "docs" / "pictures").iterdir())
    assert len(shown) <= 10
    assert set(pictures_on("docs/playing.md")) <= set(shown)


def test_the_readme_s_commands_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    lines = [line.partition("#")[0].split() for line in "\n".join(blocks(text, "")).splitlines()]
    shown = {line[1] for line in lines if line[:1] == ["atol"] and len(line) > 1}
    assert ["atol"] in lines, "alone it opens the browser"
    done = subprocess.run(
        [sys.executable, "-c", "from atol.cli import main; main()", "--help"], capture_output=True, text=True
    )
    assert shown == {
        "serve",
        "play",
        "learn",
        "simulate",
        "arena",
        "replay",
        "review",
        "perft",
        "bench",
        "games",
        "observation",
        "rules",
        "tabletop",
    }
    assert all(command in done.stdout for command in shown)

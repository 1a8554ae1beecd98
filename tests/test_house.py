"""The plan of the house: a game is one folder in each language, and nobody else names it."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import PurePosixPath

import pytest

from atol.core import registry
from tests.conftest import ROOT

IDS = list(registry.metas())
ENTRY_POINTS = re.compile(r'^\[project\.entry-points\."atol\.games"\]\n(?:.+\n)+', re.MULTILINE)
READABLE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".ftl", ".toml", ".mjs", ""}
ABOUT_GAMES = ("bench/", "docs/", "examples/")  # what they are about: measurements, and pages and code for readers

needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not run: no git repository")


@cache
def committed_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def folders_of(game: str) -> tuple[str, ...]:
    return f"src/atol/games/{game}/", f"web/src/games/{game}/", f"tests/games/{game}/"


def is_free_to_name_games(file: str) -> bool:
    return file.startswith(ABOUT_GAMES) or PurePosixPath(file).suffix not in READABLE


def belongs_to_a_game(file: str) -> bool:
    return any(file.startswith(folders_of(game)) for game in IDS)


def names(game: str, text: str) -> bool:
    """Does the text hold the id as a word, or as a part of a name that is put together of words?"""
    return re.search(rf"(?<![a-z]){game}(?![a-z])", text) is not None


def visits(game: str, text: str) -> bool:
    """Does the text name the game's folder or package? To another game its id may be an ordinary word."""
    return re.search(rf"games[./]{game}(?![a-z_])|/{game}/|['\"]{game}['\"]", text) is not None


@cache
def text_of(file: str) -> str:
    """The name of the file and what is in it, but for the entry points, which are there to name games."""
    return f"{file}\n{ENTRY_POINTS.sub('', (ROOT / file).read_text('utf-8'))}"


@needs_git
@pytest.mark.parametrize("game", IDS)
def test_nobody_names_a_game_outside_its_folders(game: str) -> None:
    """To delete a game is to delete its folders and its entry point."""
    files = [file for file in committed_files() if not is_free_to_name_games(file)]
    others = [file for file in files if not file.startswith(folders_of(game))]
    naming = [file for file in others if (visits if belongs_to_a_game(file) else names)(game, text_of(file))]
    assert not naming, f"named in {', '.join(naming)}"


@pytest.mark.parametrize("text", ['game("{}")', "import {}_words", "/new/{}?seats=2", "the-{}-line"])
def test_an_id_is_found_wherever_it_stands(text: str) -> None:
    assert names(IDS[0], text.format(IDS[0]))
    assert not names(IDS[0], text.format(f"{IDS[0]}age"))

"""The first page comes quickly: little is loaded before it shows, and a game only when somebody plays it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from atol.core import registry
from tests.conftest import ROOT
from tests.example import EXAMPLE

BEFORE_BYTES = 62_312  # before things travelled, scored and taught: commit 4594e26
MOST_BYTES = BEFORE_BYTES * 1.2
ENTRY = "index.html"

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest(pages_folder: Path) -> Manifest:
    manifest: Manifest = json.loads((pages_folder / ".vite" / "manifest.json").read_text("utf-8"))
    return manifest


def loaded_at_once(manifest: Manifest, chunk: str = ENTRY, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The chunk and what it imports; what it only imports when asked to is left out."""
    for imported in [chunk, *manifest[chunk].get("imports", [])]:
        if imported not in seen:
            seen = loaded_at_once(manifest, imported, seen | {imported})
    return seen


def files_of(manifest: Manifest, chunks: frozenset[str]) -> set[str]:
    scripts = {manifest[chunk]["file"] for chunk in chunks}
    return scripts | {sheet for chunk in chunks for sheet in manifest[chunk].get("css", [])}


def test_the_first_page_is_light(pages_folder: Path, manifest: Manifest) -> None:
    files = {ENTRY, *files_of(manifest, loaded_at_once(manifest))}
    weights = {name: len(gzip.compress((pages_folder / name).read_bytes())) for name in files}
    assert sum(weights.values()) < MOST_BYTES, weights


def test_what_the_first_page_names_is_counted(pages_folder: Path, manifest: Manifest) -> None:
    text = (pages_folder / ENTRY).read_text("utf-8")
    named = {f"assets/{path.name}" for path in (pages_folder / "assets").iterdir() if path.name in text}
    scripts_and_sheets = {name for name in named if name.endswith((".js", ".css"))}
    assert scripts_and_sheets <= files_of(manifest, loaded_at_once(manifest))


DRAWN = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))


def test_every_board_belongs_to_a_game() -> None:
    """A game without a board is played on the plain one."""
    assert set(DRAWN) <= set(registry.metas())
    assert EXAMPLE in DRAWN


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_is_loaded_when_it_is_first_needed(game: str, manifest: Manifest) -> None:
    board = f"src/games/{game}/index.ts"
    assert manifest[board]["isDynamicEntry"]
    assert board not in loaded_at_once(manifest)


def test_a_page_beside_a_table_is_loaded_when_somebody_goes_there_and_without_any_board(manifest: Manifest) -> None:
    boards = {f"src/games/{game}/index.ts" for game in DRAWN}
    pages = [chunk for chunk in manifest if chunk.startswith("src/games/") and chunk.endswith(".svelte")]
    alone = [page for page in pages if manifest[page].get("isDynamicEntry")]
    assert alone
    for page in alone:
        assert not boards & loaded_at_once(manifest, page)
        assert all(page not in loaded_at_once(manifest, chunk) for chunk in (ENTRY, *boards))


def test_chunks_that_import_each_other_are_followed_once() -> None:
    manifest = {"index.html": {"imports": ["a"]}, "a": {"imports": ["b"]}, "b": {"imports": ["a"]}, "c": {}}
    assert loaded_at_once(manifest) == {"index.html", "a", "b"}

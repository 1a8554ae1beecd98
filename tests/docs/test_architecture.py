"""The map of the rooms in docs/architecture.md shows the rooms that are there, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

INDENT = 2


def rooms() -> list[str]:
    """The paths on the map, which indents what is inside a folder."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    (block,) = re.findall(r"^```\n(src/atol/.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    trail: list[str] = []
    paths = []
    for line in block.splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // INDENT
        trail = [*trail[:depth], name]
        paths.append("".join(trail))
    return paths


ROOMS = rooms()


def inside(folder: str) -> set[str]:
    return {path.removeprefix(folder) for path in ROOMS if re.fullmatch(rf"{re.escape(folder)}[^/]+/?", path)}


def folders_in(folder: Path) -> set[str]:
    names = {entry.name for entry in folder.iterdir() if entry.is_dir()}
    return {f"{name}/" for name in names if not name.startswith(("_", "."))}


def test_no_room_is_on_the_map_twice() -> None:
    assert sorted(ROOMS) == sorted(set(ROOMS))


@pytest.mark.parametrize("folder", ["src/atol/", "web/src/"])
def test_every_room_is_on_the_map(folder: str) -> None:
    assert inside(folder) == folders_in(ROOT / folder)


@pytest.mark.parametrize("folder", ["src/atol/core/", "src/atol/bots/"])
def test_every_module_is_on_the_map(folder: str) -> None:
    assert inside(folder) == {path.name for path in (ROOT / folder).glob("*.py")} - {"__init__.py"}


GAMES = sorted(path.parent for path in (ROOT / "src" / "atol" / "games").glob("*/meta.py"))
OPTIONAL = {"advice.py", "scoring.py", "tabletop/"}


@pytest.mark.parametrize("room", sorted(inside("src/atol/games/<id>/")))
def test_games_have_the_same_rooms(room: str) -> None:
    having = [(game / room).exists() for game in GAMES]
    assert any(having) if room in OPTIONAL else all(having)

"""What is built carries the pages: a wheel, and a source archive made after `make web`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import hatch_build
import pytest
from tools import build_python, build_web, node

from tests.conftest import ROOT
from tests.example import EXAMPLE

INSIDE = "atol/server/pages"


def no_warning(text: str) -> None:
    raise AssertionError(text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources of the pages and of their Python, as somebody has them who just cloned the repository."""
    root = tmp_path / "tree"
    for path in {*build_web.sources(ROOT), *build_python.our_files(ROOT)}:
        copy = root / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return root


def test_a_wheel_carries_the_pages(pages_folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "ATOL_PURE": "1"}
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(ROOT)], env=environment, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    expected = {path.relative_to(pages_folder).as_posix() for path in pages_folder.rglob("*") if path.is_file()}
    assert {name.removeprefix(f"{INSIDE}/") for name in names if name.startswith(f"{INSIDE}/")} == expected
    assert len(names) == len(set(names))


def test_a_source_archive_carries_the_front_end_and_its_pages(pages_folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package-lock.json", "tools/node.py", f"src/{INSIDE}/index.html"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.mark.long
def test_the_pages_are_built_in_a_copy(tree: Path) -> None:
    before = sorted(tree.rglob("*"))
    scratch = hatch_build.scratch_copy(tree)
    (scratch / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert hatch_build.built_pages(tree, scratch, no_warning) == {str(scratch / "src" / INSIDE): INSIDE}
    assert (scratch / "src" / INSIDE / "index.html").exists()
    assert build_web.is_current(scratch)
    assert sorted(tree.rglob("*")) == before


def test_current_pages_are_taken_as_they_are(tree: Path) -> None:
    stamp = tree / "src" / INSIDE / build_web.STAMP
    stamp.parent.mkdir(parents=True)
    stamp.write_text(build_web.fingerprint(tree))
    named = {"folder": f"/assets/python-{build_python.fingerprint(tree)}/"}
    (tree / build_python.PAGES / build_python.NAMED).write_text(json.dumps(named))
    assert hatch_build.built_pages(tree, tree / "nowhere", no_warning) == {str(tree / "src" / INSIDE): INSIDE}
    (tree / "web" / "index.html").write_text("changed")
    assert not build_web.is_current(tree)


def test_without_a_network_the_wheel_is_made_without_pages(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path) -> None:
        raise node.NodeFailed("npm error code ECONNREFUSED\nnpm error syscall connect")

    monkeypatch.setattr(build_web, "build", fail)
    warnings: list[str] = []
    assert hatch_build.built_pages(tree, tree, warnings.append) == {}
    (warning,) = warnings
    assert "(npm error code ECONNREFUSED)" in warning


def test_the_pages_can_be_left_out(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOL_NO_PAGES", "1")
    assert hatch_build.built_pages(tree, tree, no_warning) == {}


def test_help_for_a_table_at_home_stays_interpreted_with_everything_in_its_folder() -> None:
    config = {"interpreted": ["game.py", "tabletop"]}
    games = Path("src/atol/games") / EXAMPLE
    assert not hatch_build.is_compiled(games / "tabletop" / "pad.py", config)
    assert not hatch_build.is_compiled(games / "game.py", config)
    assert hatch_build.is_compiled(games / "scoring.py", config)
    assert hatch_build.is_compiled(Path("src/atol/core/game.py"), config)


def test_an_older_python_without_filters_unpacks_what_was_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "package.tgz"
    (tmp_path / "text").write_text("words")
    with tarfile.open(archive, "w:gz") as new:
        new.add(tmp_path / "text", "package/text")
    unpack_all = tarfile.TarFile.extractall

    def without_filters(opened: tarfile.TarFile, path: Path) -> None:
        unpack_all(opened, path, filter="data")

    monkeypatch.setattr(tarfile.TarFile, "extractall", without_filters)
    build_python.unpack(archive, tmp_path / "folder")
    assert (tmp_path / "folder" / "package" / "text").read_text() == "words"

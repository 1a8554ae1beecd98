"""Node comes from its Python package, never from the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import node


def test_npm_runs_although_there_is_no_node_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    done = subprocess.run([*node.npm_command(), "--version"], env=node.environment(), capture_output=True, text=True)
    assert done.stdout[0].isdigit()


def test_programs_that_call_node_get_the_same_one() -> None:
    assert Path(node.environment()["PATH"].split(os.pathsep)[0]) == Path(node.node_command()[0]).parent


def test_a_failing_program_says_why(tmp_path: Path) -> None:
    with pytest.raises(node.NodeFailed, match="no such thing"):
        node.run([sys.executable, "-c", "import sys; sys.exit('no such thing')"], tmp_path)


def test_packages_are_fetched_again_only_for_another_lock_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[Path] = []
    monkeypatch.setattr(node, "run", lambda command, folder: fetched.append(folder))
    (tmp_path / "node_modules").mkdir()
    for text in ("one", "one", "two"):
        (tmp_path / "package-lock.json").write_text(text)
        node.install_packages(tmp_path)
    assert len(fetched) == 2

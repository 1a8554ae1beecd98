"""Packages come from wherever pip and npm are told to look: no file of the repository names a registry."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.conftest import ROOT

HOSTS = rb"\b(npmjs|yarnpkg)\.(com|org)\b|\bpypi\.org\b|\bpythonhosted\.org\b"
REGISTRY = re.compile(HOSTS + rb"|\bindex[-]url\b")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not run: no git repository")
def test_no_committed_file_names_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    assert [str(path) for path in files if path.is_file() and REGISTRY.search(path.read_bytes())] == []


@pytest.mark.parametrize("name", ["pypi", "npmjs"])
def test_a_registry_would_be_found(name: str) -> None:
    assert REGISTRY.search(f"https://registry.{name}.org/package".encode())


def test_the_pins_are_names_and_versions_only() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", pin)] == []

"""The lock file of the front end installs on every system and from wherever npm is told to fetch."""

from __future__ import annotations

import json
from typing import Any

from tests.conftest import ROOT

LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
PACKAGE: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
FETCHED = {path: entry for path, entry in LOCK["packages"].items() if path}


def test_the_lock_holds_the_bundler_s_binding_of_every_platform() -> None:
    """npm leaves some out when a lock file is made from an installed folder; then `npm ci` fails elsewhere."""
    bindings = {path.rpartition("/")[2] for path in FETCHED if "/@rolldown/binding-" in path}
    assert len(bindings) == 15
    assert bindings == {name.rpartition("/")[2] for name in optional_dependencies("rolldown")}


def optional_dependencies(name: str) -> list[str]:
    return list(FETCHED[f"node_modules/{name}"]["optionalDependencies"])


def test_the_lock_names_no_host() -> None:
    assert [path for path, entry in FETCHED.items() if "resolved" in entry] == []


def test_every_package_has_a_checksum() -> None:
    assert [path for path, entry in FETCHED.items() if not entry.get("integrity")] == []


def test_the_lock_is_in_step_with_the_package_file() -> None:
    assert LOCK["packages"][""]["devDependencies"] == PACKAGE["devDependencies"]


def test_every_package_of_the_front_end_is_pinned() -> None:
    """A version with no range: the pages of today are the pages of next year."""
    assert [name for name, version in PACKAGE["devDependencies"].items() if not version[0].isdigit()] == []

"""What `make check` runs for a file that changed."""

from __future__ import annotations

import pytest
from tools.check import SELDOM, lint_commands, own_tests, pytest_commands

from tests.example import EXAMPLE


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        (f"src/atol/games/{EXAMPLE}/view.py", f"tests/games/{EXAMPLE}"),
        (f"tests/games/{EXAMPLE}/golden/2.txt", f"tests/games/{EXAMPLE}"),
        ("src/atol/core/record.py", "tests/core"),
        ("src/atol/locales/pl/web.ftl", "tests/test_locales.py"),
        ("tests/core/test_bag.py", "tests/core/test_bag.py"),
        ("tests/table/tables.py", "tests/table"),
        ("web/src/App.svelte", "tests/web"),
        ("docs/python.md", "tests/docs"),
        ("Makefile", None),
        ("bench/speed.py", None),
    ],
)
def test_a_file_has_its_tests(file: str, tests: str | None) -> None:
    assert own_tests(file) == tests


def test_a_game_is_checked_with_its_playthroughs() -> None:
    own, golden = pytest_commands([f"src/atol/games/{EXAMPLE}/view.py"])
    assert own[-1] == f"tests/games/{EXAMPLE}"
    assert golden[-3:] == ["tests/test_golden.py", "-k", EXAMPLE]


def test_what_needs_a_build_is_left_to_make_test() -> None:
    assert pytest_commands([f"{folder}/test_something.py" for folder in SELDOM]) == []


def test_only_what_changed_is_linted() -> None:
    assert lint_commands(["README.md"]) == []
    assert [command[-1] for command in lint_commands(["hatch_build.py"])][:2] == ["hatch_build.py", "hatch_build.py"]
    assert lint_commands(["web/src/App.svelte"])[0][-1] == "check"

"""facts.md numbers every fact of the rules, and each has a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
LINES = (FOLDER / "facts.md").read_text("utf-8").splitlines()
FACTS = [line for line in LINES if line.startswith("| K-")]
CASES = [line for line in LINES if line.startswith("| ") and "`test_" in line]
THERE = set(re.findall(r"^def (test_\w+)", "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py")), re.M))


def named_in(line: str) -> list[str]:
    return re.findall(r"`(test_\w+)`", line)


def test_facts_are_numbered_without_a_gap() -> None:
    assert [line.split("|")[1].strip() for line in FACTS] == [f"K-{number + 1}" for number in range(len(FACTS))]
    sections = [line.split("|")[2].strip().partition(".")[0] for line in FACTS]
    assert sorted(set(sections), key=int) == [str(section) for section in range(2, 11)]


def test_every_fact_names_its_tests_and_they_exist() -> None:
    for line in FACTS + CASES:
        assert named_in(line), line
        assert set(named_in(line)) <= THERE, line

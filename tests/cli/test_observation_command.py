"""`atol observation`: what each number means, for people and for programs."""

from __future__ import annotations

import pytest

from atol.core import registry
from pearls.game import PearlsGame
from tests.cli.calling import Call
from tests.example import EXAMPLE, GAME

TABLE = GAME.observation


def test_the_head_names_version_and_fingerprint(call: Call) -> None:
    head = call("observation", EXAMPLE).out.splitlines()[0]
    assert f"version {TABLE.version}, fingerprint {TABLE.fingerprint()}, {TABLE.length} numbers" in head
    assert call("observation", EXAMPLE, "--lang", "pl").out.startswith(f"Obserwacja gry {EXAMPLE}: wersja ")


def test_blocks_are_listed_with_their_indexes(call: Call) -> None:
    lines = call("observation", EXAMPLE).out.splitlines()
    starts = [line for line in lines[2:] if line[0] != " "]
    assert [line.split()[1] for line in starts] == [block.name for block in TABLE.blocks]
    first = TABLE.blocks[0]
    assert starts[0].split()[0] == f"0–{first.length - 1}"
    assert f"{first.low}…{first.high}" in starts[0]


def test_each_number_can_be_listed(call: Call) -> None:
    lines = call("observation", EXAMPLE, "--entries").out.splitlines()[2:]
    assert len(lines) == TABLE.length
    for index, (entry, line) in enumerate(zip(TABLE.entries(), lines, strict=True)):
        assert line.startswith(str(index))
        assert f" {entry.name} " in line


def test_programs_get_the_same(call: Call) -> None:
    told = call("observation", EXAMPLE, "--json").json
    assert (told["version"], told["fingerprint"]) == (TABLE.version, TABLE.fingerprint())
    assert told["actions"] == GAME.action_count
    assert [block["start"] + block["length"] for block in told["blocks"]][-1] == told["length"] == TABLE.length
    assert [block["meaning"] for block in told["blocks"]] == [block.meaning for block in TABLE.blocks]


def test_a_game_without_one_says_so(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda game_id: PearlsGame())
    answer = call("observation", EXAMPLE)
    assert answer.code == 2
    assert answer.err == f"atol: {EXAMPLE} has no observation\n"

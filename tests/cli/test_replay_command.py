"""`atol replay`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from atol.core import record
from atol.terminal.review import review
from tests.cli.calling import Call, saved
from tests.example import EXAMPLE


@pytest.mark.parametrize(("language", "words"), [("en", "The record is good"), ("pl", "Zapis jest poprawny")])
def test_a_good_record_verifies(call: Call, match_file: Path, language: str, words: str) -> None:
    answer = call("replay", match_file, "--verify", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert words in answer.out
    scores = record.verify(saved(match_file)).scores()
    assert f"random 1: {scores[0]}, random 2: {scores[1]}; " in answer.out


def test_replay_for_programs(call: Call, match_file: Path) -> None:
    result = call("replay", match_file, "--json").json
    final = record.verify(saved(match_file))
    assert result == {
        "game": EXAMPLE,
        "moves": len(saved(match_file).moves),
        "over": True,
        "scores": final.scores(),
        "winners": final.winners(),
    }


def test_a_running_record_has_no_winners_yet(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "running.atol"
    call("play", EXAMPLE, "--seats", "me,greedy", "--save", file, text="1\n")
    result = call("replay", file, "--json").json
    assert (result["over"], result["winners"]) == (False, [])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_changed_move_fails_with_its_line_and_what_was_expected(
    call: Call, match_file: Path, language: str
) -> None:
    lines = match_file.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    right = " ".join(lines[number].split()[2:5])
    lines[number] = lines[number].replace("place ", "plaxe ")
    match_file.write_text("\n".join(lines), encoding="utf-8")
    for flag in ("--verify", "--json"):
        answer = call("replay", match_file, flag, "--lang", language)
        assert (answer.code, answer.out) == (2, "")
        assert len(answer.err.splitlines()) == 1
        assert f"{'line' if language == 'en' else 'linia'} {number + 1}: " in answer.err
        assert answer.err.rstrip().endswith(right)


def test_replay_without_a_terminal_prints_every_move(call: Call, match_file: Path) -> None:
    answer = call("replay", match_file)
    assert (answer.code, answer.err) == (0, "")
    moves = re.findall(r"^ +\d+  random [12]: ", answer.out, flags=re.MULTILINE)
    assert len(moves) == len(saved(match_file).moves)


def test_replay_steps_at_a_terminal(call: Call, match_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atol.cli.playing.review", stepping_review)
    answer = call("replay", match_file, text="\n\n3\nq\n")
    assert answer.code == 0
    moves = len(saved(match_file).moves)
    assert f"[0/{moves}] Enter: next" in answer.out
    assert f"[3/{moves}]" in answer.out


def stepping_review(recorded: record.Record, screen: Any, read: Any, ask: bool) -> None:
    """As at a terminal, where a person can be asked."""
    assert not ask
    review(recorded, screen, read, True)


def test_the_end_of_input_ends_a_replay(call: Call, match_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atol.cli.playing.review", stepping_review)
    answer = call("replay", match_file)
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize("text", ["", "hello", "Atol record 1\nnonsense\n"])
def test_other_files_are_no_records(call: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text, encoding="utf-8")
    for words in (["replay"], ["replay", "--verify"], ["play", "--resume"]):
        answer = call(*words, file)
        assert answer.code == 2
        assert len(answer.err.splitlines()) == 1


def test_a_file_that_is_no_text_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert call("replay", file).err == f"atol: {file} cannot be read: not UTF-8 text\n"

from __future__ import annotations

import re

import pytest

from atol.arena.match import Setting, play_match, record_match
from atol.core import record
from atol.core.data import Overlay
from atol.core.errors import BadData, BadRecord
from atol.core.record import Record
from tests.example import EXAMPLE


def random_match(seed: int = 3, **more: object) -> Record:
    setting = Setting(EXAMPLE, ("random", "random"), seed, {}, **more)  # type: ignore[arg-type]  # only overlay
    return record_match(setting, play_match(setting, 0))


MATCH = record.write(random_match())
LINES = MATCH.splitlines()
FIRST_MOVE = next(number for number, line in enumerate(LINES) if line.startswith("1 "))


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]]) + "\n"


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.verify(record.read(text))
    return caught.value


def test_a_record_is_written_read_and_replayed_exactly() -> None:
    recorded = record.read(MATCH)
    assert record.write(recorded) == MATCH
    final = record.verify(recorded)
    assert final.over
    assert record.result_of(final) == recorded.result


def test_a_record_can_be_read_in_an_editor() -> None:
    assert LINES[0] == "Atol record 1"
    assert re.fullmatch(r"1 [01] place (red|yellow|green|purple) [bc][23] ; [0-9a-f]{8}", LINES[FIRST_MOVE])


def test_comments_and_empty_lines_do_not_matter() -> None:
    commented = MATCH.replace("\n1 ", "\n# a good start\n\n1 ")
    assert record.write(record.read(commented)) == MATCH


@pytest.mark.parametrize("step", range(0, len(LINES) - FIRST_MOVE, 9))
def test_one_changed_character_of_a_move_is_named_with_its_line(step: int) -> None:
    number = FIRST_MOVE + step
    line = LINES[number]
    for index, letter in enumerate(line):
        if letter in " ;":
            continue
        changed = line[:index] + ("x" if letter != "x" else "y") + line[index + 1 :]
        assert refusal(with_line(number, changed)).details["line"] == number + 1, changed


def test_a_legal_move_in_place_of_the_played_one_is_found_and_the_right_one_named() -> None:
    colour, space = LINES[FIRST_MOVE].split()[3:5]
    other = "b2" if space != "b2" else "c3"
    error = refusal(with_line(FIRST_MOVE, LINES[FIRST_MOVE].replace(space, other)))
    assert str(error.details["problem"]) == f"place {colour} {other}"
    assert str(error.details["expected"]) == f"place {colour} {space}"
    assert str(error).startswith(f"line {FIRST_MOVE + 1}: found place")


def test_a_wrong_check_is_named_with_the_right_one() -> None:
    check = LINES[FIRST_MOVE][-8:]
    wrong = "00000000" if check != "00000000" else "11111111"
    error = refusal(with_line(FIRST_MOVE, LINES[FIRST_MOVE].replace(check, wrong)))
    assert str(error.details["expected"]) == check


def test_a_missing_line_is_noticed() -> None:
    text = "\n".join(LINES[:FIRST_MOVE] + LINES[FIRST_MOVE + 1 :])
    error = refusal(text)
    assert "found move number 2; expected 1" in str(error)


def test_a_missing_end_is_noticed() -> None:
    assert "running" in str(refusal("\n".join(LINES[:-1])))


def test_a_move_after_the_end_is_refused() -> None:
    last = int(LINES[-1].split()[0])
    assert "was over before" in str(refusal(MATCH + f"{last + 1} 0 take R01 ; 12345678\n"))


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("game", "chess", None),
        ("rules", "99", "rules 1"),
        ("rules", "one", "a whole number"),
        ("rules", "1" * 4301, "a whole number"),  # more digits than Python reads
        ("seats", "9" * 6000, "a whole number"),
        ("edition", "0000", "edition"),
        ("seats", "3", "one per seat"),
        ("shuffle", "other", "a whole number (plain)"),
        ("seed", "abc", "a whole number (plain)"),
        ("seed", "4", "the SHA-256 of the seed"),
        ("commitment", "00", "the SHA-256 of the seed"),
        ("result", "1 2 won by 0", "result: "),
    ],
)
def test_a_wrong_header_is_named(key: str, value: str, expected: str | None) -> None:
    text = re.sub(rf"^{key}: .*$", f"{key}: {value}", MATCH, flags=re.MULTILINE)
    if expected is None:
        with pytest.raises(Exception, match="there is no game “chess”"):
            record.verify(record.read(text))
    else:
        assert expected in str(refusal(text).details["expected"])


@pytest.mark.parametrize("key", ["game", "rules", "players", "options", "shuffle", "commitment", "result"])
def test_a_missing_header_line_is_named(key: str) -> None:
    text = re.sub(rf"^{key}: .*\n", "", MATCH, flags=re.MULTILINE)
    assert str(refusal(text).details["problem"]) == f"no {key}"


def test_a_record_without_its_seed_cannot_be_replayed() -> None:
    text = re.sub(r"^seed: .*\n", "", MATCH, flags=re.MULTILINE)
    assert str(refusal(text).details["problem"]) == "no seed"


@pytest.mark.parametrize(
    "text", ["", "hello", "Atol record 2\n", "Atol record 1\nnonsense\n", "Atol record 1\n\n1 0\n"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text)


def test_an_owner_s_overlay_travels_inside_the_record() -> None:
    overlay = Overlay(EXAMPLE, "my box", {"start": {"start": {"points": 7}}})
    text = record.write(random_match(overlay=overlay))
    recorded = record.read(text)
    assert recorded.overlay == overlay
    assert record.verify(recorded).over
    with pytest.raises(BadData):
        record.read(text.replace('"points":7', '"points":'))

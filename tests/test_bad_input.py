"""Bad input of any kind gets a named error with words, and changes nothing."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import atol
from atol.bots.registry import bot
from atol.core import record
from atol.core.data import parse_overlay
from atol.core.errors import AtolError
from atol.core.registry import game
from atol.core.shuffle import plain
from atol.table.seats import Seat
from atol.table.table import Table
from tests.core.test_record import MATCH
from tests.example import EXAMPLE

FEW = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
NAMES = st.text(max_size=12) | st.sampled_from([EXAMPLE, "setup", "points", "cards", "R05", "start"])
VALUES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8) | st.lists(NAMES)
)


def refuses(error: AtolError) -> None:
    """The error has words in both languages, in one line."""
    for language in ("pl", "en"):
        assert len(error.words(language).splitlines()) == 1


@FEW
@given(st.integers(0, len(MATCH)), st.integers(0, 40), st.text(max_size=20))
def test_a_damaged_record_is_refused_or_still_replays(place: int, cut: int, put: str) -> None:
    damaged = MATCH[:place] + put + MATCH[place + cut :]
    try:
        state = record.verify(record.read(damaged))
    except AtolError as error:
        refuses(error)
    else:
        assert record.result_of(state) in MATCH


@FEW
@given(st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    try:
        record.read(text)
    except AtolError as error:
        refuses(error)
    else:
        raise AssertionError("a random text was taken for a record")


@FEW
@given(
    st.dictionaries(NAMES, st.dictionaries(NAMES, st.dictionaries(NAMES, VALUES, max_size=2), max_size=2), max_size=2)
)
def test_an_overlay_is_used_or_refused_with_words(replace: dict[str, object]) -> None:
    text = json.dumps({"game": EXAMPLE, "edition": "x", "replace": replace}).encode()
    try:
        assert game(EXAMPLE, parse_overlay(text, "x.json")).new(2, 1).legal()
    except AtolError as error:
        refuses(error)


@FEW
@given(st.binary(max_size=60))
def test_any_bytes_are_no_overlay(data: bytes) -> None:
    try:
        parse_overlay(data, "x.json")
    except AtolError as error:
        refuses(error)
    else:
        raise AssertionError("random bytes were taken for an overlay")


@FEW
@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    example = atol.game(EXAMPLE)
    try:
        assert example.notation(example.parse(text)) == " ".join(text.split()).lower().replace(" r", " R")
    except AtolError as error:
        refuses(error)


@FEW
@given(st.text(max_size=12) | st.from_regex(r"search:[0-9a-z.+-]{0,6}", fullmatch=True))
def test_any_bot_name_is_a_bot_or_refused(spec: str) -> None:
    try:
        assert bot(spec)
    except AtolError as error:
        refuses(error)


@FEW
@given(st.integers(-3, 5), st.integers(-5, 300), st.none() | st.integers(-2, 4))
def test_a_table_takes_valid_actions_and_nothing_else(seat: int, action: int, version: int | None) -> None:
    table = Table(atol.game(EXAMPLE), [Seat("person", "Ala"), Seat("person", "Ola")], {}, plain(3))
    before = record.write(table.save())
    valid = seat == table.to_act and action in table.legal(seat) and version in (None, 0)
    try:
        table.play(seat, action, version)
    except AtolError as error:
        refuses(error)
        assert not valid
        assert (record.write(table.save()), table.version, table.journal) == (before, 0, [])
    else:
        assert valid


@FEW
@given(st.dictionaries(NAMES, VALUES, max_size=3), st.integers(-3, 9))
def test_a_match_starts_or_is_refused(options: dict[str, object], seats: int) -> None:
    try:
        assert atol.game(EXAMPLE).new_with_events(seats, 1, options, []).legal()
    except AtolError as error:
        refuses(error)

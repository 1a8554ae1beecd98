"""An error is told in one short line, whatever it is about, and never fails while it is told."""

from __future__ import annotations

import pytest

from atol.core import errors
from atol.core.errors import LONGEST_QUOTE, AtolError, BadRecord, Phrase, UnknownGame
from atol.locales import LANGUAGES


class Wordless(AtolError):
    message = "error-that-nobody-wrote"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_quote_is_cut(language: str) -> None:
    error = UnknownGame(game="x" * 5000, known="pearls")
    assert len(error.sentence(language)) < LONGEST_QUOTE + 200
    assert "x" * LONGEST_QUOTE + errors.CUT in error.words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_quote_within_a_phrase_is_cut_too(language: str) -> None:
    error = BadRecord(line=1, problem=Phrase("record-move-number", number="9" * 6000), expected="1")
    assert errors.CUT in error.sentence(language)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_too_large_to_be_written_is_cut(sign: int) -> None:
    assert "0x" in UnknownGame(game=sign * 10**6000, known=1).sentence("en")


def test_what_fits_is_quoted_whole() -> None:
    assert "y" * LONGEST_QUOTE in UnknownGame(game="y" * LONGEST_QUOTE, known="pearls").words("en")
    assert errors.CUT not in UnknownGame(game="y" * LONGEST_QUOTE, known="pearls").words("en")


def test_an_error_without_words_is_told_by_its_name() -> None:
    assert str(Wordless()) == "that nobody wrote"
    with pytest.raises(LookupError):
        Wordless().sentence("en")


def test_an_error_that_lacks_a_detail_is_told_by_its_name() -> None:
    assert str(UnknownGame()) == "unknown game"
    with pytest.raises(LookupError):
        UnknownGame().sentence("en")

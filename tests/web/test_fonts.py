"""The fonts of the pages are small and have every character the words are written with."""

from __future__ import annotations

import re

import pytest
from fontTools.ttLib import TTFont
from tools.make_fonts import FAMILIES, FONTS, SIGNS, STYLES, Family

from tests.conftest import ROOT

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
PUNCTUATION = " .,:;!?()[]/&*#@'\"–—„”“’…·×→←↑↓●★+−%"
MOST_BYTES = 120_000


def characters(name: str) -> set[str]:
    with TTFont(FONTS / name) as font:
        return set(map(chr, font.getBestCmap()))


def of_family(family: str) -> set[str]:
    return characters(f"{family}-latin.woff2") | characters(f"{family}-latin-ext.woff2") | characters("signs.woff2")


def words_in_use() -> set[str]:
    """All but the legends of the drawings in the terminal, which has a font of its own."""
    texts = [path.read_text("utf-8") for path in (ROOT / "src" / "atol").rglob("*.ftl")]
    shown = [re.sub(r"^[a-z_]+-legend =.*\n( .*\n)*", "", text, flags=re.MULTILINE) for text in texts]
    return {character for text in shown for character in text if character.isprintable()}


def test_all_fonts_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.woff2")) < MOST_BYTES


@pytest.mark.parametrize("family", [family.id for family in FAMILIES])
def test_a_family_has_every_letter_and_sign_in_use(family: str) -> None:
    assert (words_in_use() | set(LETTERS + PUNCTUATION)) - of_family(family) == set()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
def test_a_family_has_the_weights_its_style_sheet_names(family: Family) -> None:
    for part in ("latin", "latin-ext"):
        with TTFont(FONTS / f"{family.id}-{part}.woff2") as font:
            (axis,) = font["fvar"].axes
            assert (axis.minValue, axis.maxValue) == family.weights


def test_the_style_sheet_names_every_font_and_no_other() -> None:
    named = re.findall(r"\.\./fonts/([^\"]+)", STYLES.read_text("utf-8"))
    assert set(named) == {path.name for path in FONTS.glob("*.woff2")}


def test_each_family_lies_beside_its_licence() -> None:
    for family in FAMILIES:
        assert "SIL OPEN FONT LICENSE" in (FONTS / f"{family.id}-OFL.txt").read_text("utf-8")


def test_the_signs_of_our_own_are_drawn() -> None:
    with TTFont(FONTS / "signs.woff2") as font:
        glyphs = [font["glyf"][font.getBestCmap()[ord(sign)]] for sign in SIGNS]
    assert all(glyph.numberOfContours == 1 for glyph in glyphs)

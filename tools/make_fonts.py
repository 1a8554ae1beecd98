"""Make the fonts of the pages: Nunito and Baloo 2 with the letters and weights in use, and a few signs of our own.

python -m tools.make_fonts

Writes web/src/fonts and web/src/design/fonts.css. The fonts come from the fontsource packages, whose files split a
family into two: `latin` and `latin-ext`. Neither family has arrows, a dot and a star; those are drawn here.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from tools.node import WEB, environment, npm_command

FONTS = WEB / "src" / "fonts"
STYLES = WEB / "src" / "design" / "fonts.css"
VERSION = "5.3.0"
EPOCH = 3_600_000_000  # one date, so that the same input gives the same bytes

BASIC = frozenset(range(0x20, 0x7F)) | frozenset(range(0xA0, 0x180))  # all letters of Europe's Latin alphabets
PUNCTUATION = frozenset(map(ord, "–—„”“‘’‚…•‹›−€™"))
SIGNS = "→←↑↓●★"
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"]

Point = tuple[float, float]


@dataclass(frozen=True)
class Family:
    id: str
    name: str
    weights: tuple[int, int]

    @property
    def package(self) -> str:
        return f"@fontsource-variable/{self.id}"


FAMILIES = (
    Family("nunito", "Nunito Variable", (400, 900)),
    Family("baloo-2", "Baloo 2 Variable", (500, 800)),
)


def fetch(folder: Path) -> Path:
    names = [f"{family.package}@{VERSION}" for family in FAMILIES]
    command = [*npm_command(), "install", "--silent", "--no-save", "--prefix", str(folder), *names]
    subprocess.run(command, env=environment(), check=True)
    return folder / "node_modules"


def subset(source: Path, weights: tuple[int, int], target: Path) -> frozenset[int]:
    """Write the part of a font that is in use; gives back the characters it has."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    chosen = Subsetter(options)
    chosen.populate(unicodes=BASIC | PUNCTUATION)
    chosen.subset(font)
    instantiateVariableFont(font, {"wght": weights}, inplace=True)
    save(font, target)
    return frozenset(font.getBestCmap())


def save(font: TTFont, target: Path) -> None:
    font.flavor = "woff2"
    font.save(target)


def make_signs(target: Path) -> None:
    """Six signs in one weight, as wide as a capital letter is high."""
    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", *(f"uni{ord(sign):04X}" for sign in SIGNS)]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(sign): f"uni{ord(sign):04X}" for sign in SIGNS})
    outlines = [[], *(outline(sign) for sign in SIGNS)]
    builder.setupGlyf({name: glyph(points) for name, points in zip(names, outlines, strict=True)})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (800, 50)))
    builder.setupHorizontalHeader(ascent=1011, descent=-353)
    builder.setupNameTable({"familyName": "Atol Signs", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=1011, sTypoDescender=-353, usWinAscent=1011, usWinDescent=353)
    builder.setupPost(keepGlyphNames=False)
    builder.updateHead(created=EPOCH, modified=EPOCH)
    builder.font.recalcTimestamp = False
    save(builder.font, target)


def glyph(points: list[Point]) -> object:
    pen = TTGlyphPen(None)
    if points:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


MIDDLE = (400.0, 352.0)
ARROW = [(-330, -45), (150, -45), (10, -185), (75, -250), (330, 0), (75, 250), (10, 185), (150, 45), (-330, 45)]
QUARTERS = {"→": 0, "↑": 1, "←": 2, "↓": 3}


def outline(sign: str) -> list[Point]:
    """The corners of a sign, clockwise, as TrueType wants them."""
    if sign in QUARTERS:
        return [around(math.hypot(x, y), math.atan2(y, x) + QUARTERS[sign] * math.pi / 2) for x, y in ARROW[::-1]]
    if sign == "●":
        return [around(270, -2 * math.pi * corner / 48) for corner in range(48)]
    return [around(360 if corner % 2 == 0 else 160, math.pi / 2 - math.pi * corner / 5) for corner in range(10)]


def around(distance: float, angle: float) -> Point:
    return (round(MIDDLE[0] + distance * math.cos(angle)), round(MIDDLE[1] + distance * math.sin(angle)))


def face(name: str, weights: tuple[int, int], file: str, characters: Iterable[int]) -> str:
    return f"""
@font-face {{
  font-family: "{name}";
  font-weight: {weights[0]} {weights[1]};
  font-display: swap;
  src: url("../fonts/{file}") format("woff2");
  unicode-range: {ranges(characters)};
}}
"""


def ranges(characters: Iterable[int]) -> str:
    """U+20-7E, U+A0: neighbours together."""
    runs = groupby(enumerate(sorted(characters)), lambda pair: pair[1] - pair[0])
    ends = [[code for _, code in run] for _, run in runs]
    return ", ".join(f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "") for run in ends)


def faces_of(family: Family, packages: Path) -> str:
    """A character that both files have is taken from the first one."""
    text, taken = "", frozenset[int]()
    for part in ("latin", "latin-ext"):
        source = packages / family.package / "files" / f"{family.id}-{part}-wght-normal.woff2"
        letters = subset(source, family.weights, FONTS / f"{family.id}-{part}.woff2")
        text += face(family.name, family.weights, f"{family.id}-{part}.woff2", letters - taken)
        taken |= letters
    shutil.copyfile(packages / family.package / "LICENSE", FONTS / f"{family.id}-OFL.txt")
    return text + face(family.name, family.weights, "signs.woff2", set(map(ord, SIGNS)) - taken)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        packages = fetch(Path(folder))
        faces = [faces_of(family, packages) for family in FAMILIES]
    make_signs(FONTS / "signs.woff2")
    STYLES.write_text(
        "/* Written by `python -m tools.make_fonts`; do not edit. */\n" + "".join(faces), encoding="utf-8"
    )


if __name__ == "__main__":
    main()

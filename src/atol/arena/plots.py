"""Small plots as SVG text. Their colours are custom properties of the page around them, so they follow its look."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

WIDTH = 680
NAMES = 150  # room for names at the left
ROW = 34
FOOT = 26
COLOURS = 6  # how many lines the page has colours for


class Scale(Struct, frozen=True):
    """From values to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self, count: int = 5) -> list[float]:
        return [self.low + (self.high - self.low) * index / (count - 1) for index in range(count)]


class Whisker(Struct, frozen=True):
    """A value with the ends of what is likely."""

    name: str
    low: float
    value: float
    high: float


class Line(Struct, frozen=True):
    name: str
    points: Sequence[tuple[float, float]]


def padded(values: Sequence[float], start: float, end: float) -> Scale:
    """A scale with some air around the values."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    air = (high - low) * 0.06 or 1.0
    return Scale(low - air, high + air, start, end)


def whiskers(label: str, rows: Sequence[Whisker]) -> str:
    scale = padded([end for row in rows for end in (row.low, row.high)], NAMES, WIDTH - 20)
    height = ROW * len(rows) + FOOT
    drawn = "".join(whisker(row, scale, ROW * index + ROW / 2) for index, row in enumerate(rows))
    return picture(label, height, upright_ticks(scale, height - FOOT) + drawn)


def whisker(row: Whisker, scale: Scale, y: float) -> str:
    low, value, high = scale.at(row.low), scale.at(row.value), scale.at(row.high)
    return (
        f'<text x="{NAMES - 14}" y="{y + 5}" text-anchor="end">{escape(row.name)}</text>'
        f'<path class="range" d="M{low} {y}H{high}M{low} {y - 6}v12M{high} {y - 6}v12"/>'
        f'<circle class="dot" cx="{value}" cy="{y}" r="6"/>'
    )


def upright_ticks(scale: Scale, height: float) -> str:
    return "".join(
        f'<path class="grid" d="M{scale.at(tick)} 0V{height}"/>'
        f'<text class="small" x="{scale.at(tick)}" y="{height + 18}" text-anchor="middle">{tick:.1f}</text>'
        for tick in scale.ticks()
    )


def lines(label: str, drawn: Sequence[Line]) -> str:
    """Each in its colour, named at its end as well, for whoever cannot tell colours apart."""
    height, right = 260.0, WIDTH - NAMES
    across = padded([x for line in drawn for x, _ in line.points], 44, right)
    up = padded([y for line in drawn for _, y in line.points], height - FOOT, 10)
    grid = "".join(level_tick(up, tick, right) for tick in up.ticks())
    foot = "".join(
        f'<text class="small" x="{across.at(x)}" y="{height - 6}" text-anchor="middle">{x:.0f}</text>'
        for x in sorted({line.points[end][0] for line in drawn if line.points for end in (0, -1)})
    )
    names = dict(spread({line.name: up.at(line.points[-1][1]) for line in drawn if line.points}))
    paths = "".join(line_path(line, index, across, up, names) for index, line in enumerate(drawn) if line.points)
    return picture(label, height, grid + foot + paths)


def level_tick(up: Scale, tick: float, right: float) -> str:
    y = up.at(tick)
    return (
        f'<path class="grid" d="M44 {y}H{right}"/>'
        f'<text class="small" x="38" y="{y + 4}" text-anchor="end">{tick:.1f}</text>'
    )


def line_path(line: Line, index: int, across: Scale, up: Scale, names: dict[str, float]) -> str:
    points = " ".join(f"{across.at(x)},{up.at(y)}" for x, y in line.points)
    colour = f"c{index % COLOURS}"
    return (
        f'<polyline class="line {colour}" points="{points}"/>'
        f'<text class="name {colour}" x="{WIDTH - NAMES + 8}" y="{names[line.name] + 4}">{escape(line.name)}</text>'
    )


def spread(places: dict[str, float], apart: float = 17) -> list[tuple[str, float]]:
    """Names that would lie on each other are moved apart downwards."""
    moved: list[tuple[str, float]] = []
    for name, y in sorted(places.items(), key=lambda place: place[1]):
        moved.append((name, max(y, moved[-1][1] + apart) if moved else y))
    return moved


def bars(label: str, rows: Sequence[tuple[str, float]]) -> str:
    """Shares from 0 to 1."""
    scale = Scale(0, 1, NAMES, WIDTH - 70)
    drawn = "".join(bar(name, share, scale, ROW * index) for index, (name, share) in enumerate(rows))
    return picture(label, ROW * len(rows), drawn)


def bar(name: str, share: float, scale: Scale, y: float) -> str:
    return (
        f'<text x="{NAMES - 14}" y="{y + 22}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="bar" x="{NAMES}" y="{y + 7}" width="{scale.at(share) - NAMES}" height="20" rx="4"/>'
        f'<text x="{scale.at(share) + 8}" y="{y + 22}">{100 * share:.1f}%</text>'
    )


def picture(label: str, height: float, content: str) -> str:
    return (
        f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDTH} {height:.0f}">'
        f"<title>{escape(label)}</title>{content}</svg>"
    )

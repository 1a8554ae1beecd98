"""The figures of `bench.peers`: what they are compared with, and how they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.contestants import BATCH, COPY, ENVIRONMENT, KINDS, OURS, PYTHON


class Figure(Struct, frozen=True):
    """Steps or copies in a second of processor time: the median, and every round."""

    kind: str
    library: str
    game: str
    per_s: float
    rounds: list[float]


class Missing(Struct, frozen=True):
    kind: str
    library: str
    game: str
    reason: str


class Mark(Struct, frozen=True):
    """How often one figure goes into another, and how often it is meant to."""

    what: str
    ratio: float
    meant: float


class Report(Struct, frozen=True):
    commit: str
    compiled: bool
    python: str
    versions: dict[str, str]
    matches: int
    seconds_a_round: float
    figures: list[Figure]
    missing: list[Missing]
    marks: list[Mark]


# ---- comparing


def fastest(figures: Iterable[Figure], kind: str, library: str) -> Figure | None:
    matching = [figure for figure in figures if (figure.kind, figure.library) == (kind, library)]
    return max(matching, key=lambda figure: figure.per_s, default=None)


def named(figures: Iterable[Figure], kind: str, library: str, game: str) -> Figure | None:
    wanted = (kind, library, game)
    return next((figure for figure in figures if (figure.kind, figure.library, figure.game) == wanted), None)


def reference(figures: list[Figure], kind: str) -> Figure | None:
    """The figure that counts as 1: OpenSpiel's hearts, or the fastest of those who do the same."""
    if kind == ENVIRONMENT:
        return fastest(figures, kind, "pettingzoo")
    if kind == BATCH:
        return fastest(figures, kind, "pgx")
    return named(figures, kind, "open_spiel", "hearts")


def marks(figures: list[Figure]) -> list[Mark]:
    """The ratios that are aimed at, as far as both sides were measured."""
    stepped = [figure for figure in figures if (figure.kind, figure.library) == (PYTHON, OURS)]
    singles = [named(figures, ENVIRONMENT, OURS, f"reef, {way}") for way in ("Gymnasium", "gymnasium.make")]
    vector = named(figures, BATCH, OURS, "reef, Gymnasium")
    self_play = named(figures, BATCH, OURS, "reef, self-play")
    turns = named(figures, ENVIRONMENT, OURS, "reef, PettingZoo")
    counted = named(figures, PYTHON, "open_spiel", "hearts, chance counted")
    asked = [
        (figure, hearts, 4.0 if figure.game == "reef" else 2.5)
        for figure in stepped
        for hearts in (reference(figures, PYTHON), counted)
    ]
    pairs = [*asked, (turns, reference(figures, ENVIRONMENT), 10.0), (self_play, turns, 5.0)]
    pairs += [(vector, single, 5.0) for single in singles]
    pairs.append((self_play, reference(figures, BATCH), 1.0))
    return [mark(above, below, meant) for above, below, meant in pairs if above is not None and below is not None]


def mark(above: Figure, below: Figure, meant: float) -> Mark:
    return Mark(f"{full_name(above)} to {full_name(below)}", above.per_s / below.per_s, meant)


def full_name(figure: Figure) -> str:
    return f"{figure.library} {figure.game} ({figure.kind})"


# ---- showing


def sorted_figures(report: Report, kind: str) -> list[Figure]:
    return sorted([figure for figure in report.figures if figure.kind == kind], key=lambda figure: -figure.per_s)


def shown_speed(figure: Figure) -> str:
    return f"{1e9 / figure.per_s:,.0f} ns" if figure.kind == COPY else f"{figure.per_s:,.0f}"


def rows(report: Report, kind: str) -> list[tuple[str, str, str, str]]:
    base = reference(report.figures, kind)
    return [
        (figure.library, figure.game, shown_speed(figure), f"{figure.per_s / base.per_s:.2f}" if base else "–")
        for figure in sorted_figures(report, kind)
    ]


def heading(report: Report, kind: str) -> tuple[str, str, str, str]:
    base = reference(report.figures, kind)
    return "library", "game", "a copy" if kind == COPY else "steps/s", f"to {base.game}" if base else "ratio"


def print_report(report: Report, console: Console) -> None:
    for kind in KINDS:
        table = Table(title=kind, title_justify="left")
        for column, title in enumerate(heading(report, kind)):
            table.add_column(title, justify="right" if column > 1 else "left")
        for row in rows(report, kind):
            table.add_row(*row)
        console.print(table)
    for mark in report.marks:
        console.print(f"{mark.ratio:7.2f} times (meant: {mark.meant:g})  {mark.what}")
    for absent in report.missing:
        console.print(f"missing: {absent.library} {absent.game} ({absent.kind}): {absent.reason}", style="yellow")


def markdown_table(lines: Sequence[Sequence[str]]) -> str:
    head, *body = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([head, "|" + "---|" * len(lines[0]), *body])


def section(report: Report) -> str:
    """The part of docs/performance.md that is generated."""
    versions = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    engine = "compiled" if report.compiled else "interpreted"
    rounds = max([len(figure.rounds) for figure in report.figures], default=0)
    parts = [
        f"Measured at {report.commit} ({engine}) with {report.python}, {rounds} rounds of "
        f"{report.seconds_a_round:g} s: {versions}. Batches are of {report.matches:,} matches. The last column "
        "is the ratio to the game in its head."
    ]
    for kind in KINDS:
        parts += [f"**{kind[0].upper()}{kind[1:]}**", markdown_table([heading(report, kind), *rows(report, kind)])]
    asked = [(mark.what, f"{mark.ratio:.2f}", f"{mark.meant:g}") for mark in report.marks]
    parts.append(markdown_table([("how often the second goes into the first", "measured", "meant"), *asked]))
    parts.append("![The same as bars, on a logarithmic scale](pictures/peers.svg)")
    if report.missing:
        absent = "; ".join(f"{one.library} {one.game} ({one.reason})" for one in report.missing)
        parts.append(f"Missing in this run: {absent}.")
    return "\n\n".join(parts)


def draw(report: Report, file: Path) -> None:
    """A panel for each kind, bars on a logarithmic scale, ours in another colour."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot
    from matplotlib.ticker import EngFormatter, LogLocator, NullFormatter

    matplotlib.rcParams["svg.fonttype"] = "none"  # letters as letters: a tenth of the size
    matplotlib.rcParams["svg.hashsalt"] = "atol"
    heights = [max(1, len(sorted_figures(report, kind))) for kind in KINDS]
    size = (8, 0.22 * sum(heights) + 3)
    figure, panels = pyplot.subplots(len(KINDS), figsize=size, height_ratios=heights, layout="constrained")
    for kind, axes in zip(KINDS, panels, strict=True):
        bars = sorted_figures(report, kind)[::-1]
        colours = ["#e4572e" if bar.library == OURS else "#5b8fb0" for bar in bars]
        axes.barh([f"{bar.library} {bar.game}" for bar in bars], [bar.per_s for bar in bars], color=colours)
        axes.set(xscale="log", title=f"{kind}, a second")
        axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axes.xaxis.set_major_formatter(EngFormatter())
        axes.xaxis.set_minor_formatter(NullFormatter())
        axes.tick_params(labelsize=7)
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)

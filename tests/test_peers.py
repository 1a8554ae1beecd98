"""Beside other libraries: everything runs, nobody is left out silently, and the page can be written anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from bench import peers
from bench.comparison import Figure, Mark, Missing, Report, draw, marks, section
from bench.contestants import BATCH, ENVIRONMENT, KINDS, OURS, PYTHON, Contestant, Work, ours

FEW_MATCHES = 4


def figure(kind: str, library: str, game: str, per_s: float) -> Figure:
    return Figure(kind, library, game, per_s, [per_s])


def report(figures: list[Figure], missing: list[Missing]) -> Report:
    return Report("0000000", True, "CPython 3", {OURS: "1"}, FEW_MATCHES, 0.1, figures, missing, marks(figures))


def test_each_of_our_ways_of_stepping_is_measured() -> None:
    entrants = peers.first_of_each(list(ours(FEW_MATCHES)))
    figures, missing = peers.measure(entrants, rounds=2, seconds=0.001)
    assert missing == []
    assert sorted(one.kind for one in figures) == sorted(KINDS)
    assert all(one.per_s > 0 and len(one.rounds) == 2 for one in figures)


def test_whatever_can_be_loaded_of_another_library_is_measured_and_the_rest_is_named() -> None:
    spiel = [one for one in peers.contestants(FEW_MATCHES) if one.library == "open_spiel" and one.game == "hearts"]
    figures, missing = peers.measure([*spiel, unknown()], rounds=1, seconds=0.001)
    assert [one.kind for one in figures] == [one.kind for one in spiel]
    assert [(one.library, one.reason) for one in missing] == [("nobody", "ImportError: nobody is not installed")]


def unknown() -> Contestant:
    def prepare() -> Work:
        raise ImportError("nobody is not installed\nand a second line")

    return Contestant(BATCH, "nobody", "nothing", prepare)


def test_marks_are_ratios_of_what_was_measured() -> None:
    figures = [
        figure(PYTHON, OURS, "one", 300),
        figure(PYTHON, "open_spiel", "hearts", 100),
        figure(ENVIRONMENT, "pettingzoo", "slow", 10),
    ]
    name = f"atol one ({PYTHON}) to open_spiel hearts ({PYTHON})"
    assert marks(figures) == [Mark(name, ratio=3.0, meant=2.5)]


def test_the_page_names_figures_ratios_and_who_is_missing() -> None:
    figures = [figure(PYTHON, OURS, "one", 3000), figure(PYTHON, "open_spiel", "hearts", 1000)]
    text = section(report(figures, [Missing(BATCH, "pgx", "chess", "ImportError: no pgx")]))
    assert "| atol | one | 3,000 | 3.00 |" in text
    assert "pgx chess (ImportError: no pgx)" in text


def test_writing_the_page_keeps_what_stands_around_the_section(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"before\n\n{peers.BEGIN}\n\nold\n\n{peers.END}\n\nafter\n", "utf-8")
    monkeypatch.setattr(peers, "PAGE", page)
    peers.write_page(report([figure(PYTHON, OURS, "one", 3000)], []))
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n\n{peers.BEGIN}\n\nMeasured at 0000000")
    assert text.endswith(f"{peers.END}\n\nafter\n")
    assert "old" not in text


def test_the_page_has_a_place_for_the_section() -> None:
    text = peers.PAGE.read_text("utf-8")
    assert text.count(peers.BEGIN) == text.count(peers.END) == 1


def test_the_picture_is_small(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="not run: the extra `peers` is not installed")
    file = tmp_path / "peers.svg"
    draw(report([figure(kind, OURS, "one", 3000) for kind in KINDS], []), file)
    assert 1_000 < file.stat().st_size < 100_000


def test_a_report_goes_to_json_and_back() -> None:
    one = report([figure(PYTHON, OURS, "one", 3000)], [])
    assert msgspec.json.decode(msgspec.json.encode(one), type=Report) == one

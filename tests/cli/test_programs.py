"""The commands that programs read: simulate, perft, bench."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import atol
from atol.arena import bench as speed
from atol.core import record, registry
from atol.core.playout import perft
from tests.cli.calling import Call, saved
from tests.example import EXAMPLE

MATCHES = 3  # simulated at a time
SUMMARY_KEYS = [
    "game",
    "games",
    "seed",
    "bots",
    "wins",
    "seat_wins",
    "draws",
    "mean_scores",
    "opponent_mean_score",
    "moves",
    "seconds",
    "compiled",
]


# ---- simulating


def simulated(call: Call, *more: str | Path) -> Any:
    return call(
        "simulate", EXAMPLE, "--bots", "greedy,random", "--games", str(MATCHES), "--seed", "1", "--json", *more
    ).json


def test_simulate_for_programs(call: Call) -> None:
    summary = simulated(call, "--workers", "1")
    assert list(summary) == SUMMARY_KEYS
    assert (summary["game"], summary["games"], summary["seed"]) == (EXAMPLE, MATCHES, 1)
    assert summary["bots"] == ["greedy", "random"]
    assert sum(summary["wins"]) + summary["draws"] == sum(summary["seat_wins"]) + summary["draws"] == MATCHES
    assert summary["opponent_mean_score"] is None
    assert summary["compiled"] == atol.compiled()


def test_the_number_of_workers_changes_nothing(call: Call) -> None:
    one, two = simulated(call, "--workers", "1"), simulated(call, "--workers", "2")
    for key in SUMMARY_KEYS:
        if key != "seconds":
            assert one[key] == two[key]


@pytest.mark.parametrize(("language", "expected"), [("en", f"{MATCHES} matches, "), ("pl", f"partii: {MATCHES}, ")])
def test_simulate_for_people(call: Call, language: str, expected: str) -> None:
    answer = call("simulate", EXAMPLE, "--games", str(MATCHES), "--workers", "1", "--lang", language)
    assert answer.code == 0
    assert answer.out.splitlines()[0].startswith("greedy: ")
    assert answer.out.splitlines()[1].startswith("random: ")
    assert expected in answer.out
    assert f"{MATCHES}/{MATCHES}" in answer.err


def test_one_bot_plays_on_all_seats(call: Call) -> None:
    answer = call("simulate", EXAMPLE, "--bots", "random", "--seats", "4", "--games", "2", "--workers", "1", "--json")
    assert answer.json["bots"] == ["random"] * 4


def test_every_simulated_match_is_written_and_verifies(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    summary = simulated(call, "--workers", "1", "--records", folder, "--set", "points=hidden")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{EXAMPLE}-1-{number:06}.atol" for number in range(MATCHES)]
    finals = [record.verify(saved(file)) for file in files]
    assert sum(len(state.winners()) == 1 for state in finals) == sum(summary["wins"])
    answer = call("simulate", EXAMPLE, "--games", "1", "--workers", "1", "--records", folder)
    assert "Records written to" in answer.out


def test_a_records_folder_that_cannot_be_made_gives_one_line(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    answer = call("simulate", EXAMPLE, "--games", "1", "--records", tmp_path / "file" / "records")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert "cannot be written" in answer.err


# ---- counting and measuring


def test_perft_counts_sequences(call: Call) -> None:
    expected = perft(atol.game(EXAMPLE).new(2, 1), 2)
    assert call("perft", EXAMPLE, "--seed", "1", "--depth", "2").out == f"{expected}\n"
    counted = call("perft", EXAMPLE, "--seed", "1", "--depth", "2", "--json").json
    assert list(counted) == ["game", "seats", "seed", "start", "depth", "count", "seconds"]
    assert counted["count"] == expected


def test_perft_can_start_later_and_with_options(call: Call) -> None:
    assert call("perft", EXAMPLE, "--depth", "1", "--set", "setup=free").out == "48\n"
    assert call("perft", EXAMPLE, "--depth", "1", "--start", "1", "--seats", "3").out == "9\n"


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "SECONDS_A_ROUND", 0.01)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("games", [[], [EXAMPLE]])
def test_bench_for_programs(call: Call, games: list[str]) -> None:
    speeds = call("bench", *games, "--json").json
    assert list(speeds) == ["compiled", "games"]
    assert list(speeds["games"]) == (games or [meta.id for meta in registry.metas().values()])
    assert list(speeds["games"][EXAMPLE]) == ["moves_per_s", "interpreted_moves_per_s", "games_per_s", "clone_ns"]
    assert all(value > 0 for value in speeds["games"][EXAMPLE].values())


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(("language", "unit"), [("en", "moves/s"), ("pl", "ruchów/s")])
def test_bench_for_people(call: Call, language: str, unit: str) -> None:
    answer = call("bench", EXAMPLE, "--lang", language)
    assert answer.code == 0
    assert unit in answer.out
    assert len(answer.out.splitlines()) == 2


@pytest.mark.parametrize(("language", "ratio"), [("en", "10.0 times slower"), ("pl", "10.0 razy wolniej")])
def test_bench_tells_both_speeds_of_a_compiled_engine(
    call: Call, monkeypatch: pytest.MonkeyPatch, language: str, ratio: str
) -> None:
    measured = speed.Bench(True, {EXAMPLE: speed.GameSpeed(2_000_000.0, 200_000.0, 900.0, 450.0)})
    monkeypatch.setattr(speed, "bench", lambda games, tick: measured)
    assert ratio in call("bench", EXAMPLE, "--lang", language).out


@pytest.mark.usefixtures("_quick")
def test_bench_tells_which_engine_runs(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = speed.Bench(False, {})
    monkeypatch.setattr(speed, "bench", lambda games, tick: measured)
    monkeypatch.setattr(atol, "compiled", lambda: True)
    assert call("bench").out == "The compiled engine runs.\n"
    monkeypatch.setattr(atol, "compiled", lambda: False)
    assert call("bench").out.startswith("The interpreted engine runs: no compiled modules")
    monkeypatch.setenv("ATOL_PURE", "1")
    assert "ATOL_PURE=1 asks for it" in call("bench").out


# ---- interrupted


INTERRUPTIBLE = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from atol.cli import main; "


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_a_simulation_at_once_and_quietly(tmp_path: Path, workers: str) -> None:
    """As at a terminal, the interrupt reaches the workers too."""
    command = [
        "simulate",
        EXAMPLE,
        "--bots",
        "random",
        "--games",
        "1000000",
        "--workers",
        workers,
        "--records",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE + "main()", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not any(tmp_path.iterdir()):
        assert process.poll() is None
        assert time.monotonic() < deadline, "no match was finished"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in err

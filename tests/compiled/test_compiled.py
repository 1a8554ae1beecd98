"""The compiled engine and the interpreted one are the same engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import atol
from tests.conftest import GAMES as FOLDERS
from tests.conftest import Run
from tests.example import EXAMPLE
from tests.train.nets import random_net

GAMES = [meta.id for meta in atol.installed_games()]
OTHERS = sorted(set(GAMES) - {EXAMPLE})
MATCHES = 500
FEW_MATCHES = 6
FLOORS: dict[str, Any] = {
    file.parent.name: json.loads(file.read_text("utf-8")) for file in sorted(FOLDERS.glob("*/floors.json"))
}  # what a game's compiled rules and its bots must at least do

CLI = ("-c", "from atol.cli import main; main()")


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_agree_state_by_state(game: str, run_compiled: Run) -> None:
    demand_agreement(game, FEW_MATCHES, run_compiled)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_agree_in_many_matches(game: str, run_compiled: Run) -> None:
    demand_agreement(game, MATCHES, run_compiled)


def demand_agreement(game: str, matches: int, run_compiled: Run) -> None:
    compiled = run_compiled("-m", "tests.compiled.trace", game, str(matches)).splitlines()
    interpreted = run_compiled("-m", "tests.compiled.trace", game, str(matches), pure=True).splitlines()
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == matches + 1
    for one, other in zip(compiled[1:], interpreted[1:], strict=True):
        assert one == other


@pytest.mark.parametrize("positions", [6, pytest.param(32, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_the_same_compiled_and_interpreted(game: str, positions: int, run_compiled: Run) -> None:
    compiled = run_compiled("-m", "tests.compiled.choices", game, str(positions))
    assert len(compiled.splitlines()) > positions / 2
    assert run_compiled("-m", "tests.compiled.choices", game, str(positions), pure=True) == compiled


@pytest.mark.parametrize("positions", [4, pytest.param(24, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_level_from_novice_to_expert_peeks(game: str, positions: int, run_compiled: Run) -> None:
    compared, *peeked = reversed(run_compiled("-m", "tests.compiled.peeking", game, str(positions)).splitlines())
    assert peeked == []
    assert int(compared) >= positions


@pytest.mark.parametrize("game", GAMES)
def test_batches_show_the_same_compiled_and_interpreted(game: str, run_compiled: Run) -> None:
    compiled = run_compiled("-m", "tests.compiled.batches", game, "80")
    assert len(set(compiled.splitlines())) == 80
    assert run_compiled("-m", "tests.compiled.batches", game, "80", pure=True) == compiled


@pytest.mark.parametrize("game", [EXAMPLE, *[pytest.param(game, marks=pytest.mark.long) for game in OTHERS]])
def test_nets_say_the_same_compiled_and_interpreted(game: str, run_compiled: Run, tmp_path: Path) -> None:
    file = tmp_path / "net.bin"
    file.write_bytes(random_net(atol.game(game)))
    compiled = run_compiled("-m", "tests.compiled.nets", game, str(file), "16")
    assert len(compiled.splitlines()) > 12
    assert run_compiled("-m", "tests.compiled.nets", game, str(file), "16", pure=True) == compiled


def simulated(run: Run, workers: int, pure: bool) -> dict[str, object]:
    command = ["simulate", EXAMPLE, "--bots", "random,random", "--games", "120", "--seed", "5", "--json"]
    summary: dict[str, object] = json.loads(run(*CLI, *command, "--workers", str(workers), pure=pure))
    assert summary.pop("compiled") is not pure
    assert float(str(summary.pop("seconds"))) > 0
    return summary


def test_simulations_agree_for_any_number_of_workers_compiled_and_interpreted(run_compiled: Run) -> None:
    expected = simulated(run_compiled, workers=1, pure=False)
    assert expected["games"] == 120
    assert simulated(run_compiled, workers=2, pure=False) == expected
    assert simulated(run_compiled, workers=2, pure=True) == expected


def test_the_version_says_which_engine_runs(run_compiled: Run) -> None:
    version = f"atol {atol.__version__}"
    assert run_compiled(*CLI, "--version") == f"{version} (compiled)\n"
    assert run_compiled(*CLI, "--version", pure=True) == f"{version} (interpreted: ATOL_PURE=1)\n"


ERRORS = """
import atol
from atol.core.errors import AtolError
for meta in atol.installed_games():
    atol.game(meta.id)
for kind in AtolError.__subclasses__():
    print(kind.__name__, kind().code)
"""


def test_every_error_keeps_its_message_when_it_is_compiled(run_compiled: Run) -> None:
    compiled = run_compiled("-c", ERRORS)
    assert "BadOcean bad-ocean" in compiled.splitlines()
    assert run_compiled("-c", ERRORS, pure=True) == compiled


def test_an_editable_install_stays_interpreted() -> None:
    assert not atol.compiled()


def test_every_game_says_what_is_fast_enough() -> None:
    assert list(FLOORS) == GAMES


@pytest.mark.long
@pytest.mark.parametrize("game", FLOORS)
def test_the_compiled_engine_is_fast(game: str, run_compiled: Run) -> None:
    measured = json.loads(run_compiled(*CLI, "bench", game, "--json"))
    assert measured["compiled"] is True
    figures = measured["games"][game]
    assert set(figures) == {"moves_per_s", "interpreted_moves_per_s", "games_per_s", "clone_ns"}
    assert figures["moves_per_s"] >= FLOORS[game]["moves_per_s"]
    assert figures["moves_per_s"] >= 5 * figures["interpreted_moves_per_s"]
    assert figures["clone_ns"] <= FLOORS[game]["clone_ns"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots", "matches", "share"),
    [(game, bots, *floor.values()) for game, floors in FLOORS.items() for bots, floor in floors["wins"].items()],
)
def test_stronger_bots_win(game: str, bots: str, matches: int, share: float, run_compiled: Run) -> None:
    command = ["simulate", game, "--bots", bots, "--games", str(matches), "--seed", "1", "--json"]
    assert json.loads(run_compiled(*CLI, *command))["wins"][0] >= share * matches


@pytest.mark.long
def test_ten_thousand_matches_run_and_any_of_them_replays(run_compiled: Run, tmp_path: object) -> None:
    command = ["simulate", EXAMPLE, "--bots", "random", "--games", "10000", "--records", str(tmp_path), "--json"]
    assert json.loads(run_compiled(*CLI, *command))["games"] == 10_000
    for number in (0, 4_321, 9_999):
        checked = json.loads(run_compiled(*CLI, "replay", f"{tmp_path}/{EXAMPLE}-1-{number:06}.atol", "--json"))
        assert checked["over"] is True

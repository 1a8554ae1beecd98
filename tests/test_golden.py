"""Every game has its playthroughs, perft counts and kept records, and they still hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import atol
from atol.core import record
from atol.core.playout import perft, step_randomly
from atol.core.random import seeded
from tests.conftest import GAMES
from tests.golden.playthrough import actions_in, playthrough, wanted

RECORDS = sorted(GAMES.glob("*/records/*.atol"))
PERFT = [entry for file in sorted(GAMES.glob("*/perft.json")) for entry in json.loads(file.read_text())]


def name_of(file: Path) -> str:
    return file.relative_to(GAMES).as_posix()


@pytest.mark.parametrize("file", wanted(), ids=name_of)
def test_a_playthrough_replays_line_by_line(file: Path) -> None:
    game_id, seats, options = wanted()[file]
    game, text = atol.game(game_id), file.read_text("utf-8")
    replayed = playthrough(file, game, seats, options, actions_in(file, game)).splitlines()
    for number, (line, kept) in enumerate(zip(replayed, text.splitlines(), strict=True), start=1):
        assert line == kept, f"{name_of(file)}, line {number}"


def test_no_playthrough_is_left_over() -> None:
    assert set(GAMES.glob("*/golden/*.txt")) == set(wanted())


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: "{game}-{seats}-{seed}-{start}".format(**entry))
def test_perft(entry: dict[str, int]) -> None:
    state = atol.game(str(entry["game"])).new(entry["seats"], entry["seed"])
    step_randomly(state, seeded(entry["seed"]), entry["start"])
    assert perft(state, entry["depth"]) == entry["count"]


def test_every_game_has_perft_counts_for_three_seeds_and_every_number_of_seats() -> None:
    for meta in atol.installed_games():
        counted = {(entry["seats"], entry["seed"]) for entry in PERFT if entry["game"] == meta.id}
        fewest, most = meta.seats
        assert counted >= {(seats, seed) for seats in range(fewest, most + 1) for seed in (1, 2, 3)}


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_kept_record_still_replays(file: Path) -> None:
    assert record.verify(record.read(file.read_text("utf-8"))).over


def test_every_game_has_kept_records_of_both_kinds_of_shuffle() -> None:
    records = [record.read(file.read_text("utf-8")) for file in RECORDS]
    kept = {(match.game, match.shuffle) for match in records}
    assert kept >= {(meta.id, kind) for meta in atol.installed_games() for kind in ("keyed", "plain")}

"""Seconds of training: a run plays, learns and tries, is interrupted and goes on."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from atol.arena.pool import Processes
from atol.bots.net_file import facts_of, fits, net_of
from atol.bots.registry import bot
from atol.train import examples
from atol.train.folder import TEACHER, Folder, Progress, Round, Settings
from tests.example import EXAMPLE, GAME

LATER = 1e12
SMALL = Settings(
    EXAMPLE,
    teacher="random",
    seats=(2,),
    iterations=8,
    matches=4,
    first_matches=24,
    hidden=16,
    deep=8,
    epochs=1,
    pairs=4,
)


def torch_or_fail() -> Any:
    try:
        import torch
    except ImportError as error:
        pytest.fail(f"{error}; the extra `train` is needed: pip install --editable '.[dev,train]', or make test-long")
    return torch


def rounds_in(folder: Path, settings: Settings, count: int, deadline: float = LATER) -> list[Round]:
    from atol.train.run import Run

    with Processes(2, deadline) as pool:
        run = Run(folder, settings, pool, "cpu", lambda stage, done, total: None)
        return list(run.rounds(count))


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # of torch about itself
def test_a_run_plays_learns_and_tries_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    torch_or_fail()
    first = rounds_in(tmp_path / "run", SMALL, 1)
    assert rounds_in(tmp_path / "run", SMALL, 1, deadline=0.0) == []
    second = rounds_in(tmp_path / "run", SMALL, 1)
    folder = Folder(tmp_path / "run")
    assert [done.number for done in folder.progress().rounds] == [0, 1]
    assert folder.progress().rounds == first + second
    assert all(math.isfinite(done.value_loss + done.policy_loss) for done in first + second)
    assert fits(facts_of(folder.candidate.read_bytes()), GAME)
    assert folder.curves.read_bytes().startswith(b"\x89PNG")
    assert bot(f"net:10@{folder.candidate}").choose(GAME.new(2, 1), 1) in GAME.new(2, 1).legal()


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_equal_seeds_make_equal_nets(tmp_path: Path) -> None:
    torch_or_fail()
    for name in ("one", "other"):
        rounds_in(tmp_path / name, SMALL, 1)
    one, other = (Folder(tmp_path / name).candidate.read_bytes() for name in ("one", "other"))
    assert one == other


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_the_engine_s_net_answers_as_torch_does_in_whole_numbers(tmp_path: Path) -> None:
    torch = torch_or_fail()
    from atol.train.model import Model
    from atol.train.quantize import Reference, quantized
    from tests.train.nets import WORTH
    from tests.train.test_quantize import inputs_of, positions

    data = quantized(Model(GAME, 32, 16).floats(), GAME, WORTH, {})
    (tmp_path / "net.bin").write_bytes(data)
    net = net_of(GAME, str(tmp_path / "net.bin"))
    assert net is not None
    reference = Reference(data, torch.tensor)
    for state in positions(EXAMPLE, 8):
        inputs, opinions = (torch.tensor(part) for part in inputs_of(state))
        values, preferences = reference(inputs, opinions, torch.hstack)
        actions = state.legal()
        net.look(state, actions)
        assert list(net.outputs)[: len(values)] == values.tolist()
        assert [net.preferences.of(action, net.deep) for action in actions] == preferences[actions].tolist()


def test_a_folder_remembers_what_its_run_was_started_with(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new")
    assert folder.start(SMALL) == SMALL
    assert folder.start(Settings(EXAMPLE, seed=99)) == SMALL
    assert folder.progress() == Progress()
    folder.keep(Progress(champion=3, spread=2.5))
    assert (folder.progress().champion, folder.progress().spread) == (3, 2.5)
    assert Progress().champion == TEACHER


def test_examples_of_the_last_rounds_are_those_that_are_still_there(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    for number in (0, 1, 3):
        folder.examples(number).mkdir(parents=True)
        examples.save(folder.examples(number) / "00000.npz", {"seats": np.zeros(1)})
    assert [file.parent.name for file in folder.example_files(3, 3)] == ["0001", "0003"]

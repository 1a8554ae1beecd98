"""The examples run: random play, seconds of PPO, and what it learned as a bot from a package of its own."""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.serving import RunningServer, Visitor

import atol
from atol.core import registry
from tests.conftest import ROOT
from tests.example import EXAMPLE
from tests.server.players import ME, Player, sit

EXAMPLES = ROOT / "examples"


def reach(path: str) -> str:
    return os.pathsep.join([str(ROOT / "src"), path])


def run(*words: str, path: str = "") -> str:
    """What a Python process printed, with the sources and the folders of `path` in reach."""
    environment = {**os.environ, "PYTHONPATH": reach(path)}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def ppo() -> Any:
    try:
        from examples import ppo
    except ImportError as error:
        pytest.fail(f"{error}; the extra `train` is needed: pip install --editable '.[dev,train]', or make test-long")
    return ppo


def test_random_play_runs() -> None:
    assert "5,120 decisions" in run(str(EXAMPLES / "random_play.py"), "--steps", "20")


def policy_for(game: str, file: Path) -> None:
    """A policy that has learned nothing: every preference is 0."""
    rules = atol.game(game)
    sizes = (rules.observation.length, 8, 8, rules.action_count + 1)
    arrays = {"game": np.array(game), "fingerprint": np.array(rules.observation.fingerprint())}
    arrays["scale"] = np.ones(sizes[0], np.float32)
    for number in range(3):
        arrays[f"weight{number}"] = np.zeros((sizes[number + 1], sizes[number]), np.float32)
        arrays[f"bias{number}"] = np.zeros(sizes[number + 1], np.float32)
    np.savez_compressed(file, allow_pickle=False, **arrays)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot's package with a policy in it, as pip installs it, in a folder of the test's own."""
    package, folder = tmp_path_factory.mktemp("package") / "bot", tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLES / "trained_bot", package)
    policy_for(EXAMPLE, package / "policy.npz")
    wanted = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    run("-m", "pip", "install", "--quiet", *wanted, str(package))
    return folder


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # of torch about itself
def test_seconds_of_training_give_a_finite_loss_and_a_bot(tmp_path: Path, installed: Path) -> None:
    module = ppo()
    settings = replace(module.Settings(), updates=2, matches=16, steps=16, minibatch=128, trials=4, every=1)
    curve = module.train(replace(settings, out=str(tmp_path)))
    assert [point["decisions"] for point in curve] == [256, 512]
    assert all(math.isfinite(point["loss"]) and 0 <= point["won"] <= 1 for point in curve)
    assert json.loads((tmp_path / "curve.json").read_text("utf-8")) == curve
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    bot = f"trained:{tmp_path / 'policy.npz'}"
    words = ("--bot", bot, "--against", "random", "--games", "4", "--workers", "1")
    assert f"{bot} against random: won" in run(str(EXAMPLES / "evaluate.py"), *words, path=str(installed))


CHOICES = """
import sys, atol
learned, other = atol.bot(sys.argv[1]), atol.bot("greedy")
for game in sys.argv[2:]:
    state = atol.game(game).new(2, 1)
    legal = state.legal()
    print(game, learned.choose(state, 1) == legal[0], learned.choose(state, 1) == other.choose(state, 1))
"""


def test_the_bot_from_the_package_plays_what_it_learned_and_greedy_elsewhere(installed: Path) -> None:
    other = next(meta.id for meta in registry.installed_games() if meta.id != EXAMPLE and 2 in range(*meta.seats))
    lines = run("-c", CHOICES, "trained", EXAMPLE, other, path=str(installed)).splitlines()
    assert lines[0].split()[:2] == [EXAMPLE, "True"]
    assert lines[1].split()[::2] == [other, "True"]


@pytest.mark.long
def test_the_bot_is_chosen_in_the_lobby_and_moves_at_the_table(tmp_path: Path, installed: Path) -> None:
    server = RunningServer(tmp_path / "data", PYTHONPATH=reach(str(installed)))
    try:
        me = Visitor(server.address, "Ala")
        assert me.ask("GET", "/api/bots").json()[-1] == "trained"
        with sit(me, me.begin(ME, {"kind": "bot", "bot": "trained"})) as player:
            assert moves_of_the_other(player, 3) == 3
    finally:
        server.stop()


def moves_of_the_other(player: Player, wanted: int) -> int:
    """Play until the other seat has moved that often."""
    moves = 0
    while moves < wanted and player.update["to_act"] is not None:
        before, mine = player.version, player.to_act
        if mine:
            player.act()
        else:
            player.receive()
        moves += not mine and player.version > before
    return moves


REFUSED = """
import sys, atol
try:
    atol.bot(sys.argv[1])
except atol.AtolError as error:
    print(type(error).__name__)
"""


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path, installed: Path) -> None:
    assert run("-c", REFUSED, f"trained:{tmp_path / 'none.npz'}", path=str(installed)) == "BadBot\n"

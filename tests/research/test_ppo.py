"""The examples run: random play, seconds of PPO, and what it learned as a bot from a package of its own."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

EXAMPLES = ROOT / "examples"


def run(*words: str, path: str = "") -> str:
    """What a Python process printed, with the sources and the folders of `path` in reach."""
    folders = os.pathsep.join(filter(None, [str(ROOT / "src"), path]))
    environment = {**os.environ, "PYTHONPATH": folders}
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
    assert "128,000 decisions" in run(str(EXAMPLES / "random_play.py"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot's package as pip installs it, in a folder of the test's own and without a network."""
    folder = tmp_path_factory.mktemp("installed")
    wanted = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    run("-m", "pip", "install", "--quiet", *wanted, str(EXAMPLES / "trained_bot"))
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


def policy_for(game: str, file: Path) -> None:
    """A policy that has learned nothing: every preference is 0."""
    import numpy as np

    import atol

    rules = atol.game(game)
    sizes = (rules.observation.length, 8, 8, rules.action_count + 1)
    arrays = {"game": np.array(game), "fingerprint": np.array(rules.observation.fingerprint())}
    arrays["scale"] = np.ones(sizes[0], np.float32)
    for number in range(3):
        arrays[f"weight{number}"] = np.zeros((sizes[number + 1], sizes[number]), np.float32)
        arrays[f"bias{number}"] = np.zeros(sizes[number + 1], np.float32)
    np.savez_compressed(file, allow_pickle=False, **arrays)


CHOICES = """
import sys, atol
learned, other = atol.bot(sys.argv[1]), atol.bot("greedy")
for game in sys.argv[2:]:
    state = atol.game(game).new(2, 1)
    legal = state.legal()
    print(game, learned.choose(state, 1) == legal[0], learned.choose(state, 1) == other.choose(state, 1))
"""


def test_the_bot_from_the_package_plays_what_it_learned_and_greedy_elsewhere(tmp_path: Path, installed: Path) -> None:
    from atol.core import registry

    learned, other = [meta.id for meta in registry.installed_games() if meta.seats[0] <= 2 <= meta.seats[-1]][:2]
    policy_for(learned, tmp_path / "policy.npz")
    lines = run("-c", CHOICES, f"trained:{tmp_path / 'policy.npz'}", learned, other, path=str(installed)).splitlines()
    assert lines[0].split()[:2] == [learned, "True"]
    assert lines[1].split()[::2] == [other, "True"]


REFUSED = """
import sys, atol
try:
    atol.bot(sys.argv[1])
except atol.AtolError as error:
    print(type(error).__name__)
"""


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path, installed: Path) -> None:
    assert run("-c", REFUSED, f"trained:{tmp_path / 'none.npz'}", path=str(installed)) == "BadBot\n"

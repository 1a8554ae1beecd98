"""Let matches teach Kelp's judge: who wins from positions like this one?

    python -m bench.kelp_fit play FILE [--seconds 300] [--seed 1] [--bot glance]
    python -m bench.kelp_fit fit FILE... [--keep]

`play` writes positions of matches and their winners. The bot plays itself and, in every third match, a script of
`bench/kelp_scripts.py`; now and then chance chooses for it, so that it also sees what it would not do. `fit` is a
logistic regression on them, tested on matches that it has not seen; `--keep` writes the weights into the game's
`weights.py`. Run `play` with a compiled install, then build it anew and repeat.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

import atol
from atol.bots.bot import Bot
from atol.bots.registry import bot
from atol.core import registry
from atol.core.game import State
from atol.games.kelp import features
from atol.games.kelp.data import BOARDS
from atol.games.kelp.sides import OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.weights import WEIGHTS
from bench.kelp_scripts import OCTOPUSES, SHARKS, Scripted

WEIGHTS_FILE = Path(__file__).parents[1] / "src" / "atol" / "games" / "kelp" / "weights.py"
BY_CHANCE = 0.04  # of the decisions in two matches of three
NOTED = 0.4  # of the positions
HELD_OUT = 5  # every fifth match tests the fit
OF_A_MATCH = 6.0  # positions of a match resemble each other: together they count as so many
PULL = 10.0  # towards the weights of today
STEPS = 60  # of Newton's method at most
Rows = NDArray[np.float64]


# ---- playing


def seated(name: str, random: Random) -> list[Bot]:
    bots = [bot(name), bot(name)]
    side = random.randrange(6)
    if side in (OCTOPUS, SHARK):
        scripts = list((OCTOPUSES if side == OCTOPUS else SHARKS).values())
        bots[side] = Scripted(random.choice(scripts))
    return bots


def play_match(name: str, seed: int, random: Random) -> tuple[list[list[int]], bool]:
    """Positions of one match, and whether the octopus won."""
    state: State = registry.game("kelp").new(2, seed, board=BOARDS[seed % len(BOARDS)])
    assert isinstance(state, KelpState)
    bots, by_chance = seated(name, random), random.choice((0.0, BY_CHANCE, BY_CHANCE))
    positions: list[list[int]] = []
    while not state.over:
        actions = state.legal()
        if len(actions) > 1 and random.random() < NOTED:
            positions.append(list(features.features(state)))
        wanders = random.random() < by_chance
        action = random.choice(actions) if wanders else bots[state.to_act].choose(state, seed * 10007 + state.ply)
        state.apply(action, False)
    return positions, OCTOPUS in state.winners()


def play(name: str, file: Path, seconds: float, seed: int) -> None:
    random, start = Random(seed), time.monotonic()
    rows: list[list[int]] = []
    won: list[bool] = []
    matches: list[int] = []
    count = wins = 0
    while time.monotonic() - start < seconds:
        positions, octopus_won = play_match(name, seed * 1_000_003 + count, random)
        rows += positions
        won += [octopus_won] * len(positions)
        matches += [seed * 1_000_003 + count] * len(positions)
        count, wins = count + 1, wins + octopus_won
        if count % 50 == 0:
            print(f"{count} matches, octopus {wins}, {len(rows)} positions", flush=True)
    np.savez(file, rows=np.array(rows, dtype=np.int16), won=np.array(won), matches=np.array(matches))
    print(f"{count} matches, octopus {wins}, {len(rows)} positions, compiled: {atol.compiled()}")


# ---- fitting


def read(files: list[Path]) -> tuple[Rows, Rows, NDArray[np.int64]]:
    parts = [np.load(file) for file in files]
    rows = np.concatenate([part["rows"] for part in parts]).astype(np.float64)
    won = np.concatenate([part["won"] for part in parts]).astype(np.float64)
    return rows, won, np.concatenate([part["matches"] for part in parts])


def regression(rows: Rows, won: Rows, matches: NDArray[np.int64]) -> Rows:
    """The likeliest weights near those of today: Newton's method, with shorter steps where a whole one overshoots."""
    _, match, lengths = np.unique(matches, return_inverse=True, return_counts=True)
    share = OF_A_MATCH / lengths[match]
    scale = np.maximum(rows.std(axis=0), 0.1)
    scaled, today = rows / scale, np.array(WEIGHTS) / 1000 * scale
    weights: Rows = today.copy()
    before = np.inf
    for _ in range(STEPS):
        doubt = misfit(scaled, won, share, weights, today)
        if before - doubt < 1e-4:
            break
        before = doubt
        chances = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (share * (won - chances)) - PULL * (weights - today)
        curve = (scaled * (share * chances * (1 - chances))[:, None]).T @ scaled + PULL * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        while misfit(scaled, won, share, weights + step, today) > doubt and np.abs(step).max() > 1e-6:
            step /= 2
        weights = weights + step
    learned: Rows = weights / scale
    return learned


def misfit(rows: Rows, won: Rows, share: Rows, weights: Rows, today: Rows) -> float:
    logits = rows @ weights
    far = PULL / 2 * np.sum((weights - today) ** 2)
    return float(np.sum(share * (np.logaddexp(0, logits) - won * logits)) + far)


def report(weights: Rows, rows: Rows, won: Rows) -> None:
    chances = np.clip(1 / (1 + np.exp(-rows @ weights)), 0.002, 0.998)
    loss = -np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances))
    print(f"held out: {len(won)} positions, log loss {loss:.3f}, right side {np.mean((chances > 0.5) == won):.1%}")
    for low in range(0, 100, 10):
        inside = (chances >= low / 100) & (chances < (low + 10) / 100)
        if inside.any():
            print(f"  said {low} to {low + 10} %: {inside.sum()} positions, won {won[inside].mean():.1%}")


def fit(files: list[Path], keeps: bool) -> None:
    rows, won, matches = read(files)
    held_out = matches % HELD_OUT == 0
    report(regression(rows[~held_out], won[~held_out], matches[~held_out]), rows[held_out], won[held_out])
    weights = np.rint(1000 * regression(rows, won, matches)).astype(int)
    for name, weight in zip(names(), weights, strict=True):
        print(f"  {name} {weight}")
    if keeps:
        WEIGHTS_FILE.write_text(source(weights.tolist()), encoding="utf-8")


def names() -> list[str]:
    """Of the places in a row: the constant that begins their group, and the number in it."""
    declared = list(vars(features).items())
    own = declared[list(vars(features)).index("BIAS") : list(vars(features)).index("FEATURES")]
    firsts = {value: name for name, value in own}
    places: list[str] = []
    group, number = "", 0
    for place in range(features.FEATURES):
        group, number = (firsts[place], 0) if place in firsts else (group, number + 1)
        places.append(f"{group} {number}")
    return places


def source(weights: list[int]) -> str:
    text = WEIGHTS_FILE.read_text(encoding="utf-8")
    head = text[: text.index("WEIGHTS: ")]
    lines = [f"    {weight},  # {name}" for name, weight in zip(names(), weights, strict=True)]
    return head + "WEIGHTS: Final[list[int]] = [\n" + "\n".join(lines) + "\n]\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True, dest="verb")
    playing = verbs.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--seconds", type=float, default=300)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--bot", default="glance")
    fitting = verbs.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    if given.verb == "play":
        play(given.bot, given.file, given.seconds, given.seed)
    else:
        fit(given.files, given.keep)


if __name__ == "__main__":
    main()

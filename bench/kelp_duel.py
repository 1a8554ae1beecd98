"""Bots of two installs play Kelp against each other: how much better is today's than one of an earlier commit?

    python -m bench.kelp_duel OTHER --here search:1000 --there search:1000 [--matches 20] [--first 1] [--keep NAME]

OTHER is a folder with another install (what `tools.build_compiled` makes). Every deal is played twice, with sides
changed. The two keep their own copies of a match and tell each other what they did, so the rules must be the same.
It says how often this install won, on each side, and the processor time of both for a turn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec

import atol
from atol.games.kelp.data import BOARDS
from bench.strength import RESULTS, commit

# Only what both installs are sure to have: an older one may know less than this file.
PLAYER = """
import sys, time
import atol
from atol.bots.registry import bot

game, player, spent, turns = atol.game("kelp"), bot(sys.argv[1]), 0.0, set()
for line in sys.stdin:
    verb, *words = line.split()
    if verb == "new":
        seed, state = int(words[0]), game.new(2, int(words[0]), board=words[1])
        answer = state.to_act
    elif verb == "choose":
        turns.add((seed, state.turn, state.to_act))
        start = time.process_time()
        answer = player.choose(state, seed * 10007 + state.ply)
        spent += time.process_time() - start
    elif verb == "apply":
        state.apply(int(words[0]), False)
        answer = state.to_act if not state.over else -1 - state.winners()[0]
    else:
        answer = round(1e6 * spent / max(1, len(turns)))
    print(answer, flush=True)
"""


class Player:
    """A bot in a process of its install."""

    def __init__(self, folder: Path, bot: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", PLAYER, bot]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def ask(self, *words: object) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(" ".join([str(word) for word in words]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


def told(players: list[Player], *words: object) -> int:
    """All are told, and must agree."""
    answers = [player.ask(*words) for player in players]
    if len(set(answers)) > 1:
        raise SystemExit("the two installs do not play by the same rules")
    return answers[0]


def winner(by_seat: list[Player], seed: int) -> int:
    """The seat that wins this deal."""
    to_act = told(by_seat, "new", seed, BOARDS[seed % len(BOARDS)])
    while to_act >= 0:
        to_act = told(by_seat, "apply", by_seat[to_act].ask("choose"))
    return -1 - to_act


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path)
    parser.add_argument("--here", default="search:1000")
    parser.add_argument("--there", default="search:1000")
    parser.add_argument("--matches", type=int, default=20, help="on each side")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--keep", default="")
    given = parser.parse_args()
    here = Player(Path(str(atol.__file__)).parents[1], given.here)
    there = Player(given.other.resolve(), given.there)
    wins = [0, 0]  # of this install: as the octopus, as the shark
    for number in range(given.matches):
        seed = given.first + number
        wins[0] += winner([here, there], seed) == 0
        wins[1] += winner([there, here], seed) == 1
        print(f"{number + 1} deals: won {wins[0]} as the octopus, {wins[1]} as the shark", flush=True)
    result = {
        "commit": commit(),
        "here": given.here,
        "there": given.there,
        "matches_on_each_side": given.matches,
        "won_as_octopus": wins[0],
        "won_as_shark": wins[1],
        "microseconds_a_turn": [here.ask("spent"), there.ask("spent")],
    }
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    print(text.decode())
    if given.keep:
        (RESULTS / f"duel-kelp-{given.keep}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()

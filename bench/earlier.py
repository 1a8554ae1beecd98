"""The search of an earlier install, as an opponent: in a process of its own, since a process has one engine only.

The install's folder stands in ATOL_EARLIER (`pip install --target FOLDER` of that commit, compiled). Both engines
have to number actions alike; where the numbers of the legal ones differ, the match ends with an error. Both play the
oldest edition of the game, with the values of today where the earlier install knows what they are for.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from atol.core.data import Overlay, earlier_editions, laid_over
from atol.core.game import Game, State
from atol.core.registry import game, meta
from atol.games.kelp.data import Components as KelpComponents

VARIABLE = "ATOL_EARLIER"
# Only what an earlier install is sure to have. A line in: the actions since the last one, the seconds, the seed.
PLAYER = """
import json, sys
from atol.bots.registry import bot
from atol.core.data import Overlay
from atol.core.registry import game

about = json.loads(sys.argv[1])
overlay = Overlay(about["game"], "today", about["values"]) if about["values"] else None
state = game(about["game"], overlay).new(about["seats"], about["seed"], **about["options"])
for line in sys.stdin:
    asked = json.loads(line)
    for action in asked["actions"]:
        state.apply(action, False)
    chosen = bot(f"search:{asked['seconds']:.4f}s").choose(state, asked["seed"])
    print(json.dumps({"legal": list(state.legal()), "action": chosen}), flush=True)
"""


def values_of_today(game_id: str) -> dict[str, dict[str, dict[str, Any]]]:
    """What was tuned since, and was a value of the components then too: Kelp's areas."""
    components = game(game_id).components
    if not isinstance(components, KelpComponents):
        return {}
    return {"areas": {area.id: {"value": area.value} for area in components.areas}}


def game_of_then(game_id: str) -> Game:
    """What the earlier install plays, in this one."""
    values, earlier = values_of_today(game_id), earlier_editions(meta(game_id).package)
    today = Overlay(game_id, "today", values) if values else None
    return game(game_id, laid_over(earlier[-1], today) if earlier else today)


class EarlierSearch:
    """One match of it; it thinks by the clock."""

    def __init__(self, about: dict[str, Any]) -> None:
        environment = {**os.environ, "PYTHONPATH": os.environ[VARIABLE]}
        command = [sys.executable, "-c", PLAYER, json.dumps(about)]
        self.process = subprocess.Popen(
            command, cwd="/", env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.told = 0

    def choose(self, state: State, actions: list[int], seconds: float, seed: int) -> int:
        """Its choice after these actions of the match, all of them from the first one on."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"actions": actions[self.told :], "seconds": seconds, "seed": seed}
        self.told = len(actions)
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["legal"] != state.legal():
            raise RuntimeError("the earlier engine has other actions here")
        return int(answer["action"])

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()

"""What leaves nothing to decide plays itself, in every game."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import WebSocket
from tools.serving import RunningServer

import atol
from atol.core import registry
from atol.core.shuffle import KNOWN, shuffle_from
from tests.browser.fixtures import Visit
from tests.browser.rehearsal import open_after
from tests.browser.sitting import STEP_MS, Sitting

LONGEST = 60
SHUFFLES = 5
PATIENCE_STEPS = 200


def line_to_an_only_move(game_id: str) -> tuple[str, list[str], int]:
    """A shuffle, moves after which the first seat can do one thing only, and that action."""
    for number in range(SHUFFLES):
        seed = f"{number:064x}"
        line, only = random_line(game_id, seed)
        if only is not None:
            return seed, line, only
    pytest.skip("in this game there is always something to choose")


def random_line(game_id: str, seed: str) -> tuple[list[str], int | None]:
    game, shuffle, chance = atol.game(game_id), shuffle_from(KNOWN, seed), random.Random(seed)
    state = game.new(2, shuffle.setup_seed())
    line: list[str] = []
    while len(line) < LONGEST and not state.over:
        legal = state.legal()
        if len(legal) == 1 and state.to_act == 0 and line:
            return line, legal[0]
        action = chance.choice(legal)
        line.append(game.notation(action))
        shuffle.prepare(state)
        state.apply(action)
    return line, None


class Played:
    """The actions that a browser has sent."""

    def __init__(self, sitting: Sitting) -> None:
        self.actions: list[int] = []
        sitting.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(str(text)))

    def _note(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.actions.append(message["action"])


@pytest.mark.long
@pytest.mark.parametrize("game_id", registry.metas())
def test_the_only_possible_move_plays_itself(visit: Visit, server: RunningServer, game_id: str) -> None:
    seed, line, only = line_to_an_only_move(game_id)
    maja, ola = visit(), visit()
    played = Played(maja)
    open_after(server.address, game_id, seed, line, maja, ola)
    for _ in range(PATIENCE_STEPS):
        if played.actions:
            break
        maja.page.wait_for_timeout(STEP_MS)
    assert played.actions[:1] == [only], "nobody has pressed anything"

"""People whose match is under way: played to a wanted moment behind the scenes, then opened in their browsers."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.serving import Visitor

import atol
from atol.core.random import seeded
from atol.core.shuffle import KNOWN, shuffle_from
from atol.table.seats import BOT, Seat
from atol.table.table import Table
from tests.browser.sitting import Sitting
from tests.server.players import LINK, ME, Player, sit

NAMES = ("Maja", "Ola", "Kuba")
BY_LOT = "random"


def open_after(address: str, game: str, seed: str, line: list[str], *sittings: Sitting) -> None:
    """The table after these moves of a shuffle that is known; each of these people sits on a seat of their own."""
    visitors = [Visitor(address, name) for name, _ in zip(NAMES, sittings, strict=False)]
    wanted = {"game": game, "seats": [ME, *[LINK] * (len(visitors) - 1)], "seed": seed}
    table = visitors[0].ask("POST", "/api/tables", wanted).json()
    for invitation, visitor, name in zip(table["invitations"], visitors[1:], NAMES[1:], strict=False):
        visitor.join(invitation["link"]["path"], name)
    players = [sit(visitor, table) for visitor in visitors]
    play_line(players, game, line)
    for sitting, visitor, player in zip(sittings, visitors, players, strict=True):
        player.socket.close()
        name, _, value = visitor.cookie.partition("=")
        sitting.page.context.add_cookies([{"name": name, "value": value, "url": address}])
        sitting.page.goto(f"/table/{table['id']}")


def played_line(game: str, seats: int, seed: str, plies: int = 10_000, bot: str = BY_LOT) -> list[str]:
    """How these bots would play such a match, or so many of its moves. What is played by lot depends on the seed
    alone and not on how a bot draws: the moments that tests look for are found with it."""
    table = Table(atol.game(game), [Seat(BOT, bot)] * seats, {}, shuffle_from(KNOWN, seed))
    line: list[str] = []
    while len(line) < plies and not table.over:
        task = table.bot_task(table.to_act)
        action = by_lot(table.legal(table.to_act), task.seed) if bot == BY_LOT else task.think()
        line.append(atol.game(game).notation(action))
        table.play(table.to_act, action)
    return line


def by_lot(actions: list[int], seed: int) -> int:
    return actions[0] if len(actions) == 1 else actions[seeded(seed).below(len(actions))]


def take_turns(people: Sequence[Sitting], chance: random.Random, steps: int = 600) -> bool:
    """Whoever of these two has something to do does it; True when both see the end."""
    for _ in range(steps):
        people[0].wait_with(people[1])
        for person in people:
            person.step_now(chance)
        if all(person.now() == "end" for person in people):
            return True
    return False


def play_line(players: list[Player], game_id: str, line: list[str]) -> None:
    game = atol.game(game_id)
    for version, move in enumerate(line):
        mover = players[players[0].update["to_act"]]
        mover.say("act", seat=mover.seat, action=game.parse(move), version=version)
        for player in players:
            player.hear_version(version + 1)

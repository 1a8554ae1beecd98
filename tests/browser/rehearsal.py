"""Two people whose match is under way: played to a wanted moment behind the scenes, then opened in their browsers."""

from __future__ import annotations

from tools.serving import Visitor

import atol
from tests.browser.sitting import Sitting
from tests.server.players import LINK, ME, Player, sit


def open_after(maja: Sitting, ola: Sitting, address: str, game: str, seed: str, line: list[str]) -> None:
    """The table after these moves of a shuffle that is known; Maja sits on the first seat, Ola on the second."""
    visitors = [Visitor(address, "Maja"), Visitor(address, "Ola")]
    table = visitors[0].ask("POST", "/api/tables", {"game": game, "seats": [ME, LINK], "seed": seed}).json()
    visitors[1].join(table["invitations"][0]["link"]["path"], "Ola")
    with sit(visitors[0], table) as first, sit(visitors[1], table) as second:
        play_line([first, second], game, line)
    for sitting, visitor in zip((maja, ola), visitors, strict=True):
        name, _, value = visitor.cookie.partition("=")
        sitting.page.context.add_cookies([{"name": name, "value": value, "url": address}])
        sitting.page.goto(f"/table/{table['id']}")


def play_line(players: list[Player], game_id: str, line: list[str]) -> None:
    game = atol.game(game_id)
    for version, move in enumerate(line):
        mover = players[players[0].update["to_act"]]
        mover.say("act", seat=mover.seat, action=game.parse(move), version=version)
        for player in players:
            player.hear_version(version + 1)

"""Shallow Sea at the server in a few words: whole matches, and an ocean from the box."""

from __future__ import annotations

from typing import Any

import msgspec
from tools.serving import Visitor

from tests.games.shallow_sea.test_score import box
from tests.server.players import ME, Player, sit

SEA = "shallow_sea"


def finish(visitor: Visitor, *seats: dict[str, str], **options: str) -> Any:
    """A match of that person to its end; returns the table."""
    table = visitor.begin(*(seats or (ME,)), game=SEA, **options)
    finish_table(visitor, table)
    return table


def finish_table(visitor: Visitor, table: Any) -> None:
    with sit(visitor, table) as player:
        while player.update["result"] is None:
            take_a_step(visitor, table, player)


def take_a_step(visitor: Visitor, table: Any, player: Player) -> None:
    """End the turn where that is offered; whoever owns several seats looks from the one to act."""
    if player.update["to_act"] in table["yours"] and not player.to_act:
        player.say("look", seat=player.update["to_act"])
        player.hear("update")
    elif not player.to_act:
        player.hear("update")
    else:
        kinds = [choice["move"]["type"] for choice in player.update["choices"]]
        player.act(kinds.index("end") if "end" in kinds else 0)


def sheet(visitor: Visitor) -> Any:
    return visitor.ask("GET", f"/api/games/{SEA}/sheet").json()


def ticked(visitor: Visitor) -> dict[str, Any]:
    return {entry["id"]: entry["done"] for entry in sheet(visitor)["boxes"] if entry["done"]}


def results(visitor: Visitor) -> Any:
    return visitor.ask("GET", f"/api/games/{SEA}/results").json()


def ocean(seats: int = 2, shells: int = 2, **options: str) -> dict[str, Any]:
    """The scored ocean of the rulebook, as it would be typed in."""
    position = msgspec.to_builtins(box(shells=shells))
    return {"seats": seats, "box": position, "options": {"orange": "1", "blue": "2", **options}}

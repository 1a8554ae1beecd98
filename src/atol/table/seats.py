"""Who sits where."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PERSON: Literal["person"] = "person"
BOT: Literal["bot"] = "bot"


class Seat(Struct, frozen=True):
    """`name` is a person's name, or what a bot is called: `greedy`, `search:500`."""

    kind: Literal["person", "bot"]
    name: str

    def text(self) -> str:
        """For the players' line of a record, which a bar or a new line in a name would break."""
        return f"{self.kind} {' '.join(self.name.replace('|', '/').split())}"


def seat_from(text: str) -> Seat:
    """What `Seat.text` wrote."""
    kind, _, name = text.partition(" ")
    return Seat(BOT if kind == BOT else PERSON, name)


def display_names(seats: list[Seat]) -> list[str]:
    """Names to show, each different: two greedy bots become greedy 1 and greedy 2."""
    names = [seat.name for seat in seats]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]

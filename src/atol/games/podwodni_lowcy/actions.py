"""The notation and the typed messages of the actions of Podwodni Łowcy, and its sentences.

    dive   corner top-left   deeper   column   row b2   row dive-3   net 2 red-ray   harpoon c1   pass
    wash red-ray   score three-red-ray   turn red-ray   lay shrimp   add green-puffer   take red-ray   end

`net 2 red-ray` takes the card from the second seat. `turn` and `lay` name the cards of a set, `add` the further
ones; `take` takes from the pool.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, in_order
from atol.games.podwodni_lowcy import ids
from atol.games.podwodni_lowcy.cards import CAUGHT
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, SPACES, space_name
from atol.locales import Words


class Dive(Struct, frozen=True, tag="dive"):
    pass


class Corner(Struct, frozen=True, tag="corner"):
    corner: str


class Deeper(Struct, frozen=True, tag="deeper"):
    pass


class Column(Struct, frozen=True, tag="column"):
    pass


class Row(Struct, frozen=True, tag="row"):
    space: str


class Net(Struct, frozen=True, tag="net"):
    seat: int
    card: str


class Harpoon(Struct, frozen=True, tag="harpoon"):
    space: str


class Pass(Struct, frozen=True, tag="pass"):
    pass


class Wash(Struct, frozen=True, tag="wash"):
    card: str


class Score(Struct, frozen=True, tag="score"):
    set: str


class Turn(Struct, frozen=True, tag="turn"):
    card: str


class Lay(Struct, frozen=True, tag="lay"):
    card: str


class Add(Struct, frozen=True, tag="add"):
    card: str


class Take(Struct, frozen=True, tag="take"):
    card: str


class End(Struct, frozen=True, tag="end"):
    pass


SPACE_NAMES = [space_name(space) for space in range(SPACES)]


class LowcyNotation(Notation):
    def __init__(self, facts: Facts) -> None:
        caught = facts.names[:CAUGHT]
        actions = in_order(
            (ids.DIVE, Dive),
            (ids.CORNER, Corner, CORNER_NAMES),
            (ids.DEEPER, Deeper),
            (ids.TAKE_COLUMN, Column),
            (ids.TAKE_ROW, Row, SPACE_NAMES),
            (ids.USE_NET, Net, range(ids.MOST_SEATS), caught),
            (ids.USE_HARPOON, Harpoon, SPACE_NAMES),
            (ids.PASS, Pass),
            (ids.WASH, Wash, caught),
            (ids.SCORE, Score, facts.set_names),
            (ids.TURN_OVER, Turn, caught),
            (ids.LAY, Lay, caught),
            (ids.ADD, Add, caught),
            (ids.TAKE, Take, caught),
            (ids.END, End),
        )
        super().__init__("podwodni_lowcy", actions)

    def said(self, key: str, value: Any, words: Words) -> Any:
        if key == "card":
            return card_words(value, words)
        if key == "cards":
            return ", ".join(card_words(card, words) for card in value)
        if key == "filled":
            return ", ".join(f"{space} {card_words(card, words)}" for space, card in map(str.split, value))
        if key in ("set", "corner", "space"):
            return words.say(f"podwodni_lowcy-{key}", **{key: value})
        return value


def card_words(card: str, words: Words) -> str:
    return words.say("podwodni_lowcy-card", card=card)

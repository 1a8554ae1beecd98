"""The notation and the typed messages of the actions of Podwodni Łowcy, and its sentences.

    dive   corner top-left   deeper   column   row b2   row dive-3   net 2 red-ray   harpoon c1   pass
    wash red-ray   score three-red-ray   turn red-ray   lay shrimp   add green-puffer   take red-ray   end

`net 2 red-ray` takes the card from the second seat. `turn` and `lay` name the cards of a set, `add` the further
ones; `take` takes from the pool.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, listed
from atol.games.podwodni_lowcy.cards import CAUGHT, Cards
from atol.games.podwodni_lowcy.ids import MOST_SEATS
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, SPACES, space_name
from atol.locales import Words

FORMS = (
    "dive, corner CORNER, deeper, column, row SPACE, net SEAT CARD, harpoon SPACE, pass, wash CARD, score SET, "
    "turn CARD, lay CARD, add CARD, take CARD, end"
)


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


Action = Dive | Corner | Deeper | Column | Row | Net | Harpoon | Pass | Wash | Score | Turn | Lay | Add | Take | End


def all_messages(cards: Cards) -> list[Action]:
    """By id, in the order of `actions.py`."""
    caught = cards.names[:CAUGHT]
    spaces = [space_name(space) for space in range(SPACES)]
    return [
        Dive(),
        *[Corner(corner) for corner in CORNER_NAMES],
        Deeper(),
        Column(),
        *[Row(space) for space in spaces],
        *[Net(seat, card) for seat in range(MOST_SEATS) for card in caught],
        *[Harpoon(space) for space in spaces],
        Pass(),
        *[Wash(card) for card in caught],
        *[Score(name) for name in cards.set_names],
        *[kind(card) for kind in (Turn, Lay, Add, Take) for card in caught],
        End(),
    ]


class LowcyNotation(Notation):
    def __init__(self, cards: Cards) -> None:
        super().__init__("podwodni_lowcy", listed(Action, all_messages(cards), FORMS))

    def said(self, key: str, value: Any, words: Words) -> Any:
        if key == "card":
            return card_words(value, words)
        if key == "cards":
            return ", ".join(card_words(card, words) for card in value)
        if key == "filled":
            return ", ".join(f"{place} {card_words(card, words)}" for place, card in map(str.split, value))
        if key in ("set", "corner", "space"):
            return words.say(f"podwodni_lowcy-{key}", **{key: value})
        return value


def card_words(card: str, words: Words) -> str:
    return words.say("podwodni_lowcy-card", card=card)

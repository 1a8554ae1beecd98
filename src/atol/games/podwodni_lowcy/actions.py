"""The notation and the typed messages of the actions of Podwodni Łowcy, and its sentences.

    dive   corner top-left   deeper   column   row b2   row dive-3   net 2 red-ray   harpoon c1   pass
    wash red-ray   score three-red-ray   turn red-ray   lay shrimp   add green-puffer   take red-ray   end

`net 2 red-ray` takes the card from the second seat. `turn` and `lay` name the cards of a set, `add` the further
ones; `take` takes from the pool.
"""

from __future__ import annotations

from typing import Any

from atol.core.notation import Notation, in_order, kind
from atol.games.podwodni_lowcy import ids
from atol.games.podwodni_lowcy.cards import CAUGHT
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, SPACES, space_name
from atol.locales import Words

SPACE_NAMES = [space_name(space) for space in range(SPACES)]


class LowcyNotation(Notation):
    def __init__(self, facts: Facts) -> None:
        caught = facts.names[:CAUGHT]
        actions = in_order(
            kind(ids.DIVE, "dive"),
            kind(ids.CORNER, "corner", corner=CORNER_NAMES),
            kind(ids.DEEPER, "deeper"),
            kind(ids.TAKE_COLUMN, "column"),
            kind(ids.TAKE_ROW, "row", space=SPACE_NAMES),
            kind(ids.USE_NET, "net", seat=range(ids.MOST_SEATS), card=caught),
            kind(ids.USE_HARPOON, "harpoon", space=SPACE_NAMES),
            kind(ids.PASS, "pass"),
            kind(ids.WASH, "wash", card=caught),
            kind(ids.SCORE, "score", set=facts.set_names),
            kind(ids.TURN_OVER, "turn", card=caught),
            kind(ids.LAY, "lay", card=caught),
            kind(ids.ADD, "add", card=caught),
            kind(ids.TAKE, "take", card=caught),
            kind(ids.END, "end"),
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

"""The notation and the typed messages of the actions of Podwodni Łowcy, and its sentences.

    dive   corner top-left   deeper   column   row b2   row dive-3   net 2 red-ray   harpoon c1   pass
    wash red-ray   score three-red-ray   turn red-ray   lay shrimp   add green-puffer   take red-ray   end

`net 2 red-ray` takes the card from the second seat. `turn` and `lay` name the cards of a set, `add` the further
ones; `take` takes from the pool.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, in_order, kind, shown_fields
from atol.games.podwodni_lowcy import ids
from atol.games.podwodni_lowcy.cards import CAUGHT
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, SPACES, space_name
from atol.games.podwodni_lowcy.view_types import LowcyView
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
        if key in ("filled", "causes"):
            return ", ".join(self.place_words(place, words) for place in value)
        if key == "spaces":
            return ", ".join(value)
        if key in ("set", "corner", "space"):
            return words.say(f"podwodni_lowcy-{key}", **{key: value})
        return value

    def place_words(self, place: str, words: Words) -> str:
        """`b2 red-ray` as people call it."""
        space, card = place.split()
        return f"{self.said('space', space, words)} {card_words(card, words)}"

    def offer(self, action: int, view: Struct, names: list[str], words: Words) -> str:
        """A net says whose card it takes, a harpoon and the picks from a row say which."""
        assert isinstance(view, LowcyView)
        details = shown_fields(self.messages[action])
        if ids.USE_NET <= action < ids.USE_HARPOON:
            name, card = names[details["seat"] - 1], card_words(details["card"], words)
            return words.say("podwodni_lowcy-offer-net", name=name, card=card)
        if ids.TAKE_ROW <= action < ids.USE_NET or ids.USE_HARPOON <= action < ids.PASS:
            return self.pick_offer(action, details["space"], view, words)
        return super().offer(action, view, names, words)

    def pick_offer(self, action: int, space: str, view: LowcyView, words: Words) -> str:
        card = (view.grid + view.dive)[SPACE_NAMES.index(space)]
        place = {"space": self.said("space", space, words), "card": card_words(card or "", words)}
        if action >= ids.USE_HARPOON:
            return words.say("podwodni_lowcy-offer-harpoon", **place)
        number, most = len(view.picked) + 1, len(view.dive)
        return words.say("podwodni_lowcy-offer-row", **place, number=number, all=most)

    def detail(self, key: str, what: str, words: Words) -> str:
        count, times, card = what.rpartition(" × ")
        return f"{count}{times}{card_words(card, words)}"


def card_words(card: str, words: Words) -> str:
    return words.say("podwodni_lowcy-card", card=card)

"""The notation and the typed messages of Reef's actions, and its sentences.

    place red b2    take R05    pay R05    play R05

`pay R05` lays a point on display card R05 and takes the top card of the pile.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, in_order, kind, shown_fields
from atol.games.reef import ids
from atol.games.reef.data import COLOURS, Card, Cell, Components, NextToTallest, Shape
from atol.games.reef.player import SPACES, space_name
from atol.games.reef.view_types import ReefView
from atol.locales import Words

SPACE_NAMES = [space_name(space) for space in range(SPACES)]


class ReefNotation(Notation):
    def __init__(self, components: Components) -> None:
        self.by_name = {card.id: card for card in components.cards}
        cards = list(self.by_name)
        actions = in_order(
            kind(ids.PLACE, "place", colour=COLOURS, space=SPACE_NAMES),
            kind(ids.TAKE, "take", card=cards),
            kind(ids.PAY, "pay", card=cards),
            kind(ids.PLAY, "play", card=cards),
        )
        super().__init__("reef", actions)

    def sentence(self, action: int, words: Words) -> str:
        if ids.PAY <= action < ids.PLAY:  # the point lies on a card; what is on that card does not matter
            return words.say("reef-do-pay", name=shown_fields(self.messages[action])["card"])
        return super().sentence(action, words)

    def arranged(self, legal: list[int], view: Struct) -> list[int]:
        """Cards in the order in which they lie on the table and in the hand."""
        assert isinstance(view, ReefView)
        hand = view.players[view.to_act].hand if view.to_act >= 0 else []
        places = {name: place for place, name in enumerate([shown.card for shown in view.display] + hand) if name}
        return sorted(legal, key=lambda action: places.get(shown_fields(self.messages[action]).get("card", ""), -1))

    def said(self, key: str, value: Any, words: Words) -> Any:
        if key in ("card", "taken"):
            return self.card_words(value, words)
        if key == "cards":
            return "; ".join(self.card_words(card, words) for card in value)
        return colour_name(value, words) if key == "colour" else value

    def card_words(self, name: str, words: Words) -> str:
        """A card in a few words: its number, its pieces, its pattern and its points."""
        card = self.by_name[name]
        return words.say(
            "reef-card",
            name=name,
            pieces=pieces_words(card, words),
            pattern=pattern_words(card.pattern, words),
            points=card.points,
        )


def colour_name(colour: str, words: Words) -> str:
    return words.say("reef-colour", colour=colour)


def pieces_words(card: Card, words: Words) -> str:
    first, second = card.pieces
    if first == second:
        return words.say("reef-two-pieces", colour=first)
    return words.say("reef-one-and-one", first=colour_name(first, words), second=colour_name(second, words))


def pattern_words(pattern: Shape | NextToTallest, words: Words) -> str:
    if isinstance(pattern, NextToTallest):
        return words.say("reef-next-to-tallest", tallest=pattern.tallest, counted=pattern.counted)
    cells = [words.say("reef-cell", colour=cell.colour, level=level_of(cell)) for cell in pattern.cells]
    return words.say("reef-shape", shape=pattern.shape, cells=" + ".join(dict.fromkeys(cells)))


def level_of(cell: Cell) -> str:
    if cell.level is None:
        return "any"
    return f"{cell.level}+" if cell.or_higher else str(cell.level)

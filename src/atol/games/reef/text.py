"""The notation and the typed messages of Reef's actions, and its sentences.

    place red b2    take R05    pay R05    play R05

`pay R05` lays a point on display card R05 and takes the top card of the pile.
"""

from __future__ import annotations

from msgspec import Struct

from atol.core.errors import BadNotation
from atol.core.messages import Event
from atol.games.reef.board import SPACES, space_name
from atol.games.reef.data import COLOURS, Card, Cell, Colour, Components, NextToTallest, Shape
from atol.games.reef.rules import PLACE, TAKE
from atol.locales import Words

VERBS = ("take", "pay", "play")
FORMS = "place COLOUR SPACE, take CARD, pay CARD, play CARD"


class Place(Struct, frozen=True, tag="place"):
    colour: Colour
    space: str


class Take(Struct, frozen=True, tag="take"):
    card: str


class Pay(Struct, frozen=True, tag="pay"):
    card: str


class Play(Struct, frozen=True, tag="play"):
    card: str


Action = Place | Take | Pay | Play
CARD_ACTIONS: tuple[type[Take] | type[Pay] | type[Play], ...] = (Take, Pay, Play)
SPACE_NAMES = [space_name(space) for space in range(SPACES)]


class Notation:
    """Turns action ids into text and messages, and back."""

    def __init__(self, components: Components) -> None:
        self.cards = components.cards
        names = [card.id for card in components.cards]
        places = [f"place {colour} {space}" for colour in COLOURS for space in SPACE_NAMES]
        self.lines = places + [f"{verb} {name}" for verb in VERBS for name in names]
        self.ids = {line.lower(): action for action, line in enumerate(self.lines)}
        self.by_name = {card.id: card for card in components.cards}

    def parse(self, text: str) -> int:
        action = self.ids.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(text=text, forms=FORMS)
        return action

    def message(self, action: int) -> Action:
        if action < TAKE:
            return Place(COLOURS[(action - PLACE) // SPACES], SPACE_NAMES[action % SPACES])
        kind, card = divmod(action - TAKE, len(self.cards))
        return CARD_ACTIONS[kind](self.cards[card].id)

    def action(self, message: Struct) -> int:
        if isinstance(message, Place):
            return self.parse(f"place {message.colour} {message.space}")
        if isinstance(message, Take | Pay | Play):
            return self.parse(f"{type(message).__name__} {message.card}")
        raise BadNotation(text=repr(message), forms=FORMS)

    # ---- sentences for people

    def sentence(self, action: int, words: Words) -> str:
        message = self.message(action)
        if isinstance(message, Place):
            colour = colour_name(message.colour, words)
            return words.say("reef-do-place", colour=colour, space=message.space)
        if isinstance(message, Pay):
            return words.say("reef-do-pay", name=message.card)
        verb = type(message).__name__.lower()
        return words.say(f"reef-do-{verb}", card=self.card_words(message.card, words))

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        details: dict[str, object] = dict(event.args)
        for key, value in event.args.items():
            if key == "seat" and isinstance(value, int):
                details[key] = names[value]
            elif key in ("card", "taken") and isinstance(value, str):
                details[key] = self.card_words(value, words)
            elif key == "cards" and isinstance(value, list):
                details[key] = "; ".join(self.card_words(card, words) for card in value)
            elif key == "colour" and isinstance(value, str):
                details[key] = colour_name(value, words)
        return words.say(f"reef-log-{event.name}", **details)

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

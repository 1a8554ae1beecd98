"""The notation and the typed messages of Shallow Sea's actions, and its sentences.

    coral 2    creature 5    fish 3    take red    draw coral    refresh fish    pay shell    pay fish    pay red
    space c2    turn 90    bubble 14    complete c2    lodge 14    move 14    shift c2    end

Slots are counted from 1, bubbles in reading order from 1; spaces are a letter for the half column and a row.
"""

from __future__ import annotations

from typing import Any

from atol.core.notation import Notation, in_order, kind
from atol.games.shallow_sea import ids
from atol.games.shallow_sea.data import COLOURS, Components
from atol.games.shallow_sea.spaces import BUBBLES, SPACES, space_name
from atol.locales import Words

TURNS = (0, 90, 180, 270)
SPACE_NAMES = [space_name(space) for space in range(SPACES)]
SLOT_NUMBERS = range(1, ids.SLOTS + 1)
BUBBLE_NUMBERS = range(1, BUBBLES + 1)

ACTIONS = in_order(
    kind(ids.CORAL, "coral", slot=SLOT_NUMBERS),
    kind(ids.CREATURE, "creature", slot=SLOT_NUMBERS),
    kind(ids.FISH, "fish", slot=SLOT_NUMBERS),
    kind(ids.TAKE, "take", colour=COLOURS),
    kind(ids.DRAW, "draw", bag=ids.BAG_NAMES),
    kind(ids.REFRESH, "refresh", pool=ids.POOL_NAMES),
    kind(ids.PAY_SHELL, "pay", by=("shell", "fish", *COLOURS)),
    kind(ids.SPACE, "space", space=SPACE_NAMES),
    kind(ids.TURN, "turn", degrees=TURNS),
    kind(ids.BUBBLE, "bubble", bubble=BUBBLE_NUMBERS),
    kind(ids.COMPLETE, "complete", space=SPACE_NAMES),
    kind(ids.LODGE, "lodge", bubble=BUBBLE_NUMBERS),
    kind(ids.MOVE, "move", bubble=BUBBLE_NUMBERS),
    kind(ids.SHIFT, "shift", space=SPACE_NAMES),
    kind(ids.END, "end"),
)


class ShallowSeaNotation(Notation):
    def __init__(self, components: Components) -> None:
        super().__init__("shallow_sea", ACTIONS)
        self.corals = {coral.id: coral for coral in components.corals}
        self.creatures = {creature.id: creature for creature in components.creatures}

    def said(self, key: str, value: Any, words: Words) -> Any:
        if key == "tile":
            return self.tile_words(value, words)
        if key == "creatures":
            return ", ".join(self.tile_words(name, words) for name in value)
        if key == "cards":
            return ", ".join(words.say(f"shallow_sea-card-{name}") for name in value)
        return colour_name(value, words) if key == "colour" else value

    def tile_words(self, name: str, words: Words) -> str:
        """A tile in a few words: a coral's colour, points and fish, or a creature's name and wish."""
        if name in self.corals:
            coral = self.corals[name]
            fish = ", ".join(colour_name(colour, words) for colour in coral.corners if colour)
            return words.say("shallow_sea-coral", name=name, colour=coral.colour, points=coral.points, fish=fish)
        return words.say("shallow_sea-creature", name=name, species=words.say(f"shallow_sea-species-{name}"))

    def wish_words(self, name: str, words: Words) -> str:
        """What a creature waits for."""
        creature = self.creatures[name]
        return words.say(
            "shallow_sea-wish",
            wants=creature.wants,
            colours=creature.colours,
            where=creature.where,
            ways=len(creature.directions),
            needed=creature.needed,
            points=creature.points,
            part=creature.part,
        )


def colour_name(colour: str, words: Words) -> str:
    return words.say("shallow_sea-colour", colour=colour)

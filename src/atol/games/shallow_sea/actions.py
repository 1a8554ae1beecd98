"""The notation and the typed messages of Shallow Sea's actions, and its sentences.

    coral 2    creature 5    fish 3    take red    draw coral    refresh fish    pay shell    pay fish    pay red
    space c2    turn 90    bubble 14    complete c2    lodge 14    move 14    shift c2    end

Slots are counted from 1, bubbles in reading order from 1; spaces are a letter for the half column and a row.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, in_order, kind, shown_fields, tag_of
from atol.games.shallow_sea import ids
from atol.games.shallow_sea.data import COLOURS, Components
from atol.games.shallow_sea.spaces import BUBBLES, SPACES, space_name, turned
from atol.games.shallow_sea.view_types import ShallowSeaView
from atol.locales import Words

QUARTER = 90
TURNS = (0, 90, 180, 270)
CORNER_ARROWS = ("↑", "→", "↓", "←")
ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}
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
        return value

    # ---- what can be done, with what the view tells about it

    def offer(self, action: int, view: Struct, names: list[str], words: Words) -> str:
        assert isinstance(view, ShallowSeaView)
        sentence, what = self.sentence(action, words), self.meant(action, view, words)
        if what:
            sentence = f"{sentence}: {what}"
        price = price_of(self.messages[action], view)
        return sentence if price is None else words.say("shallow_sea-offer-price", sentence=sentence, shells=price)

    def meant(self, action: int, view: ShallowSeaView, words: Words) -> str:
        """The tile or the fish behind a place; how a tile would lie, turned like this."""
        kind, details = tag_of(self.messages[action]), shown_fields(self.messages[action])
        ocean, pools = view.oceans[view.to_act], view.pools
        if kind in ("coral", "creature"):
            return self.tile_words((pools.corals if kind == "coral" else pools.creatures)[details["slot"] - 1], words)
        if kind in ("complete", "shift"):
            tile = ocean.spaces[SPACE_NAMES.index(details["space"])]
            return self.tile_words(tile.tile if tile else None, words)
        if kind == "turn":
            return self.marks(view.hand.tile or view.hand.lifted or "", details["degrees"], words)
        if kind in ("fish", "lodge", "move"):
            fish = pools.fish[details["slot"] - 1] if kind == "fish" else ocean.fish[details["bubble"] - 1]
            return words.say("shallow_sea-fish-one", colour=fish or "")
        return ""

    def marks(self, name: str, degrees: int, words: Words) -> str:
        """What a tile turned like this asks for on which side: a coral's fish, or where a creature looks."""
        if name in self.corals:
            corners = self.corals[name].corners
            turned_by = degrees // QUARTER
            sides = [(arrow, corners[(side - turned_by) % len(corners)]) for side, arrow in enumerate(CORNER_ARROWS)]
            return ", ".join(f"{arrow} {colour_name(colour, words)}" for arrow, colour in sides if colour)
        return "".join(self.looks(name, degrees))

    def looks(self, name: str, degrees: int) -> list[str]:
        """The arrows of a creature turned like this."""
        creature = self.creatures[name]
        ways = [turned(way, degrees // QUARTER) for way in (creature.spaces or creature.directions)]
        return [ARROWS[sign(x), sign(y)] for x, y in ways]

    # ---- the score sheet

    def detail(self, key: str, what: str, words: Words) -> str:
        """`c2 R05 (red)`, `orange-1: c2 R05 (red) + d3 G01 (red)` or `bubble 14 red: c2 d3`."""
        about, _, listed = what.rpartition(":")
        if about.startswith("bubble "):
            _, bubble, colour = about.split()
            spaces = ", ".join(listed.split()) or "-"
            shown = colour_name(colour, words)
            return words.say("shallow_sea-detail-fish", bubble=bubble, colour=shown, spaces=spaces)
        tiles = " + ".join(self.tile_detail(tile.split(), words) for tile in listed.split("+") if tile.strip())
        return f"{words.say(f'shallow_sea-card-{about}')}: {tiles}" if about else tiles

    def tile_detail(self, parts: list[str], words: Words) -> str:
        space, tile = parts[:2]
        name = self.short_name(tile, words)
        if len(parts) == 2:
            return words.say("shallow_sea-detail-tile", space=space, name=name)
        colour = colour_name(parts[2].strip("()"), words)
        return words.say("shallow_sea-detail-home", space=space, name=name, colour=colour)

    # ---- tiles

    def short_name(self, name: str, words: Words) -> str:
        if name in self.corals:
            coral = self.corals[name]
            return words.say("shallow_sea-short-coral", colour=coral.colour, points=coral.points)
        return words.say(f"shallow_sea-species-{name}")

    def tile_words(self, name: str | None, words: Words) -> str:
        """A tile in a few words: a coral's colour, points and fish, or a creature's name; nothing for a gap."""
        if name is None:
            return ""
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


def price_of(message: Struct, view: ShallowSeaView) -> int | None:
    """How many shells it costs; None where nothing ever does."""
    kind, details = tag_of(message), shown_fields(message)
    if kind == "refresh":
        return 0 if view.pools.refresh[details["pool"]] == "free" else view.prices["refresh"]
    if kind == "fish":
        return 0 if details["slot"] == view.hand.slot else view.prices["choose"]
    return view.prices["move"] if kind in ("move", "shift") else None


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def colour_name(colour: str, words: Words) -> str:
    return words.say("shallow_sea-colour", colour=colour)

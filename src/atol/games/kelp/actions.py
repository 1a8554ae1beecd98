"""The notation and the typed messages of Kelp's actions, and its sentences.

    play sneak   discard hide   draw   food crab   reveal b2   lift a1   swap a1 b1   hide c3   learn-card eat
    learn-block shell   replace a1   to-hand jet   remove-hand swap   fetch-draw vanish   escape flight
    send hideout-2   start hideout-1   point a1   use agile   reroll red-3   current 5 a1-b1   swim a1-a2
    aim red-5 b2   resolve attack b2   counter flight   store blue-2   spend   lower blue-4   drop fast   buy bold

Areas are a1 to c3, a current space is named after the areas it lies between, a die after its colour and value.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct, defstruct

from atol.core.notation import Actions, Notation, in_order
from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_FOOD, spare_block
from atol.games.kelp.data import CARD_TYPES, COLOURS
from atol.games.kelp.dice import FIRST_RED, FIRST_YELLOW, die_name
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import DICE, FACES, FOODS, SPARES
from atol.games.kelp.sea import AREA_NAMES, FIRST_HIDEOUT, PAIR_OF, SPACE_NAMES
from atol.locales import Words

# ---- what actions are about


class Card(Struct, frozen=True):
    card: str


class Block(Struct, frozen=True):
    block: str


class Pile(Struct, frozen=True):
    pile: str


class Area(Struct, frozen=True):
    area: str


class TwoAreas(Struct, frozen=True):
    area: str
    other: str


class Space(Struct, frozen=True):
    space: str


class Ability(Struct, frozen=True):
    ability: str


class Way(Struct, frozen=True):
    escape: str


class Colour(Struct, frozen=True):
    colour: str


class Die(Struct, frozen=True):
    die: str


class DieAndArea(Struct, frozen=True):
    die: str
    area: str


class CurrentAndSpace(Struct, frozen=True):
    value: int
    space: str


class StrikeAndArea(Struct, frozen=True):
    strike: str
    area: str


@cache  # one type a name, in however many editions
def to(tag: str, about: type[Struct] = Struct) -> type[Struct]:
    """The message of an action, under its name: `to("learn-card", Pile)`."""
    name = "".join([part.capitalize() for part in tag.split("-")])
    return defstruct(name, [], bases=(about,), tag=tag, frozen=True, module=__name__)


STRIKES = ("search", "attack")
NAMED = ("card", "block", "old", "pile", "escape", "counter", "space", "ability", "colour", "die", "strike")
SAME_WORDS = {"old": "block", "counter": "escape"}


class KelpNotation(Notation):
    def __init__(self, facts: Facts) -> None:
        super().__init__("kelp", actions_of(facts))

    def said(self, key: str, value: Any, words: Words) -> Any:
        return said(key, value, words)


def actions_of(facts: Facts) -> Actions:
    """The one list of all actions, in the order of their ids."""
    cards, abilities, escapes = facts.card_names, facts.shark_names, facts.escape_names
    foods = facts.block_names[FIRST_FOOD : FIRST_FOOD + FOODS]
    spares = [facts.block_names[spare_block(number)] for number in range(SPARES)]
    pairs = [(AREA_NAMES[one], AREA_NAMES[other]) for one, other in PAIR_OF]
    hideouts = SPACE_NAMES[FIRST_HIDEOUT:]
    dice = [die_name(die) for die in range(DICE)]
    return in_order(
        (ids.PLAY, to("play", Card), cards),
        (ids.DISCARD, to("discard", Card), cards),
        (ids.DRAW, to("draw")),
        (ids.FOOD, to("food", Block), foods),
        (ids.REVEAL, to("reveal", Area), AREA_NAMES),
        (ids.LIFT, to("lift", Area), AREA_NAMES),
        (ids.SWAP, to("swap", TwoAreas), pairs),
        (ids.HIDE, to("hide", Area), AREA_NAMES),
        (ids.LEARN_CARD, to("learn-card", Pile), CARD_TYPES),
        (ids.LEARN_BLOCK, to("learn-block", Block), spares),
        (ids.REPLACE, to("replace", Area), AREA_NAMES),
        (ids.TO_HAND, to("to-hand", Card), cards),
        (ids.REMOVE_HAND, to("remove-hand", Card), cards),
        (ids.REMOVE_DISCARD, to("remove-discard", Card), cards),
        (ids.FETCH_DRAW, to("fetch-draw", Card), cards),
        (ids.FETCH_DISCARD, to("fetch-discard", Card), cards),
        (ids.ESCAPE, to("escape", Way), escapes),
        (ids.SEND, to("send", Space), hideouts),
        (ids.TAKE_OFF, to("take-off", Space), SPACE_NAMES),
        (ids.START, to("start", Space), hideouts),
        (ids.POINT, to("point", Area), AREA_NAMES),
        (ids.USE, to("use", Ability), abilities),
        (ids.EXTRA, to("extra")),
        (ids.ROLL, to("roll")),
        (ids.RETURN, to("return", Colour), COLOURS),
        (ids.TAKE, to("take", Colour), COLOURS),
        (ids.REROLL, to("reroll", Die), dice),
        (ids.KEEP, to("keep", Die), dice),
        (ids.RAISE, to("raise", Die), dice),
        (ids.FEED, to("feed", Die), dice),
        (ids.SHARPEN, to("sharpen", Die), dice[FIRST_RED:]),
        (ids.CURRENT, to("current", CurrentAndSpace), range(1, FACES + 1), SPACE_NAMES),
        (ids.SWIM, to("swim", Space), SPACE_NAMES),
        (ids.AIM, to("aim", DieAndArea), dice[FIRST_YELLOW:], AREA_NAMES),
        (ids.RESOLVE, to("resolve", StrikeAndArea), STRIKES, AREA_NAMES),
        (ids.COUNTER, to("counter", Way), escapes),
        (ids.STORE, to("store", Die), dice),
        (ids.SPEND, to("spend")),
        (ids.LOWER, to("lower", Die), dice),
        (ids.DROP, to("drop", Ability), abilities),
        (ids.BUY, to("buy", Ability), abilities),
        (ids.DONE, to("done")),
    )


def said(key: str, value: Any, words: Words) -> Any:
    """What stands under this key, with cards, blocks and dice as people call them."""
    if key == "cards":
        return ", ".join(said("card", card, words) for card in value)
    if key == "dice" and isinstance(value, list):
        return ", ".join(said("die", die, words) for die in value)
    if key == "areas":
        return ", ".join(value)
    if key == "die":
        colour, _, shown = value.partition("-")
        return words.say("kelp-die", colour=colour, value=int(shown))
    if key in NAMED:
        name = SAME_WORDS.get(key, key)
        return words.say(f"kelp-{name}", **{name: value})
    return value

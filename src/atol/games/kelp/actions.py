"""The notation and the typed messages of Kelp's actions, and its sentences.

    play sneak   discard hide   draw   food crab   reveal b2   lift a1   swap a1 b1   hide c3   learn-card eat
    learn-block shell   replace a1   to-hand jet   remove-hand swap   fetch-draw vanish   escape flight
    send hideout-2   start hideout-1   point a1   use agile   reroll red-3   current 5 a1-b1   swim a1-a2
    aim red-5 b2   resolve attack b2   counter flight   store blue-2   spend   lower blue-4   drop fast   buy bold

Areas are a1 to c3, a current space is named after the areas it lies between, a die after its colour and value.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from atol.core.notation import Notation, listed
from atol.games.kelp.data import CARD_TYPES, COLOURS
from atol.games.kelp.ids import DICE, FACES, FOODS, SPARES
from atol.games.kelp.learning import spare_block
from atol.games.kelp.pieces import FIRST_FOOD, FIRST_RED, FIRST_YELLOW, Pieces
from atol.games.kelp.rolling import die_name
from atol.games.kelp.sea import AREA_NAMES, FIRST_HIDEOUT, PAIR_OF, SPACE_NAMES
from atol.locales import Words

FORMS = (
    "play CARD, discard CARD, draw, food FOOD, reveal AREA, lift AREA, swap AREA AREA, hide AREA, learn-card PILE, "
    "learn-block BLOCK, replace AREA, to-hand CARD, remove-hand CARD, remove-discard CARD, fetch-draw CARD, "
    "fetch-discard CARD, escape WAY, send SPACE, take-off SPACE, start SPACE, point AREA, use ABILITY, extra, roll, "
    "return COLOUR, take COLOUR, reroll DIE, keep DIE, raise DIE, feed DIE, sharpen DIE, current VALUE SPACE, "
    "swim SPACE, aim DIE AREA, resolve search|attack AREA, counter WAY, store DIE, spend, lower DIE, drop ABILITY, "
    "buy ABILITY, done"
)


class Play(Struct, frozen=True, tag="play"):
    card: str


class Discard(Struct, frozen=True, tag="discard"):
    card: str


class Draw(Struct, frozen=True, tag="draw"):
    pass


class Food(Struct, frozen=True, tag="food"):
    block: str


class Reveal(Struct, frozen=True, tag="reveal"):
    area: str


class Lift(Struct, frozen=True, tag="lift"):
    area: str


class Swap(Struct, frozen=True, tag="swap"):
    area: str
    other: str


class Hide(Struct, frozen=True, tag="hide"):
    area: str


class LearnCard(Struct, frozen=True, tag="learn-card"):
    pile: str


class LearnBlock(Struct, frozen=True, tag="learn-block"):
    block: str


class Replace(Struct, frozen=True, tag="replace"):
    area: str


class ToHand(Struct, frozen=True, tag="to-hand"):
    card: str


class RemoveHand(Struct, frozen=True, tag="remove-hand"):
    card: str


class RemoveDiscard(Struct, frozen=True, tag="remove-discard"):
    card: str


class FetchDraw(Struct, frozen=True, tag="fetch-draw"):
    card: str


class FetchDiscard(Struct, frozen=True, tag="fetch-discard"):
    card: str


class Escape(Struct, frozen=True, tag="escape"):
    escape: str


class Send(Struct, frozen=True, tag="send"):
    space: str


class TakeOff(Struct, frozen=True, tag="take-off"):
    space: str


class Start(Struct, frozen=True, tag="start"):
    space: str


class Point(Struct, frozen=True, tag="point"):
    area: str


class Use(Struct, frozen=True, tag="use"):
    ability: str


class Extra(Struct, frozen=True, tag="extra"):
    pass


class Roll(Struct, frozen=True, tag="roll"):
    pass


class Return(Struct, frozen=True, tag="return"):
    colour: str


class Take(Struct, frozen=True, tag="take"):
    colour: str


class Reroll(Struct, frozen=True, tag="reroll"):
    die: str


class Keep(Struct, frozen=True, tag="keep"):
    die: str


class Raise(Struct, frozen=True, tag="raise"):
    die: str


class Feed(Struct, frozen=True, tag="feed"):
    die: str


class Sharpen(Struct, frozen=True, tag="sharpen"):
    die: str


class Current(Struct, frozen=True, tag="current"):
    value: int
    space: str


class Swim(Struct, frozen=True, tag="swim"):
    space: str


class Aim(Struct, frozen=True, tag="aim"):
    die: str
    area: str


class Resolve(Struct, frozen=True, tag="resolve"):
    strike: str
    area: str


class Counter(Struct, frozen=True, tag="counter"):
    escape: str


class Store(Struct, frozen=True, tag="store"):
    die: str


class Spend(Struct, frozen=True, tag="spend"):
    pass


class Lower(Struct, frozen=True, tag="lower"):
    die: str


class Drop(Struct, frozen=True, tag="drop"):
    ability: str


class Buy(Struct, frozen=True, tag="buy"):
    ability: str


class Done(Struct, frozen=True, tag="done"):
    pass


OctopusAction = (
    Play
    | Discard
    | Draw
    | Food
    | Reveal
    | Lift
    | Swap
    | Hide
    | LearnCard
    | LearnBlock
    | Replace
    | ToHand
    | RemoveHand
    | RemoveDiscard
    | FetchDraw
    | FetchDiscard
    | Escape
    | Send
)
SharkAction = (
    Start
    | Point
    | Use
    | Extra
    | Roll
    | Return
    | Take
    | Reroll
    | Keep
    | Raise
    | Feed
    | Sharpen
    | Current
    | Swim
    | Aim
    | Resolve
    | Counter
    | Store
    | Spend
    | Lower
    | Drop
    | Buy
)
Action = OctopusAction | TakeOff | SharkAction | Done


def octopus_messages(pieces: Pieces) -> list[Action]:
    """By id, in the order of `ids.py`."""
    cards, foods = pieces.card_names, pieces.block_names[FIRST_FOOD : FIRST_FOOD + FOODS]
    spares = [pieces.block_names[spare_block(number)] for number in range(SPARES)]
    return [
        *[Play(card) for card in cards],
        *[Discard(card) for card in cards],
        Draw(),
        *[Food(food) for food in foods],
        *[Reveal(area) for area in AREA_NAMES],
        *[Lift(area) for area in AREA_NAMES],
        *[Swap(AREA_NAMES[one], AREA_NAMES[other]) for one, other in PAIR_OF],
        *[Hide(area) for area in AREA_NAMES],
        *[LearnCard(kind) for kind in CARD_TYPES],
        *[LearnBlock(block) for block in spares],
        *[Replace(area) for area in AREA_NAMES],
        *[kind(card) for kind in (ToHand, RemoveHand, RemoveDiscard, FetchDraw, FetchDiscard) for card in cards],
        *[Escape(escape) for escape in pieces.escape_names],
        *[Send(space) for space in SPACE_NAMES[FIRST_HIDEOUT:]],
        *[TakeOff(space) for space in SPACE_NAMES],
    ]


def shark_messages(pieces: Pieces) -> list[Action]:
    dice = [die_name(die) for die in range(DICE)]
    return [
        *[Start(space) for space in SPACE_NAMES[FIRST_HIDEOUT:]],
        *[Point(area) for area in AREA_NAMES],
        *[Use(ability) for ability in pieces.shark_names],
        Extra(),
        Roll(),
        *[kind(colour) for kind in (Return, Take) for colour in COLOURS],
        *[kind(die) for kind in (Reroll, Keep, Raise, Feed) for die in dice],
        *[Sharpen(die) for die in dice[FIRST_RED:]],
        *[Current(value, space) for value in range(1, FACES + 1) for space in SPACE_NAMES],
        *[Swim(space) for space in SPACE_NAMES],
        *[Aim(die, area) for die in dice[FIRST_YELLOW:] for area in AREA_NAMES],
        *[Resolve(strike, area) for strike in ("search", "attack") for area in AREA_NAMES],
        *[Counter(escape) for escape in pieces.escape_names],
        *[Store(die) for die in dice],
        Spend(),
        *[Lower(die) for die in dice],
        *[kind(ability) for kind in (Drop, Buy) for ability in pieces.shark_names],
    ]


NAMED = ("card", "block", "old", "pile", "escape", "counter", "space", "ability", "colour", "die", "strike")
SAME_WORDS = {"old": "block", "counter": "escape"}


class KelpNotation(Notation):
    def __init__(self, pieces: Pieces) -> None:
        messages = [*octopus_messages(pieces), *shark_messages(pieces), Done()]
        super().__init__("kelp", listed(Action, messages, FORMS))

    def said(self, key: str, value: Any, words: Words) -> Any:
        return said(key, value, words)


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

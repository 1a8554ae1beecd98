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

from atol.core.notation import Actions, Notation, in_order
from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_FOOD, spare_block
from atol.games.kelp.data import CARD_TYPES, COLOURS
from atol.games.kelp.dice import FIRST_RED, FIRST_YELLOW, die_name
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import DICE, FACES, FOODS, SPARES
from atol.games.kelp.sea import AREA_NAMES, FIRST_HIDEOUT, PAIR_OF, SPACE_NAMES
from atol.locales import Words

# ---- what an action can be about


class OfCard(Struct, frozen=True):
    card: str


class OfArea(Struct, frozen=True):
    area: str


class OfSpace(Struct, frozen=True):
    space: str


class OfDie(Struct, frozen=True):
    die: str


class OfAbility(Struct, frozen=True):
    ability: str


class OfEscape(Struct, frozen=True):
    escape: str


class OfColour(Struct, frozen=True):
    colour: str


class OfBlock(Struct, frozen=True):
    block: str


# ---- the kinds of actions


class Play(OfCard, frozen=True, tag="play"): ...


class Discard(OfCard, frozen=True, tag="discard"): ...


class Draw(Struct, frozen=True, tag="draw"): ...


class Food(OfBlock, frozen=True, tag="food"): ...


class Reveal(OfArea, frozen=True, tag="reveal"): ...


class Lift(OfArea, frozen=True, tag="lift"): ...


class Swap(Struct, frozen=True, tag="swap"):
    area: str
    other: str


class Hide(OfArea, frozen=True, tag="hide"): ...


class LearnCard(Struct, frozen=True, tag="learn-card"):
    pile: str


class LearnBlock(OfBlock, frozen=True, tag="learn-block"): ...


class Replace(OfArea, frozen=True, tag="replace"): ...


class ToHand(OfCard, frozen=True, tag="to-hand"): ...


class RemoveHand(OfCard, frozen=True, tag="remove-hand"): ...


class RemoveDiscard(OfCard, frozen=True, tag="remove-discard"): ...


class FetchDraw(OfCard, frozen=True, tag="fetch-draw"): ...


class FetchDiscard(OfCard, frozen=True, tag="fetch-discard"): ...


class Escape(OfEscape, frozen=True, tag="escape"): ...


class Send(OfSpace, frozen=True, tag="send"): ...


class TakeOff(OfSpace, frozen=True, tag="take-off"): ...


class Start(OfSpace, frozen=True, tag="start"): ...


class Point(OfArea, frozen=True, tag="point"): ...


class Use(OfAbility, frozen=True, tag="use"): ...


class Extra(Struct, frozen=True, tag="extra"): ...


class Roll(Struct, frozen=True, tag="roll"): ...


class Return(OfColour, frozen=True, tag="return"): ...


class Take(OfColour, frozen=True, tag="take"): ...


class Reroll(OfDie, frozen=True, tag="reroll"): ...


class Keep(OfDie, frozen=True, tag="keep"): ...


class Raise(OfDie, frozen=True, tag="raise"): ...


class Feed(OfDie, frozen=True, tag="feed"): ...


class Sharpen(OfDie, frozen=True, tag="sharpen"): ...


class Current(Struct, frozen=True, tag="current"):
    value: int
    space: str


class Swim(OfSpace, frozen=True, tag="swim"): ...


class Aim(Struct, frozen=True, tag="aim"):
    die: str
    area: str


class Resolve(Struct, frozen=True, tag="resolve"):
    strike: str
    area: str


class Counter(OfEscape, frozen=True, tag="counter"): ...


class Store(OfDie, frozen=True, tag="store"): ...


class Spend(Struct, frozen=True, tag="spend"): ...


class Lower(OfDie, frozen=True, tag="lower"): ...


class Drop(OfAbility, frozen=True, tag="drop"): ...


class Buy(OfAbility, frozen=True, tag="buy"): ...


class Done(Struct, frozen=True, tag="done"): ...


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
        (ids.PLAY, Play, cards),
        (ids.DISCARD, Discard, cards),
        (ids.DRAW, Draw),
        (ids.FOOD, Food, foods),
        (ids.REVEAL, Reveal, AREA_NAMES),
        (ids.LIFT, Lift, AREA_NAMES),
        (ids.SWAP, Swap, pairs),
        (ids.HIDE, Hide, AREA_NAMES),
        (ids.LEARN_CARD, LearnCard, CARD_TYPES),
        (ids.LEARN_BLOCK, LearnBlock, spares),
        (ids.REPLACE, Replace, AREA_NAMES),
        (ids.TO_HAND, ToHand, cards),
        (ids.REMOVE_HAND, RemoveHand, cards),
        (ids.REMOVE_DISCARD, RemoveDiscard, cards),
        (ids.FETCH_DRAW, FetchDraw, cards),
        (ids.FETCH_DISCARD, FetchDiscard, cards),
        (ids.ESCAPE, Escape, escapes),
        (ids.SEND, Send, hideouts),
        (ids.TAKE_OFF, TakeOff, SPACE_NAMES),
        (ids.START, Start, hideouts),
        (ids.POINT, Point, AREA_NAMES),
        (ids.USE, Use, abilities),
        (ids.EXTRA, Extra),
        (ids.ROLL, Roll),
        (ids.RETURN, Return, COLOURS),
        (ids.TAKE, Take, COLOURS),
        (ids.REROLL, Reroll, dice),
        (ids.KEEP, Keep, dice),
        (ids.RAISE, Raise, dice),
        (ids.FEED, Feed, dice),
        (ids.SHARPEN, Sharpen, dice[FIRST_RED:]),
        (ids.CURRENT, Current, range(1, FACES + 1), SPACE_NAMES),
        (ids.SWIM, Swim, SPACE_NAMES),
        (ids.AIM, Aim, dice[FIRST_YELLOW:], AREA_NAMES),
        (ids.RESOLVE, Resolve, STRIKES, AREA_NAMES),
        (ids.COUNTER, Counter, escapes),
        (ids.STORE, Store, dice),
        (ids.SPEND, Spend),
        (ids.LOWER, Lower, dice),
        (ids.DROP, Drop, abilities),
        (ids.BUY, Buy, abilities),
        (ids.DONE, Done),
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

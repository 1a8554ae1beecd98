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

from atol.core.notation import Actions, Notation, in_order, kind, shown_fields, tag_of
from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_FOOD, spare_block
from atol.games.kelp.data import CARD_TYPES, COLOURS
from atol.games.kelp.dice import FIRST_RED, FIRST_YELLOW, die_name
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import DICE, FACES, FOODS, SPARES
from atol.games.kelp.sea import AREA_NAMES, FIRST_HIDEOUT, PAIR_OF, SPACE_NAMES
from atol.games.kelp.view_types import KelpView
from atol.locales import Words

STRIKES = ("search", "attack")
NAMED = ("card", "block", "old", "pile", "escape", "counter", "space", "ability", "colour", "die", "strike")
SAME_WORDS = {"old": "block", "counter": "escape"}


class KelpNotation(Notation):
    def __init__(self, facts: Facts) -> None:
        super().__init__("kelp", actions_of(facts))
        self.costs = dict(zip(facts.card_names, facts.card_costs, strict=True))
        self.prices = dict(zip(facts.shark_names, facts.prices, strict=True))

    def said(self, key: str, value: Any, words: Words) -> Any:
        return said(key, value, words)

    def offer(self, action: int, view: Struct, names: list[str], words: Words) -> str:
        """With costs and prices; drawing says how many cards, being done what it means now."""
        assert isinstance(view, KelpView)
        message, sentence = self.messages[action], self.sentence(action, words)
        kind, details = tag_of(message), shown_fields(message)
        if kind == "play":
            return words.say("kelp-offer-cost", sentence=sentence, cost=self.costs[details["card"]])
        if kind == "buy":
            return words.say("kelp-offer-price", sentence=sentence, cost=self.prices[details["ability"]])
        if kind == "learn-card":
            return learn_offer(details["pile"], view, words)
        if kind == "draw":
            return small(words.say("kelp-button-draw", cards=to_draw(view)))
        return small(words.say("kelp-button-done", step=view.step)) if kind == "done" else sentence

    def detail(self, key: str, what: str, words: Words) -> str:
        return words.say(f"kelp-end-{what}", you="nobody").rstrip(".")


def learn_offer(pile: str, view: KelpView, words: Words) -> str:
    (card,) = [shown.open for shown in view.octopus.piles if shown.type == pile]
    return words.say("kelp-offer-learn", pile=said("pile", pile, words), card=said("card", card, words))


def to_draw(view: KelpView) -> int:
    """How many cards the octopus would draw: what the hand has room for, or as many as the card says."""
    side = view.octopus
    room = max(0, side.hand_limit - side.hand_size)
    asked = min(view.left, room) if view.step == "draw" and view.left else room
    return min(asked, side.pile_size + len(side.discards))


def small(text: str) -> str:
    """The words of a button within a list."""
    return text[:1].lower() + text[1:]


def actions_of(facts: Facts) -> Actions:
    """The one list of all actions, in the order of their ids."""
    cards, abilities, escapes = facts.card_names, facts.shark_names, facts.escape_names
    foods = facts.block_names[FIRST_FOOD : FIRST_FOOD + FOODS]
    spares = [facts.block_names[spare_block(number)] for number in range(SPARES)]
    ones, others = [AREA_NAMES[one] for one, _ in PAIR_OF], [AREA_NAMES[other] for _, other in PAIR_OF]
    hideouts = SPACE_NAMES[FIRST_HIDEOUT:]
    dice = [die_name(die) for die in range(DICE)]
    return in_order(
        kind(ids.PLAY, "play", card=cards),
        kind(ids.DISCARD, "discard", card=cards),
        kind(ids.DRAW, "draw"),
        kind(ids.FOOD, "food", block=foods),
        kind(ids.REVEAL, "reveal", area=AREA_NAMES),
        kind(ids.LIFT, "lift", area=AREA_NAMES),
        kind(ids.SWAP, "swap", paired=True, area=ones, other=others),
        kind(ids.HIDE, "hide", area=AREA_NAMES),
        kind(ids.LEARN_CARD, "learn-card", pile=CARD_TYPES),
        kind(ids.LEARN_BLOCK, "learn-block", block=spares),
        kind(ids.REPLACE, "replace", area=AREA_NAMES),
        kind(ids.TO_HAND, "to-hand", card=cards),
        kind(ids.REMOVE_HAND, "remove-hand", card=cards),
        kind(ids.REMOVE_DISCARD, "remove-discard", card=cards),
        kind(ids.FETCH_DRAW, "fetch-draw", card=cards),
        kind(ids.FETCH_DISCARD, "fetch-discard", card=cards),
        kind(ids.ESCAPE, "escape", escape=escapes),
        kind(ids.SEND, "send", space=hideouts),
        kind(ids.TAKE_OFF, "take-off", space=SPACE_NAMES),
        kind(ids.START, "start", space=hideouts),
        kind(ids.POINT, "point", area=AREA_NAMES),
        kind(ids.USE, "use", ability=abilities),
        kind(ids.EXTRA, "extra"),
        kind(ids.ROLL, "roll"),
        kind(ids.RETURN, "return", colour=COLOURS),
        kind(ids.TAKE, "take", colour=COLOURS),
        kind(ids.REROLL, "reroll", die=dice),
        kind(ids.KEEP, "keep", die=dice),
        kind(ids.RAISE, "raise", die=dice),
        kind(ids.FEED, "feed", die=dice),
        kind(ids.SHARPEN, "sharpen", die=dice[FIRST_RED:]),
        kind(ids.CURRENT, "current", value=range(1, FACES + 1), space=SPACE_NAMES),
        kind(ids.SWIM, "swim", space=SPACE_NAMES),
        kind(ids.AIM, "aim", die=dice[FIRST_YELLOW:], area=AREA_NAMES),
        kind(ids.RESOLVE, "resolve", strike=STRIKES, area=AREA_NAMES),
        kind(ids.COUNTER, "counter", escape=escapes),
        kind(ids.STORE, "store", die=dice),
        kind(ids.SPEND, "spend"),
        kind(ids.LOWER, "lower", die=dice),
        kind(ids.DROP, "drop", ability=abilities),
        kind(ids.BUY, "buy", ability=abilities),
        kind(ids.DONE, "done"),
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

"""What Kelp's cards do, in words made from their data."""

from __future__ import annotations

import msgspec

from atol.games.kelp.data import Effect, OctopusCard, SharkCard
from atol.locales import Words


def effects_words(effects: list[Effect], words: Words) -> str:
    return " ".join(effect_words(effect, words) for effect in effects)


def effect_words(effect: Effect, words: Words) -> str:
    details = {key: str(value).lower() if isinstance(value, bool) else value for key, value in fields(effect).items()}
    return words.say(f"kelp-effect-{effect.__struct_config__.tag}", **details)


def fields(effect: Effect) -> dict[str, object]:
    return msgspec.structs.asdict(effect)


def card_effect(card: OctopusCard, words: Words) -> str:
    """What a card of the octopus does; an eat card is named after its food."""
    if card.type != "eat":
        return effects_words(list(card.effect), words)
    block = words.say("kelp-block", block=card.id.removeprefix("eat-"))
    return words.say("kelp-effect-eat", block=block)


def card_line(card: OctopusCard, words: Words) -> str:
    """A card of the octopus with its cost and its effect."""
    card_name = words.say("kelp-card", card=card.id)
    return words.say("kelp-card-line", card=card_name, cost=card.cost, effect=card_effect(card, words))


def ability_line(card: SharkCard, words: Words) -> str:
    """A card of the shark with its price, the dice it adds and its effect."""
    dice = ", ".join(words.say("kelp-colour", colour=colour) for colour in card.dice)
    effect = effects_words(list(card.effect), words) if card.effect else words.say("kelp-effect-none")
    ability = words.say("kelp-ability", ability=card.id)
    dice = dice or words.say("kelp-nothing")
    return words.say("kelp-ability-line", ability=ability, cost=card.cost, dice=dice, effect=effect)

"""Shallow Sea's creatures, ecosystem cards, scenarios and modified rules in words, for the search in the rules."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game
from atol.core.reference import Named
from atol.games.shallow_sea.actions import ShallowSeaNotation
from atol.games.shallow_sea.game import ShallowSeaGame
from atol.locales import Words


def glossary(game: Game, words: Words) -> Iterator[Named]:
    assert isinstance(game, ShallowSeaGame)
    text = game.text
    assert isinstance(text, ShallowSeaNotation)
    for creature in game.components.creatures:
        yield Named(
            "creatures", creature.id, text.tile_words(creature.id, words), text.wish_words(creature.id, words)
        )
    for card in (*game.components.orange, *game.components.blue):
        name = words.say(f"shallow_sea-card-{card.id}")
        yield Named("cards", card.id, name, words.say(f"shallow_sea-card-{card.id}-counts"))
    for scenario in game.components.scenarios:
        task = words.say(f"shallow_sea-{scenario.id}")
        name, _, said = task.partition(":")
        needs = words.say("shallow_sea-reference-scenario", task=said.strip(), minimum=scenario.minimum)
        yield Named("scenarios", scenario.id, name, needs)
    for rule in game.components.modified:
        name = words.say("shallow_sea-reference-modified", number=rule.id.rpartition("-")[2])
        yield Named("modified", rule.id, name, words.say(f"shallow_sea-{rule.id}"))

"""Kelp's cards and tiles in words, for the search in the rules."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game
from atol.core.reference import Named
from atol.games.kelp.describing import ability_line, card_line, effects_words
from atol.games.kelp.game import KelpGame
from atol.locales import Words


def glossary(game: Game, words: Words) -> Iterator[Named]:
    assert isinstance(game, KelpGame)
    for card in game.components.octopus_cards:
        yield Named("octopus_cards", card.id, words.say("kelp-card", card=card.id), card_line(card, words))
    for ability in game.components.shark_cards:
        name = words.say("kelp-ability", ability=ability.id)
        yield Named("shark_cards", ability.id, name, ability_line(ability, words))
    for escape in game.components.confrontations:
        name = words.say("kelp-escape", escape=escape.id)
        yield Named("confrontations", escape.id, name, effects_words(list(escape.effect), words))

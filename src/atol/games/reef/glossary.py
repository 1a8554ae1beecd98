"""Reef's cards in words, for the search in the rules."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game
from atol.core.reference import Named
from atol.games.reef.actions import pattern_words, pieces_words
from atol.games.reef.game import ReefGame
from atol.locales import Words


def glossary(game: Game, words: Words) -> Iterator[Named]:
    assert isinstance(game, ReefGame)
    for card in game.components.cards:
        said = {"pieces": pieces_words(card, words), "pattern": pattern_words(card.pattern, words)}
        name = words.say("reef-reference-card", name=card.id)
        yield Named("cards", card.id, name, words.say("reef-card", name=card.id, points=card.points, **said))

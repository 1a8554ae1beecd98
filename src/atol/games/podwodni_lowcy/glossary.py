"""The cards and sets of Podwodni Łowcy in words, for the search in the rules."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game
from atol.core.reference import Named
from atol.games.podwodni_lowcy.actions import card_words
from atol.games.podwodni_lowcy.game import LowcyGame
from atol.locales import Words


def glossary(game: Game, words: Words) -> Iterator[Named]:
    assert isinstance(game, LowcyGame)
    for card in game.components.cards:
        name = card_words(card.id, words)
        yield Named("cards", card.id, name, words.say("podwodni_lowcy-reference-card", count=card.count))

"""Finspan's fish, goals, levels and Nautoma's cards in words, for the search in the rules."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game
from atol.core.reference import Named
from atol.games.finspan.actions import card_line, fish_words, goal_words
from atol.games.finspan.data import Decision
from atol.games.finspan.game import FinspanGame
from atol.locales import Words


def glossary(game: Game, words: Words) -> Iterator[Named]:
    assert isinstance(game, FinspanGame)
    for fish in game.components.fish:
        yield Named("fish", fish.id, fish_words(fish.id, words), card_line(fish, words))
    storm = {entry.id: entry.base for entry in game.components.storm}
    calm = {entry.id: entry.base for entry in game.components.calm}
    for goal in game.components.goals:
        numbers = {"points": goal.points, "calm": calm[goal.id], "storm": storm[goal.id], "week": goal.week}
        name = words.say("finspan-reference-goal", goal=goal_words(goal.id, words))
        yield Named("goals", goal.id, name, words.say("finspan-reference-goal-says", **numbers))
    for decision in game.components.decisions:
        name = words.say("finspan-decision-of", card=decision.id)
        yield Named("decisions", decision.id, name, decision_words(decision, words))


def decision_words(decision: Decision, words: Words) -> str:
    fish = "finspan-decision-fish" if decision.fish else "finspan-decision-no-fish"
    steps = [f"finspan-decision-goal-{decision.goal}", *[f"finspan-decision-{step}" for step in decision.dive], fish]
    return "; ".join(words.say(step) for step in steps)

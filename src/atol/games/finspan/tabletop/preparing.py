"""How the box of Finspan is laid out."""

from __future__ import annotations

from atol.core.evening import PrepareStep
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.nautoma import GOAL_WEEKS


def steps(facts: Facts, seats: int, options: dict[str, str]) -> list[PrepareStep]:
    start, forage = facts.components.start[0], facts.components.forage
    tokens = {"eggs": sum(fish.eggs for fish in forage), "young": sum(fish.young for fish in forage)}
    shared = [
        PrepareStep("mats", {"seats": seats}),
        PrepareStep("tokens", {**tokens}),
        PrepareStep(f"goals-{options['goals'].lower()}", {"weeks": GOAL_WEEKS}),
        PrepareStep("cards", {"starters": start.starters, "cards": start.deck_cards}),
        PrepareStep("divers", {"divers": start.divers, "weeks": WEEKS}),
    ]
    return [*shared, PrepareStep("first" if seats > 1 else "nautoma")]

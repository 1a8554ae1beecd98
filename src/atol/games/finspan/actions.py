"""The notation and the typed messages of Finspan's actions, and its sentences.

    play 17    dive blue    at p4    discard 17    spend egg p4    spend young p4    spend school p4
    draw    recover 17    egg p4    eggs    hatch p4    young p4    lift young p4    lift school p4    to p4
    tuck 17    under p4    use p4    done

Cards are called by their numbers, slots by the letter of the dive site and the row.
"""

from __future__ import annotations

from typing import Any

from atol.core.messages import Event
from atol.core.notation import Actions, Notation, in_order, kind
from atol.games.finspan import ids
from atol.games.finspan.cards import Cards
from atol.games.finspan.data import SITES, Cost, Effect, Fish
from atol.games.finspan.slots import SLOTS, slot_name
from atol.locales import Words

SLOT_NAMES = [slot_name(slot) for slot in range(SLOTS)]


def all_actions(cards: list[str]) -> Actions:
    return in_order(
        kind(ids.PLAY, "play", card=cards),
        kind(ids.DIVE, "dive", site=SITES),
        kind(ids.AT, "at", slot=SLOT_NAMES),
        kind(ids.DISCARD, "discard", card=cards),
        kind(ids.SPEND_EGG, "spend", token=("egg", "young", "school"), slot=SLOT_NAMES),
        kind(ids.DRAW, "draw"),
        kind(ids.RECOVER, "recover", card=cards),
        kind(ids.EGG, "egg", slot=SLOT_NAMES),
        kind(ids.EGGS, "eggs"),
        kind(ids.HATCH, "hatch", slot=SLOT_NAMES),
        kind(ids.YOUNG, "young", slot=SLOT_NAMES),
        kind(ids.LIFT_YOUNG, "lift", token=("young", "school"), slot=SLOT_NAMES),
        kind(ids.TO, "to", slot=SLOT_NAMES),
        kind(ids.TUCK, "tuck", card=cards),
        kind(ids.UNDER, "under", slot=SLOT_NAMES),
        kind(ids.USE, "use", slot=SLOT_NAMES),
        kind(ids.DONE, "done"),
    )


class FinspanNotation(Notation):
    def __init__(self, cards: Cards) -> None:
        super().__init__("finspan", all_actions(cards.names[: ids.CARDS]))

    def told(self, event: Event, names: list[str], words: Words) -> dict[str, Any]:
        details = super().told(event, names, words)
        points = event.args.get("points")
        if isinstance(points, list):
            named = [*names, words.say("finspan-automaton")]
            details["points"] = ", ".join(f"{name} {number}" for name, number in zip(named, points, strict=False))
        return details

    def said(self, key: str, value: Any, words: Words) -> Any:
        if key == "card":
            return fish_words(value, words)
        if key == "covered":
            return fish_name(value, words) if value else "no"
        if key == "cards":
            return ", ".join(fish_words(card, words) for card in value)
        if key == "goals":
            return ", ".join(goal_words(goal, words) for goal in value)
        if key == "goal":
            return goal_words(value, words)
        if key == "site" and isinstance(value, str):
            return words.say("finspan-at-site", site=value)
        return value

    def detail(self, key: str, what: str, words: Words) -> str:
        """`p4 17`, or the number of a week."""
        slot, _, card = what.partition(" ")
        if card:
            return words.say("finspan-detail-fish", name=fish_name(card, words), slot=slot)
        return words.say("finspan-detail-week", week=what).rstrip(":")


# ---- words


def fish_name(card: str, words: Words) -> str:
    return words.say(f"finspan-fish-{card}")


def fish_words(card: str, words: Words) -> str:
    """Name and number, by which a card is called in notation."""
    return words.say("finspan-card", number=card, name=fish_name(card, words))


def goal_words(goal: str, words: Words) -> str:
    return words.say(f"finspan-goal-{goal}")


# ---- cards in words


def source_words(source: str, words: Words) -> str:
    """What gives an ability: a fish, or a bonus such as `blue-sunlight`."""
    site, _, place = source.partition("-")
    return words.say("finspan-bonus", place=place) if site in SITES else fish_words(source, words)


def card_line(fish: Fish, words: Words) -> str:
    """Everything printed on a card, in one line."""
    return words.say(
        "finspan-card-line",
        card=fish_words(fish.id, words),
        points=fish.points,
        length=fish.length,
        zones=where_words(fish, words),
        cost=cost_words(fish.cost, words),
        ability=ability_words(fish, words),
    )


def where_words(fish: Fish, words: Words) -> str:
    parts = [words.say("finspan-where", where=zone) for zone in fish.zones]
    parts += [words.say("finspan-where", where="bottom")] if fish.bottom_row_only else []
    parts += [words.say("finspan-where", where=fish.site)] if fish.site else []
    parts += [
        words.say("finspan-tag", tag=tag) + (f" ×{count}" if count > 1 else "") for tag, count in fish.tags.items()
    ]
    return ", ".join(parts)


def cost_words(cost: Cost, words: Words) -> str:
    counts = [(kind, getattr(cost, kind)) for kind in cost.__struct_fields__]
    parts = [words.say("finspan-cost", kind=kind, n=count) for kind, count in counts if count]
    return ", ".join(parts) or words.say("finspan-free")


def ability_words(fish: Fish, words: Words) -> str:
    effects = ", ".join(effect_words(effect, words) for effect in fish.effects)
    shared = f" ({words.say('finspan-all-players')})" if fish.all_players else ""
    return f"{words.say('finspan-ability', kind=fish.ability)}{shared}: {effects}"


def effect_words(effect: Effect, words: Words) -> str:
    reach = effect.site or effect.row or effect.zone or effect.size or effect.tag
    where = words.say("finspan-where", where=reach) if reach else ""
    if effect.condition:
        where = words.say("finspan-condition", condition=effect.condition, n=effect.n)
    return words.say("finspan-effect", op=effect.op, n=effect.n, where=where, points=effect.points)

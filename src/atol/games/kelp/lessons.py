"""What a first match of Kelp teaches: a course for each side, in the order in which it comes up."""

from __future__ import annotations

from collections.abc import Sequence

from atol.core.lessons import Course, Details, Lesson, Matters, dealt, told
from atol.core.messages import Event
from atol.core.numbers import count_bits
from atol.games.kelp.cards import HAND, count_cards
from atol.games.kelp.dice import HUNGER, count_dice
from atol.games.kelp.sides import OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes

News = Sequence[Event]


def asked(*steps: int) -> Matters:
    """When one of these steps is asked of the learner: how often or how much, and how full the hunger track is."""

    def matters(state: KelpState, seat: int, news: News) -> Details | None:
        return {"amount": state.amount_left} if state.to_act == seat and state.step in steps else None

    return matters


def heard(name: str) -> Matters:
    """When that event was told: its own details."""

    def matters(state: KelpState, seat: int, news: News) -> Details | None:
        event = told(news, name)
        return event.args if event else None

    return matters


def heard_on(step: int, name: str) -> Matters:
    """The same, once the learner has to do something about it."""

    def matters(state: KelpState, seat: int, news: News) -> Details | None:
        event = told(news, name)
        return event.args if event and state.to_act == seat and state.step == step else None

    return matters


def actions(state: KelpState, seat: int, news: News) -> Details | None:
    begins = state.to_act == seat and state.step == codes.ACT
    return {"actions": state.actions_left, "limit": state.hand_limit} if begins else None


def few_cards(state: KelpState, seat: int, news: News) -> Details | None:
    held = count_cards(state, HAND)
    short = state.to_act == seat and state.step == codes.ACT and held <= 2
    return {"held": held, "limit": state.hand_limit} if short else None


def food(state: KelpState, seat: int, news: News) -> Details | None:
    """An eaten food whose effect waits."""
    return {} if state.to_act == seat and state.step == codes.ACT and state.ready else None


def hunger(state: KelpState, seat: int, news: News) -> Details | None:
    event = told(news, "hunger")
    return {"count": count_dice(state, HUNGER), "most": state.facts.hunger} if event else None


def escaped(state: KelpState, seat: int, news: News) -> Details | None:
    met = told(news, "confrontation")
    return {"escape": met.args["escape"]} if met and not state.over else None


def notes(state: KelpState, seat: int, news: News) -> Details | None:
    """Where the octopus can be for all the shark has seen."""
    aims = state.to_act == seat and state.step == codes.AIM
    return {"count": count_bits(state.suspects)} if aims else None


OCTOPUS_LESSONS = (
    Lesson("actions", actions),
    Lesson("cost", asked(codes.PAY)),
    Lesson("swap", asked(codes.SWAP)),
    Lesson("shuffle", asked(codes.SHUFFLE)),
    Lesson("hide", asked(codes.HIDE)),
    Lesson("few-cards", few_cards),
    Lesson("learn", asked(codes.LEARN)),
    Lesson("replace", asked(codes.REPLACE)),
    Lesson("eat", heard("eat")),
    Lesson("food", food),
    Lesson("searched", heard("search")),
    Lesson("attacked", heard("attack")),
    Lesson("trapped", heard("trap")),
    Lesson("escape", asked(codes.ESCAPE)),
    Lesson("escaped", escaped),
    Lesson("starving", hunger),
    Lesson("growing", heard("tile")),
)
SHARK_LESSONS = (
    Lesson("hideout", asked(codes.START)),
    Lesson("watch", heard("reveal")),
    Lesson("mixed", heard("shuffle")),
    Lesson("dice", heard_on(codes.SWIM, "pool")),
    Lesson("currents", asked(codes.SWIM)),
    Lesson("swim", heard("swim")),
    Lesson("aim", asked(codes.AIM)),
    Lesson("notes", notes),
    Lesson("search", heard("search")),
    Lesson("attack", heard("attack")),
    Lesson("trap", heard("trap")),
    Lesson("counter", asked(codes.COUNTER)),
    Lesson("hunger", hunger),
    Lesson("growth", heard("grow")),
    Lesson("tile", heard("tile")),
    Lesson("energy", heard("store")),
    Lesson("buy", asked(codes.SPEND, codes.BUY)),
)


def courses() -> tuple[Course, ...]:
    return dealt(
        __package__,
        Course("octopus", OCTOPUS_LESSONS, pictures=("eating", "octopus", "confrontation"), seat=OCTOPUS),
        Course("shark", SHARK_LESSONS, pictures=("hunting", "shark", "end"), seat=SHARK),
    )

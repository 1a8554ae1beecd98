"""Nautoma's companion in typed messages, and everything that Finspan does for a table with the box."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from atol.core.data import Overlay, earlier_editions, edition_of, laid_over
from atol.core.errors import AtolError, BadOption
from atol.core.evening import PREPARE, Ranking, preparing, ranking_of
from atol.core.helpers import Helper
from atol.core.messages import ScoreLine, TieBreak
from atol.core.numbers import bits_of
from atol.games.finspan.data import Components, DiveStep, load
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.her_turn import HerThings, HerTurn
from atol.games.finspan.meta import META
from atol.games.finspan.nautoma import DIVE_STEPS, Manual
from atol.games.finspan.tabletop.companion import Companion, NotNow, new_companion
from atol.games.finspan.tabletop.pad import Pad, PadView, answer_pad
from atol.games.finspan.tabletop.preparing import steps
from atol.games.finspan.tabletop.results import GoalResult, TangledResult
from atol.games.finspan.view import nautoma_sheet

Line = Annotated[str, Meta(max_length=80)]


def helpers_of(facts: Facts, overlay: Overlay | None) -> dict[str, Helper]:
    return {
        PREPARE: preparing(META, partial(steps, facts)),
        "companion": Helper(CompanionAsk, CompanionView, partial(answer_companion, facts, overlay)),
        "pad": Helper(Pad, PadView, partial(answer_pad, facts)),
    }


class BrokenCompanion(AtolError):
    """A line does not fit those before it."""

    message = "error-companion-broken"
    package = META.package


class OutdatedCompanion(AtolError):
    message = "error-companion-outdated"
    package = META.package


# ---- questions and answers


class OwnCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision card as its owner sees it in the box."""

    id: Annotated[str, Meta(max_length=8)]
    goal: Literal["add", "remove", "none"]
    dive: Annotated[list[DiveStep], Meta(max_length=len(DIVE_STEPS))]
    fish: bool


class CompanionAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings, and everything told so far. `edition` is that of an earlier answer: with other cards the same
    lines would tell another story."""

    level: Literal[1, 2, 3, 4, 5]
    seed: Annotated[int, Meta(ge=0, lt=2**32)]
    goals: Annotated[str, Meta(max_length=120)] = "A"
    strength: Literal[0, 2, 3, 4] = 0
    tangle: Annotated[str, Meta(max_length=8)] = ""
    edition: Annotated[str, Meta(max_length=64)] = ""
    cards: Annotated[list[OwnCard], Meta(max_length=20)] = []
    lines: Annotated[list[Line], Meta(max_length=300)] = []


class CompanionView(Struct, frozen=True):
    """How she stands. `asked` is the word of the line that comes next, `possible` are all that fit; `unseen` are her
    decision cards of this week that have not come yet, the one set aside among them."""

    edition: str
    level: int
    goals: list[str]
    strength: int
    tangle: str | None
    week: int
    weeks: int
    round: int
    rounds: int
    asked: Literal["turn", "goal", "tangled", "points", "over"]
    possible: list[str]
    told: int
    last: str | None
    unseen: list[str]
    things: HerThings
    points: int
    sheet: list[ScoreLine]
    turn: HerTurn | None
    shared: int
    goal_results: list[GoalResult]
    tangled_results: list[TangledResult]
    my_goals: int
    my_sheet: list[ScoreLine]
    my_points: int | None
    won: bool | None
    ranking: Ranking | None


def companion_edition(components: Components) -> str:
    """Of the cards and numbers that a companion uses; the fish and the bonuses of the ocean are not among them."""
    return edition_of(msgspec.structs.replace(components, fish=[], forage=[], bonuses=[]))


def answer_companion(facts: Facts, overlay: Overlay | None, asked: CompanionAsk) -> CompanionView:
    edition = asked.edition or companion_edition(facts.components)
    return companion_view(retold(facts_of_edition(facts, overlay, edition), asked), edition)


def facts_of_edition(facts: Facts, overlay: Overlay | None, edition: str) -> Facts:
    """A companion goes on with the cards that it began with, though Atol's have changed since."""
    if edition == companion_edition(facts.components):
        return facts
    for earlier in earlier_editions(META.package):
        components = load(laid_over(earlier, overlay))
        if edition == companion_edition(components):
            return Facts(components)
    raise OutdatedCompanion()


def retold(facts: Facts, asked: CompanionAsk) -> Companion:
    """Raises NotNow for the newest line, BrokenCompanion for one before it."""
    manual = own_manual(facts, asked.cards)
    companion = new_companion(facts, asked.level, asked.goals, asked.strength, asked.tangle, asked.seed, manual)
    for number, line in enumerate(asked.lines, start=1):
        try:
            companion.tell(line)
        except NotNow as error:
            if number == len(asked.lines):
                raise
            raise BrokenCompanion(number=number, **error.details) from None
    return companion


def own_manual(facts: Facts, cards: list[OwnCard]) -> Manual:
    """Her manual with the decision cards of the owner in place of Atol's."""
    decisions = {card.id: card for card in facts.components.decisions}
    for card in cards:
        if card.id not in decisions:
            raise BadOption(option="cards", value=card.id, values=", ".join(decisions))
        own = {"goal": card.goal, "dive": card.dive, "fish": card.fish, "provenance": "owner"}
        decisions[card.id] = msgspec.structs.replace(decisions[card.id], **own)
    return Manual(msgspec.structs.replace(facts.components, decisions=list(decisions.values())))


def companion_view(companion: Companion, edition: str) -> CompanionView:
    nautoma = companion.nautoma
    return CompanionView(
        edition=edition,
        level=companion.level,
        goals=[companion.facts.goals.names[goal] for goal in companion.goals],
        strength=companion.strength,
        tangle=companion.manual.tangle_names[companion.tangle] if companion.strength else None,
        week=companion.week + 1,
        weeks=WEEKS,
        round=companion.round,
        rounds=companion.facts.divers,
        asked="over" if companion.over else companion.asked,  # type: ignore[arg-type]  # one of the words
        possible=companion.possible(),
        told=len(companion.lines),
        last=companion.lines[-1].split()[0] if companion.lines else None,
        unseen=[companion.manual.names[card] for card in bits_of(nautoma.deck)],
        things=companion.things(),
        points=nautoma.score(),
        sheet=list(nautoma_sheet(nautoma)),
        turn=companion.latest,
        shared=companion.shared,
        goal_results=companion.goal_results,
        tangled_results=companion.tangled_results,
        my_goals=companion.person_goals(),
        my_sheet=list(companion.person_lines),
        my_points=companion.person_points if companion.over else None,
        won=companion.person_wins() if companion.over else None,
        ranking=ranking_against_her(companion) if companion.over else None,
    )


def ranking_against_her(companion: Companion) -> Ranking:
    """The person first; a tie is the person's."""
    return ranking_of([companion.person_points, companion.nautoma.score()], [TieBreak("nautoma", [1, 0])])

"""Beside a physical box, in typed messages: Nautoma's companion and the score pad. Nothing is kept in between."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from atol.core.data import edition_of
from atol.core.errors import AtolError, BadOption
from atol.core.messages import ScoreLine
from atol.core.numbers import bits_of
from atol.games.finspan.companion import (
    Companion,
    GoalResult,
    HerThings,
    HerTurn,
    NotNow,
    TangledResult,
    new_companion,
    score_pad,
)
from atol.games.finspan.data import Components, DiveStep
from atol.games.finspan.nautoma import DIVE_STEPS, Manual
from atol.games.finspan.scoring import leaders
from atol.games.finspan.state import WEEKS, Parts
from atol.games.finspan.view import nautoma_sheet

Line = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=999)]


class BrokenCompanion(AtolError):
    """A line does not fit those before it."""

    message = "error-companion-broken"


class OutdatedCompanion(AtolError):
    message = "error-companion-outdated"


# ---- Nautoma's companion


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


def companion_edition(components: Components) -> str:
    """Of the cards and numbers that a companion uses; the fish and the bonuses of the ocean are not among them."""
    return edition_of(msgspec.structs.replace(components, fish=[], forage=[], bonuses=[]))


def answer_companion(parts: Parts, asked: CompanionAsk) -> CompanionView:
    edition = companion_edition(parts.components)
    if asked.edition not in ("", edition):
        raise OutdatedCompanion()
    return companion_view(retold(parts, asked), edition)


def retold(parts: Parts, asked: CompanionAsk) -> Companion:
    """Raises NotNow for the newest line, BrokenCompanion for one before it."""
    manual = own_manual(parts, asked.cards)
    found = new_companion(parts, asked.level, asked.goals, asked.strength, asked.tangle, asked.seed, manual)
    for number, line in enumerate(asked.lines, start=1):
        try:
            found.tell(line)
        except NotNow as error:
            if number == len(asked.lines):
                raise
            raise BrokenCompanion(number=number, **error.details) from None
    return found


def own_manual(parts: Parts, cards: list[OwnCard]) -> Manual:
    """Her manual with the decision cards of the owner in place of Atol's."""
    decisions = {card.id: card for card in parts.components.decisions}
    for card in cards:
        if card.id not in decisions:
            raise BadOption(option="cards", value=card.id, values=", ".join(decisions))
        own = {"goal": card.goal, "dive": card.dive, "fish": card.fish}
        decisions[card.id] = msgspec.structs.replace(decisions[card.id], **own)
    return Manual(msgspec.structs.replace(parts.components, decisions=list(decisions.values())))


def companion_view(found: Companion, edition: str) -> CompanionView:
    nautoma = found.nautoma
    return CompanionView(
        edition=edition,
        level=found.level,
        goals=[found.parts.goals.names[goal] for goal in found.goals],
        strength=found.strength,
        tangle=found.manual.tangle_names[found.tangle] if found.strength else None,
        week=found.week + 1,
        weeks=WEEKS,
        round=found.round,
        rounds=found.parts.divers,
        asked="over" if found.over else found.asked,  # type: ignore[arg-type]  # one of the words
        possible=found.possible(),
        told=len(found.lines),
        last=found.lines[-1].split()[0] if found.lines else None,
        unseen=[found.manual.names[card] for card in bits_of(nautoma.deck)],
        things=found.things(),
        points=nautoma.score(),
        sheet=list(nautoma_sheet(nautoma)),
        turn=found.latest,
        shared=found.shared,
        goal_results=found.goal_results,
        tangled_results=found.tangled_results,
        my_goals=found.person_goals(),
        my_sheet=list(found.person_lines),
        my_points=found.person_points if found.over else None,
        won=found.person_wins() if found.over else None,
    )


# ---- the score pad


class PadPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of conditions, of visible fish and of goals; everything else is counted in pieces."""

    abilities: Number = 0
    fish: Number = 0
    consumed: Number = 0
    eggs: Number = 0
    young: Number = 0
    schools: Number = 0
    goals: Number = 0
    hand: Number = 0


class Pad(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[list[PadPlayer], Meta(min_length=1, max_length=5)]


class PadSheet(Struct, frozen=True):
    lines: tuple[ScoreLine, ...]
    points: int


class PadView(Struct, frozen=True):
    """`tied` are several who have the most points: among them the cards in hand decide."""

    sheets: list[PadSheet]
    tied: list[int]
    winners: list[int]


def answer_pad(parts: Parts, pad: Pad) -> PadView:
    sheets = [pad_sheet(parts, player) for player in pad.players]
    points = [sheet.points for sheet in sheets]
    most = [seat for seat in range(len(points)) if points[seat] == max(points)]
    winners = leaders(points, [player.hand for player in pad.players])
    return PadView(sheets, most if len(most) > 1 else [], winners)


def pad_sheet(parts: Parts, player: PadPlayer) -> PadSheet:
    counts = [player.consumed, player.eggs, player.young, player.schools]
    lines = score_pad(parts, player.abilities, player.fish, counts, player.goals)
    return PadSheet(lines, sum(line.points for line in lines))

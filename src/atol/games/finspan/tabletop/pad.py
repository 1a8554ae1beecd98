"""The score pad for a table with the box: what lies in an ocean, counted line by line."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from atol.core.evening import Ranking, ranking_of
from atol.core.messages import ScoreLine, TieBreak
from atol.games.finspan.facts import Facts

Number = Annotated[int, Meta(ge=0, le=999)]


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
    ranking: Ranking


def answer_pad(facts: Facts, pad: Pad) -> PadView:
    sheets = [pad_sheet(facts, player) for player in pad.players]
    points = [sheet.points for sheet in sheets]
    most = [seat for seat in range(len(points)) if points[seat] == max(points)]
    ranking = ranking_of(points, [TieBreak("hand", [player.hand for player in pad.players])])
    return PadView(sheets, most if len(most) > 1 else [], ranking.winners, ranking)


def pad_sheet(facts: Facts, player: PadPlayer) -> PadSheet:
    counts = [player.consumed, player.eggs, player.young, player.schools]
    lines = score_pad(facts, player.abilities, player.fish, counts, player.goals)
    return PadSheet(lines, sum(line.points for line in lines))


def score_pad(facts: Facts, abilities: int, fish: int, counts: list[int], goals: int) -> tuple[ScoreLine, ...]:
    """The lines of a physical ocean; `counts` are its consumed fish, eggs, young and schools."""
    consumed, eggs, young, schools = counts
    return (
        ScoreLine("abilities", abilities),
        ScoreLine("fish", fish),
        ScoreLine("consumed", consumed * facts.consumed_points),
        ScoreLine("eggs", eggs * facts.egg_points),
        ScoreLine("young", young * facts.young_points),
        ScoreLine("schools", schools * facts.school_points),
        ScoreLine("goals", goals),
    )

"""What the pad of Podwodni Łowcy shows: points, who is ahead, sets that can be scored, and the next card's risk."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta as Bounds
from msgspec import Struct

from atol.core.evening import Lines, Ranking, ranking_of, retell
from atol.core.game import Game
from atol.core.messages import ScoreLine
from atol.games.podwodni_lowcy.cards import NOTHING
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.meta import META
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, CORNERS, MOST_DIVED, causes, space_name
from atol.games.podwodni_lowcy.tabletop.catch import Catch
from atol.games.podwodni_lowcy.view import make_score_sheet, name_of, names_of, risk_of
from atol.games.podwodni_lowcy.view_types import Danger, Risk


class LowcyPadAsk(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[int, Bounds(ge=2, le=5)]
    target: Literal["25", "35", "45"] = "35"
    lines: Lines = []


class LowcyPadDiver(Struct, frozen=True):
    """`open` and `scored` name a card as often as it lies there; `sets` are those that could be scored now, and
    `missing` are the points to the target."""

    open: list[str]
    scored: list[str]
    points: int
    missing: int
    sets: list[str]
    sheet: list[ScoreLine]


class LowcyPadView(Struct, frozen=True):
    """`unseen` are the cards that the next one is drawn from. `risks` has an entry for each corner while the first
    card waits for one, or one for `deeper`; `trouble` is why the last card of the dive interrupts it,
    and `takers` are who may still take a card of the pool."""

    divers: list[LowcyPadDiver]
    target: int
    ahead: list[int]
    reached: list[int]
    grid: list[str | None]
    corner: str | None
    dive: list[str | None]
    pool: list[str]
    takers: list[int]
    discards: dict[str, int]
    unseen: dict[str, int]
    deck: int
    risks: dict[str, Risk]
    trouble: Danger | None
    over: bool
    ranking: Ranking


def answer_pad(game: Game, facts: Facts, asked: LowcyPadAsk) -> LowcyPadView:
    """Raises BadLine."""
    catch = Catch(game, facts, asked.seats, asked.target)
    retell(META, catch, asked.lines)
    return view_of(catch)


def view_of(catch: Catch) -> LowcyPadView:
    state, names = catch.state, catch.facts.names
    points = state.scores()
    return LowcyPadView(
        divers=[diver_of(catch, seat) for seat in range(state.seats)],
        target=state.target,
        ahead=[seat for seat in range(state.seats) if 0 < points[seat] == max(points)],
        reached=[seat for seat in range(state.seats) if points[seat] >= state.target],
        grid=[name_of(card, names) for card in state.grid],
        corner=CORNER_NAMES[state.corner] if catch.placed else None,
        dive=[name_of(card, names) for card in state.dive],
        pool=names_of(state.pool, names),
        takers=catch.takers[:],
        discards=counted(list(state.discards), names),
        unseen=counted(list(state.next_cards()), names),
        deck=state.deck.total,
        risks=risks_of(catch),
        trouble=trouble_of(catch),
        over=catch.over,
        ranking=ranking_of(points, state.tie_breaks()),
    )


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def diver_of(catch: Catch, seat: int) -> LowcyPadDiver:
    diver, facts, state = catch.state.divers[seat], catch.facts, catch.state
    return LowcyPadDiver(
        open=names_of(diver.hand, facts.names),
        scored=[facts.names[card] for card in diver.scored],
        points=diver.points(facts),
        missing=max(0, state.target - diver.points(facts)),
        sets=[facts.set_names[number] for number in diver.scorable_sets(facts)],
        sheet=list(make_score_sheet(state, seat)),
    )


# ---- the dive


def risks_of(catch: Catch) -> dict[str, Risk]:
    """Of the next card, if one may be placed."""
    state = catch.state
    if not 0 < len(state.dive) < MOST_DIVED or NOTHING in state.dive or not state.can_draw():
        return {}
    if catch.placed:
        return {} if trouble_of(catch) else {"deeper": risk_of(state, state.corner)}
    if len(state.dive) > 1:
        return {}
    return {CORNER_NAMES[corner]: risk_of(state, corner) for corner in range(CORNERS)}


def trouble_of(catch: Catch) -> Danger | None:
    """The first card of a dive never interrupts it."""
    state = catch.state
    if len(state.dive) < 2 or NOTHING in state.dive or not catch.placed:
        return None
    card = state.dive[-1]
    spaces = causes(state.grid, state.dive[:-1], state.corner, card)
    return Danger(catch.facts.names[card], 1, [space_name(space) for space in spaces]) if spaces else None

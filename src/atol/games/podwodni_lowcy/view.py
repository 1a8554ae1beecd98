"""What everybody may see of a match of Podwodni Łowcy: all but the order of the deck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.messages import ScoreDetail, ScoreLine
from atol.games.podwodni_lowcy import risk
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, NOTHING
from atol.games.podwodni_lowcy.diver import NOBODY
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, CORNERS, MOST_DIVED, causes, space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST
from atol.games.podwodni_lowcy.view_types import Danger, DiverView, LowcyView, Risk


def make_view(state: LowcyState, seat: int | None) -> LowcyView:
    names = state.facts.names
    return LowcyView(
        seat=seat,
        to_act=state.to_act,
        active=state.active,
        first=state.first,
        phase="over" if state.over else state.game.steps[state.step].name,
        target=state.target,
        finisher=None if state.finisher == NOBODY else state.finisher,
        deck=state.deck.total,
        discards={name: count for name, count in zip(names, state.discards, strict=True) if count},
        grid=[name_of(card, names) for card in state.grid],
        corner=CORNER_NAMES[state.corner] if state.dive and state.step != PLACE_FIRST else None,
        dive=[name_of(card, names) for card in state.dive],
        picked=[space_name(space) for space in state.picked],
        risks=make_risks(state),
        nets=state.nets,
        harpoons=state.harpoons,
        set=None if state.set_number == NOTHING else state.facts.set_names[state.set_number],
        wanted=state.to_lay,
        further=state.to_add,
        pool=names_of(state.pool, names),
        divers=[diver_view(state, owner) for owner in range(state.seats)],
        winners=state.winners() if state.over else [],
    )


def name_of(card: int, names: list[str]) -> str | None:
    return None if card == NOTHING else names[card]


def names_of(counts: vec[i64], names: list[str]) -> list[str]:
    return [names[card] for card in range(CAUGHT) for _ in range(counts[card])]


def diver_view(state: LowcyState, owner: int) -> DiverView:
    diver = state.divers[owner]
    names = state.facts.names
    points = state.points(owner) + state.promised_points(owner) - state.promised_cost(owner)
    return DiverView(names_of(diver.hand, names), [names[card] for card in diver.scored], points)


# ---- the risk


def make_risks(state: LowcyState) -> dict[str, Risk]:
    if state.options["risk"] == "off":
        return {}
    if state.step == PLACE_FIRST:
        return {CORNER_NAMES[corner]: risk_of(state, corner) for corner in range(CORNERS)}
    if state.step == DEPTH and len(state.dive) < MOST_DIVED:
        return {"deeper": risk_of(state, state.corner)}
    return {}


def risk_of(state: LowcyState, corner: int) -> Risk:
    counts = state.next_cards()
    chance = risk.per_mille(risk.dangerous(counts, state.grid, state.dive, corner), sum(counts))
    exact = state.options["risk"] == "number"
    return Risk(risk.level(chance), chance if exact else None, dangers_of(state, corner, counts, exact))


def dangers_of(state: LowcyState, corner: int, counts: vec[i64], exact: bool) -> list[Danger]:
    spaces = {card: causes(state.grid, state.dive, corner, card) for card in range(CARDS) if counts[card]}
    return [
        Danger(state.facts.names[card], counts[card] if exact else None, [space_name(space) for space in found])
        for card, found in spaces.items()
        if found
    ]


# ---- the score sheet


def make_score_sheet(state: LowcyState, seat: int) -> tuple[ScoreLine, ...]:
    diver, facts = state.divers[seat], state.facts
    sets = tuple(ScoreDetail(facts.names[card], facts.set_points) for card in diver.scored)
    caught = tuple(
        ScoreDetail(f"{count} × {name}", count * facts.card_points)
        for name, count in zip(facts.names, diver.hand, strict=False)
        if count
    )
    return (
        ScoreLine("sets", facts.set_points * len(diver.scored), sets),
        ScoreLine("open", facts.card_points * diver.hand_size, caught),
    )


def make_settled_sheet(state: LowcyState, seat: int) -> tuple[ScoreLine, ...]:
    """A set that was begun counts, and the cards that it will take do not."""
    sets, caught = make_score_sheet(state, seat)
    promised, cost = state.promised_points(seat), state.promised_cost(seat)
    return ScoreLine("sets", sets.points + promised, sets.details), ScoreLine("open", caught.points - cost)

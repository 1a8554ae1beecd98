"""The course of a match: turns, Nautoma's turns, ends of weeks and the way to the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from atol.core.numbers import count_bits
from atol.games.finspan import abilities
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.deck import draw
from atol.games.finspan.facts import WEEKS
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.steps.codes import CHOOSE, END_TURN, LAST, NEXT_SEAT

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState

# ---- turns


def begin_week(state: FinspanState) -> None:
    state.round = 0
    for ocean in state.oceans:
        ocean.bottoms = 0
    if state.nautoma is not None:
        state.nautoma.begin_week()
    if state.events is not None:
        state.tell("week", {"week": state.week + 1})
    begin_turn(state, state.first)


def begin_turn(state: FinspanState, seat: i64) -> None:
    state.active = seat
    state.to_act = seat
    state.next_step = END_TURN
    state.step = CHOOSE


def end_turn(state: FinspanState) -> None:
    state.turn += 1
    if state.nautoma is not None:
        take_her_turn(state, state.nautoma)
    else:
        go_to_next_seat(state)


def go_to_next_seat(state: FinspanState) -> None:
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        state.round += 1
    if state.round == state.facts.divers:
        end_week(state)
    else:
        begin_turn(state, seat)


# ---- Nautoma


def take_her_turn(state: FinspanState, nautoma: Nautoma) -> None:
    """Goal, dive, fish; then the person may use what her fish gives to all players."""
    state.next_step = NEXT_SEAT
    nautoma.note_beginning(state.week)
    nautoma.draw_decision(state.random)
    nautoma.update_goal(state.week)
    nautoma.dive()
    if state.events is not None:
        tell_decision(state, nautoma)
    card = draw(state) if nautoma.plays_fish() else NO_CARD
    if card != NO_CARD:
        nautoma.fish.append(card)
        if state.events is not None:
            state.tell("nautoma-fish", {"card": state.cards.names[card]})
    if card != NO_CARD and state.cards.abilities[card].all_players:
        abilities.begin(state, 0, card, 0)
    else:
        go_to_next_seat(state)


def tell_decision(state: FinspanState, nautoma: Nautoma) -> None:
    state.tell(
        "nautoma-turn",
        {
            "decision": nautoma.manual.names[nautoma.decision],
            "markers": nautoma.markers,
            "eggs": nautoma.eggs,
            "young": nautoma.young,
            "schools": nautoma.schools,
        },
    )


# ---- the end of a week


def end_week(state: FinspanState) -> None:
    if state.week < GOAL_WEEKS:
        score_goal(state)
    if state.nautoma is not None:
        score_tangled(state, state.nautoma)
    if state.week + 1 == WEEKS:
        begin_ending(state, state.first)
        return
    state.first = (state.first + 1) % state.seats
    state.week += 1
    begin_week(state)


def score_goal(state: FinspanState) -> None:
    goals, goal = state.facts.goals, state.goals[state.week]
    points = [goals.score(goal, ocean) for ocean in state.oceans]
    nautoma = state.nautoma
    if nautoma is not None:
        scored = goals.points[goal] * nautoma.goal_count(goal) if nautoma.scores_goals() else 0
        points.append(scored)
        nautoma.clear_markers()
    if has_leader_bonus(state):
        best = max(points)
        points = [number + state.facts.leader if number == best else number for number in points]
    for seat, ocean in enumerate(state.oceans):
        ocean.goal_points[state.week] = points[seat]
    if nautoma is not None:
        nautoma.take_goal_points(state.week, points[1])
    if state.events is not None:
        state.tell("goal", {"goal": goals.names[goal], "points": [str(number) for number in points]})


def has_leader_bonus(state: FinspanState) -> bool:
    """On side B among people; against Nautoma on her fifth level, whatever the side."""
    if state.nautoma is not None:
        return state.nautoma.competes_for_goals()
    return state.options["goals"] == "B"


def score_tangled(state: FinspanState, nautoma: Nautoma) -> None:
    if nautoma.strength == 0:
        return
    in_site, in_rows = tangled_fish(nautoma, state.oceans[0])
    points = nautoma.tangled_points(in_site, in_rows)
    nautoma.take_tangled_points(state.week, points)
    if state.events is not None:
        state.tell("tangled", {"site": in_site, "rows": in_rows, "points": points})


def tangled_fish(nautoma: Nautoma, ocean: Ocean) -> tuple[i64, i64]:
    """How many fish are in the dive site and in the rows that her scoring card marks."""
    manual, tangle = nautoma.manual, nautoma.tangle
    in_site = count_bits(ocean.occupied & manual.tangle_sites[tangle])
    return in_site, count_bits(ocean.occupied & manual.tangle_rows[tangle])


# ---- the end of the game


def begin_ending(state: FinspanState, seat: i64) -> None:
    """Seats use their game-end abilities one after another, in the order of the last week."""
    state.next_step = LAST
    state.step = LAST
    state.active = seat
    state.to_act = seat

"""The course of a match: setup, turns, Nautoma's turns, ends of weeks and the end of the game."""

from __future__ import annotations

from bisect import insort

from atol.core.bag import bag_of
from atol.core.game import OVER
from atol.core.numbers import POWERS, count_bits
from atol.games.finspan import benefits
from atol.games.finspan.cards import GAME_END, NO_CARD
from atol.games.finspan.deck import draw, draw_to_hand
from atol.games.finspan.facts import WEEKS
from atol.games.finspan.ids import CARDS, DONE, USE
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import Ocean, empty_ocean
from atol.games.finspan.slots import ALL_SLOTS, SLOTS
from atol.games.finspan.state import CHOOSE, ENDING, HER_TURN, LAST, PLAYING, Position

# ---- the setup


def lay_out(state: Position) -> None:
    facts, random = state.facts, state.random
    counts = [0] * CARDS
    for card in state.cards.main:
        counts[card] = 1
    state.deck = bag_of(counts)
    state.oceans = [empty_ocean(state.cards) for _ in range(state.seats)]
    state.goals = facts.goals.choose(state.options["goals"], random)
    state.box = state.cards.starters[:]
    state.first = random.below(state.seats) if state.seats > 1 else 0
    if state.events is not None:
        state.tell("goals", {"goals": [facts.goals.names[goal] for goal in state.goals]})
        state.tell("first", {"seat": state.first})
    for seat in range(state.seats):
        deal(state, seat)
    if state.nautoma is not None:
        state.nautoma.choose_tangle(random)
        tell_tangle(state, state.nautoma)
    begin_week(state)


def deal(state: Position, seat: int) -> None:
    start, ocean = state.facts.components.start[0], state.oceans[seat]
    for _ in range(start.starters):
        insort(ocean.hand, state.box.pop(state.random.below(len(state.box))))
    for _ in range(start.deck_cards):
        draw_to_hand(state, ocean)
    if state.events is not None:
        state.tell("deal", {"seat": seat, "cards": [state.cards.names[card] for card in ocean.hand]})


def tell_tangle(state: Position, nautoma: Nautoma) -> None:
    if state.events is not None and nautoma.strength:
        name = nautoma.manual.tangle_names[nautoma.tangle]
        state.tell("tangle", {"tangle": name, "strength": nautoma.strength})


# ---- turns


def begin_week(state: Position) -> None:
    state.round = 0
    for ocean in state.oceans:
        ocean.bottoms = 0
    if state.nautoma is not None:
        state.nautoma.begin_week()
    if state.events is not None:
        state.tell("week", {"week": state.week + 1})
    begin_turn(state, state.first)


def begin_turn(state: Position, seat: int) -> None:
    state.active = seat
    state.to_act = seat
    state.phase = PLAYING
    state.step = CHOOSE


def end_turn(state: Position) -> None:
    state.turn += 1
    if state.nautoma is not None:
        take_her_turn(state, state.nautoma)
    else:
        go_to_next_seat(state)


def go_to_next_seat(state: Position) -> None:
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        state.round += 1
    if state.round == state.facts.divers:
        end_week(state)
    else:
        begin_turn(state, seat)


# ---- Nautoma


def take_her_turn(state: Position, nautoma: Nautoma) -> None:
    """Goal, dive, fish; then the person may use what her fish gives to all players."""
    state.phase = HER_TURN
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
        benefits.begin(state, 0, card, 0)
    else:
        go_to_next_seat(state)


def tell_decision(state: Position, nautoma: Nautoma) -> None:
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


def end_week(state: Position) -> None:
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


def score_goal(state: Position) -> None:
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


def has_leader_bonus(state: Position) -> bool:
    """On side B among people; against Nautoma on her fifth level, whatever the side."""
    if state.nautoma is not None:
        return state.nautoma.competes_for_goals()
    return state.options["goals"] == "B"


def score_tangled(state: Position, nautoma: Nautoma) -> None:
    if nautoma.strength == 0:
        return
    in_site, in_rows = tangled_fish(nautoma, state.oceans[0])
    points = nautoma.tangled_points(in_site, in_rows)
    nautoma.take_tangled_points(state.week, points)
    if state.events is not None:
        state.tell("tangled", {"site": in_site, "rows": in_rows, "points": points})


def tangled_fish(nautoma: Nautoma, ocean: Ocean) -> tuple[int, int]:
    """How many fish are in the dive site and in the rows that her scoring card marks."""
    manual, tangle = nautoma.manual, nautoma.tangle
    in_site = count_bits(ocean.occupied & manual.tangle_sites[tangle])
    return in_site, count_bits(ocean.occupied & manual.tangle_rows[tangle])


# ---- the end of the game


def begin_ending(state: Position, seat: int) -> None:
    """Seats use their game-end abilities one after another, in the order of the last week."""
    state.phase = ENDING
    state.step = LAST
    state.active = seat
    state.to_act = seat


def legal_last(state: Position) -> list[int]:
    """Game-end abilities that can give something now; a single one is not asked for."""
    ocean = state.ocean()
    slots = [slot for slot in range(SLOTS) if has_game_end_ability(ocean, slot)]
    actions = [USE + slot for slot in slots if can_use(state, ocean.fish[slot])]
    benefits.clear(state)
    return [*actions, DONE] if len(actions) > 1 else actions


def has_game_end_ability(ocean: Ocean, slot: int) -> bool:
    fish = ocean.fish[slot]
    if fish == NO_CARD or ocean.cards.ability_kinds[fish] != GAME_END or ocean.used & POWERS[slot]:
        return False
    return ocean.cards.abilities[fish].gives_benefits()


def can_use(state: Position, fish: int) -> bool:
    """Tried out: the ability is begun, and cleared by the caller."""
    benefits.begin(state, state.active, fish, 0)
    state.step = LAST
    return len(benefits.legal_benefits(state)) > 0


def use(state: Position, slot: int) -> None:
    ocean = state.ocean()
    ocean.used |= POWERS[slot]
    if state.events is not None:
        details: dict[str, int | str | list[str]] = {"seat": state.to_act}
        details["card"] = state.cards.names[ocean.fish[slot]]
        state.tell("use", details)
    benefits.begin(state, state.to_act, ocean.fish[slot], 0)


def end_last(state: Position) -> None:
    state.ocean().used = ALL_SLOTS
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        state.to_act = OVER
    else:
        begin_ending(state, seat)

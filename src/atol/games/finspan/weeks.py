"""The course of a match: setup, turns, Nautoma's turns, ends of weeks and the end of the game."""

from __future__ import annotations

from bisect import insort

from atol.core.bag import bag_of
from atol.core.game import OVER
from atol.core.numbers import POWERS, count_bits
from atol.games.finspan import benefits
from atol.games.finspan.cards import GAME_END, NO_CARD
from atol.games.finspan.deck import draw, draw_to_hand
from atol.games.finspan.ids import CARDS, DONE, USE
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import Ocean, empty_ocean
from atol.games.finspan.slots import ALL_SLOTS, SLOTS
from atol.games.finspan.state import CHOOSE, ENDING, HER_TURN, LAST, PLAYING, WEEKS, Position

# ---- the setup


def lay_out(position: Position) -> None:
    parts, random = position.parts, position.random
    counts = [0] * CARDS
    for card in position.cards.main:
        counts[card] = 1
    position.deck = bag_of(counts)
    position.oceans = [empty_ocean(position.cards) for _ in range(position.seats)]
    position.goals = parts.goals.choose(position.options["goals"], random)
    position.box = position.cards.starters[:]
    position.first = random.below(position.seats) if position.seats > 1 else 0
    if position.events is not None:
        position.tell("goals", {"goals": [parts.goals.names[goal] for goal in position.goals]})
        position.tell("first", {"seat": position.first})
    for seat in range(position.seats):
        deal(position, seat)
    if position.nautoma is not None:
        position.nautoma.choose_tangle(random)
        tell_tangle(position, position.nautoma)
    begin_week(position)


def deal(position: Position, seat: int) -> None:
    start, ocean = position.parts.components.start[0], position.oceans[seat]
    for _ in range(start.starters):
        insort(ocean.hand, position.box.pop(position.random.below(len(position.box))))
    for _ in range(start.deck_cards):
        draw_to_hand(position, ocean)
    if position.events is not None:
        position.tell("deal", {"seat": seat, "cards": [position.cards.names[card] for card in ocean.hand]})


def tell_tangle(position: Position, nautoma: Nautoma) -> None:
    if position.events is not None and nautoma.strength:
        name = nautoma.manual.tangle_names[nautoma.tangle]
        position.tell("tangle", {"tangle": name, "strength": nautoma.strength})


# ---- turns


def begin_week(position: Position) -> None:
    position.round = 0
    for ocean in position.oceans:
        ocean.bottoms = 0
    if position.nautoma is not None:
        position.nautoma.begin_week()
    if position.events is not None:
        position.tell("week", {"week": position.week + 1})
    begin_turn(position, position.first)


def begin_turn(position: Position, seat: int) -> None:
    position.active = seat
    position.to_act = seat
    position.phase = PLAYING
    position.step = CHOOSE


def end_turn(position: Position) -> None:
    position.turn += 1
    if position.nautoma is not None:
        take_her_turn(position, position.nautoma)
    else:
        go_to_next_seat(position)


def go_to_next_seat(position: Position) -> None:
    seat = (position.active + 1) % position.seats
    if seat == position.first:
        position.round += 1
    if position.round == position.parts.divers:
        end_week(position)
    else:
        begin_turn(position, seat)


# ---- Nautoma


def take_her_turn(position: Position, nautoma: Nautoma) -> None:
    """Goal, dive, fish; then the person may use what her fish gives to all players."""
    position.phase = HER_TURN
    nautoma.draw_decision(position.random)
    nautoma.update_goal(position.week)
    nautoma.dive()
    if position.events is not None:
        tell_decision(position, nautoma)
    card = draw(position) if nautoma.plays_fish() else NO_CARD
    if card != NO_CARD:
        nautoma.fish.append(card)
        if position.events is not None:
            position.tell("nautoma-fish", {"card": position.cards.names[card]})
    if card != NO_CARD and position.cards.abilities[card].all_players:
        benefits.begin(position, 0, card, 0)
    else:
        go_to_next_seat(position)


def tell_decision(position: Position, nautoma: Nautoma) -> None:
    position.tell(
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


def end_week(position: Position) -> None:
    if position.week < GOAL_WEEKS:
        score_goal(position)
    if position.nautoma is not None:
        score_tangled(position, position.nautoma)
    if position.week + 1 == WEEKS:
        begin_ending(position, position.first)
        return
    position.first = (position.first + 1) % position.seats
    position.week += 1
    begin_week(position)


def score_goal(position: Position) -> None:
    goals, goal = position.parts.goals, position.goals[position.week]
    points = [goals.score(goal, ocean) for ocean in position.oceans]
    nautoma = position.nautoma
    if nautoma is not None:
        scored = goals.points[goal] * nautoma.goal_count(goal) if nautoma.scores_goals() else 0
        points.append(scored)
        nautoma.clear_markers()
    if has_leader_bonus(position):
        best = max(points)
        points = [number + position.parts.leader if number == best else number for number in points]
    for seat, ocean in enumerate(position.oceans):
        ocean.goal_points[position.week] = points[seat]
    if nautoma is not None:
        nautoma.take_goal_points(position.week, points[1])
    if position.events is not None:
        position.tell("goal", {"goal": goals.names[goal], "points": [str(number) for number in points]})


def has_leader_bonus(position: Position) -> bool:
    """On side B among people; against Nautoma on her fifth level, whatever the side."""
    if position.nautoma is not None:
        return position.nautoma.competes_for_goals()
    return position.options["goals"] == "B"


def score_tangled(position: Position, nautoma: Nautoma) -> None:
    if nautoma.strength == 0:
        return
    in_site, in_rows = tangled_fish(nautoma, position.oceans[0])
    points = nautoma.tangled_points(in_site, in_rows)
    nautoma.take_tangled_points(position.week, points)
    if position.events is not None:
        position.tell("tangled", {"site": in_site, "rows": in_rows, "points": points})


def tangled_fish(nautoma: Nautoma, ocean: Ocean) -> tuple[int, int]:
    """How many fish are in the dive site and in the rows that her scoring card marks."""
    manual, tangle = nautoma.manual, nautoma.tangle
    in_site = count_bits(ocean.occupied & manual.tangle_sites[tangle])
    return in_site, count_bits(ocean.occupied & manual.tangle_rows[tangle])


# ---- the end of the game


def begin_ending(position: Position, seat: int) -> None:
    """Seats use their game-end abilities one after another, in the order of the last week."""
    position.phase = ENDING
    position.step = LAST
    position.active = seat
    position.to_act = seat


def legal_last(position: Position) -> list[int]:
    """Game-end abilities that can give something now; a single one is not asked for."""
    ocean = position.ocean()
    slots = [slot for slot in range(SLOTS) if has_game_end_ability(ocean, slot)]
    actions = [USE + slot for slot in slots if can_use(position, ocean.fish[slot])]
    benefits.clear(position)
    return [*actions, DONE] if len(actions) > 1 else actions


def has_game_end_ability(ocean: Ocean, slot: int) -> bool:
    fish = ocean.fish[slot]
    if fish == NO_CARD or ocean.cards.ability_kinds[fish] != GAME_END or ocean.used & POWERS[slot]:
        return False
    return ocean.cards.abilities[fish].gives_benefits()


def can_use(position: Position, fish: int) -> bool:
    """Tried out: the ability is begun, and cleared by the caller."""
    benefits.begin(position, position.active, fish, 0)
    position.step = LAST
    return len(benefits.legal_benefits(position)) > 0


def use(position: Position, slot: int) -> None:
    ocean = position.ocean()
    ocean.used |= POWERS[slot]
    if position.events is not None:
        details: dict[str, int | str | list[str]] = {"seat": position.to_act}
        details["card"] = position.cards.names[ocean.fish[slot]]
        position.tell("use", details)
    benefits.begin(position, position.to_act, ocean.fish[slot], 0)


def end_last(position: Position) -> None:
    position.ocean().used = ALL_SLOTS
    seat = (position.active + 1) % position.seats
    if seat == position.first:
        position.to_act = OVER
    else:
        begin_ending(position, seat)

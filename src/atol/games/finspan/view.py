"""What is seen of a Finspan match. Nothing is secret, so everybody sees the same."""

from __future__ import annotations

from atol.core.messages import ScoreDetail, ScoreLine
from atol.core.numbers import POWERS, bits_of, count_bits
from atol.games.finspan.cards import BONUS, NO_CARD
from atol.games.finspan.data import PLACES, SITES
from atol.games.finspan.her_turn import latest_turn
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import STACKED, Ocean
from atol.games.finspan.scoring import game_end_points
from atol.games.finspan.slots import SLOTS, slot_name
from atol.games.finspan.state import NOWHERE, FinspanState
from atol.games.finspan.steps.codes import BENEFIT, DIVE, MOVE, TUCKING
from atol.games.finspan.view_types import AbilityView, FinspanView, Moving, NautomaView, OceanView, Payment, SlotView
from atol.games.finspan.weeks import tangled_fish


def make_view(state: FinspanState, seat: int | None) -> FinspanView:
    scores = state.scores()
    over = state.over
    return FinspanView(
        seat=seat,
        to_act=state.to_act,
        active=state.active,
        first=state.first,
        week=state.week + 1,
        round=min(state.round + 1, state.facts.divers),
        step="over" if over else state.game.steps[state.step].name,
        goals=[state.facts.goals.names[goal] for goal in state.goals],
        deck=state.deck.total,
        diving=SITES[state.site] if state.next_step == DIVE and not over else None,
        payment=payment_view(state),
        tucking=state.cards.names[state.tucked] if state.tucked != NO_CARD else None,
        moving=moving_view(state),
        ability=ability_view(state) if state.step in (BENEFIT, MOVE, TUCKING) and not over else None,
        oceans=[ocean_view(state, owner, scores[owner]) for owner in range(state.seats)],
        nautoma=nautoma_view(state, state.nautoma) if state.nautoma is not None else None,
        winners=state.winners() if over else [],
    )


def payment_view(state: FinspanState) -> Payment | None:
    if state.card == NO_CARD:
        return None
    return Payment(
        card=state.cards.names[state.card],
        slot=None if state.slot == NOWHERE else slot_name(state.slot),
        cards=state.owed_cards,
        eggs=state.owed_eggs,
        young=state.owed_young,
        schools=state.owed_schools,
    )


def moving_view(state: FinspanState) -> Moving | None:
    if state.lifted == NOWHERE:
        return None
    return Moving("school" if state.lifts_school else "young", slot_name(state.lifted))


def ability_view(state: FinspanState) -> AbilityView:
    return AbilityView(
        source=source_name(state),
        draw=state.draws,
        recover=state.recovers,
        lay_egg=state.lays,
        hatch=state.hatches,
        gain_young=state.births,
        move=state.moves,
        tuck=state.tucks,
        lay_egg_on_each=[slot_name(slot) for slot in bits_of(state.laying)],
        play_fish=[slot_name(slot) for slot in bits_of(state.extra)],
    )


def source_name(state: FinspanState) -> str:
    if state.source < BONUS:
        return state.cards.names[state.source]
    site, place = divmod(state.source - BONUS, len(PLACES))
    return f"{SITES[site]}-{PLACES[place]}"


def ocean_view(state: FinspanState, owner: int, points: int) -> OceanView:
    ocean, names = state.oceans[owner], state.cards.names
    return OceanView(
        slots=[slot_view(ocean, slot) for slot in range(SLOTS)],
        hand=[names[card] for card in ocean.hand],
        discards=[names[card] for card in ocean.discards],
        divers=divers_left(state, owner),
        bottoms=[SITES[site] for site in bits_of(ocean.bottoms)],
        goal_points=list(ocean.goal_points),
        points=points,
    )


def divers_left(state: FinspanState, owner: int) -> int:
    """A diver is used up when the turn begins to be carried out; here when it is over."""
    after_first = (state.active - state.first) % state.seats
    mine = (owner - state.first) % state.seats
    left = state.facts.divers - state.round - (1 if mine < after_first else 0)
    return max(0, left)


def slot_view(ocean: Ocean, slot: int) -> SlotView:
    fish, bit = ocean.fish[slot], POWERS[slot]
    names = ocean.cards.names
    return SlotView(
        fish=None if fish == NO_CARD else names[fish],
        egg=bool(ocean.eggs & bit),
        young=ocean.young[slot],
        school=bool(ocean.schools & bit),
        consumed=tuple(names[entry % STACKED] for entry in ocean.consumed if entry // STACKED == slot),
        points=0 if fish == NO_CARD else ocean.cards.points[fish] + game_end_points(ocean, slot),
    )


def nautoma_view(state: FinspanState, nautoma: Nautoma) -> NautomaView:
    manual, tangled = nautoma.manual, nautoma.strength > 0
    in_site, in_rows = tangled_fish(nautoma, state.oceans[0])
    seen = [name for card, name in enumerate(manual.names) if not nautoma.deck & POWERS[card]]
    return NautomaView(
        level=nautoma.level,
        eggs=nautoma.eggs,
        young=nautoma.young,
        schools=nautoma.schools,
        fish=[state.cards.names[card] for card in nautoma.fish],
        markers=nautoma.markers,
        decision=manual.names[nautoma.decision] if nautoma.decision >= 0 else None,
        seen=seen,
        turn=latest_turn(nautoma),
        strength=nautoma.strength,
        tangle=manual.tangle_names[nautoma.tangle] if tangled else None,
        tangled_now=nautoma.tangled_points(in_site, in_rows) if tangled else 0,
        goal_points=list(nautoma.points[:GOAL_WEEKS]),
        tangled_points=list(nautoma.points[GOAL_WEEKS:]),
        sheet=list(nautoma_sheet(nautoma)),
        points=nautoma.score(),
    )


# ---- the score sheets


def make_score_sheet(state: FinspanState, seat: int) -> tuple[ScoreLine, ...]:
    if seat == state.seats and state.nautoma is not None:
        return nautoma_sheet(state.nautoma)
    ocean, facts = state.oceans[seat], state.facts
    fish = [slot for slot in range(SLOTS) if ocean.fish[slot] != NO_CARD]
    printed = [(slot, ocean.cards.points[ocean.fish[slot]]) for slot in fish]
    conditions = [(slot, game_end_points(ocean, slot)) for slot in fish]
    weeks = [ScoreDetail(str(week + 1), points) for week, points in enumerate(ocean.goal_points) if points]
    return (
        fish_line("abilities", ocean, conditions),
        fish_line("fish", ocean, printed),
        ScoreLine("consumed", len(ocean.consumed) * facts.consumed_points),
        ScoreLine("eggs", count_bits(ocean.eggs) * facts.egg_points),
        ScoreLine("young", ocean.young_count() * facts.young_points),
        ScoreLine("schools", count_bits(ocean.schools) * facts.school_points),
        ScoreLine("goals", sum(ocean.goal_points), tuple(weeks)),
    )


def fish_line(key: str, ocean: Ocean, points: list[tuple[int, int]]) -> ScoreLine:
    names = ocean.cards.names
    details = [ScoreDetail(f"{slot_name(slot)} {names[ocean.fish[slot]]}", worth) for slot, worth in points if worth]
    return ScoreLine(key, sum(worth for _, worth in points), tuple(details))


def nautoma_sheet(nautoma: Nautoma) -> tuple[ScoreLine, ...]:
    lines = (
        ScoreLine("her-fish", nautoma.fish_points()),
        ScoreLine("her-schools", nautoma.school_points()),
        ScoreLine("her-young", nautoma.young_points()),
        ScoreLine("her-eggs", nautoma.egg_points()),
        ScoreLine("her-goals", nautoma.goal_points()),
    )
    return (*lines, ScoreLine("her-tangled", nautoma.all_tangled_points())) if nautoma.strength else lines

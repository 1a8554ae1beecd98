"""What is seen of a Finspan match, as typed messages. Nothing is secret, so everybody sees the same."""

from __future__ import annotations

from msgspec import Struct

from atol.core.messages import ScoreDetail, ScoreLine
from atol.core.numbers import POWERS, bits_of, count_bits
from atol.games.finspan.cards import BONUS, NO_CARD
from atol.games.finspan.data import PLACES, SITES
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import STACKED, Ocean
from atol.games.finspan.scoring import game_end_points
from atol.games.finspan.slots import SLOTS, slot_name
from atol.games.finspan.state import BENEFIT, DIVING, MOVE, NOWHERE, STEP_NAMES, TUCKING, Position
from atol.games.finspan.weeks import tangled_fish


class SlotView(Struct, frozen=True, omit_defaults=True):
    """What is not there is left out. `points` are the fish's, its condition for the end included as it stands now."""

    fish: str | None = None
    egg: bool = False
    young: int = 0
    school: bool = False
    consumed: tuple[str, ...] = ()
    points: int = 0


class OceanView(Struct, frozen=True):
    """Slots down the blue site, then down the purple and the green one; `divers` are left for this week."""

    slots: list[SlotView]
    hand: list[str]
    discards: list[str]
    divers: int
    bottoms: list[str]
    goal_points: list[int]
    points: int


class Payment(Struct, frozen=True):
    """The fish being played, its slot once chosen, and what is still to be paid for it."""

    card: str
    slot: str | None
    cards: int
    eggs: int
    young: int
    schools: int


class AbilityView(Struct, frozen=True):
    """The ability in use and how much of it can still be taken; a bonus is called `blue-sunlight`."""

    source: str
    draw: int
    recover: int
    lay_egg: int
    hatch: int
    gain_young: int
    move: int
    tuck: int
    lay_egg_on_each: list[str]
    play_fish: list[str]


class Moving(Struct, frozen=True):
    token: str
    slot: str


class NautomaView(Struct, frozen=True):
    """`seen` are her decision cards of this week, the latest one last shown as `decision`."""

    level: int
    eggs: int
    young: int
    schools: int
    fish: list[str]
    markers: int
    decision: str | None
    seen: list[str]
    strength: int
    tangle: str | None
    tangled_now: int
    goal_points: list[int]
    tangled_points: list[int]
    sheet: list[ScoreLine]
    points: int


class FinspanView(Struct, frozen=True, tag="finspan"):
    seat: int | None
    to_act: int
    active: int
    first: int
    week: int
    round: int
    step: str
    goals: list[str]
    deck: int
    diving: str | None
    payment: Payment | None
    tucking: str | None
    moving: Moving | None
    ability: AbilityView | None
    oceans: list[OceanView]
    nautoma: NautomaView | None
    winners: list[int]


def make_view(position: Position, seat: int | None) -> FinspanView:
    scores = position.scores()
    over = position.over
    return FinspanView(
        seat=seat,
        to_act=position.to_act,
        active=position.active,
        first=position.first,
        week=position.week + 1,
        round=min(position.round + 1, position.parts.divers),
        step="over" if over else STEP_NAMES[position.step],
        goals=[position.parts.goals.names[goal] for goal in position.goals],
        deck=position.deck.total,
        diving=SITES[position.site] if position.phase == DIVING and not over else None,
        payment=payment_view(position),
        tucking=position.cards.names[position.card] if position.step == TUCKING else None,
        moving=moving_view(position),
        ability=ability_view(position) if position.step in (BENEFIT, MOVE, TUCKING) and not over else None,
        oceans=[ocean_view(position, owner, scores[owner]) for owner in range(position.seats)],
        nautoma=nautoma_view(position, position.nautoma) if position.nautoma is not None else None,
        winners=position.winners() if over else [],
    )


def payment_view(position: Position) -> Payment | None:
    if position.card == NO_CARD or position.step == TUCKING:
        return None
    return Payment(
        card=position.cards.names[position.card],
        slot=None if position.slot == NOWHERE else slot_name(position.slot),
        cards=position.owed_cards,
        eggs=position.owed_eggs,
        young=position.owed_young,
        schools=position.owed_schools,
    )


def moving_view(position: Position) -> Moving | None:
    if position.lifted == NOWHERE:
        return None
    return Moving("school" if position.lifts_school else "young", slot_name(position.lifted))


def ability_view(position: Position) -> AbilityView:
    return AbilityView(
        source=source_name(position),
        draw=position.draws,
        recover=position.recovers,
        lay_egg=position.lays,
        hatch=position.hatches,
        gain_young=position.births,
        move=position.moves,
        tuck=position.tucks,
        lay_egg_on_each=[slot_name(slot) for slot in bits_of(position.laying)],
        play_fish=[slot_name(slot) for slot in bits_of(position.extra)],
    )


def source_name(position: Position) -> str:
    if position.source < BONUS:
        return position.cards.names[position.source]
    site, place = divmod(position.source - BONUS, len(PLACES))
    return f"{SITES[site]}-{PLACES[place]}"


def ocean_view(position: Position, owner: int, points: int) -> OceanView:
    ocean, names = position.oceans[owner], position.cards.names
    return OceanView(
        slots=[slot_view(ocean, slot) for slot in range(SLOTS)],
        hand=[names[card] for card in ocean.hand],
        discards=[names[card] for card in ocean.discards],
        divers=divers_left(position, owner),
        bottoms=[SITES[site] for site in bits_of(ocean.bottoms)],
        goal_points=ocean.goal_points[:],
        points=points,
    )


def divers_left(position: Position, owner: int) -> int:
    """A diver is used up when the turn begins to be carried out; here when it is over."""
    after_first = (position.active - position.first) % position.seats
    mine = (owner - position.first) % position.seats
    left = position.parts.divers - position.round - (1 if mine < after_first else 0)
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


def nautoma_view(position: Position, nautoma: Nautoma) -> NautomaView:
    manual, tangled = nautoma.manual, nautoma.strength > 0
    in_site, in_rows = tangled_fish(nautoma, position.oceans[0])
    seen = [name for card, name in enumerate(manual.names) if not nautoma.deck & POWERS[card]]
    return NautomaView(
        level=nautoma.level,
        eggs=nautoma.eggs,
        young=nautoma.young,
        schools=nautoma.schools,
        fish=[position.cards.names[card] for card in nautoma.fish],
        markers=nautoma.markers,
        decision=manual.names[nautoma.decision] if nautoma.decision >= 0 else None,
        seen=seen,
        strength=nautoma.strength,
        tangle=manual.tangle_names[nautoma.tangle] if tangled else None,
        tangled_now=nautoma.tangled_points(in_site, in_rows) if tangled else 0,
        goal_points=nautoma.points[:GOAL_WEEKS],
        tangled_points=nautoma.points[GOAL_WEEKS:],
        sheet=list(nautoma_sheet(nautoma)),
        points=nautoma.score(),
    )


# ---- the score sheets


def make_score_sheet(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    if seat == position.seats and position.nautoma is not None:
        return nautoma_sheet(position.nautoma)
    ocean, parts = position.oceans[seat], position.parts
    fish = [slot for slot in range(SLOTS) if ocean.fish[slot] != NO_CARD]
    printed = [(slot, ocean.cards.points[ocean.fish[slot]]) for slot in fish]
    conditions = [(slot, game_end_points(ocean, slot)) for slot in fish]
    weeks = [ScoreDetail(str(week + 1), points) for week, points in enumerate(ocean.goal_points) if points]
    return (
        fish_line("abilities", ocean, conditions),
        fish_line("fish", ocean, printed),
        ScoreLine("consumed", len(ocean.consumed) * parts.consumed_points),
        ScoreLine("eggs", count_bits(ocean.eggs) * parts.egg_points),
        ScoreLine("young", ocean.young_count() * parts.young_points),
        ScoreLine("schools", count_bits(ocean.schools) * parts.school_points),
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

"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.fields import Reader
from atol.games.finspan.nautoma import Nautoma
from atol.games.finspan.ocean import Ocean

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState


def copy_nautoma(nautoma: Nautoma) -> Nautoma:
    copy = Nautoma(nautoma.manual, nautoma.level, nautoma.strength)
    copy.fish = nautoma.fish[:]
    copy.points = nautoma.points[:]
    copy.eggs = nautoma.eggs
    copy.young = nautoma.young
    copy.schools = nautoma.schools
    copy.markers = nautoma.markers
    copy.deck = nautoma.deck
    copy.decision = nautoma.decision
    copy.tangle = nautoma.tangle
    copy.latest = nautoma.latest
    copy.began = nautoma.began[:]
    return copy


def nautoma_numbers(nautoma: Nautoma) -> list[int]:
    numbers = [
        nautoma.eggs,
        nautoma.young,
        nautoma.schools,
        nautoma.markers,
        nautoma.deck,
        nautoma.decision,
        nautoma.tangle,
        nautoma.latest,
    ]
    numbers += [len(nautoma.fish), *nautoma.fish]
    numbers += [len(nautoma.points), *nautoma.points]
    numbers += [len(nautoma.began), *nautoma.began]
    return numbers


def read_nautoma(nautoma: Nautoma, reader: Reader) -> Nautoma:
    nautoma.eggs = reader.one()
    nautoma.young = reader.one()
    nautoma.schools = reader.one()
    nautoma.markers = reader.one()
    nautoma.deck = reader.one()
    nautoma.decision = reader.one()
    nautoma.tangle = reader.one()
    nautoma.latest = reader.one()
    nautoma.fish = reader.row()
    nautoma.points = vec[i64](reader.row())
    nautoma.began = vec[i64](reader.row())
    return nautoma


def copy_ocean(ocean: Ocean) -> Ocean:
    copy = Ocean(ocean.cards)
    copy.fish = ocean.fish[:]
    copy.lengths = ocean.lengths[:]
    copy.young = ocean.young[:]
    copy.under = ocean.under[:]
    copy.consumed = ocean.consumed[:]
    copy.hand = ocean.hand[:]
    copy.discards = ocean.discards[:]
    copy.goal_points = ocean.goal_points[:]
    copy.occupied = ocean.occupied
    copy.eggs = ocean.eggs
    copy.nurseries = ocean.nurseries
    copy.schools = ocean.schools
    copy.bottoms = ocean.bottoms
    copy.used = ocean.used
    return copy


def ocean_numbers(ocean: Ocean) -> list[int]:
    numbers = [ocean.occupied, ocean.eggs, ocean.nurseries, ocean.schools, ocean.bottoms, ocean.used]
    numbers += [len(ocean.fish), *ocean.fish]
    numbers += [len(ocean.lengths), *ocean.lengths]
    numbers += [len(ocean.young), *ocean.young]
    numbers += [len(ocean.under), *ocean.under]
    numbers += [len(ocean.consumed), *ocean.consumed]
    numbers += [len(ocean.hand), *ocean.hand]
    numbers += [len(ocean.discards), *ocean.discards]
    numbers += [len(ocean.goal_points), *ocean.goal_points]
    return numbers


def read_ocean(ocean: Ocean, reader: Reader) -> Ocean:
    ocean.occupied = reader.one()
    ocean.eggs = reader.one()
    ocean.nurseries = reader.one()
    ocean.schools = reader.one()
    ocean.bottoms = reader.one()
    ocean.used = reader.one()
    ocean.fish = vec[i64](reader.row())
    ocean.lengths = vec[i64](reader.row())
    ocean.young = vec[i64](reader.row())
    ocean.under = vec[i64](reader.row())
    ocean.consumed = reader.row()
    ocean.hand = reader.row()
    ocean.discards = reader.row()
    ocean.goal_points = vec[i64](reader.row())
    return ocean


def copy_fields(state: FinspanState, copy: FinspanState) -> None:
    copy.oceans = [copy_ocean(ocean) for ocean in state.oceans]
    copy.deck = state.deck.clone()
    copy.nautoma = copy_nautoma(state.nautoma) if state.nautoma is not None else None
    copy.goals = state.goals
    copy.unused = state.unused
    copy.choices = state.choices
    copy.first = state.first
    copy.active = state.active
    copy.week = state.week
    copy.round = state.round
    copy.next_step = state.next_step
    copy.site = state.site
    copy.stage = state.stage
    copy.card = state.card
    copy.slot = state.slot
    copy.region = state.region
    copy.owed_cards = state.owed_cards
    copy.owed_eggs = state.owed_eggs
    copy.owed_young = state.owed_young
    copy.owed_schools = state.owed_schools
    copy.source = state.source
    copy.sharing = state.sharing
    copy.draws = state.draws
    copy.recovers = state.recovers
    copy.lays = state.lays
    copy.hatches = state.hatches
    copy.births = state.births
    copy.moves = state.moves
    copy.tucks = state.tucks
    copy.laying = state.laying
    copy.extra = state.extra
    copy.stack = state.stack[:]
    copy.tucked = state.tucked
    copy.lifted = state.lifted
    copy.lifts_school = state.lifts_school


def numbers(state: FinspanState) -> list[int]:
    numbers = [
        state.first,
        state.active,
        state.week,
        state.round,
        state.next_step,
        state.site,
        state.stage,
        state.card,
        state.slot,
        state.region,
        state.owed_cards,
        state.owed_eggs,
        state.owed_young,
        state.owed_schools,
        state.source,
        state.sharing,
        state.draws,
        state.recovers,
        state.lays,
        state.hatches,
        state.births,
        state.moves,
        state.tucks,
        state.laying,
        state.extra,
        state.tucked,
        state.lifted,
        int(state.lifts_school),
    ]
    numbers.append(len(state.oceans))
    for ocean in state.oceans:
        numbers += ocean_numbers(ocean)
    numbers += [len(state.deck.counts), *state.deck.counts]
    if state.nautoma is not None:
        numbers += nautoma_numbers(state.nautoma)
    numbers += [len(state.goals), *state.goals]
    numbers += [len(state.unused), *state.unused]
    numbers += [len(state.stack), *state.stack]
    return numbers


def restore(state: FinspanState, numbers: list[int]) -> None:
    reader = Reader(numbers)
    state.first = reader.one()
    state.active = reader.one()
    state.week = reader.one()
    state.round = reader.one()
    state.next_step = reader.one()
    state.site = reader.one()
    state.stage = reader.one()
    state.card = reader.one()
    state.slot = reader.one()
    state.region = reader.one()
    state.owed_cards = reader.one()
    state.owed_eggs = reader.one()
    state.owed_young = reader.one()
    state.owed_schools = reader.one()
    state.source = reader.one()
    state.sharing = reader.one()
    state.draws = reader.one()
    state.recovers = reader.one()
    state.lays = reader.one()
    state.hatches = reader.one()
    state.births = reader.one()
    state.moves = reader.one()
    state.tucks = reader.one()
    state.laying = reader.one()
    state.extra = reader.one()
    state.tucked = reader.one()
    state.lifted = reader.one()
    state.lifts_school = reader.one() != 0
    state.oceans = [read_ocean(Ocean(state.cards), reader) for _ in range(reader.one())]
    state.deck = bag_of(reader.row())
    if state.nautoma is not None:
        read_nautoma(state.nautoma, reader)
    state.goals = reader.row()
    state.unused = reader.row()
    state.stack = reader.row()

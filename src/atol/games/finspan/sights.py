"""What an observation of Finspan tells of the oceans: every one space by space, the own one in detail."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import POWERS
from atol.core.observation import Block, OfEachSeat, seat_labels
from atol.core.row import Row
from atol.games.finspan import worth
from atol.games.finspan.cards import (
    BOTTOM_BONUS,
    GAME_END,
    IF_ACTIVATED,
    LARGE,
    MEDIUM,
    NO_ABILITY,
    NO_CARD,
    SMALL,
    Ability,
    Cards,
)
from atol.games.finspan.data import PLACES, SITES, SIZES, TAGS
from atol.games.finspan.facts import Facts
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.scoring import game_end_points
from atol.games.finspan.slots import ROWS, SITE_COUNT, SITE_MASKS, SLOTS, ZONE_MASKS, slot_name
from atol.games.finspan.stages import BOTTOM_STAGE, NO_ROW, ROW_OF_STAGE, ZONE_OF_STAGE
from atol.games.finspan.state import FinspanState

MOST_SEATS: Final = 5
MOST_TOKENS: Final = 99  # of young or consumed fish in a slot: what is told of more
TAG_COUNT: Final = 5
OPERATIONS: Final = ("draw", "recover", "egg", "hatch", "young", "move", "tuck", "egg_on_each", "fish")
OPERATION_COUNT: Final = 9
USES: Final = ("dive", "end")
NO_USE: Final = -1


# ---- what lies where


class Lengths(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.lay(state.oceans[owner].lengths)


class FishPoints(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        ocean = state.oceans[owner]
        for slot in range(SLOTS):
            fish = ocean.fish[slot]
            row.put(0 if fish == NO_CARD else state.cards.points[fish] + game_end_points(ocean, slot))


class Visits(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        worths = state.facts.visited_worths
        for fish in state.oceans[owner].fish:
            row.put(0 if fish == NO_CARD else worths[fish])


class Eggs(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.put_bits(state.oceans[owner].eggs, SLOTS)


class Young(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        for count in state.oceans[owner].young:
            row.put(min(count, MOST_TOKENS))


class Schools(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.put_bits(state.oceans[owner].schools, SLOTS)


class Bottoms(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.put_bits(state.oceans[owner].bottoms, SITE_COUNT)


class Dives(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        for site in range(SITE_COUNT):
            row.put(waiting_at(state.facts, state.oceans[owner], site))


class Sizes(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        small = medium = large = 0
        for fish in state.oceans[owner].fish:
            if fish != NO_CARD:
                kinds = state.cards.kinds[fish]
                small += 1 if kinds & SMALL else 0
                medium += 1 if kinds & MEDIUM else 0
                large += 1 if kinds & LARGE else 0
        row.put(small)
        row.put(medium)
        row.put(large)


class Icons(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        counts = vec[i64]([0] * TAG_COUNT)
        for fish in state.oceans[owner].fish:
            if fish != NO_CARD:
                icons = state.cards.icons[fish]
                for tag in range(TAG_COUNT):
                    counts[tag] += icons[tag]
        row.lay(counts)


class Consumed(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        for count in state.oceans[seat].under:
            row.put(min(count, MOST_TOKENS))


class Abilities(Block[FinspanState]):
    """Of the fish whose ability can still be used."""

    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        for slot in range(SLOTS):
            if use_of(state.oceans[seat], slot) == NO_USE:
                row.skip(OPERATION_COUNT)
            else:
                put_operations(row, state.cards.abilities[state.oceans[seat].fish[slot]])


def put_operations(row: Row, ability: Ability) -> None:
    row.put(ability.draws)
    row.put(ability.recovers)
    row.put(ability.lays)
    row.put(ability.hatches)
    row.put(ability.births)
    row.put(ability.moves)
    row.put(ability.tucks)
    row.put(1 if ability.lay_slots else 0)
    row.put(1 if ability.extra else 0)


class Uses(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        for slot in range(SLOTS):
            row.one_of(use_of(state.oceans[seat], slot), len(USES))


def use_of(ocean: Ocean, slot: int) -> int:
    """When the fish of a slot can still use its ability, as a place in USES."""
    fish = ocean.fish[slot]
    kind = NO_ABILITY if fish == NO_CARD else ocean.cards.ability_kinds[fish]
    if kind == IF_ACTIVATED:
        return 0
    return 1 if kind == GAME_END and not ocean.used & POWERS[slot] else NO_USE


class Shared(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        for fish in state.oceans[seat].fish:
            row.put(1 if fish != NO_CARD and state.cards.abilities[fish].all_players else 0)


# ---- the table


def most_given(cards: Cards) -> int:
    """The most that an ability gives of one thing."""
    cards_given = [max(ability.draws, ability.recovers, ability.tucks) for ability in cards.abilities]
    tokens = [max(ability.lays, ability.hatches, ability.births, ability.moves) for ability in cards.abilities]
    return max(cards_given + tokens)


def ocean_blocks(facts: Facts) -> tuple[Block[FinspanState], ...]:
    cards = facts.cards
    slots = tuple([slot_name(slot) for slot in range(SLOTS)])
    each, sites = (seat_labels(MOST_SEATS), slots), (seat_labels(MOST_SEATS), SITES)
    points = max(cards.points) + max([ability.points for ability in cards.abilities])
    ability = max([worth.of(ability) for ability in cards.abilities])
    dive = (ROWS + len(PLACES)) * ability
    given = most_given(cards)
    icons = SLOTS * max([max(icons) for icons in cards.icons])
    return (
        Lengths("length", each, 0, max(cards.lengths), "length of the fish, in centimetres; 0: there is none"),
        FishPoints("fish_points", each, 0, points, "points of the fish, its condition included as it stands now"),
        Visits("visit", each, 0, ability, "hundredths of a point: what the fish usually gives a diver who comes by"),
        Eggs("egg", each, 0, 1, "an egg"),
        Young("young", each, 0, MOST_TOKENS, "young"),
        Schools("school", each, 0, 1, "a school"),
        Bottoms("bottom", sites, 0, 1, "the bottom of the site was reached this week"),
        Dives("dive", sites, 0, dive, "hundredths of a point: what a dive there would usually give"),
        Sizes("size", (each[0], SIZES), 0, SLOTS, "fish of this size"),
        Icons("icon", (each[0], TAGS), 0, icons, "symbols on fish"),
        Consumed("under", (slots,), 0, MOST_TOKENS, "consumed fish in a slot of yours"),
        Abilities("gives", (slots, OPERATIONS), 0, given, "what the ability of a fish of yours gives if it is used"),
        Uses("use", (slots, USES), 0, 1, "when the ability of a fish of yours can be used"),
        Shared("shared", (slots,), 0, 1, "the ability of a fish of yours is for all players"),
    )


def waiting_at(facts: Facts, ocean: Ocean, site: i64) -> i64:
    """What waits for a diver at the site, from the surface to the bottom."""
    value: i64 = 0
    here: i64 = ocean.occupied & SITE_MASKS[site]
    for stage in range(BOTTOM_STAGE):
        row = ROW_OF_STAGE[stage]
        if row == NO_ROW:
            if here & ZONE_MASKS[ZONE_OF_STAGE[stage]]:
                value += facts.bonus_worths[4 * site + ZONE_OF_STAGE[stage]]
            continue
        fish = ocean.fish[site * ROWS + row]
        if fish >= 0:
            value += facts.visited_worths[fish]
    if not ocean.bottoms & POWERS[site]:
        value += facts.bonus_worths[4 * site + BOTTOM_BONUS]
    return value

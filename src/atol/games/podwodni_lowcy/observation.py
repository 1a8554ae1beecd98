"""What a seat of Podwodni Łowcy knows, as numbers: all cards are open but the order of the deck.

Chances are exact, whatever the option `risk` shows to people: whoever counts the open cards knows them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import index_of, packed
from atol.core.observation import (
    Block,
    Observation,
    OfEachSeat,
    frame,
    observation,
    seat_labels,
    seats_between,
)
from atol.core.row import Row
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, FISH, FISH_OF_A_COLOUR, NOTHING, SETS, SHRIMP
from atol.games.podwodni_lowcy.chances import RISKS, Chances, DiveRisk, Risk, is_descending
from atol.games.podwodni_lowcy.diver import NOBODY, Diver
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.ids import MOST_SEATS
from atol.games.podwodni_lowcy.judge import turns_before
from atol.games.podwodni_lowcy.risk import WHOLE
from atol.games.podwodni_lowcy.sea import (
    COLUMNS,
    CORNER_NAMES,
    CORNERS,
    GRID,
    MOST_DIVED,
    SPACES,
    row_beside,
    space_name,
)
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, ROW, SET
from atol.games.podwodni_lowcy.steps.table import STEPS

FEWEST_SEATS: Final = 2
TARGETS: Final = (25, 35, 45)
TARGET_ROW: Final = packed(list(TARGETS))
MISSING: Final = "cards that the set lacks, a shrimp used; `any`: cards before one can be scored, further ones too"
RISK: Final = "per mille: the next card interrupts a dive there, a wave does, one of the next two cards does"


# ---- the course of the match


class Active(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.active) if state.to_act >= 0 else -1, MOST_SEATS)


class Target(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of(index_of(TARGET_ROW, state.target), self.length)


class Finisher(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.finisher) if state.finisher != NOBODY else -1, MOST_SEATS)


class Waiting(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.put(turns_before(state, owner))


class LastTurn(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        ending = state.finisher != NOBODY and state.to_act >= 0
        row.put(1 if ending and turns_before(state, owner) < turns_before(state, state.finisher) else 0)


# ---- the divers


class Points(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.put(state.points(owner))


class Lacking(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.put(max(0, state.target - state.points(owner)))


class Scored(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.put(len(state.divers[owner].scored))


class Hands(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.lay(state.divers[owner].hand)


class HandSizes(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        row.put(state.divers[owner].hand_size)


class Missing(OfEachSeat[LowcyState]):
    def write_for(self, state: LowcyState, owner: int, row: Row) -> None:
        diver = state.divers[owner]
        missing = missing_cards(state.facts.set_sizes, diver.hand)
        row.lay(missing)
        row.put(cards_before_a_set(state.facts, diver, missing))


def missing_cards(sizes: vec[i64], hand: vec[i64]) -> vec[i64]:
    """How many cards the hand lacks for each set, in the order of the sets."""
    shrimp: i64 = 1 if hand[SHRIMP] else 0
    missing = sizes[:]
    for fish in range(FISH):
        missing[fish] -= hand[fish] + shrimp
        missing[FISH + fish % FISH_OF_A_COLOUR] -= hand[fish]
        missing[FISH + FISH_OF_A_COLOUR + fish // FISH_OF_A_COLOUR] -= hand[fish]
    for number in range(SETS):
        if number >= FISH:
            missing[number] -= shrimp
        if missing[number] < 0:
            missing[number] = 0
    return missing


def cards_before_a_set(facts: Facts, diver: Diver, missing: vec[i64]) -> i64:
    """How many more cards the diver needs, at the fewest, to score a set: its own and the further ones."""
    sizes = facts.set_sizes
    further: i64 = facts.further_cards - diver.hand_size
    fewest: i64 = facts.further_cards + sizes[0]
    for number in range(SETS):
        lacking, short = missing[number], sizes[number] + further
        needed = lacking if lacking > short else short
        if needed < fewest:
            fewest = needed
    return fewest


# ---- the table and the dive


class Grid(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of_each(state.grid, CARDS)


class Dive(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        for card in state.dive:
            row.one_of(card, CARDS)
        row.skip((MOST_DIVED - len(state.dive)) * CARDS)


class Corner(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of(state.corner if state.dive and state.step != PLACE_FIRST else -1, CORNERS)


class Picked(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.count_each(state.picked, SPACES)


class LastRow(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        if state.step in (DEPTH, ROW) and state.dive:
            row.count_each([state.card_at(space) for space in state.row_spaces()], CARDS)
        else:
            row.skip(CARDS)


class NextRow(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        if is_descending(state):
            start = row_beside(state.corner, len(state.dive)) * COLUMNS
            row.count_each([card for card in state.grid[start : start + COLUMNS] if card != NOTHING], CARDS)
        else:
            row.skip(CARDS)


class Tools(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.put(state.nets)
        row.put(state.harpoons)


# ---- piles and the set that is being scored


class Deck(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.lay(state.deck.counts)


class DeckSize(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.put(state.deck.total)


class Discards(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.lay(state.discards)


class Set(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.one_of(state.set_number, SETS)


class ToLay(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.put(state.to_lay)
        row.put(state.to_add)


class TurnsOver(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.put(1 if state.step == SET and state.is_set_unmarked() else 0)


class ShrimpLaid(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.put(1 if state.shrimp_laid else 0)


class Pool(Block[LowcyState]):
    def write(self, state: LowcyState, seat: int, row: Row) -> None:
        row.lay(state.pool)


def make_observation(facts: Facts) -> Observation:
    seats = seat_labels(MOST_SEATS)
    cards, caught = tuple(facts.names), tuple(facts.names[:CAUGHT])
    spaces = tuple([space_name(space) for space in range(SPACES)])
    most, most_caught = max(facts.counts), sum(facts.counts[:CAUGHT])
    largest_set = max(facts.set_sizes)
    most_laid = max(largest_set, facts.further_cards)
    return observation(
        1,
        *frame(FEWEST_SEATS, MOST_SEATS, STEPS),
        Active("active", (seats,), 0, 1, "whose turn it is; others may be asked in it"),
        Target("target", (tuple([str(target) for target in TARGETS]),), 0, 1, "points to reach"),
        Finisher("finisher", (seats,), 0, 1, "who reached the target"),
        Waiting("waiting", (seats,), 0, MOST_SEATS - 1, "turns that begin before the seat's next one"),
        LastTurn("last_turn", (seats,), 0, 1, "the seat will have one more turn, its last"),
        Points("points", (seats,), 0, most_caught * max(facts.set_points, facts.card_points), "points now"),
        Lacking("lacking", (seats,), 0, TARGETS[-1], "points that the seat lacks to the target"),
        Scored("scored", (seats,), 0, most_caught, "sets scored"),
        Hands("hands", (seats, caught), 0, most, "open cards before the seat"),
        HandSizes("hand_sizes", (seats,), 0, most_caught, "open cards before the seat, all together"),
        Missing("missing", (seats, (*facts.set_names, "any")), 0, largest_set + facts.further_cards, MISSING),
        Grid("grid", (spaces[:GRID], cards), 0, 1, "the card on the space"),
        Dive("dive", (spaces[GRID:], cards), 0, 1, "the cards of the dive still lying there, in order"),
        Corner("corner", (CORNER_NAMES,), 0, 1, "where the dive began"),
        Picked("picked", (spaces,), 0, 1, "cards of the row chosen so far"),
        LastRow("last_row", (cards,), 0, COLUMNS + 1, "cards that can be taken from the row of the last card"),
        NextRow("next_row", (cards,), 0, COLUMNS, "cards in the row beside the next card"),
        Risk("risk", (CORNER_NAMES, RISKS), 0, WHOLE, RISK),
        DiveRisk("dive_risk", (CORNER_NAMES,), 0, WHOLE, "per mille, before a dive: its second card interrupts it"),
        Chances("chances", (cards,), 0, WHOLE, "per mille: the next card is this one"),
        Tools("tools", (("net", "harpoon"),), 0, MOST_DIVED, "nets and harpoons to use"),
        Deck("deck", (cards,), 0, most, "cards in the deck"),
        DeckSize("deck_size", (), 0, sum(facts.counts), "cards in the deck, all together"),
        Discards("discards", (cards,), 0, most, "cards on the discard pile"),
        Set("set", (tuple(facts.set_names),), 0, 1, "the set being scored"),
        ToLay("to_lay", (("set", "further"),), 0, most_laid, "cards still to lay for it"),
        TurnsOver("turns_over", (), 0, 1, "the next card of the set is the one that is turned over"),
        ShrimpLaid("shrimp_laid", (), 0, 1, "the set has its shrimp"),
        Pool("pool", (caught,), 0, most, "cards laid out for the others"),
    )

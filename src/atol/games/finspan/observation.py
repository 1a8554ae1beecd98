"""What a seat of Finspan knows, as numbers. Nothing is secret; rivals are told in less detail than the own ocean."""

from __future__ import annotations

from typing import Final

from atol.core.observation import Block, Observation, frame, observation, seat_labels, seats_between
from atol.core.row import Row
from atol.games.finspan.abilities import FRAME
from atol.games.finspan.cards import GAME_END, NO_CARD
from atol.games.finspan.data import SITES
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.ids import CARDS
from atol.games.finspan.sights import MOST_SEATS, most_given, ocean_blocks
from atol.games.finspan.slots import SITE_COUNT, SLOTS, slot_name
from atol.games.finspan.stages import SURFACED
from atol.games.finspan.standing_sights import nautoma_blocks, standing_blocks
from atol.games.finspan.state import NOWHERE, FinspanState
from atol.games.finspan.steps import codes
from atol.games.finspan.steps.table import STEPS

FEWEST_SEATS: Final = 1
MOST_BENEFITS: Final = 99  # abilities that wait may add up
BENEFITS: Final = ("draw", "recover", "egg", "hatch", "young", "move", "tuck")
WAITING: Final = 3  # where the counts of benefits begin in a frame of the stack
FOLLOWING: Final = (codes.LAST, codes.DIVE, codes.END_TURN, codes.NEXT_SEAT)


# ---- the match


class First(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.first), MOST_SEATS)


class Active(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.active), MOST_SEATS)


class Week(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(state.week, WEEKS)


class Round(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(state.round if state.round < self.length else -1, self.length)


# ---- cards


class Hand(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.count_each(state.oceans[seat].hand, CARDS)


class Discards(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.count_each(state.oceans[seat].discards, CARDS)


class Deck(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.lay(state.deck.counts)


class DeckSize(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(state.deck.total)


# ---- the turn that is going on


class Following(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        for code in FOLLOWING:
            row.put(1 if state.next_step == code else 0)


class Diving(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(state.site if state.next_step == codes.DIVE else -1, SITE_COUNT)


class Stage(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(state.stage if state.next_step == codes.DIVE else 0)


class Card(Block[FinspanState]):
    """It is told by what counts of it: most of the 135 never come to this."""

    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        cards = state.cards
        card = state.card if state.card != NO_CARD else state.tucked
        if card == NO_CARD:
            row.skip(3)
            return
        row.put(cards.lengths[card])
        row.put(100 * cards.points[card])
        row.put(state.facts.visited_worths[card])


class CardKind(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(-1 if state.card == NO_CARD else state.cards.ability_kinds[state.card] - 1, GAME_END)


class CardSlot(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.one_of(state.slot, SLOTS)


class Owed(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(state.owed_cards)
        row.put(state.owed_eggs)
        row.put(state.owed_young)
        row.put(state.owed_schools)


class Benefits(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(state.draws)
        row.put(state.recovers)
        row.put(state.lays)
        row.put(state.hatches)
        row.put(state.births)
        row.put(state.moves)
        row.put(state.tucks)


class Laying(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put_bits(state.laying, SLOTS)


class FurtherFish(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put_bits(state.extra if state.card == NO_CARD else state.region, SLOTS)


class Waiting(Block[FinspanState]):
    """Of the abilities that wait while another one is used, all together."""

    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(self.length)
        for first in range(WAITING, len(state.stack), FRAME):
            for benefit in range(self.length):
                row.add(start + benefit, state.stack[first + benefit])


class Sharing(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(state.sharing)


class Lifted(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(2 * SLOTS)
        if state.lifted != NOWHERE:
            row.set(start + (SLOTS if state.lifts_school else 0) + state.lifted, 1)


# ---- the table


def match_blocks(facts: Facts) -> tuple[Block[FinspanState], ...]:
    seats, cards = seat_labels(MOST_SEATS), tuple(facts.cards.names[:CARDS])
    weeks = tuple([str(week + 1) for week in range(WEEKS)])
    rounds = tuple([str(number + 1) for number in range(facts.divers)])
    return (
        First("first", (seats,), 0, 1, "who begins this week"),
        Active("active", (seats,), 0, 1, "whose turn it is; others may act in it"),
        Week("week", (weeks,), 0, 1, "the week"),
        Round("round", (rounds,), 0, 1, "the round of the week; none when the last one is over"),
        Hand("hand", (cards,), 0, 1, "your cards in hand"),
        Discards("discards", (cards,), 0, 1, "cards in your discard pile"),
        Deck("deck", (cards,), 0, 1, "cards in the deck"),
        DeckSize("deck_size", (), 0, CARDS, "how many they are"),
    )


def turn_blocks(facts: Facts) -> tuple[Block[FinspanState], ...]:
    cards = facts.cards
    slots = tuple([slot_name(slot) for slot in range(SLOTS)])
    following = tuple([STEPS[code].name for code in FOLLOWING])
    worths = max(max(cards.lengths), 100 * max(cards.points), max(facts.visited_worths))
    price = max(*cards.cost_cards, *cards.cost_eggs, *cards.cost_young, *cards.cost_schools)
    kinds = ("when_played", "if_activated", "game_end")
    return (
        Following("then", (following,), 0, 1, "what the match goes on with when the ability in use is used up"),
        Diving("diving", (SITES,), 0, 1, "where the diver is"),
        Stage("stage", (), 0, SURFACED, "how far down the diver has come, zones and rows counted"),
        Card("card", (("length", "points", "visit"),), 0, worths, "the card being played or tucked, in hundredths"),
        CardKind("card_kind", (kinds,), 0, 1, "the ability of the card being played"),
        CardSlot("card_slot", (slots,), 0, 1, "where the card being played goes"),
        Owed("owed", (("cards", "eggs", "young", "schools"),), 0, price, "what is still to be paid for it"),
        Benefits("benefit", (BENEFITS,), 0, most_given(cards), "what the ability in use still gives"),
        Laying("laying", (slots,), 0, 1, "the ability in use may lay an egg on the fish there"),
        FurtherFish("region", (slots,), 0, 1, "the ability in use, or the turn, allows to play a fish there"),
        Waiting("waiting", (BENEFITS,), 0, MOST_BENEFITS, "what abilities still give that wait for this one"),
        Sharing("sharing", (), 0, MOST_SEATS - 1, "seats that use the ability after the one to act"),
        Lifted("lifted", (("young", "school"), slots), 0, 1, "what is being moved, and from where"),
    )


def make_observation(facts: Facts) -> Observation:
    return observation(
        1,
        *frame(FEWEST_SEATS, MOST_SEATS, STEPS),
        *match_blocks(facts),
        *ocean_blocks(facts),
        *standing_blocks(facts),
        *turn_blocks(facts),
        *nautoma_blocks(facts),
    )

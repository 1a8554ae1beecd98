"""What an observation of Kelp tells of the blocks and of the octopus's cards."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.observation import Block
from atol.core.row import Row
from atol.games.kelp.belief import KINDS
from atol.games.kelp.blocks import ALL_AREAS, BLOCKS, FIRST_FOOD, FIRST_TRAP, can_eat, hidden_worth
from atol.games.kelp.cards import DISCARDS, HAND, NO_CARD, PILE, SHOWN, count_cards
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import CARDS, CONFRONTATIONS, FOODS
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS
from atol.games.kelp.sides import OCTOPUS
from atol.games.kelp.state import NO_PAIR, KelpState
from atol.games.kelp.steps import codes

# ---- blocks


class Values(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_all(state.sea.values)


class Hidden(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.hidden, AREAS)


class Lifted(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.lifted, AREAS)


class Unhideable(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.unhideable if state.step == codes.HIDE else 0, AREAS)


class Known(Block[KelpState]):
    """The octopus sees all but those in the bag, the shark those that lie open."""

    def write(self, state: KelpState, seat: int, row: Row) -> None:
        known: i64 = ALL_AREAS & ~in_bag(state) if seat == OCTOPUS else ALL_AREAS & ~state.hidden
        blocks = state.board[:]
        for area in range(AREAS):
            if known & 1 == 0:
                blocks[area] = -1
            known >>= 1
        row.one_of_each(blocks, BLOCKS)


def in_bag(state: KelpState) -> int:
    """Areas whose blocks are in the bag while the shark points, as bits."""
    return state.lifted if state.step == codes.POINT else 0


class InBag(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(BLOCKS)
        if seat == OCTOPUS:
            mask = in_bag(state)
            for area in range(AREAS):
                if mask & BITS[area]:
                    row.add(start + state.board[area], 1)


class Chances(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        chances = state.belief_now().per_mille()
        for area in range(AREAS):
            row.lay(chances[KINDS * area : KINDS * area + BLOCKS])


class Spare(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.lay(state.spare)


class Replacing(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(state.replacing, BLOCKS)


class Payable(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(hidden_worth(state) if seat == OCTOPUS else 0)


# ---- the octopus


class OwnCards(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        if seat == OCTOPUS:
            row.put_packed(state.cards[HAND:DISCARDS])
        else:
            row.skip(2 * CARDS)


class OpenCards(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.lay(state.cards[DISCARDS:])


class UnseenCards(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        counts = state.cards
        unseen = counts[HAND : HAND + CARDS]
        for card in range(CARDS):
            unseen[card] += counts[PILE + card] - counts[SHOWN + card]
        row.lay(unseen)


class Learnable(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(CARDS)
        for card in state.open:
            if card != NO_CARD:
                row.set(start + card, 1)


class LearnedNow(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.learned_now if state.step in (codes.LEARN, codes.REPLACE, codes.TO_HAND) else 0, CARDS)


class CardNumbers(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(count_cards(state, HAND))
        row.put(count_cards(state, PILE))
        row.put(state.hand_limit)
        row.put(state.actions_left)


class Food(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.eaten, FOODS)
        row.put_bits(state.ready, FOODS)


class Edible(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        for food in range(FOODS):
            row.put(1 if seat == OCTOPUS and can_eat(state, food) else 0)


class PairsLeft(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.pairs, CONFRONTATIONS)


class Choice(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(state.choice if seat == OCTOPUS else NO_PAIR, CONFRONTATIONS)


# ---- the table


def sea_blocks(facts: Facts) -> tuple[Block[KelpState], ...]:
    areas, kinds = tuple(AREA_NAMES), tuple(facts.block_names)
    payable = AREAS * max(facts.pays)
    return (
        Values("value", (areas,), 0, 6, "the least a die must show there"),
        Hidden("hidden", (areas,), 0, 1, "the shark does not see the block"),
        Known("block", (areas, kinds), 0, 1, "the block there, if you see it"),
        Chances("chance", (areas, kinds), 0, 1000, "per mille: what the block is, for all the shark has seen"),
        Lifted("lifted", (areas,), 0, 1, "picked for a shuffle, or in the bag while the shark points"),
        InBag("in_bag", (kinds,), 0, AREAS, "blocks in the bag while the shark points; for the octopus alone"),
        Unhideable("unhideable", (areas,), 0, 1, "its block cannot be hidden now"),
        Spare("spare", (kinds,), 0, max(facts.block_counts), "blocks beside the board"),
        Replacing("replacing", (kinds,), 0, 1, "the block that is being laid"),
        Payable("payable", (), 0, payable, "what all hidden blocks can pay; for the octopus alone"),
    )


def octopus_blocks(facts: Facts) -> tuple[Block[KelpState], ...]:
    cards, foods = tuple(facts.card_names), tuple(facts.block_names[FIRST_FOOD:FIRST_TRAP])
    most, all_cards = max(facts.card_counts), sum(facts.card_counts)
    places = ("discards", "played", "unlearned", "removed", "shown")
    numbers = ("hand", "pile", "limit", "actions")
    pairs = tuple(facts.escape_names)
    return (
        OwnCards("own", (("hand", "pile"), cards), 0, most, "cards in hand and in the pile; for the octopus alone"),
        OpenCards("cards", (places, cards), 0, most, "cards in open places; shown ones are in hand"),
        UnseenCards("unseen", (cards,), 0, most, "cards in the pile or, not shown, in hand"),
        Learnable("learnable", (cards,), 0, 1, "open cards of the learn piles"),
        LearnedNow("learned_now", (cards,), 0, 1, "cards learned by what is being carried out"),
        CardNumbers("octopus", (numbers,), 0, all_cards, "cards in hand and pile, the hand limit, actions left"),
        Food("food", (("eaten", "ready"), foods), 0, 1, "eaten, and its effect not used yet"),
        Edible("edible", (foods,), 0, 1, "the octopus is beside it; for the octopus alone"),
        PairsLeft("escapes", (pairs,), 0, 1, "confrontation cards left"),
        Choice("choice", (pairs,), 0, 1, "the one chosen in secret; for the octopus alone"),
    )

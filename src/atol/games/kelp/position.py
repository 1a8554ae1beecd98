"""A position of Kelp: what lies where, what is asked, and what the shark has seen.

A turn is a queue of small operations, kept as a stack: `queue[-1]` comes next. One that needs a decision says so
with `ask`, and the queue waits until the seat has answered. What each operation does is in the files beside this
one; `rules.py` calls them.
"""

from __future__ import annotations

from typing import Final

from atol.core.game import OVER, Game, State
from atol.core.numbers import take_list, with_length
from atol.core.random import Random
from atol.games.kelp import ops
from atol.games.kelp.belief import Belief, after, belief_from, seen_block, seen_laid, seen_shuffle, seen_swap
from atol.games.kelp.ids import CARDS, COLOURS, FACES, SHARK_CARDS
from atol.games.kelp.pieces import BLOCKS, BLUE, OCTOPUS_BLOCK, RED, Pieces, die_of
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS, EITHER_END, FIRST_HIDEOUT, SPACES, Sea

OCTOPUS: Final = 0  # the seats
SHARK: Final = 1

# Where an octopus card can be: each is a row of counts in `cards`.
HAND: Final = 0
PILE: Final = CARDS  # the octopus's own draw pile
DISCARDS: Final = 2 * CARDS
PLAYED: Final = 3 * CARDS  # on the action spaces
UNLEARNED: Final = 4 * CARDS  # in the learn piles, below the open card
REMOVED: Final = 5 * CARDS
SHOWN: Final = 6 * CARDS  # those in the hand that the shark knows about

# Where a die can be that shows nothing: each is a row of counts by colour in `dice`.
BAG: Final = 0
SUPPLY: Final = COLOURS
GROWTH: Final = 2 * COLOURS
HUNGER: Final = 3 * COLOURS
DRAWN: Final = 4 * COLOURS  # not rolled yet

# Where a shark card can be: rows of counts in `abilities`.
DECK: Final = 0
OWNED: Final = SHARK_CARDS

NOBODY: Final = -1
NONE: Final = -1

# How a match ends.
NOT_OVER: Final = 0
ATE_ALL: Final = 1
STARVED: Final = 2
CAUGHT: Final = 3
IDLED: Final = 4
NO_RED_DIE: Final = 5
ENDING_NAMES: Final = ("", "food", "hunger", "caught", "idle", "no-red-die")

ALL_PAIRS: Final = 7
ALL_FOODS: Final = 15
ALL_AREAS: Final = 511


class Position(State):
    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        random: Random,
        pieces: Pieces,
        sea: Sea,
        belief: Belief,
        lists: list[list[int]],
    ) -> None:
        super().__init__(game, 2, options, random)
        self.pieces = pieces
        self.sea = sea
        self.belief = belief  # what the shark could know before `seen`
        self.memo = belief  # the same after the first `memo_length` entries of `seen`
        self.memo_length = 0
        self.board = lists[0]  # the block of each area
        self.spare = lists[1]  # blocks not on the board, by kind
        self.cards = lists[2]
        self.open = lists[3]  # the open card of each learn pile, or NONE
        self.dice = lists[4]
        self.currents = lists[5]  # what the die on each space shows, or 0
        self.pool = lists[6]  # rolled dice, sorted, like the next five
        self.held = lists[7]  # chosen to be rolled again
        self.energy = lists[8]
        self.kept = lists[9]  # on Vigilant cards
        self.fresh = lists[10]  # put there this turn
        self.aimed = lists[11]  # AREAS * die + area
        self.abilities = lists[12]
        self.row = lists[13]  # shark cards for sale, sorted
        self.queue = lists[14]
        self.seen = lists[15]
        self.hidden = 0  # areas whose block is hidden, as bits
        self.suspects = 0  # areas where the octopus can be for all the shark has seen
        self.hand_limit = 0
        self.eaten = 0  # foods on the track, as bits
        self.ready = 0  # those whose effect is not used yet
        self.actions_left = 0
        self.step = ops.NOTHING
        self.left = 0  # how often the step still asks, or how much is still owed
        self.least = 0  # how often it must be answered at least
        self.picked = 0  # areas lifted for a shuffle, as bits
        self.barred = 0  # areas that cannot be hidden now
        self.gained = 0  # cards learned by the card being played, as bits
        self.replacing = NONE  # the block that is being laid
        self.shark = FIRST_HIDEOUT
        self.exit = EITHER_END
        self.begun = False  # the shark has left its space
        self.skipped = False  # a die was skipped this turn
        self.last_value = 0  # what the die under a passing shark shows
        self.tiles = 0  # flipped growth tiles
        self.rerolls = 0
        self.extra_dice = 0
        self.striking = NONE  # the search or attack die being resolved
        self.target = 0  # where it lies
        self.pairs = ALL_PAIRS  # confrontation cards left, as bits
        self.choice = NONE  # the octopus's secret choice of one
        self.budget = 0
        self.bought = 0
        self.replaced = False  # a card of the row was replaced in this spending
        self.round = 0
        self.eventful = False  # a die reached hunger or growth, or food was eaten, this round
        self.idle_rounds = 0
        self.ending = NOT_OVER
        self.dreamer = NOBODY  # the seat whose knowledge this state was dealt from

    # ---- the queue

    def push(self, code: int, first: int = 0, second: int = 0) -> None:
        self.queue.append((code * ops.ARGUMENT + first) * ops.ARGUMENT + second)

    def push_all(self, entries: list[int]) -> None:
        """The first of them comes next."""
        for place in range(len(entries) - 1, -1, -1):
            self.queue.append(entries[place])

    def ask(self, step: int, seat: int) -> None:
        self.step = step
        self.to_act = seat

    def finish(self, ending: int) -> None:
        self.ending = ending
        self.step = ops.NOTHING
        self.to_act = OVER
        if self.events is not None:
            self.tell(f"end-{ENDING_NAMES[ending]}", {})

    # ---- blocks

    def is_hidden(self, area: int) -> bool:
        return self.hidden & BITS[area] != 0

    def octopus_area(self) -> int:
        return self.board.index(OCTOPUS_BLOCK)

    def reveal(self, area: int) -> None:
        bit = BITS[area]
        if not self.hidden & bit:
            return
        kind = self.board[area]
        self.hidden ^= bit
        self.suspects = bit if kind == OCTOPUS_BLOCK else self.suspects & ~bit
        self.seen.append(seen_block(area, kind))
        self.forbid_undo()
        if self.events is not None:
            self.tell("reveal", {"area": AREA_NAMES[area], "block": self.pieces.block_names[kind]})

    def hide(self, area: int) -> None:
        self.hidden |= BITS[area]
        if self.events is not None:
            self.tell("hide", {"area": AREA_NAMES[area]})

    def hide_all(self) -> None:
        for area in range(AREAS):
            if not self.is_hidden(area):
                self.hide(area)

    def swap_blocks(self, one: int, other: int) -> None:
        board = self.board
        board[one], board[other] = board[other], board[one]
        self.hidden = swapped_bits(self.hidden, one, other)
        self.suspects = swapped_bits(self.suspects, one, other)
        self.seen.append(seen_swap(one, other))
        if self.events is not None:
            self.tell("swap", {"area": AREA_NAMES[one], "other": AREA_NAMES[other]})

    def lay_block(self, area: int, kind: int) -> None:
        """A block from beside the board replaces one that lies open."""
        if self.events is not None:
            names = self.pieces.block_names
            self.tell("lay", {"area": AREA_NAMES[area], "block": names[kind], "old": names[self.board[area]]})
        self.spare[self.board[area]] += 1
        self.spare[kind] -= 1
        self.board[area] = kind
        self.seen.append(seen_laid(area, kind))

    def mix_blocks(self, mask: int) -> None:
        """All blocks there are shuffled and come back hidden."""
        self.hidden |= mask
        if self.suspects & mask:
            self.suspects |= mask
        self.seen.append(seen_shuffle(mask))
        areas = areas_in(mask)
        if self.events is not None:
            self.tell("shuffle", {"areas": [AREA_NAMES[area] for area in areas]})
        if self.options["pointing"] == "shark" and len(areas) > 1:
            self.picked = mask
            self.sort_lifted()
            self.ask(ops.POINT, SHARK)
            return
        for place in range(len(areas) - 1, 0, -1):
            self.exchange(areas[place], areas[self.random.below(place + 1)])

    def exchange(self, one: int, other: int) -> None:
        self.board[one], self.board[other] = self.board[other], self.board[one]

    def sort_lifted(self) -> None:
        """Blocks in the bag have no order; they lie on the lifted areas as if they had one."""
        areas = areas_in(self.picked)
        blocks = [self.board[area] for area in areas]
        blocks.sort()
        for place, area in enumerate(areas):
            self.board[area] = blocks[place]

    # ---- cards of the octopus

    def count_cards(self, where: int) -> int:
        total = 0
        for place in range(where, where + CARDS):
            total += self.cards[place]
        return total

    def take_from_hand(self, card: int) -> None:
        """The card is shown."""
        self.cards[HAND + card] -= 1
        if self.cards[SHOWN + card]:
            self.cards[SHOWN + card] -= 1
        else:
            self.forbid_undo()

    def draw_cards(self, most: int) -> None:
        """Up to so many and up to the hand limit."""
        count = self.hand_limit - self.count_cards(HAND)
        if most < count:
            count = most
        drawn: list[str] = []
        for _ in range(count):
            card = self.draw_card()
            if card == NONE:
                break
            self.cards[HAND + card] += 1
            if self.events is not None:
                drawn.append(self.pieces.card_names[card])
        if self.events is not None:
            self.tell("draw", {"count": len(drawn)})
            if drawn:
                self.tell("draw-cards", {"cards": drawn}, [OCTOPUS])

    def draw_card(self) -> int:
        total = self.count_cards(PILE)
        if total == 0:
            self.reshuffle()
            total = self.count_cards(PILE)
        if total == 0:
            return NONE
        return self.draw_kind(PILE, total)

    def draw_kind(self, where: int, total: int) -> int:
        """One of the cards there, drawn by chance."""
        place = self.random.below(total)
        card = 0
        while place >= self.cards[where + card]:
            place -= self.cards[where + card]
            card += 1
        self.cards[where + card] -= 1
        return card

    def reshuffle(self) -> None:
        """With the draw pile gone, whoever counted knows the hand."""
        for card in range(CARDS):
            self.cards[SHOWN + card] = self.cards[HAND + card]
            self.cards[PILE + card] = self.cards[DISCARDS + card]
            self.cards[DISCARDS + card] = 0
        if self.events is not None:
            self.tell("reshuffle", {})

    def can_draw(self) -> bool:
        if self.count_cards(HAND) >= self.hand_limit:
            return False
        return self.count_cards(PILE) + self.count_cards(DISCARDS) > 0

    # ---- dice

    def count_dice(self, where: int) -> int:
        return self.dice[where] + self.dice[where + 1] + self.dice[where + 2]

    def draw_die(self) -> int:
        """The colour of a die drawn from the bag."""
        place = self.random.below(self.count_dice(BAG))
        colour = 0
        while place >= self.dice[BAG + colour]:
            place -= self.dice[BAG + colour]
            colour += 1
        self.dice[BAG + colour] -= 1
        return colour

    def roll_die(self, colour: int) -> int:
        """The rolled die; it is in the pool now."""
        die = die_of(colour, 1 + self.random.below(FACES))
        insert(self.pool, die)
        return die

    def to_bag(self, die: int) -> None:
        self.dice[BAG + die // FACES] += 1

    def feed(self, colour: int) -> None:
        """A die goes to the hunger track."""
        self.dice[HUNGER + colour] += 1
        self.eventful = True
        if self.events is not None:
            self.tell("hunger", {"dice": self.count_dice(HUNGER)})
        if self.count_dice(HUNGER) >= self.pieces.hunger:
            self.finish(STARVED)

    def grow(self, colour: int) -> None:
        """A die goes to the growth track, or to the bag once every tile is flipped."""
        if self.tiles == len(self.pieces.tile_dice):
            self.dice[BAG + colour] += 1
            return
        self.dice[GROWTH + colour] += 1
        self.eventful = True
        if self.count_dice(GROWTH) == self.pieces.tile_dice[self.tiles]:
            self.flip_tile()

    def flip_tile(self) -> None:
        for colour in range(COLOURS):
            self.dice[BAG + colour] += self.dice[GROWTH + colour]
            self.dice[GROWTH + colour] = 0
        self.tiles += 1
        if self.events is not None:
            self.tell("tile", {"tile": self.tiles})

    def take_current(self, space: int) -> None:
        """The die on that space goes back to the bag."""
        self.currents[space] = 0
        self.dice[BAG + BLUE] += 1

    def has_red_left(self) -> bool:
        """Is a red die in the bag, or will one come back to it?"""
        if self.dice[BAG + RED]:
            return True
        for dice in (self.energy, self.kept, self.fresh):
            for die in dice:
                if die // FACES == RED:
                    return True
        return False

    # ---- what the shark knows

    def belief_now(self) -> Belief:
        if self.memo_length < len(self.seen):
            self.memo = after(self.memo, self.seen, self.memo_length)
            self.memo_length = len(self.seen)
        return self.memo

    def _deal_anew(self, seat: int) -> None:
        self.belief = self.belief_now()
        self.memo = self.belief
        self.memo_length = 0
        self.seen = []
        self.dreamer = seat
        if seat == SHARK:
            self.board = self.belief.draw(self.random)
            self.sort_lifted_if_pointing()
            self._deal_hand_anew()
            if self.choice != NONE:
                self.choice = self.draw_pair()

    def sort_lifted_if_pointing(self) -> None:
        if self.step == ops.POINT:
            self.sort_lifted()

    def _deal_hand_anew(self) -> None:
        """The shark knows hand and draw pile together, and some cards of the hand."""
        unknown = 0
        for card in range(CARDS):
            count = self.cards[HAND + card] - self.cards[SHOWN + card]
            unknown += count
            self.cards[PILE + card] += count
            self.cards[HAND + card] -= count
        total = self.count_cards(PILE)
        for drawn in range(unknown):
            self.cards[HAND + self.draw_kind(PILE, total - drawn)] += 1

    def draw_pair(self) -> int:
        """One of the confrontation cards that are left."""
        left = [pair for pair in range(len(self.pieces.escapes)) if self.pairs & BITS[pair]]
        return left[self.random.below(len(left))]

    # ---- copies and bytes

    def _lists(self) -> list[list[int]]:
        return [
            self.board,
            self.spare,
            self.cards,
            self.open,
            self.dice,
            self.currents,
            self.pool,
            self.held,
            self.energy,
            self.kept,
            self.fresh,
            self.aimed,
            self.abilities,
            self.row,
            self.queue,
            self.seen,
        ]

    def _take_numbers_of(self, other: Position) -> None:
        self.memo = other.memo
        self.memo_length = other.memo_length
        self.hidden = other.hidden
        self.suspects = other.suspects
        self.hand_limit = other.hand_limit
        self.eaten = other.eaten
        self.ready = other.ready
        self.actions_left = other.actions_left
        self.step = other.step
        self.left = other.left
        self.least = other.least
        self.picked = other.picked
        self.barred = other.barred
        self.gained = other.gained
        self.replacing = other.replacing
        self.shark = other.shark
        self.exit = other.exit
        self.begun = other.begun
        self.skipped = other.skipped
        self.last_value = other.last_value
        self.tiles = other.tiles
        self.rerolls = other.rerolls
        self.extra_dice = other.extra_dice
        self.striking = other.striking
        self.target = other.target
        self.pairs = other.pairs
        self.choice = other.choice
        self.budget = other.budget
        self.bought = other.bought
        self.replaced = other.replaced
        self.round = other.round
        self.eventful = other.eventful
        self.idle_rounds = other.idle_rounds
        self.ending = other.ending
        self.dreamer = other.dreamer

    def _ints(self) -> list[int]:
        numbers = [self.hidden, self.suspects, self.hand_limit, self.eaten, self.ready, self.actions_left]
        numbers += [self.step, self.left, self.least, self.picked, self.barred, self.gained, self.replacing]
        numbers += [self.shark, self.exit, int(self.begun), int(self.skipped), self.last_value, self.tiles]
        numbers += [self.rerolls, self.extra_dice, self.striking, self.target, self.pairs, self.choice]
        numbers += [self.budget, self.bought, int(self.replaced), self.round, int(self.eventful)]
        numbers += [self.idle_rounds, self.ending, self.dreamer]
        for part in self._lists():
            numbers += with_length(part)
        return numbers + self.belief.ints()

    def _restore(self, numbers: list[int]) -> None:
        numbers = numbers[:]
        self.hidden, self.suspects, self.hand_limit, self.eaten, self.ready, self.actions_left = numbers[:6]
        self.step, self.left, self.least, self.picked, self.barred, self.gained, self.replacing = numbers[6:13]
        self.shark, self.exit, begun, skipped, self.last_value, self.tiles = numbers[13:19]
        self.rerolls, self.extra_dice, self.striking, self.target, self.pairs, self.choice = numbers[19:25]
        self.budget, self.bought, replaced, self.round, eventful = numbers[25:30]
        self.idle_rounds, self.ending, self.dreamer = numbers[30:33]
        self.begun, self.skipped, self.replaced, self.eventful = (
            bool(begun),
            bool(skipped),
            bool(replaced),
            bool(eventful),
        )
        del numbers[:33]
        self.board, self.spare, self.cards, self.open = [take_list(numbers) for _ in range(4)]
        self.dice, self.currents, self.pool, self.held = [take_list(numbers) for _ in range(4)]
        self.energy, self.kept, self.fresh, self.aimed = [take_list(numbers) for _ in range(4)]
        self.abilities, self.row, self.queue, self.seen = [take_list(numbers) for _ in range(4)]
        self.belief = belief_from(numbers)
        self.memo = self.belief
        self.memo_length = 0


def empty_lists() -> list[list[int]]:
    return [
        [0] * AREAS,
        [0] * BLOCKS,
        [0] * (7 * CARDS),
        [NONE] * 4,
        [0] * (5 * COLOURS),
        [0] * SPACES,
        [],
        [],
        [],
        [],
        [],
        [],
        [0] * (2 * SHARK_CARDS),
        [],
        [],
        [],
    ]


def swapped_bits(mask: int, one: int, other: int) -> int:
    first, second = BITS[one], BITS[other]
    if (mask & first != 0) == (mask & second != 0):
        return mask
    return mask ^ first ^ second


def areas_in(mask: int) -> list[int]:
    return [area for area in range(AREAS) if mask & BITS[area]]


def insert(dice: list[int], die: int) -> None:
    """Into a sorted list, in its place."""
    place = len(dice)
    dice.append(die)
    while place and dice[place - 1] > die:
        dice[place] = dice[place - 1]
        place -= 1
    dice[place] = die

"""A position of Kelp: what lies where, what is asked, what the shark has seen, and the course of a match.

A turn is a queue of small steps, see `core/queue.py`; what each one does is in `steps/`. What the blocks, cards and
dice themselves can do is in the files beside this one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from atol.core.fields import Derived
from atol.core.game import OVER, Game
from atol.core.numbers import insert_in_order, packed
from atol.core.queue import QueuedState, entry
from atol.core.random import Random
from atol.games.kelp import abilities, cards, dice, layout
from atol.games.kelp.abilities import refill_row
from atol.games.kelp.belief import Belief, after, belief_from
from atol.games.kelp.blocks import ALL_AREAS, BLOCKS, NO_BLOCK, sort_lifted
from atol.games.kelp.cards import NO_CARD, deal_hand_anew, draw_cards, open_next
from atol.games.kelp.dice import BAG, HUNGER, NO_DIE, SUPPLY, count_dice, has_red_left
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import CARDS, COLOURS, SHARK_CARDS, TYPES
from atol.games.kelp.judge import estimate
from atol.games.kelp.rulings import IDLE_ROUNDS, LAST_ROUND
from atol.games.kelp.sea import AREAS, BITS, EITHER_END, FIRST_HIDEOUT, SPACES, Sea
from atol.games.kelp.sides import CAUGHT, ENDING_NAMES, IDLED, NO_RED_DIE, NOBODY, NOT_OVER, OCTOPUS, SHARK
from atol.games.kelp.steps import codes

ALL_PAIRS: Final = 7
NO_PAIR: Final = -1
SHARK_TURN: Final = (
    codes.GATHER,
    codes.BEFORE_ROLL,
    codes.ROLL,
    codes.AFTER_ROLL,
    codes.SWIM,
    codes.GLIDE,
    codes.AIM,
    codes.RESOLVE,
    codes.STORE,
    codes.SPEND,
    codes.END_SHARK,
)
SHARK_TURN_QUEUED: Final = packed([entry(code) for code in reversed(SHARK_TURN)])  # what comes next stands last


@mypyc_attr(acyclic=True)
class KelpState(QueuedState):
    def __init__(
        self, game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts, sea: Sea
    ) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts
        self.sea = sea

    def _declare(self) -> None:
        # What the shark knows. A belief is never changed, only replaced; bytes hold it beside the layout.
        self.belief: Derived[Belief] = self.facts.first_belief  # what the shark could know before `seen`
        self.belief_so_far: Derived[Belief] = self.belief  # the same after the first `believed` entries of `seen`
        self.believed: Derived[i64] = 0
        self.seen: list[int] = []
        self.suspects: i64 = ALL_AREAS  # areas where the octopus can be for all the shark has seen, as bits
        self.dealt_for: i64 = NOBODY  # a state that was dealt anew, from the knowledge of this seat

        # Blocks.
        self.board: vec[i64] = vec[i64]([0] * AREAS)  # the block of each area
        self.spare: vec[i64] = vec[i64]([0] * BLOCKS)  # blocks not on the board, by kind
        self.hidden: i64 = ALL_AREAS  # areas whose block is hidden, as bits
        self.lifted: i64 = 0  # areas lifted for a shuffle, as bits
        self.unhideable: i64 = 0  # areas that cannot be hidden now, as bits
        self.replacing: i64 = NO_BLOCK  # the block that is being laid

        # Cards of the octopus.
        self.cards: vec[i64] = vec[i64]([0] * (cards.PLACES * CARDS))
        self.open: vec[i64] = vec[i64]([NO_CARD] * TYPES)  # the open card of each learn pile
        self.hand_limit: i64 = 0
        self.learned_now: i64 = 0  # cards learned by the card being played, as bits
        self.eaten: i64 = 0  # foods on the track, as bits
        self.ready: i64 = 0  # those whose effect is not used yet
        self.actions_left: i64 = 0

        # Dice. Lists of rolled ones are sorted.
        self.dice: vec[i64] = vec[i64]([0] * (dice.PLACES * COLOURS))
        self.currents: vec[i64] = vec[i64]([0] * SPACES)  # what the die on each space shows, or 0
        self.pool: list[int] = []
        self.held: list[int] = []  # chosen to be rolled again
        self.energy: list[int] = []
        self.kept: list[int] = []  # on Vigilant cards
        self.kept_now: list[int] = []  # put there this turn
        self.aimed: list[int] = []  # AREAS * die + area
        self.striking: i64 = NO_DIE  # the search or attack die being resolved
        self.target: i64 = 0  # where it lies
        self.tiles: i64 = 0  # flipped growth tiles
        self.rerolls: i64 = 0
        self.extra_dice: i64 = 0

        # The shark and its cards.
        self.shark: i64 = FIRST_HIDEOUT
        self.exit: i64 = EITHER_END
        self.has_moved = False
        self.has_skipped = False  # a die, this turn
        self.last_value: i64 = 0  # what the die under a passing shark shows
        self.abilities: vec[i64] = vec[i64]([0] * (abilities.PLACES * SHARK_CARDS))
        self.row: list[int] = []  # shark cards for sale, sorted
        self.budget: i64 = 0
        self.bought: i64 = 0
        self.row_replaced = False  # one of its cards, in this spending
        self.pairs: i64 = ALL_PAIRS  # confrontation cards left, as bits
        self.choice: i64 = NO_PAIR  # the octopus's secret choice of one

        # The course of the match.
        self.queue: vec[i64] = vec[i64]()
        self.amount_left: i64 = 0  # of the step that is asked: how often or how much still
        self.amount_due: i64 = 0  # how much of that at least; for SHUFFLE and SWAP, how
        self.round: i64 = 0
        self.eventful = False  # a die reached hunger or growth, food was eaten, or a block revealed, this round
        self.idle_rounds: i64 = 0
        self.ending: i64 = NOT_OVER

    # ---- setup

    def _setup(self) -> None:
        facts = self.facts
        self.hand_limit = facts.hand
        for colour in range(COLOURS):
            self.dice[BAG + colour] = facts.dice_start[colour]
            self.dice[SUPPLY + colour] = facts.dice_total[colour] - facts.dice_start[colour]
        for card in range(SHARK_CARDS):
            self.abilities[abilities.DECK + card] = facts.shark_counts[card]
        refill_row(self)
        self._deal_blocks()
        self._deal_cards()
        self.begin_octopus_turn()
        self.push(codes.START)
        self.proceed()

    def _deal_blocks(self) -> None:
        facts = self.facts
        blocks = [kind for kind in range(BLOCKS) for _ in range(facts.block_start[kind])]
        for index in range(AREAS - 1, 0, -1):
            other = self.random.below(index + 1)
            blocks[index], blocks[other] = blocks[other], blocks[index]
        self.board = packed(blocks)
        for kind in range(BLOCKS):
            self.spare[kind] = facts.block_counts[kind] - facts.block_start[kind]

    def _deal_cards(self) -> None:
        facts = self.facts
        for card in range(CARDS):
            self.cards[cards.PILE + card] = facts.starters[card]
            self.cards[cards.UNLEARNED + card] = facts.card_counts[card] - facts.starters[card]
        for kind in range(TYPES):
            open_next(self, kind)
        draw_cards(self, CARDS)

    # ---- the course of a match

    def begin_octopus_turn(self) -> None:
        self.actions_left = self.facts.actions
        self.eventful = False
        self.push(codes.ACT)

    def begin_shark_turn(self) -> None:
        for die in self.kept_now:
            insert_in_order(self.kept, die)
        self.kept_now = []
        self.has_moved = False
        self.has_skipped = False
        self.rerolls = self.facts.rerolls[self.tiles]
        self.extra_dice = self.facts.extra_dice[self.tiles]
        self.queue = extend(self.queue, SHARK_TURN_QUEUED)

    def end_round(self) -> None:
        self.turn += 1
        self.round += 1
        self.idle_rounds = 0 if self.eventful else self.idle_rounds + 1
        if count_dice(self, HUNGER) == self.facts.hunger - 1 and not has_red_left(self):
            self.finish(NO_RED_DIE)
        elif self.idle_rounds == IDLE_ROUNDS or (self.facts.has_last_round and self.round == LAST_ROUND):
            self.finish(IDLED)
        else:
            self.begin_octopus_turn()

    def finish(self, ending: int) -> None:
        self.ending = ending
        self.to_act = OVER
        if self.events is not None:
            self.tell(f"end-{ENDING_NAMES[ending]}", {})

    # ---- how the match stands

    def scores(self) -> list[int]:
        """There are no points in the box: the winner has one."""
        if self.to_act >= 0:
            return [0, 0]
        return [0, 1] if self.ending == CAUGHT else [1, 0]

    def winners(self) -> list[int]:
        if self.to_act >= 0:
            return []
        return [SHARK] if self.ending == CAUGHT else [OCTOPUS]

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    # ---- knowledge and copies

    def belief_now(self) -> Belief:
        """What the shark can know of the blocks."""
        if self.believed < len(self.seen):
            self.belief_so_far = after(self.belief_so_far, self.seen, self.believed)
            self.believed = len(self.seen)
        return self.belief_so_far

    def believe(self, belief: Belief) -> None:
        """All that was seen so far is in that belief."""
        self.belief = belief
        self.belief_so_far = belief
        self.believed = 0
        self.seen = []

    def _deal_anew(self, seat: int) -> None:
        self.believe(self.belief_now())
        self.dealt_for = seat
        if seat == SHARK:
            self.board = packed(self.belief.draw(self.random))
            if self.step == codes.POINT:
                sort_lifted(self)
            deal_hand_anew(self)
            if self.choice != NO_PAIR:
                self.choice = self.draw_pair()

    def draw_pair(self) -> int:
        """One of the confrontation cards that are left."""
        left = [pair for pair in range(len(self.facts.escapes)) if self.pairs & BITS[pair]]
        return left[self.random.below(len(left))]

    def _copy(self, random: Random) -> KelpState:
        copy = KelpState(self.game, self.seats, self.options, random, self.facts, self.sea)
        layout.copy_fields(self, copy)
        return copy

    def _ints(self) -> list[int]:
        return self.belief.ints() + layout.numbers(self)

    def _restore(self, numbers: list[int]) -> None:
        rest = numbers[:]
        self.believe(belief_from(rest))
        layout.restore(self, rest)

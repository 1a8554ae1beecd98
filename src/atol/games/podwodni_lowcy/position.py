"""A position of Podwodni Łowcy: what lies where, whose turn it is and what is asked.

Everything is open but the order of the deck, and a bag has none. What the steps of a turn do is in the files
beside this one; `rules.py` calls them.
"""

from __future__ import annotations

from typing import Final

from atol.core.bag import Bag, bag_of
from atol.core.game import OVER, Game, State
from atol.core.messages import Value
from atol.core.numbers import take, take_list, with_length
from atol.core.random import Random
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, NOTHING, Cards
from atol.games.podwodni_lowcy.diver import Diver, diver_from, new_diver
from atol.games.podwodni_lowcy.sea import GRID, space_name

# What is asked now.
START: Final = 0  # dive, or score a set
PLACE_FIRST: Final = 1  # at which corner the first card goes
DEPTH: Final = 2  # deeper, or surface with the column or with a card of the row
ROW: Final = 3  # the other cards of the row
TOOLS: Final = 4  # what nets and harpoons take
WASHING: Final = 5  # what a wave takes
SET: Final = 6  # the cards of the set, the one to turn over first
FURTHER: Final = 7  # the further cards for the pool
POOL: Final = 8  # what the others take
MORE: Final = 9  # another set, or the end of the turn

PHASE_NAMES: Final = (
    "start",
    "corner",
    "depth",
    "row",
    "tools",
    "washing",
    "set",
    "further",
    "pool",
    "more",
)

NOBODY: Final = -1


class Position(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        random: Random,
        cards: Cards,
        target: int,
        divers: list[Diver],
        deck: Bag,
        discards: list[int],
        grid: list[int],
        dive: list[int],
        picked: list[int],
        pool: list[int],
    ) -> None:
        super().__init__(game, seats, options, random)
        self.cards = cards
        self.target = target
        self.divers = divers
        self.deck = deck
        self.discards = discards  # how many of each card
        self.grid = grid
        self.dive = dive  # in the order of placement; NOTHING where a card was taken away
        self.picked = picked  # spaces of the row chosen so far, sorted
        self.pool = pool  # laid out for the others: how many of each
        self.phase = START
        self.first = 0  # who began
        self.active = 0  # whose turn it is; others act in it too
        self.finisher = NOBODY  # who reached the target: the match ends before that seat's next turn
        self.corner = 0
        self.nets = 0  # to be used
        self.harpoons = 0
        self.set_number = NOTHING  # the set being scored
        self.wanted = 0  # how many of its cards are still to be laid
        self.further = 0  # how many further cards are still to be added
        self.shrimp_laid = False  # a set holds one at most

    # ---- the course of a match

    def _setup(self) -> None:
        self.deck = bag_of(self.cards.counts[:])
        self.divers = [new_diver() for _ in range(self.seats)]
        self.first = self.random.below(self.seats)
        if self.events is not None:
            self.tell("first", {"seat": self.first})
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.to_act = seat
        self.phase = START
        self.fill_grid()

    def fill_grid(self) -> None:
        """Row by row from the top left; cards in the grid are never checked against each other."""
        filled: list[str] = []
        for space in range(GRID):
            if self.grid[space] == NOTHING:
                self.grid[space] = self.draw()
                if self.events is not None and self.grid[space] != NOTHING:
                    filled.append(f"{space_name(space)} {self.cards.names[self.grid[space]]}")
        if filled:
            self.tell("fill", {"filled": filled})

    def end_turn(self) -> None:
        self.turn += 1
        if self.finisher == NOBODY and self.points(self.active) >= self.target:
            self.finisher = self.active
            if self.events is not None:
                self.tell("last-turns", {"seat": self.active, "points": self.points(self.active)})
        following = (self.active + 1) % self.seats
        if following == self.finisher:
            self.phase = START
            self.to_act = OVER
        else:
            self.begin_turn(following)

    # ---- the deck

    def draw(self) -> int:
        """The next card of the deck, which is made of the discard pile when it has run out."""
        if self.deck.total == 0:
            self._reshuffle()
        if self.deck.total == 0:
            return NOTHING
        return self.deck.draw(self.random)

    def _reshuffle(self) -> None:
        self.deck = bag_of(self.discards)
        self.discards = [0] * CARDS
        if self.events is not None and self.deck.total:
            self.tell("reshuffle", {"count": self.deck.total})

    def can_draw(self) -> bool:
        return self.deck.total > 0 or sum(self.discards) > 0

    def next_cards(self) -> list[int]:
        """How many of each card the next one is drawn from."""
        return self.deck.counts if self.deck.total else self.discards

    def discard(self, card: int) -> None:
        self.discards[card] += 1

    # ---- how the match stands

    def points(self, seat: int) -> int:
        return self.divers[seat].points(self.cards)

    def scores(self) -> list[int]:
        return [diver.points(self.cards) for diver in self.divers]

    def winners(self) -> list[int]:
        standings = [(diver.points(self.cards), -diver.shrimps()) for diver in self.divers]
        best = max(standings)
        return [seat for seat in range(self.seats) if standings[seat] == best]

    # ---- what is told

    def tell_card(self, name: str, seat: int, card: int) -> None:
        """Callers guard this with `if position.events is not None`, like `tell`."""
        self.tell(name, {"seat": seat, "card": self.cards.names[card]})

    def tell_cards(self, name: str, seat: int, cards: list[int]) -> None:
        details: dict[str, Value] = {"seat": seat, "cards": [self.cards.names[card] for card in cards]}
        self.tell(name, details)

    # ---- bytes

    def _ints(self) -> list[int]:
        numbers = [self.phase, self.first, self.active, self.finisher, self.corner, self.nets, self.harpoons]
        numbers += [self.set_number, self.wanted, self.further, int(self.shrimp_laid)]
        numbers += self.deck.counts + self.discards + self.grid + self.pool
        numbers += with_length(self.dive) + with_length(self.picked)
        for diver in self.divers:
            numbers += diver.ints()
        return numbers

    def _restore(self, numbers: list[int]) -> None:
        numbers = numbers[:]
        self.phase, self.first, self.active, self.finisher, self.corner, self.nets, self.harpoons = numbers[:7]
        self.set_number, self.wanted, self.further = numbers[7:10]
        self.shrimp_laid = bool(numbers[10])
        del numbers[:11]
        self.deck = bag_of(take(numbers, CARDS))
        self.discards = take(numbers, CARDS)
        self.grid = take(numbers, GRID)
        self.pool = take(numbers, CAUGHT)
        self.dive = take_list(numbers)
        self.picked = take_list(numbers)
        self.divers = [diver_from(numbers) for _ in range(self.seats)]

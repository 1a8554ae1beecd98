"""A position of Podwodni Łowcy: what lies where, whose turn it is, and how a match ends.

A turn is a dive (draw, corner, deeper or up, which cards, nets and harpoons) or the scoring of sets. Everything is
open but the order of the deck, and a bag has none.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.bag import Bag, bag_of
from atol.core.fields import Fixed
from atol.core.game import OVER, Game, State, leaders
from atol.core.messages import TieBreak, Value
from atol.core.numbers import packed, packed_sum
from atol.core.random import Random
from atol.games.podwodni_lowcy import layout
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, NOTHING
from atol.games.podwodni_lowcy.diver import NOBODY, Diver, new_diver
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.judge import estimate
from atol.games.podwodni_lowcy.sea import COLUMNS, GRID, row_beside, space_name
from atol.games.podwodni_lowcy.steps.codes import START


@mypyc_attr(acyclic=True)
class LowcyState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts

    def _declare(self) -> None:
        self.target: Fixed[int] = int(self.options["target"])
        self.divers: list[Diver] = []
        self.deck: Bag = bag_of([])
        self.discards: vec[i64] = packed([0] * CARDS)  # how many of each card
        self.grid: vec[i64] = packed([NOTHING] * GRID)
        self.dive: list[int] = []  # in the order of placement; NOTHING where a card was taken away
        self.picked: list[int] = []  # spaces of the row chosen so far, sorted
        self.pool: vec[i64] = packed([0] * CAUGHT)  # laid out for the others: how many of each
        self.first = 0  # who began
        self.active = 0  # whose turn it is; others act in it too
        self.finisher = NOBODY  # who reached the target: the match ends before that seat's next turn
        self.corner = 0
        self.nets = 0  # to be used
        self.harpoons = 0
        self.set_number = NOTHING  # the set being scored
        self.to_lay = 0  # how many of its cards
        self.to_add = 0  # how many further cards
        self.shrimp_laid = False  # a set holds one at most

    def diver(self) -> Diver:
        """Whose turn it is."""
        return self.divers[self.active]

    # ---- the course of a match

    def _setup(self) -> None:
        self.deck = bag_of(self.facts.counts[:])
        self.divers = [new_diver() for _ in range(self.seats)]
        self.first = self.random.below(self.seats)
        if self.events is not None:
            self.tell("first", {"seat": self.first})
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.to_act = seat
        self.step = START
        self._fill_grid()

    def _fill_grid(self) -> None:
        """Row by row from the top left; cards in the grid are never checked against each other."""
        filled: list[str] = []
        for space in range(GRID):
            if self.grid[space] == NOTHING:
                self.grid[space] = self.draw()
                if self.events is not None and self.grid[space] != NOTHING:
                    filled.append(f"{space_name(space)} {self.facts.names[self.grid[space]]}")
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
            self.step = START
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
        self.deck = Bag(self.discards, packed_sum(self.discards))
        self.discards = packed([0] * CARDS)
        if self.events is not None and self.deck.total:
            self.tell("reshuffle", {"count": self.deck.total})

    def can_draw(self) -> bool:
        return self.deck.total > 0 or packed_sum(self.discards) > 0

    def next_cards(self) -> vec[i64]:
        """How many of each card the next one is drawn from."""
        return self.deck.counts if self.deck.total else self.discards

    def discard(self, card: int) -> None:
        self.discards[card] += 1

    # ---- the table

    def card_at(self, space: int) -> int:
        if space < GRID:
            return self.grid[space]
        depth = space - GRID
        return self.dive[depth] if depth < len(self.dive) else NOTHING

    def take_from_table(self, space: int) -> int:
        card = self.card_at(space)
        if space < GRID:
            self.grid[space] = NOTHING
        else:
            self.dive[space - GRID] = NOTHING
        return card

    def row_spaces(self) -> list[int]:
        """The spaces with a card in the row that the last card of the dive extends, that card's among them."""
        last = len(self.dive) - 1
        start = row_beside(self.corner, last) * COLUMNS
        spaces = [space for space in range(start, start + COLUMNS) if self.grid[space] != NOTHING]
        spaces.append(GRID + last)
        return spaces

    def is_set_unmarked(self) -> bool:
        """Is the card of the set that is turned over still to be chosen?"""
        return self.to_lay == self.facts.set_sizes[self.set_number]

    # ---- how the match stands

    def points(self, seat: int) -> int:
        return self.divers[seat].points(self.facts)

    def promised_points(self, seat: int) -> int:
        """For the set that the seat is scoring, until its card is turned over."""
        return self.facts.set_points if self._is_scoring(seat) and self.is_set_unmarked() else 0

    def promised_cost(self, seat: int) -> int:
        """The points of the open cards that this set still takes."""
        return (self.to_lay + self.to_add) * self.facts.card_points if self._is_scoring(seat) else 0

    def _is_scoring(self, seat: int) -> bool:
        return seat == self.active and self.set_number != NOTHING

    def scores(self) -> list[int]:
        return [diver.points(self.facts) for diver in self.divers]

    def winners(self) -> list[int]:
        return leaders([(diver.points(self.facts), -diver.shrimps()) for diver in self.divers])

    def tie_breaks(self) -> list[TieBreak]:
        return [TieBreak("shrimps", [diver.shrimps() for diver in self.divers], fewer=True)]

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    # ---- what is told

    def tell_card(self, name: str, seat: int, card: int) -> None:
        """Callers guard this with `if state.events is not None`, like `tell`."""
        self.tell(name, {"seat": seat, "card": self.facts.names[card]})

    def tell_cards(self, name: str, seat: int, cards: list[int]) -> None:
        details: dict[str, Value] = {"seat": seat, "cards": [self.facts.names[card] for card in cards]}
        self.tell(name, details)

    # ---- knowledge and copies

    def _deal_anew(self, seat: int) -> None:
        """Every card is open or in the deck, and the deck has no order: there is nothing to deal."""

    def _copy(self, random: Random) -> LowcyState:
        copy = LowcyState(self.game, self.seats, self.options, random, self.facts)
        layout.copy_fields(self, copy)
        return copy

    def _ints(self) -> list[int]:
        return layout.numbers(self)

    def _restore(self, numbers: list[int]) -> None:
        layout.restore(self, numbers)

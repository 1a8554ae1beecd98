"""The pad of a table with the box of Podwodni Łowcy: where every open card lies, so what can still come is known.

    card red-ray 0        a card nobody has seen lies before diver 0, at a1 to d3, in the dive, or is `discarded`
    scored 0 red-ray      a set counted before the pad began, by the card that lies face down
    corner top-left       where the dive is
    column 0              diver 0 takes the cards of the dive
    row 0 a1 dive-2       the same with cards of the row that the last card of the dive extends
    interrupted 0         the dive of diver 0 is interrupted: a wave has washed before
    wash 0 red-ray        diver 0 loses all cards of that sort
    net 0 1 red-ray       diver 0 takes a card of diver 1
    harpoon 0 a1          diver 0 takes a fish from the table
    settle                what is left of the dive fills the gaps, as it does before the next card at the latest
    set 0 red-ray red-ray red-ray + shrimp green-ray   its first card is turned over; further cards behind the plus
    pool 1 shrimp         diver 1 takes a card that was laid out; after the last diver the rest is discarded
    end                   nothing more comes

Cards and points are kept by the game's own state; its rules check and count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from atol.core.bag import bag_of
from atol.core.evening import demand, seat_named
from atol.core.game import Game
from atol.core.random import seeded
from atol.games.podwodni_lowcy.cards import CAUGHT, FISH, NOTHING, SET_FISH, SETS, SHRIMP, WAVE
from atol.games.podwodni_lowcy.diver import new_diver
from atol.games.podwodni_lowcy.facts import Facts
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, GRID, MOST_DIVED, SPACES, space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.interruption import discard_waves
from atol.games.podwodni_lowcy.steps.pool import pool_cards

SPACE_NAMES: Final = [space_name(space) for space in range(SPACES)]
DIVE: Final = "dive"
DISCARDED: Final = "discarded"
END: Final = "end"
PLUS: Final = "+"


class Catch:
    """Hears the lines and keeps a state whose deck is what nobody has seen."""

    def __init__(self, game: Game, facts: Facts, seats: int, target: str) -> None:
        self.facts = facts
        self.state = LowcyState(game, seats, game.meta.check_options({"target": target}), seeded(0), facts)
        self.state._declare()
        self.state.deck = bag_of(facts.counts[:])
        self.state.divers = [new_diver() for _ in range(seats)]
        self.placed = False  # is a corner named for the dive?
        self.over = False
        self.takers: list[int] = []  # who may still take a card of the pool
        self.words: dict[str, Callable[[list[str]], None]] = {
            "card": self._card,
            "scored": self._scored,
            "corner": self._corner,
            "column": self._column,
            "row": self._row,
            "interrupted": self._interrupted,
            "wash": self._wash,
            "net": self._net,
            "harpoon": self._harpoon,
            "settle": self._settle,
            "set": self._set,
            "pool": self._pool,
            END: self._end,
        }

    def tell(self, word: str, rest: list[str]) -> None:
        demand(not self.over, "told-over")
        demand(word in self.words, "told-word")
        self.words[word](rest)

    def _seat(self, rest: list[str]) -> int:
        return seat_named(rest, self.state.seats)

    def card_named(self, rest: list[str]) -> int:
        """The card that a line goes on with, taken from its front."""
        demand(bool(rest) and rest[0] in self.facts.names, "podwodni_lowcy-told-card")
        return self.facts.names.index(rest.pop(0))

    # ---- cards that come up

    def _draw(self, card: int) -> None:
        """From the deck, which is made of the discarded cards when it has run out."""
        state = self.state
        if state.deck.total == 0:
            state._reshuffle()
        demand(state.deck.counts[card] > 0, "podwodni_lowcy-told-none-left")
        state.deck.counts[card] -= 1
        state.deck.total -= 1

    def _card(self, rest: list[str]) -> None:
        card = self.card_named(rest)
        demand(len(rest) == 1, "podwodni_lowcy-told-place")
        if NOTHING in self.state.dive:
            self._settle([])
        self._draw(card)
        self._lay(card, rest)

    def _lay(self, card: int, rest: list[str]) -> None:
        state, where = self.state, rest[0]
        if where == DISCARDED:
            state.discard(card)
        elif where == DIVE:
            demand(len(state.dive) < MOST_DIVED, "podwodni_lowcy-told-deep")
            state.dive.append(card)
        elif where in SPACE_NAMES[:GRID]:
            demand(state.grid[SPACE_NAMES.index(where)] == NOTHING, "podwodni_lowcy-told-taken")
            state.grid[SPACE_NAMES.index(where)] = card
        else:
            demand(card < CAUGHT, "podwodni_lowcy-told-tool")
            state.divers[self._seat(rest)].gain(card)

    def _scored(self, rest: list[str]) -> None:
        seat, card = self._seat(rest), self.card_named(rest)
        demand(card < CAUGHT, "podwodni_lowcy-told-tool")
        self._draw(card)
        self.state.divers[seat].scored += (card,)

    # ---- the dive

    def _corner(self, rest: list[str]) -> None:
        demand(len(rest) == 1 and rest[0] in CORNER_NAMES, "podwodni_lowcy-told-corner")
        self.state.corner = CORNER_NAMES.index(rest[0])
        self.placed = True

    def _column(self, rest: list[str]) -> None:
        seat = self._diver(rest)
        for card in self.state.dive:
            self._collect(seat, card)
        self._end_dive()

    def _row(self, rest: list[str]) -> None:
        """As many cards as the dive has; what is left of it fills the gaps."""
        seat, state = self._diver(rest), self.state
        demand(self.placed and len(state.dive) > 1, "podwodni_lowcy-told-corner")
        spaces = [SPACE_NAMES.index(name) for name in rest if name in SPACE_NAMES]
        possible = state.row_spaces()
        fits = len(set(spaces)) == len(rest) == len(state.dive) and all(space in possible for space in spaces)
        demand(fits, "podwodni_lowcy-told-row")
        for space in spaces:
            self._collect(seat, state.take_from_table(space))

    def _interrupted(self, rest: list[str]) -> None:
        """Only a dive that ends at its second card leaves something: the first one."""
        seat, dive = self._diver(rest), self.state.dive
        if dive[-1] == WAVE and len(dive) > 1 and self.placed:
            discard_waves(self.state)
        for card in dive[1:]:
            self.state.discard(card)
        if len(dive) <= 2:
            self._collect(seat, dive[0])
        else:
            self.state.discard(dive[0])
        self._end_dive()

    def _diver(self, rest: list[str]) -> int:
        demand(bool(self.state.dive), "podwodni_lowcy-told-no-dive")
        return self._seat(rest)

    def _collect(self, seat: int, card: int) -> None:
        if card < CAUGHT:
            self.state.divers[seat].gain(card)
        else:
            self.state.discard(card)

    def _end_dive(self) -> None:
        self.state.dive = []
        self.placed = False

    def _settle(self, rest: list[str]) -> None:
        """As the rules do it: the gaps from the top left, in the order of the dive."""
        left = [card for card in self.state.dive if card != NOTHING]
        gaps = [space for space in range(GRID) if self.state.grid[space] == NOTHING]
        demand(len(left) <= len(gaps), "podwodni_lowcy-told-taken")
        for space, card in zip(gaps, left, strict=False):
            self.state.grid[space] = card
        self._end_dive()

    # ---- what divers lose and take

    def _take_open(self, seat: int, card: int) -> None:
        demand(card < CAUGHT and self.state.divers[seat].hand[card] > 0, "podwodni_lowcy-told-not-open")
        self.state.divers[seat].lose(card)

    def _wash(self, rest: list[str]) -> None:
        seat, card = self._seat(rest), self.card_named(rest)
        self._take_open(seat, card)
        self.state.discards[card] += 1 + self.state.divers[seat].lose_all(card)

    def _net(self, rest: list[str]) -> None:
        seat, other = self._seat(rest), self._seat(rest)
        card = self.card_named(rest)
        demand(seat != other, "told-seat")
        self._take_open(other, card)
        self.state.divers[seat].gain(card)

    def _harpoon(self, rest: list[str]) -> None:
        seat = self._seat(rest)
        space = SPACE_NAMES.index(rest[0]) if rest and rest[0] in SPACE_NAMES else -1
        demand(space >= 0 and 0 <= self.state.card_at(space) < FISH, "podwodni_lowcy-told-no-fish")
        self.state.divers[seat].gain(self.state.take_from_table(space))

    # ---- sets

    def _set(self, rest: list[str]) -> None:
        seat, facts = self._seat(rest), self.facts
        demand(PLUS in rest, "podwodni_lowcy-told-further")
        split = rest.index(PLUS)
        cards = self._cards(rest[:split])
        further = self._cards(rest[split + 1 :])
        demand(any(is_set(facts, cards, number) for number in range(SETS)), "podwodni_lowcy-told-set")
        demand(len(further) == facts.further_cards, "podwodni_lowcy-told-further")
        for card in (*cards, *further):
            self._take_open(seat, card)
        self.state.divers[seat].scored += (cards[0],)
        for card in (*cards[1:], *further):
            self.state.pool[card] += 1
        self.takers = [other for other in range(self.state.seats) if other != seat]

    def _cards(self, names: list[str]) -> list[int]:
        rest = names[:]
        return [self.card_named(rest) for _ in names]

    def _pool(self, rest: list[str]) -> None:
        seat, card = self._seat(rest), self.card_named(rest)
        demand(seat in self.takers, "podwodni_lowcy-told-taker")
        demand(card < CAUGHT and self.state.pool[card] > 0, "podwodni_lowcy-told-pool")
        self.state.pool[card] -= 1
        self.state.divers[seat].gain(card)
        self.takers.remove(seat)
        if not self.takers:
            self._close()

    def _close(self) -> None:
        for card in pool_cards(self.state):
            self.state.pool[card] -= 1
            self.state.discard(card)

    def _end(self, rest: list[str]) -> None:
        self.over = True


def is_set(facts: Facts, cards: list[int], number: int) -> bool:
    """Are these the cards of that set, one shrimp at most among them?"""
    fish = [card for card in cards if card != SHRIMP]
    return (
        len(cards) == facts.set_sizes[number]
        and len(cards) - len(fish) <= 1
        and all(card in SET_FISH[number] for card in fish)
    )

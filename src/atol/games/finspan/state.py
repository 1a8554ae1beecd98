"""What a position of Finspan is made of, and how it is copied and written down.

A turn is a chain of small decisions. `step` says which one is asked now, `phase` what the match goes on with when
an ability has been used up. The benefits of the ability in use that are still to be taken are counts; an ability
that waits while another one is used lies on the `stack`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.bag import Bag, bag_of
from atol.core.game import Game, State
from atol.core.numbers import take, take_list, with_length
from atol.core.random import Random
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.facts import Facts
from atol.games.finspan.ids import CARDS
from atol.games.finspan.nautoma import Nautoma, new_nautoma
from atol.games.finspan.ocean import Ocean, ocean_from

# What is asked now.
CHOOSE: Final = 0  # play a fish or dive
PLACE: Final = 1  # the slot of the fish being played
PAY: Final = 2  # a card or token of its cost
BENEFIT: Final = 3  # what an ability gives
MOVE: Final = 4  # where the lifted young or school goes
TUCKING: Final = 5  # which fish consumes the chosen card
LAST: Final = 6  # which game-end ability is used next

STEP_NAMES: Final = ("choose", "place", "pay", "benefit", "move", "tuck", "last")

# What the match goes on with.
PLAYING: Final = 0
DIVING: Final = 1
HER_TURN: Final = 2
ENDING: Final = 3

NOWHERE: Final = -1


class Position(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        random: Random,
        facts: Facts,
        oceans: list[Ocean],
        deck: Bag,
        nautoma: Nautoma | None,
        goals: list[int],
        box: list[int],
        stack: list[int],
    ) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts
        self.cards = facts.cards
        self.oceans = oceans
        self.deck = deck
        self.nautoma = nautoma  # only against a single player
        self.goals = goals  # of weeks 1 to 3; never changed after the setup
        self.box = box  # starters that are not in the match; never changed after the setup
        self.stack = stack  # abilities that wait, see `benefits.push`
        self.choices: list[int] = []  # what is legal now; replaced, never changed, so that copies share it
        self.first = 0  # who takes the first turn of the week
        self.active = 0  # whose turn it is; others may act in it
        self.week = 0
        self.round = 0  # of the week
        self.phase = PLAYING
        self.step = CHOOSE
        self.site = 0  # where the diver is
        self.stage = 0  # and how deep, see `diving`
        # the fish being played
        self.card = NO_CARD
        self.slot = NOWHERE
        self.region: i64 = 0  # where it may go
        self.owed_cards = 0
        self.owed_eggs = 0
        self.owed_young = 0
        self.owed_schools = 0
        # the ability in use
        self.source = 0  # the fish or bonus that gives it
        self.sharing = 0  # how many seats may use it after this one
        self.draws = 0
        self.recovers = 0
        self.lays = 0
        self.hatches = 0
        self.births = 0
        self.moves = 0
        self.tucks = 0
        self.laying: i64 = 0  # slots whose fish may each get an egg
        self.extra: i64 = 0  # slots where a further fish may be played
        self.lifted = NOWHERE  # the slot from which something is being moved
        self.lifts_school = False

    def ocean(self) -> Ocean:
        """Of the seat to act."""
        return self.oceans[self.to_act]

    # ---- copies, knowledge, bytes

    def _copy(self, random: Random) -> Position:
        copy = self._like(random)
        copy.choices = self.choices
        copy.first = self.first
        copy.active = self.active
        copy.week = self.week
        copy.round = self.round
        copy.phase = self.phase
        copy.step = self.step
        copy.site = self.site
        copy.stage = self.stage
        copy.card = self.card
        copy.slot = self.slot
        copy.region = self.region
        copy.owed_cards = self.owed_cards
        copy.owed_eggs = self.owed_eggs
        copy.owed_young = self.owed_young
        copy.owed_schools = self.owed_schools
        copy.source = self.source
        copy.sharing = self.sharing
        copy.draws = self.draws
        copy.recovers = self.recovers
        copy.lays = self.lays
        copy.hatches = self.hatches
        copy.births = self.births
        copy.moves = self.moves
        copy.tucks = self.tucks
        copy.laying = self.laying
        copy.extra = self.extra
        copy.lifted = self.lifted
        copy.lifts_school = self.lifts_school
        return copy

    def _like(self, random: Random) -> Position:
        """A state of the same class around copies of what can change."""
        raise NotImplementedError

    def _deal_anew(self, seat: int) -> None:
        """Hands and discard piles are open and the deck has no order: there is nothing to deal."""

    def _ints(self) -> list[int]:
        numbers = [self.first, self.active, self.week, self.round, self.phase, self.step, self.site, self.stage]
        numbers += [self.card, self.slot, self.region]
        numbers += [self.owed_cards, self.owed_eggs, self.owed_young, self.owed_schools]
        numbers += [self.source, self.sharing, self.draws, self.recovers, self.lays, self.hatches, self.births]
        numbers += [self.moves, self.tucks, self.laying, self.extra, self.lifted, int(self.lifts_school)]
        numbers += self.deck.counts
        for part in (self.goals, self.box, self.stack):
            numbers += with_length(part)
        for ocean in self.oceans:
            numbers += ocean.ints()
        return numbers + (self.nautoma.ints() if self.nautoma is not None else [])

    def _restore(self, numbers: list[int]) -> None:
        left = numbers[:]
        self.first, self.active, self.week, self.round, self.phase, self.step, self.site, self.stage = take(left, 8)
        self.card, self.slot, self.region = take(left, 3)
        self.owed_cards, self.owed_eggs, self.owed_young, self.owed_schools = take(left, 4)
        self.source, self.sharing, self.draws, self.recovers, self.lays, self.hatches, self.births = take(left, 7)
        self.moves, self.tucks, self.laying, self.extra, self.lifted = take(left, 5)
        self.lifts_school = bool(left.pop(0))
        self.deck = bag_of(take(left, CARDS))
        self.goals, self.box, self.stack = take_list(left), take_list(left), take_list(left)
        self.oceans = [ocean_from(self.cards, left) for _ in range(self.seats)]
        if self.nautoma is not None:
            self.nautoma.restore(left)


def nautoma_for(facts: Facts, seats: int, options: dict[str, str]) -> Nautoma | None:
    if seats > 1:
        return None
    return new_nautoma(facts.manual, int(options["nautoma"]), int(options["tangled"]))

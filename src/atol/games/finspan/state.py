"""A position of Finspan: what lies where, what is asked, and how a match is won.

A turn is a chain of small decisions. `step` says which one is asked now, `next_step` what the match goes on with when
an ability has been used up. The benefits of the ability in use that are still to be taken are counts; an ability
that waits while another one is used lies on the `stack`. Where a seat has only one thing to choose, it is not asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from atol.core.bag import Bag, bag_of
from atol.core.fields import Derived, Fixed
from atol.core.game import Game, State, leaders
from atol.core.messages import TieBreak
from atol.core.numbers import insert_in_order
from atol.core.random import Random
from atol.games.finspan import layout
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.deck import draw_to_hand
from atol.games.finspan.facts import Facts
from atol.games.finspan.ids import DONE
from atol.games.finspan.judge import estimate
from atol.games.finspan.nautoma import Nautoma, new_nautoma
from atol.games.finspan.ocean import Ocean, empty_ocean
from atol.games.finspan.scoring import total
from atol.games.finspan.steps.codes import END_TURN
from atol.games.finspan.weeks import begin_week

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class FinspanState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts
        self.cards = facts.cards

    def _declare(self) -> None:
        self.oceans: list[Ocean] = []
        self.deck: Bag = bag_of([])
        self.nautoma: Nautoma | None = nautoma_for(self.facts, self.seats, self.options)  # against a single player
        self.goals: Fixed[list[int]] = []  # of weeks 1 to 3
        self.unused: Fixed[list[int]] = []  # starters that are not in the match
        self.choices: Derived[list[int]] = []  # what is legal now; replaced, never changed
        self.first: i64 = 0  # who takes the first turn of the week
        self.active: i64 = 0  # whose turn it is; others may act in it
        self.week: i64 = 0
        self.round: i64 = 0  # of the week
        self.next_step: i64 = END_TURN  # what begins when the ability in use gives nothing more
        self.site: i64 = 0  # where the diver is
        self.stage: i64 = 0  # and how deep, see `stages`
        # the fish being played
        self.card: i64 = NO_CARD
        self.slot: i64 = NOWHERE
        self.region: i64 = 0  # where it may go
        self.owed_cards: i64 = 0
        self.owed_eggs: i64 = 0
        self.owed_young: i64 = 0
        self.owed_schools: i64 = 0
        # the ability in use
        self.source: i64 = 0  # the fish or bonus that gives it
        self.sharing: i64 = 0  # how many seats may use it after this one
        self.draws: i64 = 0
        self.recovers: i64 = 0
        self.lays: i64 = 0
        self.hatches: i64 = 0
        self.births: i64 = 0
        self.moves: i64 = 0
        self.tucks: i64 = 0
        self.laying: i64 = 0  # slots whose fish may each get an egg
        self.extra: i64 = 0  # slots where a further fish may be played
        self.stack: list[int] = []  # abilities that wait, see `abilities.push`
        self.tucked: i64 = NO_CARD  # the card that a fish is about to consume
        self.lifted: i64 = NOWHERE  # the slot from which something is being moved
        self.lifts_school = False

    def ocean(self) -> Ocean:
        """Of the seat to act."""
        return self.oceans[self.to_act]

    # ---- setup

    def _setup(self) -> None:
        self.deck = self.cards.deck.clone()
        self.oceans = [empty_ocean(self.cards) for _ in range(self.seats)]
        self.goals = self.facts.goals.choose(self.options["goals"], self.random)
        self.unused = self.cards.starters[:]
        self.first = self.random.below(self.seats) if self.seats > 1 else 0
        if self.events is not None:
            self.tell("goals", {"goals": [self.facts.goals.names[goal] for goal in self.goals]})
            self.tell("first", {"seat": self.first})
        for seat in range(self.seats):
            self._deal(seat)
        if self.nautoma is not None:
            self._choose_tangle(self.nautoma)
        begin_week(self)
        self._settle()

    def _deal(self, seat: int) -> None:
        start, ocean = self.facts.components.start[0], self.oceans[seat]
        for _ in range(start.starters):
            insert_in_order(ocean.hand, self.unused.pop(self.random.below(len(self.unused))))
        for _ in range(start.deck_cards):
            draw_to_hand(self, ocean)
        if self.events is not None:
            self.tell("deal", {"seat": seat, "cards": [self.cards.names[card] for card in ocean.hand]})

    def _choose_tangle(self, nautoma: Nautoma) -> None:
        nautoma.choose_tangle(self.random)
        if self.events is not None and nautoma.strength:
            name = nautoma.manual.tangle_names[nautoma.tangle]
            self.tell("tangle", {"tangle": name, "strength": nautoma.strength})

    # ---- the course of a match

    def legal(self) -> list[int]:
        return self.choices

    def _apply(self, action: int) -> None:
        self.game.steps[self.step].apply(self, action)
        self._settle()

    def _settle(self) -> None:
        """Go on until a seat has at least two things to choose from, or the match is over."""
        steps = self.game.steps
        while self.to_act >= 0:
            step = steps[self.step]
            choices = step.legal(self)
            if len(choices) > 1:
                self.choices = choices
                return
            step.apply(self, choices[0] if choices else DONE)  # an ability with nothing to give is done
        self.choices = []

    # ---- how the match stands

    def scores(self) -> list[int]:
        points = [total(self.facts, ocean) for ocean in self.oceans]
        if self.nautoma is not None:
            points.append(self.nautoma.score())
        return points

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.nautoma is not None:
            return [0] if scores[0] >= scores[1] else [1]
        return leaders([(scores[seat], len(self.oceans[seat].hand)) for seat in range(self.seats)])

    def tie_breaks(self) -> list[TieBreak]:
        if self.nautoma is not None:
            return [TieBreak("nautoma", [1, 0])]
        return [TieBreak("hand", [len(ocean.hand) for ocean in self.oceans])]

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    # ---- knowledge and copies

    def _deal_anew(self, seat: int) -> None:
        """Hands and discard piles are open and the deck has no order: there is nothing to deal."""

    def _copy(self, random: Random) -> FinspanState:
        copy = FinspanState(self.game, self.seats, self.options, random, self.facts)
        layout.copy_fields(self, copy)
        return copy

    def _ints(self) -> list[int]:
        return layout.numbers(self)

    def _restore(self, numbers: list[int]) -> None:
        layout.restore(self, numbers)
        self.choices = self.game.steps[self.step].legal(self) if self.to_act >= 0 else []


def nautoma_for(facts: Facts, seats: int, options: dict[str, str]) -> Nautoma | None:
    if seats > 1:
        return None
    return new_nautoma(facts.manual, int(options["nautoma"]), int(options["tangled"]))

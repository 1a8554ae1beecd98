"""A position of Shallow Sea: what lies where, whose turn it is, and how a match ends.

A turn is a chain of small decisions. What has been chosen but not laid out yet is in `tile`, `fish` and `lifted`.
Bags have no order, and all that was ever drawn from them is open, so nobody knows more than anybody else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.bag import Bag, bag_of
from atol.core.fields import Derived, Fixed
from atol.core.game import OVER, Game, State, leaders
from atol.core.messages import TieBreak
from atol.core.numbers import packed, packed_sum
from atol.core.random import Random
from atol.games.shallow_sea import layout
from atol.games.shallow_sea.achievements import passes_scenario
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.judge import estimate
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean
from atol.games.shallow_sea.options import Switches
from atol.games.shallow_sea.pools import draw_creature, push_together, refill
from atol.games.shallow_sea.scoring import Pad
from atol.games.shallow_sea.setup import lay_out
from atol.games.shallow_sea.steps.codes import CHOOSE, PLACE, START

NOTHING: Final = -1


@mypyc_attr(acyclic=True)
class ShallowSeaState(State):
    def __init__(
        self, game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts, switches: Switches
    ) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts
        self.tiles = facts.tiles
        self.switches = switches

    def _declare(self) -> None:
        self.oceans: list[Ocean] = []
        self.creature_types: Fixed[list[int]] = []  # those of this match, counted from 0, sorted
        self.orange: Fixed[list[int]] = []  # the ecosystem cards of this match
        self.blue: Fixed[list[int]] = []
        self.pad: Derived[Pad] = self.facts.pad(self.switches, [], [])
        self.coral_bag: Bag = bag_of([])
        self.fish_bag: Bag = bag_of([])
        self.creature_bag: Bag = bag_of([])  # by creature, counted from 0
        self.coral_pool: vec[i64] = packed([])
        self.fish_pool: vec[i64] = packed([])
        self.creature_pool: vec[i64] = packed([])  # also holds corals, once the bag was empty
        self.creatures_locked = False  # a coral came into the creature pool: it is never refreshed again
        self.lionfish: vec[i64] = packed([])  # the fish on the lionfish card, per colour
        self.first: i64 = 0  # the seat that takes the first turn
        self.has_chosen = False  # tile and fish of this turn are chosen
        self.slot: i64 = NOTHING  # where the chosen tile lay, until its fish is chosen
        self.tile: i64 = NO_TILE  # chosen, not placed
        self.fish: i64 = NO_FISH  # chosen, not placed
        self.lifted: i64 = NOTHING  # the coral or the fish that is being moved
        self.lifted_turn: i64 = NOTHING  # how that coral lay
        self.origin: i64 = NOTHING  # the space or the bubble it comes from
        self.space: i64 = NOTHING  # where a tile was put that is to be turned, or the coral to be completed
        self.owed: i64 = 0  # shells or fish still to pay
        self.bought: i64 = NOTHING  # the action they pay for

    def _setup(self) -> None:
        lay_out(self)

    def use_cards(self, orange: list[int], blue: list[int]) -> None:
        """The match counts these ecosystem cards."""
        self.orange = orange
        self.blue = blue
        self.pad = self.facts.pad(self.switches, orange, blue)

    def ocean(self) -> Ocean:
        """Of the seat to act."""
        return self.oceans[self.to_act]

    # ---- the course of a match

    def is_starting(self) -> bool:
        """Are starting creatures still being placed? Each of them counts as a turn."""
        return self.turn < self.seats

    def begin_start(self, seat: i64) -> None:
        """Ask that seat for its starting creature; without pools it is drawn."""
        self.to_act = seat
        self.step = START
        if self.switches.no_pools:
            self.tile = draw_creature(self)

    def end_start(self) -> None:
        """The seat before is asked next; after the first seat its first turn begins."""
        self.turn += 1
        if self.is_starting():
            self.begin_start((self.to_act - 1) % self.seats)
            return
        push_together(self)
        refill(self)
        self.begin_turn(self.first)

    def begin_turn(self, seat: i64) -> None:
        self.to_act = seat
        self.step = CHOOSE
        self.has_chosen = False

    def resume_turn(self) -> None:
        """Back to the turn after a small decision inside it."""
        self.step = PLACE if self.has_chosen else CHOOSE

    def end_turn(self) -> None:
        self.turn += 1
        seat = (self.to_act + 1) % self.seats
        if self.oceans[seat].tile_count() >= self.switches.tiles_at_the_end:
            self.to_act = OVER
        elif refill(self):
            self.begin_turn(seat)
        else:
            self.end_without_fish()

    def end_without_fish(self) -> None:
        """A fish has to come and there is none: a solo match ends at once (p. 12)."""
        if self.events is not None:
            self.tell("no-fish", {})
        self.to_act = OVER

    # ---- how the match stands

    def scores(self) -> list[int]:
        lionfish = packed_sum(self.lionfish)
        return [self.pad.total(ocean, lionfish) for ocean in self.oceans]

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.switches.solo:
            return [0] if self._is_solo_victory(scores[0]) else []
        return leaders([(scores[seat], self.oceans[seat].shells) for seat in range(self.seats)])

    def tie_breaks(self) -> list[TieBreak]:
        return [TieBreak("shells", [ocean.shells for ocean in self.oceans])]

    def _is_solo_victory(self, points: i64) -> bool:
        """Alone one wins by passing the scenario or by reaching the first rank."""
        if self.switches.scenario:
            return passes_scenario(self, 0)
        return points >= self.facts.components.ranks[0].points

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    # ---- knowledge and copies

    def _deal_anew(self, seat: int) -> None:
        """Nothing is hidden but the chance to come, and the generator is already a new one."""

    def _copy(self, random: Random) -> ShallowSeaState:
        copy = ShallowSeaState(self.game, self.seats, self.options, random, self.facts, self.switches)
        layout.copy_fields(self, copy)
        return copy

    def _ints(self) -> list[int]:
        return layout.numbers(self)

    def _restore(self, numbers: list[int]) -> None:
        layout.restore(self, numbers)
        self.use_cards(self.orange, self.blue)

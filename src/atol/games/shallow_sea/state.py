"""What a position of Shallow Sea is made of, and how it is copied and written down.

A turn is a chain of small decisions. `step` says which one is asked now; what has been chosen but not laid out
yet is in `tile`, `fish` and `lifted`. Bags have no order, and all that was ever drawn from them is open, so
nobody knows more than anybody else.
"""

from __future__ import annotations

from typing import Final

from atol.core.bag import Bag, bag_of
from atol.core.game import Game, State
from atol.core.numbers import take_list, with_length
from atol.core.random import Random
from atol.games.shallow_sea.cards import Cards
from atol.games.shallow_sea.data import Components
from atol.games.shallow_sea.guide import Guide
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean, ocean_from
from atol.games.shallow_sea.options import Switches
from atol.games.shallow_sea.scoring import Pad
from atol.games.shallow_sea.tiles import Tiles

# What is asked now.
START: Final = 0  # a creature to begin with
CHOOSE: Final = 1  # a tile; before that pools may be refreshed
LINK: Final = 2  # the fish that comes with the tile
PLACE: Final = 3  # tile and fish go into the ocean
TURN_TILE: Final = 4  # how the tile lies
LODGE_FISH: Final = 5  # which fish moves into the completed coral
MOVE_FISH: Final = 6  # where the lifted fish goes
SHIFT_CORAL: Final = 7  # where the lifted coral goes
PAY: Final = 8  # with a shell or with a fish for the lionfish

STEP_NAMES: Final = ("start", "choose", "link", "place", "turn", "lodge", "move", "shift", "pay")

NOTHING: Final = -1


class Parts:
    """Everything printed, in the form the rules read; one object per game, shared by all matches."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.tiles = Tiles(components)
        self.cards = Cards(components)
        self.guide = Guide(components)

    def pad(self, switches: Switches, orange: list[int], blue: list[int]) -> Pad:
        return Pad(self.components, self.cards, switches, orange, blue)


class SeaState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        random: Random,
        parts: Parts,
        switches: Switches,
        oceans: list[Ocean],
        types: list[int],
        pad: Pad,
        coral_bag: Bag,
        fish_bag: Bag,
        creature_bag: Bag,
        coral_pool: list[int],
        fish_pool: list[int],
        creature_pool: list[int],
        lionfish: list[int],
    ) -> None:
        super().__init__(game, seats, options, random)
        self.parts = parts
        self.tiles = parts.tiles
        self.switches = switches
        self.oceans = oceans
        self.types = types  # the creatures of this match, sorted; never changed after the setup
        self.pad = pad  # with the ecosystem cards of this match
        self.coral_bag = coral_bag
        self.fish_bag = fish_bag
        self.creature_bag = creature_bag  # by creature, counted from 0
        self.coral_pool = coral_pool
        self.fish_pool = fish_pool
        self.creature_pool = creature_pool  # also holds corals, once the bag was empty
        self.lionfish = lionfish  # the fish on the lionfish card, per colour
        self.creatures_locked = False  # a coral came into the creature pool: it is never refreshed again
        self.first = 0  # the seat that takes the first turn
        self.step = START
        self.has_chosen = False  # tile and fish of this turn are chosen
        self.slot = NOTHING  # where the chosen tile lay
        self.tile = NO_TILE  # chosen, not placed
        self.fish = NO_FISH  # chosen, not placed; during a move the fish that moves is in `lifted`
        self.lifted = NOTHING  # the coral or the fish that is being moved
        self.origin = NOTHING  # the space or the bubble it comes from
        self.space = NOTHING  # where a tile was put that is to be turned, or the coral to be completed
        self.owed = 0  # shells or fish still to pay
        self.bought = NOTHING  # the action they pay for

    # ---- copies, knowledge, bytes

    def _copy(self, random: Random) -> SeaState:
        copy = self._like(random)
        copy.creatures_locked = self.creatures_locked
        copy.first = self.first
        copy.step = self.step
        copy.has_chosen = self.has_chosen
        copy.slot = self.slot
        copy.tile = self.tile
        copy.fish = self.fish
        copy.lifted = self.lifted
        copy.origin = self.origin
        copy.space = self.space
        copy.owed = self.owed
        copy.bought = self.bought
        return copy

    def _like(self, random: Random) -> SeaState:
        """A state of the same class around copies of what can change."""
        raise NotImplementedError

    def _deal_anew(self, seat: int) -> None:
        """Nothing is hidden but the chance to come, and the generator is already a new one."""

    def _ints(self) -> list[int]:
        numbers = [int(self.creatures_locked), self.first, self.step, int(self.has_chosen), self.slot, self.tile]
        numbers += [self.fish, self.lifted, self.origin, self.space, self.owed, self.bought]
        for part in (self.types, self.pad.numbers[0], self.pad.numbers[1], self.lionfish):
            numbers += with_length(part)
        for part in (self.coral_pool, self.fish_pool, self.creature_pool):
            numbers += with_length(part)
        for bag in (self.coral_bag, self.fish_bag, self.creature_bag):
            numbers += with_length(bag.counts)
        for ocean in self.oceans:
            numbers += ocean.ints()
        return numbers

    def _restore(self, numbers: list[int]) -> None:
        numbers = numbers[:]
        locked, self.first, self.step, has_chosen, self.slot, self.tile = numbers[:6]
        self.fish, self.lifted, self.origin, self.space, self.owed, self.bought = numbers[6:12]
        self.creatures_locked, self.has_chosen = bool(locked), bool(has_chosen)
        del numbers[:12]
        self.types = take_list(numbers)
        self.pad = self.parts.pad(self.switches, take_list(numbers), take_list(numbers))
        self.lionfish = take_list(numbers)
        self.coral_pool, self.fish_pool = take_list(numbers), take_list(numbers)
        self.creature_pool = take_list(numbers)
        self.coral_bag, self.fish_bag = bag_of(take_list(numbers)), bag_of(take_list(numbers))
        self.creature_bag = bag_of(take_list(numbers))
        self.oceans = [ocean_from(self.tiles, numbers) for _ in range(self.seats)]

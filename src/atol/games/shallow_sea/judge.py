"""How good a position is for a player, in hundredths of a point: points on the table and what is promised.

An unfinished coral promises its value by how many fish it lacks, an unfinished creature by what could still come to
the spaces it looks at. What is in hand counts as the best place it could go to, and every turn to come counts the
same, so that positions inside a turn can be compared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import POWERS, count_bits
from atol.games.shallow_sea.board import (
    ALL_SPACES,
    BUBBLES,
    BUBBLES_OF,
    SPACES,
    SPACES_OF,
)
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean
from atol.games.shallow_sea.state import LINK, MOVE_FISH, START, SeaState
from atol.games.shallow_sea.tiles import TURNS

TURN: Final = 900  # of 1000: which share of what turns usually bring is counted on
GAINS: Final = [
    0,
    240,
    330,
    330,
    400,
    480,
    520,
    620,
    680,
    680,
    680,
    700,
    720,
    760,
    780,
    760,
    850,
    510,
]  # the last one first
TO_COME: Final = [sum(GAINS[: turns + 1]) for turns in range(30)]  # what so many turns usually bring
SHELL: Final = 90
CORAL_EXTRA: Final = 250  # beyond its value: a shell, the cards, what creatures and fish around gain from it
READY_EXTRA: Final = 50  # the same for a coral that has all its fish
CREATURE_EXTRA: Final = 250
CHANCES: Final = [1000, 620, 330, 150, 60]  # that a coral lacking so many fish is completed, per mille
BLOCKED: Final = 450  # of 1000: what is left of the chance when a wrong fish is in the way
RIVAL: Final = 750  # of 1000: what is left when another coral wants another fish on a bubble that is empty
SHARED: Final = 1150  # of 1000: what it grows to when another coral wants the same fish there
CROWDED: Final = 1300  # of 1000: how many fish can be wanted for each that will come before hopes shrink
SOON: Final = 560  # that an unfinished coral will serve a creature
LATER: Final = 260  # that an empty space will
FEW_TURNS: Final = 6  # when fewer are left, hopes shrink


def estimate(sea: SeaState, seat: int) -> int:
    ocean = sea.oceans[seat]
    value = 100 * sea.pad.total(ocean, sum(sea.lionfish))
    if sea.to_act < 0:
        return value
    left = sea.switches.tiles_at_the_end - ocean.tile_count()  # tiles to place
    mine = sea.to_act == seat
    if mine and sea.tile != NO_TILE:
        left -= 1
    hopes = Hopes(ocean, left)
    value += TURN * TO_COME[min(left, sea.switches.tiles_at_the_end - 1)] // 1000
    value += hopes.shells(sea, sea.owed if mine else 0) + hopes.corals() + hopes.creatures()
    if mine:
        value += hopes.hand(sea)
    return value


class Hopes:
    """What an ocean promises beyond its points."""

    def __init__(self, ocean: Ocean, fish_left: int) -> None:
        self.ocean = ocean
        self.tiles = ocean.tiles
        self.fish_left = fish_left
        self.open: i64 = ALL_SPACES & ~ocean.placed
        self.unfinished: i64 = ocean.coral_spaces & ~ocean.completed
        self.hope = 1000 * min(fish_left, FEW_TURNS) // FEW_TURNS  # per mille
        self.wanted: list[int] = [0] * (4 * BUBBLES)  # how many corals want a fish of a colour on a bubble
        self.wishes: list[int] = [0] * BUBBLES  # how many want any fish there
        self.supply = 1000  # per mille of the wanted fish that can come
        self._count_wishes()

    def _count_wishes(self) -> None:
        """Where unfinished corals lack fish, and whether enough turns are left for all of them."""
        ocean = self.ocean
        lacking = 0
        for space in range(SPACES):
            if self.unfinished & POWERS[space]:
                wanted = self.tiles.wanted[ocean.spaces[space] * TURNS + ocean.turns[space]]
                for side in range(TURNS):
                    bubble = BUBBLES_OF[space][side]
                    colour = wanted[side]
                    if colour >= 0 and ocean.fish[bubble] != colour:
                        if self.wanted[4 * bubble + colour] == 0:
                            lacking += 1
                        self.wanted[4 * bubble + colour] += 1
                        self.wishes[bubble] += 1
        if 1000 * lacking > CROWDED * self.fish_left:
            self.supply = CROWDED * self.fish_left // lacking

    def shells(self, sea: SeaState, owed: int) -> int:
        """Shells, and fish that the lionfish takes for nothing, are worth something while there are turns left."""
        count = self.ocean.shells - owed
        if sea.switches.solo:
            count += max(0, sea.pad.lionfish_free - sum(sea.lionfish))
        if count < 0:  # what is owed will cost points
            return 100 * sea.pad.lionfish_loss * count
        return SHELL * count * self.hope // 1000

    # ---- corals

    def corals(self) -> int:
        total = 0
        for space in range(SPACES):
            if self.unfinished & POWERS[space]:
                total += self.coral(space, self.ocean.spaces[space], self.ocean.turns[space], 1)
        return total

    def coral(self, space: int, tile: int, turn: int, own: int) -> int:
        """What a coral lying there promises; `own` is how often its wishes are already counted."""
        wanted = self.tiles.wanted[tile * TURNS + turn]
        bubbles = BUBBLES_OF[space]
        fish = self.ocean.fish
        lacking = 0
        chance = 1000
        for side in range(TURNS):
            colour = wanted[side]
            if colour >= 0:
                there = fish[bubbles[side]]
                if there != colour:
                    lacking += 1
                    if there >= 0:
                        chance = chance * BLOCKED // 1000
                    else:
                        same = self.wanted[4 * bubbles[side] + colour]
                        if self.wishes[bubbles[side]] > same:
                            chance = chance * RIVAL // 1000
                        elif same > own:
                            chance = chance * SHARED // 1000
        if lacking > self.fish_left:
            return 0
        chance = min(1000, chance * CHANCES[lacking] // 1000)
        if lacking == 0:  # it has to be completed before the turn ends, and a fish will leave its bubble
            return 100 * self.tiles.points[tile] + READY_EXTRA
        chance = chance * self.supply // 1000
        return (100 * self.tiles.points[tile] + CORAL_EXTRA) * chance // 1000

    # ---- creatures

    def creatures(self) -> int:
        total = 0
        waiting: i64 = self.ocean.placed & ~self.ocean.completed & ~self.ocean.coral_spaces
        for space in range(SPACES):
            if waiting & POWERS[space]:
                total += self.creature(space, self.ocean.spaces[space], self.ocean.turns[space])
        return total

    def creature(self, space: int, tile: int, turn: int) -> int:
        """What a creature lying there promises beyond the part it already has."""
        region: i64 = self.tiles.regions[tile * TURNS + turn][space]
        served = 0
        soon: i64 = region & self.unfinished
        masks = self.ocean.homes if self.tiles.wants_fish[tile] else self.ocean.corals
        if self.tiles.different[tile]:
            for mask in masks:
                if region & mask:
                    served += 1
        else:
            for mask in masks:
                served = max(served, count_bits(region & mask))
        lacking = self.tiles.needed[tile] - served
        ready = count_bits(soon)
        later = count_bits(region & self.open & ~POWERS[space])
        if lacking > ready + later:
            return 0
        chance = 1000
        while lacking > 0:
            chance = chance * (SOON if ready > 0 else LATER) // 1000
            ready -= 1
            lacking -= 1
        gain = 100 * (self.tiles.points[tile] - self.tiles.parts[tile] * served) + CREATURE_EXTRA
        return gain * chance * self.hope // 1000000

    # ---- what is in hand

    def hand(self, sea: SeaState) -> int:
        value = 0
        if sea.tile != NO_TILE:
            value += self.best_place(sea, sea.tile)
        if sea.step == MOVE_FISH:  # a chosen fish would hope for the same bubble
            return value + self.best_bubble(sea, sea.lifted)
        if sea.fish != NO_FISH:
            value += self.best_bubble(sea, sea.fish)
        if sea.slot >= 0 and sea.step == LINK and not sea.switches.open_fish:
            value += self.best_bubble(sea, sea.fish_pool[sea.slot])
        return value

    def best_place(self, sea: SeaState, tile: int) -> int:
        """The most the tile would promise anywhere it may go."""
        spaces: i64 = self.open
        if sea.step != START and not sea.switches.no_pools:
            spaces &= self.ocean.near
        best = 0
        for space in range(SPACES):
            if spaces & POWERS[space]:
                for turn in self.tiles.turns[tile]:
                    best = max(best, self.placed(space, tile, turn))
        return best

    def placed(self, space: int, tile: int, turn: int) -> int:
        if tile < self.tiles.corals:
            return self.coral(space, tile, turn, 0)
        return self.new_creature(space, tile, turn)

    def new_creature(self, space: int, tile: int, turn: int) -> int:
        region: i64 = self.tiles.regions[tile * TURNS + turn][space]
        masks = self.ocean.homes if self.tiles.wants_fish[tile] else self.ocean.corals
        served = 0
        for mask in masks:
            found = count_bits(region & mask)
            if self.tiles.different[tile]:
                served += 1 if found else 0
            else:
                served = max(served, found)
        served = min(served, self.tiles.needed[tile])
        return 100 * self.tiles.parts[tile] * served + self.creature(space, tile, turn)

    def best_bubble(self, sea: SeaState, colour: int) -> int:
        """The most that a fish of that colour would add on any bubble."""
        bubbles: i64 = self.ocean.bubbles & ~self.ocean.swimming
        best = 0
        for bubble in range(BUBBLES):
            if bubbles & POWERS[bubble]:
                best = max(best, self.on_bubble(bubble, colour))
        return best

    def on_bubble(self, bubble: int, colour: int) -> int:
        ocean = self.ocean
        gain = 0
        for space in SPACES_OF[bubble]:
            bit: i64 = POWERS[space]
            if ocean.completed & ocean.coral_spaces & bit:
                gain += 100
            elif self.unfinished & bit:
                before = self.coral(space, ocean.spaces[space], ocean.turns[space], 1)
                ocean.fish[bubble] = colour
                gain += self.coral(space, ocean.spaces[space], ocean.turns[space], 1) - before
                ocean.fish[bubble] = NO_FISH
        return gain

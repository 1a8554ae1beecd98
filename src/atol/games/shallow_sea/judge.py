"""How good a position is for a player, in hundredths of a point: points on the table and what is promised.

An unfinished coral promises its value by how many fish it lacks, an unfinished creature by what could still come to
the spaces it looks at. What is in hand counts as the best place it could still go to, what is being paid for counts
as if it were there, and every turn to come counts the same, so that positions inside a turn can be compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import POWERS, count_bits, packed, packed_sum
from atol.games.shallow_sea.achievements import WHOLE, has_parts, progress
from atol.games.shallow_sea.data import Task
from atol.games.shallow_sea.ids import FISH, MOVE, SHIFT, TAKE
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE, Ocean
from atol.games.shallow_sea.spaces import ALL_SPACES, BUBBLES, BUBBLES_OF, SPACES, SPACES_OF
from atol.games.shallow_sea.steps.codes import (
    CHOOSE,
    LINK,
    LODGE_FISH,
    MOVE_FISH,
    PAY,
    START,
    TURN_TILE,
)
from atol.games.shallow_sea.tiles import TURNS

if TYPE_CHECKING:
    from atol.games.shallow_sea.state import ShallowSeaState

TURN: Final = 200  # of 1000: which share of what turns usually bring is counted on
# What a turn usually brings, the last one first.
GAINS: Final = [0, 240, 330, 330, 400, 480, 520, 620, 680, 680, 680, 700, 720, 760, 780, 760, 850, 510]
TO_COME: Final = packed([sum(GAINS[: turns + 1]) for turns in range(30)])  # what so many turns usually bring
SHELL: Final = 90
CORAL_EXTRA: Final = 150  # beyond its value: a shell, the cards, what creatures and fish around gain from it
READY_EXTRA: Final = 0  # the same for a coral that has all its fish
CREATURE_EXTRA: Final = 250
CHANCES: Final = packed([1000, 780, 500, 150, 60])  # that a coral lacking so many fish is completed, per mille
BLOCKED: Final = 450  # of 1000: what is left of the chance when a wrong fish is in the way
RIVAL: Final = 750  # of 1000: what is left when another coral wants another fish on a bubble that is empty
SHARED: Final = 1150  # of 1000: what it grows to when another coral wants the same fish there
CROWDED: Final = 2200  # of 1000: how many fish can be wanted for each that will come before hopes shrink
SOON: Final = 560  # that an unfinished coral will serve a creature
LATER: Final = 180  # that an empty space will
FEW_TURNS: Final = 6  # when fewer are left, hopes shrink
NOTHING: Final = -1
UNLINKED: Final = 90  # what a fish from another slot costs
TASK: Final = 3000  # what a scenario's task is worth, each part of it alike
SHORT: Final = 1000  # what each fish costs that the bag lacks for the turns to come: the match would end early


def estimate(state: ShallowSeaState, seat: int) -> int:
    ocean = state.oceans[seat]
    value = 100 * state.pad.total(ocean, packed_sum(state.lionfish))
    task = task_of(state)
    if task is not None:
        value += TASK * progress(state, seat, task) // WHOLE
    if state.to_act < 0:
        return value
    left = state.switches.tiles_at_the_end - ocean.tile_count()  # tiles to place
    mine = state.to_act == seat
    if mine and (state.tile != NO_TILE or is_choosing(state)):
        left -= 1
    hopes = Hopes(ocean, left)
    if task is not None and has_parts(task):
        hopes.seek(task)
    value += TURN * TO_COME[min(left, state.switches.tiles_at_the_end - 1)] // 1000
    value += hopes.shells(state, state.owed if mine else 0) + hopes.corals() + hopes.creatures()
    if state.switches.solo:
        value -= SHORT * max(0, left - state.fish_bag.total)
    if mine:
        value += hopes.hand(state)
    return value


def task_of(state: ShallowSeaState) -> Task | None:
    """Of the scenario that is played: whoever plays one wants it solved, and points alone pass by it."""
    number = state.switches.scenario
    return state.facts.components.scenarios[number - 1].task if number else None


def is_choosing(state: ShallowSeaState) -> bool:
    """Are tile and fish still to be chosen from the pools, now or after something small that comes before it?"""
    if state.has_chosen or state.switches.no_pools or state.tile != NO_TILE:
        return False
    return state.step == CHOOSE or state.step == PAY or state.step == MOVE_FISH or state.step == LODGE_FISH


def moved_fish(state: ShallowSeaState) -> i64:
    """The bubble of the fish whose move is being paid for."""
    return state.bought - MOVE if state.step == PAY and MOVE <= state.bought < SHIFT else NOTHING


class Hopes:
    """What an ocean promises beyond its points."""

    def __init__(self, ocean: Ocean, fish_left: i64) -> None:
        self.ocean = ocean
        self.tiles = ocean.tiles
        self.fish_left = fish_left
        self.open: i64 = ALL_SPACES & ~ocean.placed
        self.unfinished: i64 = ocean.coral_spaces & ~ocean.completed
        self.hope: i64 = 1000 * min(fish_left, FEW_TURNS) // FEW_TURNS  # per mille
        self.wanted: vec[i64] = vec[i64]([0] * (4 * BUBBLES))  # how many corals want a fish of a colour on a bubble
        self.wishes: vec[i64] = vec[i64]([0] * BUBBLES)  # how many want any fish there
        self.soon_corals: vec[i64] = vec[i64]([0] * 4)  # per colour: unfinished corals
        self.soon_fish: vec[i64] = vec[i64]([0] * 4)  # per colour: unfinished corals that want such a fish
        self.supply: i64 = 1000  # per mille of the wanted fish that can come
        self.extra: vec[i64] = vec[i64]([CORAL_EXTRA] * 4)  # per colour: what a coral is worth beyond its value
        self.expected: i64 = 0  # of what the creature lacks that was looked at last, in thousandths
        self._count_wishes()

    def _count_wishes(self) -> None:
        """Where unfinished corals lack fish, and whether enough turns are left for all of them."""
        ocean = self.ocean
        lacking: i64 = 0
        for space in range(SPACES):
            if self.unfinished & POWERS[space]:
                wanted = self.tiles.wanted[ocean.spaces[space] * TURNS + ocean.turns[space]]
                self.soon_corals[self.tiles.colours[ocean.spaces[space]]] |= POWERS[space]
                for side in range(TURNS):
                    bubble = BUBBLES_OF[space][side]
                    colour = wanted[side]
                    if colour >= 0:
                        self.soon_fish[colour] |= POWERS[space]
                    if colour >= 0 and ocean.fish[bubble] != colour:
                        if self.wanted[4 * bubble + colour] == 0:
                            lacking += 1
                        self.wanted[4 * bubble + colour] += 1
                        self.wishes[bubble] += 1
        if 1000 * lacking > CROWDED * self.fish_left:
            self.supply = CROWDED * self.fish_left // lacking

    def seek(self, task: Task) -> None:
        """Corals that the task still lacks promise their part of it as well."""
        if task.kind == "corals_of_every_colour":
            for colour in range(4):
                self.seek_coral(colour, task.least, TASK // (4 * task.least))
        elif task.kind == "corals_of_one_colour":
            laid = [count_bits(self.ocean.corals[colour] | self.soon_corals[colour]) for colour in range(4)]
            self.seek_coral(laid.index(max(laid)), task.least, TASK // task.least)

    def seek_coral(self, colour: i64, least: i64, gain: i64) -> None:
        lacking = least - count_bits(self.ocean.corals[colour])
        if lacking > 0:
            self.extra[colour] += gain * lacking // max(lacking, count_bits(self.soon_corals[colour]))

    def shells(self, state: ShallowSeaState, owed: i64) -> i64:
        """Shells, and fish that the lionfish takes for nothing, are worth something while there are turns left."""
        count = self.ocean.shells - owed
        if state.switches.solo:
            count += max(0, state.pad.lionfish_free - packed_sum(state.lionfish))
        if count < 0:  # what is owed will cost points
            return 100 * state.pad.lionfish_loss * count
        return SHELL * count * self.hope // 1000

    # ---- corals

    def corals(self) -> i64:
        total: i64 = 0
        for space in range(SPACES):
            if self.unfinished & POWERS[space]:
                total += self.coral(space, self.ocean.spaces[space], self.ocean.turns[space], 1)
        return total

    def coral(self, space: i64, tile: i64, turn: i64, own: i64) -> i64:
        """What a coral lying there promises; `own` is how often its wishes are already counted."""
        wanted = self.tiles.wanted[tile * TURNS + turn]
        bubbles = BUBBLES_OF[space]
        fish = self.ocean.fish
        lacking: i64 = 0
        chance: i64 = 1000
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
        spare = self.fish_left - lacking + 1
        chance = chance * self.supply * spare // (1000 * (spare + 1))
        return (100 * self.tiles.points[tile] + self.extra[self.tiles.colours[tile]]) * chance // 1000

    # ---- creatures

    def creatures(self) -> i64:
        total: i64 = 0
        waiting: i64 = self.ocean.placed & ~self.ocean.completed & ~self.ocean.coral_spaces
        for space in range(SPACES):
            if waiting & POWERS[space]:
                total += self.creature(space, self.ocean.spaces[space], self.ocean.turns[space])
        return total

    def creature(self, space: i64, tile: i64, turn: i64) -> i64:
        """What a creature lying there promises beyond the part it already has."""
        region: i64 = self.tiles.regions[tile * TURNS + turn][space]
        served = self.served(tile, region)
        later = count_bits(region & self.open & ~POWERS[space])
        chance = self.chance_of(tile, region, served, later)
        part = self.tiles.parts[tile]
        whole = 100 * (self.tiles.points[tile] - part * self.tiles.needed[tile]) + CREATURE_EXTRA
        return (100 * part * self.expected + whole * chance) * self.hope // 1000000

    def served(self, tile: i64, region: i64) -> i64:
        """How many of the corals or fish it wants are there."""
        return min(self.ocean.matching_in(region, tile), self.tiles.needed[tile])

    def chance_of(self, tile: i64, region: i64, served: i64, later: i64) -> i64:
        """That the creature is completed, per mille: by unfinished corals that fit, then by empty spaces."""
        needed = self.tiles.needed[tile]
        fish = self.tiles.wants_fish[tile]
        if self.tiles.different[tile]:
            return self.chance_of_colours(needed - served, region, fish, later)
        best: i64 = 0
        most: i64 = 0
        for colour in range(4):
            mask: i64 = self.ocean.homes[colour] if fish else self.ocean.corals[colour]
            there = min(needed, count_bits(region & mask))
            soon = count_bits(region & self.soon(colour, fish))
            best = max(best, self.likely(needed - there, soon, later))
            most = max(most, self.expected - 1000 * (served - there))
        self.expected = most
        return best

    def chance_of_colours(self, lacking: i64, region: i64, fish: bool, later: i64) -> i64:
        """The same where every one has to be of another colour."""
        soon: i64 = 0
        for colour in range(4):
            there = self.ocean.homes[colour] if fish else self.ocean.corals[colour]
            if region & there == 0 and region & self.soon(colour, fish):
                soon += 1
        return self.likely(lacking, soon, later)

    def likely(self, lacking: i64, soon: i64, later: i64) -> i64:
        """The chance that all that lacks will come, per mille; how much of it is expected is noted."""
        chance: i64 = 1000
        self.expected = 0
        while lacking > 0:
            if soon + later <= 0:
                return 0
            chance = chance * (SOON if soon > 0 else LATER) // 1000
            self.expected += chance
            later -= 0 if soon > 0 else 1
            soon -= 1 if soon > 0 else 0
            lacking -= 1
        return chance

    def soon(self, colour: i64, fish: bool) -> i64:
        """Unfinished corals of that colour, or those that a fish of that colour may move into."""
        corals: i64 = self.soon_fish[colour] if fish else self.soon_corals[colour]
        return corals

    # ---- what is in hand

    def hand(self, state: ShallowSeaState) -> i64:
        value = self.best_choice(state) if is_choosing(state) else self.chosen(state)
        if state.step == MOVE_FISH:
            return value + self.best_bubble(state, state.lifted)
        bubble = moved_fish(state)
        return value if bubble == NOTHING else value + self.best_move(state, bubble)

    def chosen(self, state: ShallowSeaState) -> i64:
        """The tile and the fish that were chosen or are being paid for."""
        value = self.best_place(state, state.tile) if state.tile != NO_TILE else 0
        if state.fish != NO_FISH and state.step != MOVE_FISH:  # a lifted fish would hope for the same bubble
            value += self.best_bubble(state, state.fish)
        elif state.step == LINK and state.slot >= 0 and not state.switches.open_fish:
            value += self.best_link(state)
        elif state.step == PAY and FISH <= state.bought < TAKE:
            value += self.best_bubble(state, state.fish_pool[state.bought - FISH])
        return value

    def best_link(self, state: ShallowSeaState) -> i64:
        """The most that a fish promises; one from another slot costs a shell."""
        best = self.best_bubble(state, state.fish_pool[state.slot])
        for colour in state.fish_pool:
            if colour >= 0:
                best = max(best, self.best_bubble(state, colour) - UNLINKED)
        return best

    def best_move(self, state: ShallowSeaState, bubble: i64) -> i64:
        """What it brings to move the fish of that bubble to the best other one."""
        fish = self.ocean.fish
        colour = fish[bubble]
        fish[bubble] = NO_FISH
        gain = self.best_bubble(state, colour) - self.on_bubble(bubble, colour)
        fish[bubble] = colour
        return max(0, gain)

    def best_choice(self, state: ShallowSeaState) -> i64:
        """The most that a tile of the pools and a fish promise together; a fish from another slot costs a shell."""
        fish = [self.best_bubble(state, colour) for colour in range(4)]
        any_fish: i64 = 0
        for colour in state.fish_pool:
            if colour >= 0:
                any_fish = max(any_fish, fish[colour])
        best: i64 = 0
        for slot, colour in enumerate(state.fish_pool):
            linked = fish[colour] if colour >= 0 else 0
            tile = max(self.in_pool(state, state.coral_pool, slot), self.in_pool(state, state.creature_pool, slot))
            best = max(best, tile + max(linked, any_fish - UNLINKED))
        return best

    def in_pool(self, state: ShallowSeaState, pool: vec[i64], slot: i64) -> i64:
        return self.best_place(state, pool[slot]) if pool[slot] >= 0 else 0

    def best_place(self, state: ShallowSeaState, tile: i64) -> i64:
        """The most the tile would promise anywhere it may go."""
        spaces: i64 = self.open
        if state.step != START and not state.switches.no_pools:
            spaces &= self.ocean.near
        if state.step == TURN_TILE and state.lifted == NOTHING:
            spaces = POWERS[state.space]
        best: i64 = 0
        for space in range(SPACES):
            if spaces & POWERS[space]:
                for turn in self.tiles.turns[tile]:
                    best = max(best, self.placed(space, tile, turn))
        return best

    def placed(self, space: i64, tile: i64, turn: i64) -> i64:
        if tile < self.tiles.corals:
            return self.coral(space, tile, turn, 0)
        return self.new_creature(space, tile, turn)

    def new_creature(self, space: i64, tile: i64, turn: i64) -> i64:
        region: i64 = self.tiles.regions[tile * TURNS + turn][space]
        return 100 * self.tiles.parts[tile] * self.served(tile, region) + self.creature(space, tile, turn)

    def best_bubble(self, state: ShallowSeaState, colour: i64) -> i64:
        """The most that a fish of that colour would add on any bubble."""
        bubbles: i64 = self.ocean.bubbles & ~self.ocean.swimming
        best: i64 = 0
        for bubble in range(BUBBLES):
            if bubbles & POWERS[bubble]:
                best = max(best, self.on_bubble(bubble, colour))
        return best

    def on_bubble(self, bubble: i64, colour: i64) -> i64:
        ocean = self.ocean
        gain: i64 = 0
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
